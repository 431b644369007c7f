import { expect, test } from "vitest";
import { displayDate, displayTime } from "./when";

test("dates and times are shown in words", () => {
  expect(displayDate("2026-03-03")).toBe("Tuesday, March 3, 2026");
  expect(["15:00", "00:05", "12:30", "09:00"].map(displayTime)).toEqual(["3:00 PM", "12:05 AM", "12:30 PM", "9:00 AM"]);
});
