import { expect, test } from "vitest";
import { monthAfter } from "./subscription";

const seconds = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;

test.each([
  ["2026-03-15", "2026-04-15"],
  ["2026-01-31", "2026-02-28"],
  ["2028-01-31", "2028-02-29"],
  ["2026-12-31", "2027-01-31"],
])("a month that begins on %s ends on %s", (start, end) => {
  expect(monthAfter(seconds(start))).toBe(seconds(end));
});
