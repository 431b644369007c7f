import { expect, test } from "vitest";
import { gathered, prior } from "./lists";

test("nothing stands before the beginning of a list", () => {
  const list = ["a", "b", "c"];
  expect([0, 1, 2, 3].map((at) => prior(list, at))).toEqual([undefined, "a", "b", "c"]);
  expect([0, 1, 2, 3].map((at) => prior(list, at, 2))).toEqual([undefined, undefined, "a", "b"]);
});

test("gathers what flatMap gathers", () => {
  const pairs = (one: number, i: number) => (one % 2 === 0 ? [] : [one, i]);
  expect(gathered([1, 2, 3], pairs)).toEqual([1, 2, 3].flatMap(pairs));
});
