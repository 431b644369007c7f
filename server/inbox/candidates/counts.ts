import { anyOf } from "../languages/known";
import type { Found } from "./found";

/**
 * "Visit: 4/6", "Class: Reformer (Level 2/3)": two numbers that count. They could be a day of this or the next year, and are
 * one where no other row names the day.
 */
export function withoutCounts(found: Found[]): Found[] {
  const isCounted = (one: Found, i: number) => isCount(one) && !isHour(found[i + 1]);
  if (!found.some(isCounted)) return found;
  const isDay = (one: Found) => one.labelled && !one.loose && one.moment.date !== null && naming.has(one.role);
  const isNamed = found.some((one) => isDay(one) && !isCount(one));
  return isNamed ? found.filter((one, i) => !isCounted(one, i)) : found;
}

const naming = new Set<Found["role"]>(["when", "old", "cancelled"]);

/** "Session: 12/15", and below it "Time: 3 PM", is a day. */
const isHour = (next: Found | undefined) => next !== undefined && next.moment.date === null;

/** So many of so many, under a label that names an appointment and no day: "Visit", not "Visit date". */
function isCount({ moment: { date, time, span }, labelled, label }: Found): boolean {
  if (date?.written.form !== "numeric" || date.written.year !== null || date.written.dotted) return false;
  if (time !== null || span || date.weekday !== null || date.written.first > date.written.second) return false;
  return labelled && !/\p{L}/u.test((label ?? "").toLowerCase().replace(nouns, ""));
}

const nouns = new RegExp(`(?<!\\p{L})(?:${anyOf(({ appt }) => appt)})(?!\\p{L})`, "giu");
