import type { Segment } from "../layout/segments";
import { gathered } from "../lists";
import { type Line, lower } from "../message/line";
import { opensDotted } from "../moments/dotted";
import { type Calendar, resolveDate } from "../moments/resolve";
import { type Cues, says } from "../phrases/cues";
import { type Found, type Pair, slotRoles } from "./found";
import { isRowOf, opensRow } from "./lists";

/** Hours in rows of their own, the day in a line above them. */

/** A date that has a line to itself, the hours of several rows below it: "Wednesday, December 16 / 8:15 Ann / 12:45 Bo". */
export function rowsBelow(pairs: Pair[], found: Found[]): Pair[] {
  return gathered(pairs, ({ date, time }) => {
    // "Friday, December 11:", and below it "Linda Voss 1:00 pm"
    const isHead = !time && !date.moment.time && date.line.text.endsWith(":");
    if ((!isHead && (!time || time.index <= date.index || !opensRow(time))) || !fills(date)) return [];
    const isRow = isHead ? isRowOf : opensRow;
    const rows: Pair[] = [];
    let last = time ?? date;
    let apart = 0;
    for (const other of found.slice(found.indexOf(last) + 1)) {
      if (other.line === last.line) continue;
      // Rows stand equally far apart; another heading parts them.
      if (last !== date) apart ||= other.index - last.index;
      if (other.moment.date || !isRow(other) || !slotRoles.has(other.role)) break;
      if (apart > 3 || (apart > 0 && other.index - last.index !== apart)) break;
      rows.push({ date, time: other, extra: true, row: true });
      last = other;
    }
    return rows;
  });
}

/** Alone, or in a heading: "Cancelled for Wednesday, December 16:", "am Mittwoch, den 16.12., haben abgesagt:". */
function fills({ line, moment }: Found) {
  const before = line.text.slice(0, moment.from);
  const after = line.text.slice(moment.to);
  if (line.text.endsWith(":")) return !/\d|[.!?]\s/.test(after);
  return before.length < 30 && !/\d|[.!?]\s/.test(before) && !/[\p{L}\p{N}]/u.test(after);
}

/** "Wednesday, February 3:" and below it "10:15  Ann", "14:40  Bo": each with the date above. */
export function rowTimes(found: Found[], taken: Set<Found>): Pair[] {
  return gathered(found, (time, i) => {
    if (time.moment.date || taken.has(time)) return [];
    const above = found.slice(0, i).filter(({ moment, role }) => moment.date && !moment.time && slotRoles.has(role));
    // "Thursday 21st, as it stands tonight": the day that is written out.
    const date = above.findLast(({ moment }) => moment.date?.written.form !== "shift") ?? above.at(-1);
    return date && date.line !== time.line ? [{ date, time, row: true }] : [];
  });
}

/** "All three were on Monday, December 14": below it a column of hours, and above it no other date that could be theirs. */
export function columnTimes(found: Found[], taken: Set<Found>, segments: Segment[][]): Pair[] {
  const column = found.filter(
    ({ moment, role, labelled, line }) => !moment.date && labelled && role === "when" && line.text.includes("\t"),
  );
  const [top] = column;
  if (!top || column.length < 2) return [];
  const above = found.filter(({ moment, role, index }) => moment.date && slotRoles.has(role) && index < top.index);
  const [date] = above;
  if (!date || above.length > 1 || date.moment.time || date.line.text.includes("\t")) return [];
  const rows = !isOfClient(top, segments) && areOfOneVisit(column, found) ? [top] : column;
  return rows.filter((time) => !taken.has(time)).map((time) => ({ date, time, row: true }));
}

/** "Cut 10:30 AM 11:30 AM", and below it "Toner 11:30 AM 12:00 PM": each service begins when the one above it ends. */
function areOfOneVisit(column: Found[], found: Found[]) {
  const endOf = ({ line }: Found) =>
    found.find((other) => other.line === line && other.role === "end")?.moment.time?.time;
  return column.every(({ moment }, i) => i === 0 || endOf(column[i - 1] as Found) === moment.time?.time);
}

/** A column of its row has the clients: then each row is an appointment of its own. */
export const isOfClient = ({ index }: Found, segments: Segment[][]) =>
  (segments[index] ?? []).some(({ role }) => role === "who");

/**
 * "Für morgen haben heute abgesagt:", and below it hours in rows: of two days in the line that leads to them, today is when it was done.
 * "Heute und morgen haben abgesagt:" names two days of one verb.
 */
export function doneToday(found: Found[], cues: Cues, calendar: Calendar): void {
  const leading = found.filter(({ line, moment, role }) => isDay(moment) && role === null && /[:：]$/.test(line.text));
  const isToday = ({ moment }: Found) =>
    moment.date !== null && resolveDate(moment.date, calendar).dates[0] === calendar.today;
  for (const one of leading.filter(isToday)) {
    const other = found.find((day) => day !== one && day.line === one.line && day.moment.date && !isToday(day));
    if (!other) continue;
    const [first, second] = one.moment.from < other.moment.from ? [one, other] : [other, one];
    const between = lower(one.line.text.slice(first.moment.to, second.moment.from));
    if (/\p{L}{2}/u.test(between) && !says(cues, "joining", between)) one.role = "stamp";
  }
}

const isDay = ({ date, time }: Found["moment"]) => date !== null && time === null;

/** "- 14.00 Frau Lau", below "Morgen haben abgesagt:" or below another such row. */
export const isHourRow = ({ text }: Line, above: Line | undefined, last: Found | undefined) =>
  opensDotted(text) &&
  last !== undefined &&
  last.line === above &&
  (above.text.endsWith(":") || last.moment.time !== null);
