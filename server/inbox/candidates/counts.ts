import { anyOf } from "../languages/known";
import { prior } from "../lists";
import type { Line } from "../message/line";
import { once } from "../once";
import type { Found } from "./found";

/**
 * "Visit: 4/6", "Class: Reformer (Level 2/3)": two numbers that count. They could be a day of this or the next year, and are
 * one where no other row names the day.
 */
export function withoutCounts(all: Found[], lines: Line[]): Found[] {
  const found = withoutAttendance(all, lines).filter((one) => !isOfMonth(one));
  const isCounted = (one: Found, i: number) => isCount(one) && !isHour(found[i + 1]);
  if (!found.some(isCounted)) return found;
  const isDay = (one: Found) => one.labelled && !one.loose && one.moment.date !== null && naming.has(one.role);
  const isNamed = found.some((one) => isDay(one) && !isCount(one));
  return isNamed ? found.filter((one, i) => !isCounted(one, i)) : found;
}

const naming = new Set<Found["role"]>(["when", "old", "cancelled"]);

/** "Session: 12/15", and below it "Time: 3 PM", is a day. */
const isHour = (next: Found | undefined) => next !== undefined && next.moment.date === null;

/** "Two of her three October appointments": how many in that month. */
function isOfMonth({ line: { text }, moment: { date, from, to } }: Found) {
  const isSpelled = date?.written.form === "yearless" && twoWords.test(text.slice(from, to));
  return isSpelled && behind.test(text.slice(to, to + LONGEST));
}
const twoWords = /^\p{L}+ \p{L}+$/u;
const behind = new RegExp(`^ (?:${anyOf(({ appt }) => appt)})(?!\\p{L})`, "iu");

/** So many of so many, under a label that names an appointment and no day: "Visit", not "Visit date". */
function isCount({ moment: { date, time, span }, labelled, label }: Found): boolean {
  if (date?.written.form !== "numeric" || date.written.year !== null || date.written.dotted) return false;
  if (time !== null || span || date.weekday !== null || date.written.first > date.written.second) return false;
  return labelled && !/\p{L}/u.test((label ?? "").toLowerCase().replace(nouns, ""));
}

const nouns = new RegExp(`(?<!\\p{L})(?:${anyOf(({ appt }) => appt)})(?!\\p{L})`, "giu");

/** "Attending now: 12/12 -> 11/12" beside the day of the class: how many come, and no day of December. */
function withoutAttendance(found: Found[], lines: Line[]): Found[] {
  const isOfMany = ({ moment: { date, time }, labelled, line, index }: Found) =>
    date?.written.form === "numeric" &&
    time === null &&
    (labelled ? countIn(line.text) : countBelow(lines, index)) !== null;
  return found.some(isOfMany) && found.some((one) => one.moment.date !== null && !isOfMany(one))
    ? found.filter((one) => !isOfMany(one))
    : found;
}

/** "Attending: 14 of 14", "Attendees: 15/15 -> 14/15", "12 of 12 places taken", and the number below such a label: how many come at last. */
export function countIn(text: string): { coming: number; places: number } | null {
  if (text.length > LONGEST || !ofSo.test(text)) return null;
  const [, labelled, places, counted, all] = attendance().exec(text) ?? [];
  const coming = labelled ?? counted;
  return coming === undefined ? null : { coming: Number(coming), places: Number(places ?? all) };
}

/** The head of a column over "15/15", or the line above it, counts who comes. */
export function countBelow(lines: Line[], i: number): { coming: number; places: number } | null {
  const cells = lines[i]?.text.split("\t") ?? [];
  const at = cells.findIndex((cell) => alone.test(cell));
  if (at < 0) return null;
  const heads = (prior(lines, i)?.text || prior(lines, i, 2)?.text)?.split("\t") ?? [];
  return heads.length === cells.length ? countIn(`${heads[at]}: ${cells[at]}`) : null;
}

const LONGEST = 60;
/** "14/14", "14 of 14" */
const between = " ?(?:\\/|\\p{L}{1,6}) ?";
const so = `(\\d{1,3})${between}(\\d{1,3})`;
const ofSo = new RegExp(`\\d${between}\\d`, "u");
const alone = new RegExp(`^${so}$`, "u");
const attendance = once(() => {
  const who = anyOf(({ parties }) => parties.attending);
  return new RegExp(
    `^\\W{0,4}(?:\\p{L}+ )?(?:${who})\\s?[:\\t]\\s*(?:\\d{1,3}${between}\\d{1,3}\\s?(?:→|[-–=]{1,2}>)\\s?){0,3}${so}(?! ?[\\d/.:-])|^\\W{0,4}${so} (?:\\p{L}+ ){0,3}(?:${who})(?!\\p{L})`,
    "iu",
  );
});
