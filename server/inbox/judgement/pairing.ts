import { anyOf } from "../languages/known";
import type { Line } from "../message/line";
import type { Moment } from "../moments/moments";
import { dayBehind, hoursOf, isChained, isOfSameDay, isOwned } from "./chains";
import type { Role, Segment } from "./labels";
import { isRowOf } from "./lists";
import { hourLeft } from "./moves";
import { hourInNext } from "./next-sentence";

/** A date or time with what its line says about it. */
export interface Found {
  moment: Moment;
  role: Role | null;
  /** The side of a move, where words for moving or an arrow say so. */
  move: "from" | "to" | null;
  labelled: boolean;
  /** The words of its label, if they stand beside or above it. */
  label: string | null;
  sentence: { text: string; from: number };
  /** Its sentence says nothing but that this was the hour. */
  ownHour: boolean;
  line: Line;
  index: number;
}

export interface Pair {
  date: Found;
  time: Found | null;
  extra?: boolean;
  /** The hour is somebody's, beside another one of the same day. */
  each?: boolean;
  /** The date is a heading above. Unless it is `extra`, the place of the pair is that of the time. */
  row?: boolean;
}

/** Joins a date with the time that stands beside, below or above it. */
export function paired(found: Found[], lines: Line[], segments: Segment[][], agenda: boolean): Pair[] {
  const taken = new Set<Found>();
  const pairs: Pair[] = [];
  for (const [i, date] of found.entries()) {
    if (!date.moment.date) continue;
    if (date.moment.time || date.moment.span) {
      pairs.push({ date, time: null });
      continue;
    }
    const time = partner(found, i, lines, segments, taken, agenda);
    if (time) taken.add(time);
    const [own, ...others] = time || agenda ? [] : hoursOf(date, found, (hour) => isOpen(hour, taken));
    for (const hour of [own, ...others]) if (hour) taken.add(hour);
    pairs.push({ date, time: time ?? own ?? null }, ...others.map((hour) => ({ date, time: hour, each: true })));
  }
  return [
    ...pairs,
    ...(agenda
      ? rowTimes(found, taken)
      : [
          ...sameDays(found, taken),
          ...further(found, taken),
          ...rowsBelow(pairs, found),
          ...columnTimes(found, taken),
        ]),
  ];
}

const isOpen = (hour: Found, taken: Set<Found>) => !hour.moment.date && !taken.has(hour) && slotRoles.has(hour.role);

/** "A field trip on Monday, so please cancel his 11:00 session that day": whatever else is said of the day itself. */
function sameDays(found: Found[], taken: Set<Found>): Pair[] {
  return found.flatMap((time, i) => {
    if (!isOpen(time, taken)) return [];
    const day = dayBehind(time, found.slice(i + 1));
    if (day) {
      taken.add(time);
      return [{ date: day, time, each: true }];
    }
    if (!isOfSameDay(time)) return [];
    const date = found.slice(0, i).findLast(({ moment }) => moment.date !== null);
    if (date?.line !== time.line || date.moment.span || date.role === "stamp") return [];
    taken.add(time);
    return [{ date: { ...date, role: slotRoles.has(date.role) ? date.role : null }, time, each: true }];
  });
}

