import { expect, test } from "vitest";
import { isElsewhere } from "./clocks";

test.each([
  ["15:30", "Thursday, December 3, 2026 at 3:30 PM"],
  ["14:15", "2:15pm"],
  ["09:00", "9-10 AM"],
  ["09:00", "15.03.2027, 09:00 - 09:50 Uhr"],
  ["09:00", "15.03.2027 um 9 Uhr"],
  ["15:30", "3:30 in the afternoon"],
  ["15:00", "Tuesday at 3"],
  ["12:00", "3rd of December at 12 noon"],
  ["00:00", "Sun, Dec 13, 2026 12:00 AM - 1:00 AM"],
  ["15:00", "Saturday, January 23, 2027"],
])("%s is the time of %s", (time, words) => expect(isElsewhere(time, [words])).toBe(false));

test.each([
  ["13:00", "December 15, 10 am PT"],
  ["11:00", "10:00 AM - 10:30 AM (CST)"],
  ["15:00", "2026-12-03T20:00:00Z"],
  ["16:00", "3:00pm - 3:50pm (America/Chicago)"],
])("%s is %s elsewhere", (time, words) => expect(isElsewhere(time, [words])).toBe(true));

test("a slot without a time, and words without one, are nowhere else", () => {
  expect(isElsewhere(null, ["at 3 PM"])).toBe(false);
  expect(isElsewhere("15:00", [])).toBe(false);
});
