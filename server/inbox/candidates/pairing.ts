import { anyOf } from "../languages/known";
import type { Role, Segment } from "../layout/segments";
import { gathered, prior } from "../lists";
import type { Line } from "../message/line";
import { dayBehind, hoursOf, isChained, isOfSameDay, isOwned } from "./chains";
import { columnTimes, isOfClient, rowsBelow, rowTimes } from "./day-rows";
import { type Found, type Pair, slotRoles } from "./found";
import { hourLeft } from "./moved-hours";
import { hourInNext } from "./next-sentence";
import { isOfNoun, joining, ofNoun } from "./nouns-between";

/** Joins a date with the time that stands beside, below or above it: what is struck through with what is struck through. */
export function paired(found: Found[], lines: Line[], segments: Segment[][], agenda: boolean): Pair[] {
  const struck = found.filter(({ moment }) => moment.struck);
  const left = found.filter(({ moment }) => !moment.struck);
  const isApart = [struck, left].every((half) => half.some(isDay) && half.some(isHour));
  return isApart
    ? [...joined(left, lines, segments, agenda), ...joined(struck, lines, segments, agenda)]
    : joined(found, lines, segments, agenda);
}

const isDay = ({ moment }: Found) => moment.date !== null && !moment.time;
const isHour = ({ moment }: Found) => moment.time !== null && !moment.date;

function joined(found: Found[], lines: Line[], segments: Segment[][], agenda: boolean): Pair[] {
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
    const [own, ...others] =
      time || agenda ? [] : hoursOf(date, found, (hour) => isOpen(hour, taken) && !isOfNext(hour, found));
    for (const hour of [own, ...others]) if (hour) taken.add(hour);
    // "A class trip on Tuesday, and the bus won't be back for her 4:15": the hour is hers, whatever else the day brings.
    const day = own && date.role === "aside" ? { ...date, role: null } : date;
    pairs.push(
      { date: day, time: time ?? own ?? null },
      ...others.map((hour) => ({ date, time: hour, each: true, chained: true })),
    );
  }
  return [
    ...pairs,
    ...(agenda
      ? rowTimes(found, taken)
      : [
          ...sameDays(found, taken),
          ...further(found, taken),
          ...rowsBelow(pairs, found),
          ...columnTimes(found, taken, segments),
        ]),
  ];
}

/** "She broke her wrist yesterday, so she has to cancel her 2 pm massage on Friday": the hour of the day that it leads to. */
function isOfNext(hour: Found, found: Found[]) {
  const next = found[found.indexOf(hour) + 1];
  if (!next?.moment.date || next.line !== hour.line || next.sentence.from !== hour.sentence.from) return false;
  const between = hour.line.text.slice(hour.moment.to, next.moment.from);
  return oneNoun.test(between) && !joining.test(between) && introduced(hour, next);
}
const and = anyOf(({ leads }) => leads.and);
const oneNoun = /^(?: \p{Ll}[\p{Ll}-]*){1,4} $/u;

const isOpen = (hour: Found, taken: Set<Found>) => !hour.moment.date && !taken.has(hour) && slotRoles.has(hour.role);