/** A date that has a line to itself, the hours of several rows below it: "Wednesday, December 16 / 8:15 Ann / 12:45 Bo". */
function rowsBelow(pairs: Pair[], found: Found[]): Pair[] {
  return pairs.flatMap(({ date, time }) => {
    // "Friday, December 11:", and below it "Linda Voss 1:00 pm"
    const isHead = !time && !date.moment.time && date.line.text.endsWith(":");
    if ((!isHead && (!time || time.index <= date.index || !opens(time))) || !fills(date)) return [];
    const isRow = isHead ? isRowOf : opens;
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

const opens = ({ line, moment }: Found) => !/[\p{L}\p{N}]/u.test(line.text.slice(0, moment.from));
/** Alone, or in a heading: "Cancelled for Wednesday, December 16:", "am Mittwoch, den 16.12., haben abgesagt:". */
function fills({ line, moment }: Found) {
  const before = line.text.slice(0, moment.from);
  const after = line.text.slice(moment.to);
  if (line.text.endsWith(":")) return !/\d|[.!?]\s/.test(after);
  return before.length < 30 && !/\d|[.!?]\s/.test(before) && !/[\p{L}\p{N}]/u.test(after);
}

/** A card: the date fills its cell, and the hour is a piece of the next one, "THU 10 DEC | Ann Lee, 9:30 AM, Facial". */
function onCard({ line, moment: time }: Found, { moment: date }: Found) {
  const { text } = line;
  if (time.from < date.to || /[^\t]/.test(text[date.from - 1] ?? "\t")) return false;
  const between = text.slice(date.to, time.from);
  return /^\t[^\t]*$/.test(between) && /[\t,|·•]\s*$/.test(between) && /^\s*(?:$|[\t,|·•(])/.test(text.slice(time.to));
}

/** "Wednesday, February 3:" and below it "10:15  Ann", "14:40  Bo": each with the date above. */
function rowTimes(found: Found[], taken: Set<Found>): Pair[] {
  return found.flatMap((time, i) => {
    if (time.moment.date || taken.has(time)) return [];
    const above = found.slice(0, i).filter(({ moment, role }) => moment.date && !moment.time && slotRoles.has(role));
    // "Thursday 21st, as it stands tonight": the day that is written out.
    const date = above.findLast(({ moment }) => moment.date?.written.form !== "shift") ?? above.at(-1);
    return date && date.line !== time.line ? [{ date, time, row: true }] : [];
  });
}

const and = anyOf(({ leads }) => leads.and);
const atHour = anyOf(({ leads }) => leads.atHour);
const fromHour = anyOf(({ leads }) => leads.fromHour);
const onDay = anyOf(
  ({ leads }) => leads.onDay,
  ({ leads }) => leads.ofDay,
);

const goesOn = new RegExp(`(?:\\b(?:${and})|[,;&+])\\s*(?:(?:${atHour}) )?$`, "i");

/** "Tuesday, December 8: 9:00 AM (Ann) and 3:00 PM (Bo)": a second time for the same date. */
function further(found: Found[], taken: Set<Found>): Pair[] {
  return found.flatMap((time, i): Pair[] => {
    const before = found[i - 1];
    if (!isOpen(time, taken) || before?.line !== time.line) return [];
    if (before.sentence.from !== time.sentence.from) return [];
    const date = found.slice(0, i).findLast(({ moment }) => moment.date !== null);
    if (date?.line !== time.line) return [];
    const { text } = time.line;
    if (isOwned(time) && isChained(text.slice(before.moment.to, time.moment.from))) return [{ date, time, each: true }];
    return goesOn.test(text.slice(0, time.moment.from)) ? [{ date, time, extra: true }] : [];
  });
}

export const slotRoles = new Set<Role | null>([null, "when", "old", "fresh", "cancelled"]);

function partner(
  found: Found[],
  i: number,
  lines: Line[],
  segments: Segment[][],
  taken: Set<Found>,
  agenda: boolean,
): Found | null {
  const date = found[i] as Found;
  if (!slotRoles.has(date.role)) return null;
  const timesOnly = found.filter((other) => !other.moment.date && !taken.has(other) && slotRoles.has(other.role));
  const left = agenda ? null : hourLeft(date, found, timesOnly);
  if (left) return left;
  const near = timesOnly.filter(
    (other) =>
      other.line === date.line &&
      (other.sentence.from === date.sentence.from ? introduced(other, date) : onCard(other, date)) &&
      !found.some((third) => third.moment.date !== null && liesBetween(third, date, other)),
  );
  if (near.length === 1) return near[0] ?? null;
  if (near.length > 1 || agenda) return null;
  const next = hourInNext(date, found, timesOnly, lines);
  if (next) return next;
  const below = timesOnly.find(
    (other) =>
      other.index > date.index &&
      textLinesBetween(lines, date.index, other.index) <= 2 &&
      alone(other, segments) &&
      agree(date.role, other.role),
  );
  const later = found.find(
    (other, k) => k > i && other.line !== date.line && other.moment.date !== null && slotRoles.has(other.role),
  );
  if (below && (!later || found.indexOf(below) < found.indexOf(later))) return below;
  const before = timesOnly.filter((other) => other.index < date.index);
  const above = before.filter(
    (other) => textLinesBetween(lines, other.index, date.index) <= 1 && alone(other, segments),
  );
  const last = above.at(-1);
  if (!last || !agree(date.role, last.role)) return null;
  // Of several services, each with its hour, none is the visit.
  const isOneOfSeveral = found.some(
    (other) =>
      other !== last &&
      other.moment.date === null &&
      other.moment.from <= 1 &&
      other.index < date.index &&
      textLinesBetween(lines, other.index, last.index) === 0,
  );
  return isOneOfSeveral ? beginOf(before, last, taken, lines) : last;
}

/** Services of one visit, one below the other, each with its hour: the visit begins with the first. */
function beginOf(above: Found[], last: Found, taken: Set<Found>, lines: Line[]): Found | null {
  const rows = [last];
  for (const row of above.toReversed()) {
    const [next] = rows as [Found];
    if (row === next || row.moment.from > 1 || textLinesBetween(lines, row.index, next.index) > 0) continue;
    if ((row.moment.time?.time ?? "") >= (next.moment.time?.time ?? "")) return null;
    rows.unshift(row);
  }
  const begin = rows.shift() ?? null;
  for (const row of rows) taken.add(row);
  return begin;
}

const agree = (a: Role | null, b: Role | null) =>
  a === b ||
  a === null ||
  b === null ||
  a === "cancelled" ||
  (a === "when" && b === "old") ||
  (a === "old" && b === "when");

const textLinesBetween = (lines: Line[], from: number, to: number) =>
  lines.slice(from + 1, to).filter(({ text }) => text !== "").length;

/** "noticed on August 27 and set for September 18 at 9:00" */
function liesBetween(third: Found, a: Found, b: Found) {
  const [from, to] = [a.moment.from, b.moment.from].sort((x, y) => x - y) as [number, number];
  return third.line === a.line && third.moment.from > from && third.moment.from < to;
}

/** "All three were on Monday, December 14": below it a column of hours, and above it no other date that could be theirs. */
function columnTimes(found: Found[], taken: Set<Found>): Pair[] {
  const column = found.filter(
    ({ moment, role, labelled, line }) => !moment.date && labelled && role === "when" && line.text.includes("\t"),
  );
  const [top] = column;
  if (!top || column.length < 2) return [];
  const above = found.filter(({ moment, role, index }) => moment.date && slotRoles.has(role) && index < top.index);
  const [date] = above;
  if (!date || above.length > 1 || date.moment.time || date.line.text.includes("\t")) return [];
  return column.filter((time) => !taken.has(time)).map((time) => ({ date, time, row: true }));
}

/** In a sentence, a time belongs to the date when a small word or a mark leads to it. */
function introduced(time: Found, date: Found) {
  const [first, second] = time.moment.from < date.moment.from ? [time, date] : [date, time];
  const between = time.line.text.slice(first.moment.to, second.moment.from);
  if (between.length > 60) return false;
  const isRelative = relative.has(date.moment.date?.written.form ?? "");
  if (first === time && isRelative && noun.test(between) && ofNoun.test(time.line.text.slice(0, first.moment.from)))
    return true;
  if (first === time) return toDay.test(between) || appointment.test(between) || /^\s*[-–|,•·(@]/.test(between);
  // "Tomorrow I can't come to the 5:30 session"
  const isNamed = isRelative && !/[,;]/.test(between) && ofNoun.test(between);
  if (isNamed && beforeAppointment.test(time.line.text.slice(time.moment.to))) return true;
  return toHour.test(between);
}

/** "Thursday", "tomorrow", "Thursday 10" */
const relative = new Set(["shift", "weekday", "day"]);

/** "her 3 pm appointment this afternoon": an hour that belongs to the noun after it */
const ofNoun = new RegExp(`(?:${anyOf(({ leads }) => leads.whose)})\\s*$`, "i");
const noun = /^(?: [\p{L}-]+){1,2} $/u;
/** "a two forty-five appointment this afternoon" */
const appointment = new RegExp(`^ (?:${anyOf(({ appt }) => appt)}) $`, "iu");
const beforeAppointment = new RegExp(`^ (?:${anyOf(({ appt }) => appt)})(?!\\p{L})`, "iu");

const toDay = new RegExp(`\\b(?:${onDay})\\s*$`, "i");
const toHour = new RegExp(`(?:\\b(?:${atHour}|${fromHour}|@)|[-–—|,•·(:\\t⋅]|[|·•⋅](?: \\p{L}+){1,3})\\s*$`, "iu");
const onlyLeads = new RegExp(`^(?:${atHour}|${fromHour}|${anyOf(({ leads }) => leads.aloneBeforeHour)})$`, "i");

/** A line or cell that is a time and little else, or is labelled as one. */
function alone(time: Found, segments: Segment[][]) {
  const segment = (segments[time.index] ?? []).findLast(({ from }) => from <= time.moment.from);
  if (segment?.role === "time" || segment?.role === "when" || segment?.role === "old" || segment?.role === "fresh")
    return true;
  const before = time.line.text
    .slice(segment?.from ?? 0, time.moment.from)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return segment?.role !== "plain" && ((before.split(" ").length <= 1 && before.length <= 6) || onlyLeads.test(before));
}
