import { expect, test } from "vitest";
import { isTimeZone, toInstant, toLocal } from "./instant";

test.each([
  ["2026-03-03", "15:00", "America/New_York", "2026-03-03T20:00:00.000Z"],
  ["2026-07-03", "15:00", "America/New_York", "2026-07-03T19:00:00.000Z"],
  ["2026-12-31", "23:59", "Pacific/Kiritimati", "2026-12-31T09:59:00.000Z"],
  ["2026-03-08", "02:30", "America/New_York", "2026-03-08T07:30:00.000Z"], // skipped: 3:30 EDT
  ["2026-11-01", "01:30", "America/New_York", "2026-11-01T05:30:00.000Z"], // twice: the first, EDT
  ["2026-03-29", "02:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
  ["2026-04-05", "01:45", "Australia/Lord_Howe", "2026-04-04T14:45:00.000Z"], // half an hour, twice
  ["2026-06-01", "09:00", "Asia/Kathmandu", "2026-06-01T03:15:00.000Z"],
])("%s %s in %s is %s [D113]", (date, time, timeZone, instant) => {
  expect(toInstant({ date, time }, timeZone).toISOString()).toBe(instant);
});

test("a moment is shown on the clock of its zone, midnight as 00:00", () => {
  expect(toLocal(new Date("2026-12-13T07:00:00Z"), "America/Denver")).toEqual({ date: "2026-12-13", time: "00:00" });
});

test("only real time zones are time zones", () => {
  expect(isTimeZone("Europe/Berlin")).toBe(true);
  expect(isTimeZone("Mars/Olympus")).toBe(false);
});
