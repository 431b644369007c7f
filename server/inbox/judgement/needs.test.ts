import { expect, test } from "vitest";
import { needsOfWords } from "./needs";

test("a text meets a need with a piece of a word, and where the need has a space, with a whole one", () => {
  const needs = needsOfWords();
  const [cancel, by, on] = [[" cancel"], [" by "], ["on", "at"]].map((list) => needs.numberOf(list, true));
  expect(needs.metBy("it's canceled by ann")).toEqual([cancel, by]);
  expect(needs.metBy("uncancelled by-law")).toEqual([]);
  expect(needs.metBy("on what day")).toEqual([on]);
  expect(needs.numberOf(["on", "at"])).toBe(on);
});

test("a list that does not tell is only asked about", () => {
  const needs = needsOfWords();
  const [cancel, by] = [needs.numberOf([" cancel"], true), needs.numberOf([" by "])];
  const met = needs.metBy("cancelled by ann");
  expect(met).toEqual([cancel]);
  expect(needs.areMet([by as number])).toBe(true);
});

test("words beyond those that are remembered are read all the same", () => {
  const needs = needsOfWords();
  const need = needs.numberOf(["cancel"]);
  for (let i = 0; i < 25_000; i++) needs.metBy(`word${i}`);
  needs.metBy("word1 cancelled");
  expect(needs.areMet([need as number])).toBe(true);
});
