import { expect, test } from "vitest";
import { alternatives, requiredOf } from "./required";

test.each([
  ["cancel+ed by", [["cancel"], ["ed "], [" by"]]],
  ["(?:has|have) been cancel+ed", [[" cancel"], [" been "], ["has", "have"], ["ed"]]],
  [
    "(?:won't|cannot) (?:make|come)",
    [
      ["won't", "cannot"],
      ["make", "come"],
    ],
  ],
  ["re-?schedul(?:ed|es)", [["schedul"], ["re"], ["ed", "es"]]],
  ["after all|never ?mind", [["after ", "never"]]],
  ["(?:late )?cancel(?! my)", [["cancel"]]],
  ["\\d+ ?% (?:off|discount)", [["off", "discount"]]],
  ["can we…cancel[^.!]*\\?", [["cancel"], ["can "], [" we"], ["?"]]],
  ["q&a|\\{\\{", [["q&a", "{"]]],
  ["[\\w-]{0,3}", []],
])("a match of %j contains one of each of %j", (pattern, required) => {
  expect(requiredOf(pattern)).toEqual(required);
});

test("bars inside a group part nothing", () => {
  expect(alternatives("a(?:b|c)|[|]d")).toEqual(["a(?:b|c)", "[|]d"]);
});
