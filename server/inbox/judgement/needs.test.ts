import { expect, test } from "vitest";
import { needsOfWords } from "./needs";

test("a text meets a need with a piece of a word, and where the need has a space, with a whole one", () => {
  const needs = needsOfWords();
  const [cancel, by, on] = [[" cancel"], [" by "], ["on", "at"]].map((list) => needs.numberOf(list, true));
  expect(needs.metBy("it's canceled by ann").numbers).toEqual([cancel, by]);
  expect(needs.metBy("uncancelled by-law").numbers).toEqual([]);
  expect(needs.metBy("on what day").numbers).toEqual([on]);
  expect(needs.numberOf(["on", "at"])).toBe(on);
});

test("a list that does not tell is only asked about", () => {
  const needs = needsOfWords();
  const [cancel, by] = [needs.numberOf([" cancel"], true), needs.numberOf([" by "])];
  const met = needs.metBy("cancelled by ann");
  expect(met.numbers).toEqual([cancel]);
  expect(met.has(by)).toBe(true);
});

test("words beyond those that are remembered are read all the same", () => {
  const needs = needsOfWords();
  const need = needs.numberOf(["cancel"]);
  for (let i = 0; i < 25_000; i++) needs.metBy(`word${i}`);
  expect(needs.metBy("word1 cancelled").has(need as number)).toBe(true);
});
