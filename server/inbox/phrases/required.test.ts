import { expect, test } from "vitest";
import { alternatives, BEGINS, ENDS, requiredOf, wordEnd, wordStart } from "./required";

test.each([
  ["cancel+ed by", [["led "], ["cancel"], [" by"]]],
  ["(?:has|have) been cancel+ed", [["led"], [" cancel"], [" been "], ["has ", "have "]]],
  [
    "(?:won't|cannot) (?:make|come)",
    [
      ["won't ", "cannot "],
      [" make", " come"],
    ],
  ],
  ["re-?schedul(?:ed|es)", [["scheduled", "schedules"], ["re"]]],
  ["after all|never ?mind", [["after ", "never"]]],
  ["(?:late )?cancel(?! my)", [["cancel"]]],
  ["(?<=→ ?)cancel+ed(?= by)", [["led"], ["→"], ["cancel"], [" by"]]],
  ["\\d+ ?% (?:off|discount)", [[" off", " discount"]]],
  ["can we…cancel[^.!]*\\?", [["cancel"], ["?"], ["can "], [" we"]]],
  ["[,;-] maybe", [[" maybe"], [",", ";", "-"]]],
  ["q&a|\\{\\{", [["q&a", "{"]]],
  ["[\\w-]{0,3}", []],
])("a match of %j contains one of each of %j", (pattern, required) => {
  expect(requiredOf(pattern)).toEqual(required);
});

test("of a whole phrase it is known where its first word begins and its last one ends", () => {
  const whole = (phrase: string) => requiredOf(`${wordStart}(?:${phrase})${wordEnd}`);
  expect(whole("the (?:mon|tues)day one")).toEqual([[" monday ", " tuesday "], [` one${ENDS}`], [`${BEGINS}the `]]);
  expect(whole("'m (?:un)?able|y")).toEqual([[`able${ENDS}`, `${BEGINS}y${ENDS}`]]);
});

test("bars inside a group part nothing", () => {
  expect(alternatives("a(?:b|c)|[|]d")).toEqual(["a(?:b|c)", "[|]d"]);
});
