import { expect, test } from "vitest";
import { phraseIndex } from "./needs";
import { BEGINS, ENDS } from "./required";

test("a phrase is possible where each of its lists has a word, or a piece of one, in the text", () => {
  const possibleIn = phraseIndex([[[" cancel"]], [[" by "]], [["on", "at"]], [["on", "at"], [" by "]], []]);
  expect(possibleIn("it's canceled by ann")).toEqual([0, 1, 4]);
  expect(possibleIn("uncancelled by-law")).toEqual([4]);
  expect(possibleIn("by day on what day on that")).toEqual([1, 2, 3, 4]);
  expect(possibleIn("")).toEqual([4]);
});

test("a word that has to begin or end where a phrase does is met by no other that has its letters", () => {
  const possibleIn = phraseIndex([[[`${BEGINS}cab${ENDS}`]], [[`${BEGINS}can't `]], [[`s${ENDS}`]]]);
  expect(possibleIn("a cab, and cabs (cab)")).toEqual([0, 2]);
  expect(possibleIn("scab cable")).toEqual([]);
  expect(possibleIn("i can't go")).toEqual([1]);
});

test("what one text met is forgotten with the next", () => {
  const possibleIn = phraseIndex([[["cancel"], ["late"]]]);
  expect(possibleIn("late")).toEqual([]);
  expect(possibleIn("cancelled")).toEqual([]);
  expect(possibleIn("cancelled late")).toEqual([0]);
});

test("words beyond those that are remembered, and longer ones, are read all the same", () => {
  const possibleIn = phraseIndex([[["cancel"]], [["web"]]]);
  for (let i = 0; i < 25_000; i++) possibleIn(`word${i}`);
  expect(possibleIn("word1 cancelled")).toEqual([0]);
  const address = `https://example.com/${"a".repeat(80)}/web`;
  expect(possibleIn(`${address} cancelled ${address} word3`)).toEqual([0, 1]);
});
