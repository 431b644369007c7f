import { expect, test } from "vitest";
import type { AccountId } from "../ids";
import { createCircle } from "./circle";

const [large, small, other] = ["large", "small", "other"] as AccountId[] as [AccountId, AccountId, AccountId];
const had = (...counts: [AccountId, number][]) => new Map(counts);

test("practitioners share a claim equally, however much each has", () => {
  const circle = createCircle();
  circle.draw([large, small]);
  expect(circle.next(50, 50)).toEqual({ accounts: [large, small], share: 25 });
});

test("one alone has the whole claim", () => {
  const circle = createCircle();
  circle.draw([large]);
  expect(circle.next(50, 50)).toEqual({ accounts: [large], share: 50 });
});

test("who had less than a share has nothing left and leaves the circle", () => {
  const circle = createCircle();
  circle.draw([large, small]);
  circle.back(circle.next(50, 50), had([large, 25], [small, 20]));
  expect(circle.next(50, 50)).toEqual({ accounts: [large], share: 50 });
  circle.back({ accounts: [large], share: 50 }, had());
  expect(circle.isEmpty()).toBe(true);
});

test("when there is room for few, everybody has a turn before anybody has two", () => {
  const circle = createCircle();
  circle.draw([large, small, other]);
  const turns = Array.from({ length: 4 }, () => {
    const turn = circle.next(1, 1);
    circle.back(turn, had([turn.accounts[0]!, 1]));
    return turn.accounts[0];
  });
  expect(turns).toEqual([large, small, other, large]);
});
