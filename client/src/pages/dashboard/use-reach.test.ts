import { expect, test } from "vitest";
import { costWords, toldOf } from "./use-reach";

test.each([
  [7, 11, 7],
  [40, 12, 12],
  [1, -1, 1],
  [7, 0, 0],
  [0, 25, 0],
])("a send to %i with %i left tells %i", (clients, remaining, told) => expect(toldOf(clients, remaining)).toBe(told));

test.each([
  [7, 11, "Uses 7 of the 11 left this month"],
  [40, 12, "12 of 40 clients will be told: that is what is left this month"],
  [1, -1, "Tells 1 client."],
  [7, 0, "This month's notifications are used up."],
  [0, 25, "Nobody on your waitlist can be told by your method."],
])("a send to %i with %i left is announced as %j", (clients, remaining, words) =>
  expect(costWords(clients, remaining)).toBe(words),
);
