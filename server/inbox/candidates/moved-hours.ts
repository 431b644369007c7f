import { allOf, anyOf } from "../languages/known";
import type { Found } from "./found";

/** The hour that a moved appointment leaves, where only its day is written out: "December 8: moved from 10:00 to 11:30". */
export function hourLeft(date: Found, found: Found[], free: Found[]): Found | null {
  if (date.move === "to" || date.role === "fresh") return null;
  const together = (other: Found) => other.line === date.line && other.sentence.from === date.sentence.from;
  const hours = free.filter(together);
  if (found.some((other) => other !== date && other.moment.date !== null && together(other))) {
    const [hour] = hours;
    if (hours.length !== 1 || !hour || date.role !== "old") return null;
    // "Ann's 10 am appointment was moved from Tuesday to Thursday", "from Tuesday to Thursday, same time (10 am)"
    const isOfBoth =
      hour.moment.from < date.moment.from
        ? hour.role === null
        : sameHour.test(hour.line.text.slice(0, hour.moment.from));
    return isOfBoth ? hour : null;
  }
  const left = hours.filter(
    (hour) =>
      hour.move === "from" ||
      (hour.role === "old" &&
        hour.moment.time?.end === null &&
        hours.some((other) => other.role === "fresh" && other.moment.from > hour.moment.from)),
  );
  return left.length === 1 ? (left[0] ?? null) : null;
}

const sameHour = new RegExp(
  `(?<!\\p{L})(?:${anyOf(({ notices }) => notices.sameHour)})[^\\p{L}\\d]*(?:${anyOf(({ leads }) => leads.atHour)})? ?$`,
  "iu",
);

const fromWords = allOf(({ leads }) => leads.fromDay);

/** "Date: …, old time: 10:00, new time: 11:30": the hour says what becomes of it. "From: 10:00, to: 11:30" is how long it lasts. */
export const ofHour = ({ role, move, label }: Found) =>
  (role === "old" || role === "fresh") && (move !== null || (label !== null && !fromWords.has(label.toLowerCase())))
    ? role
    : null;
