import { expect, test } from "vitest";
import { calendarWords } from "./calendar-line";

test.each([
  [
    "DTSTART;TZID=America/Chicago:20261217T090000",
    "Starts on Thursday, December 17, 2026 at 9:00 AM, Central (Chicago)",
  ],
  [
    'DTSTART;TZID="GMT Standard Time":20261214T090000',
    "Starts on Monday, December 14, 2026 at 9:00 AM, GMT Standard Time",
  ],
  ["DTSTART:20261203T200000Z", "Starts on Thursday, December 3, 2026 at 8:00 PM, UTC"],
  ["DTSTART:20261203T2000", "Starts on Thursday, December 3, 2026 at 8:00 PM"],
  ["DTSTART;VALUE=DATE:20261203", "Starts on Thursday, December 3, 2026"],
  ["SUMMARY:Massage", "SUMMARY:Massage"],
])("%s is shown as %s", (line, words) => expect(calendarWords(line)).toBe(words));