/** "A field trip on Monday, so please cancel his 11:00 session that day": whatever else is said of the day itself. */
function sameDays(found: Found[], taken: Set<Found>): Pair[] {
  return gathered(found, (time, i) => {
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

/**
 * A card: the date fills its cell, perhaps with a caption below it, and the hour is a piece of the next one,
 * "THU 10 DEC | Ann Lee, 9:30 AM, Facial".
 */
function onCard({ line, moment: time }: Found, { moment: date }: Found) {
  const { text } = line;
  if (time.from < date.to || /[^\t]/.test(text.charAt(date.from - 1) || "\t")) return false;
  const between = text.slice(date.to, time.from);
  return (
    /^(?:, \p{L}[\p{L} &]{0,24})?\t[^\t]*$/u.test(between) &&
    /[\t,|·•]\s*$/.test(between) &&
    /^\s*(?:$|[\t,|·•(])/.test(text.slice(time.to))
  );
}

const atHour = anyOf(({ leads }) => leads.atHour);
const fromHour = anyOf(({ leads }) => leads.fromHour);
const onDay = anyOf(
  ({ leads }) => leads.onDay,
  ({ leads }) => leads.ofDay,
);

const goesOn = new RegExp(`(?:\\b(?:${and})|[,;&+])\\s*(?:(?:${atHour}) )?$`, "i");

/** "Tuesday, December 8: 9:00 AM (Ann) and 3:00 PM (Bo)": a second time for the same date. */
function further(found: Found[], taken: Set<Found>): Pair[] {
  return gathered(found, (time, i): Pair[] => {
    const before = prior(found, i);
    if (!isOpen(time, taken) || before?.line !== time.line) return [];
    if (before.sentence.from !== time.sentence.from) return [];
    const date = found.slice(0, i).findLast(({ moment }) => moment.date !== null);
    if (date?.line !== time.line) return [];
    const { text } = time.line;
    if (isOwned(time) && isChained(text.slice(before.moment.to, time.moment.from))) return [{ date, time, each: true }];
    return goesOn.test(text.slice(0, time.moment.from)) ? [{ date, time, extra: true }] : [];
  });
}

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
      !found.some((third) => third.moment.date !== null && liesBetween(third, date, other)) &&
      (other.moment.from < date.moment.from || !isOfNext(other, found)),
  );
  if (near.length === 1) return near[0] ?? null;
  const zoned = near.filter(({ moment }) => moment.zone !== null && moment.zone !== "unknown");
  // "(10am New York, 3pm for you)": one hour on two clocks.
  if (near.length === 2 && zoned.length === 1 && isOneHour(near as [Found, Found])) return zoned[0] ?? null;
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
  // "Time  3:30 PM  5:00 PM" below "Before  After": of two in one row the one on its side.
  const last = above.findLast(({ line, role }) => line === above.at(-1)?.line && agree(date.role, role));
  if (!last) return null;
  // Of several services, each with its hour, none is the visit.
  const isOneOfSeveral = found.some(
    (other) =>
      other !== last &&
      other.moment.date === null &&
      headsRow(other, last) &&
      other.index < date.index &&
      textLinesBetween(lines, other.index, last.index) === 0,
  );
  if (!isOneOfSeveral) return last;
  // A row for each client is an appointment of its own.
  return isOfClient(last, segments) ? null : beginOf(before, last, taken, lines);
}

/** It opens its row, or stands in the same column of the same table. */
const headsRow = ({ line, moment }: Found, last: Found) =>
  moment.from <= 1 ||
  (line.text.includes("\t") && cellsBefore(line, moment.from) === cellsBefore(last.line, last.moment.from));

const cellsBefore = ({ text }: Line, at: number) => text.slice(0, at).split("\t").length;

/** Services of one visit, one below the other, each with its hour: the visit begins with the first. */
function beginOf(above: Found[], last: Found, taken: Set<Found>, lines: Line[]): Found | null {
  const rows = [last];
  for (const row of above.toReversed()) {
    const [next] = rows as [Found];
    if (row === next || !headsRow(row, next) || textLinesBetween(lines, row.index, next.index) > 0) continue;
    if ((row.moment.time?.time ?? "") >= (next.moment.time?.time ?? "")) return null;
    rows.unshift(row);
  }
  const begin = rows.shift() ?? null;
  for (const row of rows) taken.add(row);
  return begin;
}

/** Nothing but a mark parts them. */
const isOneHour = ([one, other]: [Found, Found]) =>
  /^[^\p{L}\d]{0,3}[,;/(=|][^\p{L}\d]{0,3}$/u.test(one.line.text.slice(one.moment.to, other.moment.from));

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

/** In a sentence, a time belongs to the date when a small word or a mark leads to it. */
function introduced(time: Found, date: Found) {
  if (time.begins) return true;
  const [first, second] = time.moment.from < date.moment.from ? [time, date] : [date, time];
  const between = time.line.text.slice(first.moment.to, second.moment.from);
  if (between.length > NEAR) return first === date && ofVisit.test(between);
  const isRelative = relative.has(date.moment.date?.written.form ?? "");
  const before = time.line.text.slice(0, first.moment.from);
  const isNearDay = isRelative || date.moment.date?.weekday;
  if (first === time && isNearDay && isOfNoun(before, between, time.sentence.from)) return true;
  if (first === time) return toDay.test(between) || appointment.test(between) || /^\s*[-–|,•·(@]/.test(between);
  // "Tomorrow I can't come to the 5:30 session"
  const isNamed = isRelative && !/[,;]/.test(between) && ofNoun.test(between);
  if (isNamed && beforeAppointment.test(time.line.text.slice(time.moment.to))) return true;
  return toHour.test(between) || toUsual.test(between);
}

const NEAR = 60;
/** "Da ich morgen für einen Kollegen einspringen muss, kann ich die Massage um": however far, it is the hour of an appointment. */
const ofVisit = new RegExp(`^.{0,140}(?<!\\p{L})(?:${anyOf(({ appt }) => appt)}) (?:${atHour}|${fromHour})\\s*$`, "iu");

/** "Thursday", "tomorrow", "Thursday 10" */
const relative = new Set(["shift", "weekday", "day"]);

/** "a two forty-five appointment this afternoon" */
const appointment = new RegExp(`^ (?:${anyOf(({ appt }) => appt)}) $`, "iu");
const beforeAppointment = new RegExp(`^ (?:[\\p{L}-]+ ){0,2}(?:${anyOf(({ appt }) => appt)})(?!\\p{L})`, "iu");

const toDay = new RegExp(`(?<![\\p{L}\\p{N}])(?:${onDay})\\s*$`, "iu");
const toHour = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(?:${atHour}|${fromHour}|@)|[-–—|,•·(:\\t⋅]|,\\s(?:${anyOf(({ chains }) => chains.each)})|\\p{Extended_Pictographic}\\uFE0F?|[|·•⋅](?: \\p{L}+){1,3})\\s*$`,
  "iu",
);
/** "Friday (the 22nd, my usual 9.30)" */
const toUsual = new RegExp(
  `[,(:–—-]\\s*(?:${anyOf(({ leads }) => leads.whose)}) (?:${anyOf(({ dateWords }) => dateWords.usual)})\\s*$`,
  "iu",
);
const onlyLeads = new RegExp(`^(?:${atHour}|${fromHour}|${anyOf(({ leads }) => leads.aloneBeforeHour)})$`, "i");

/** "[clock icon] 3:00 PM": what a picture was called, where a text has none. */
export const pictured = /^\s*\[[\p{L} :]{2,30}\]/u;

/** A line or cell that is a time and little else, or is labelled as one. */
function alone(time: Found, segments: Segment[][]) {
  if (time.begins) return true;
  const segment = (segments[time.index] ?? []).findLast(({ from }) => from <= time.moment.from);
  if (segment?.role === "time" || segment?.role === "when" || segment?.role === "old" || segment?.role === "fresh")
    return true;
  // "Arrive by 10:30 AM, starts at 10:45 AM"
  const before = time.line.text
    .slice(segment?.from ?? 0, time.moment.from)
    .replace(/^.*\d[^,]{0,12}, /, "")
    .replace(pictured, "")
    // "At a quarter past two"
    .replace(/ (?:an?|une?|ein[em]*|una?|uma?) $/i, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return segment?.role !== "plain" && ((before.split(" ").length <= 1 && before.length <= 6) || onlyLeads.test(before));
}
