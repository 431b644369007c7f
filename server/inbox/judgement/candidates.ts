import type { Line } from "../message/line";
import type { Lexicon } from "../moments/lexicon";
import { findMoments, type Moment } from "../moments/moments";
import { atHome, type Calendar, type Days, resolveDate, weekdayOf } from "../moments/resolve";
import { tokenize } from "../moments/tokens";
import { findZone, type Zone } from "../moments/zones";
import { type Cues, listen, lower, sentencesOf } from "./cues";
import type { Role, Segment } from "./labels";

/** A date in the email, what it means, and what it seems to be. */
export interface Candidate {
  dates: string[]; // on the practitioner's clock; several when doubtful
  time: string | null;
  doubt: Days["doubt"] | "hour" | "midnight";
  weekday: number | null;
  role: Role | null;
  struck: boolean;
  span: boolean;
  ranged: boolean; // start and end were given
  from: boolean; // introduced by "from", which may also begin a stretch of time
  line: Line;
  index: number; // of the line
  words: string[]; // as written
  at: number; // where in the line
  zoned: boolean;
  exact: boolean; // a day and a month, not "Tuesday" or "tomorrow"
  labelled: boolean; // a label, not a word before it, gave the role
  stands: boolean; // the date opens its line or sentence, or an appointment is named with it
  movedFrom: boolean;
  extra: boolean; // "December 8: 9 am and 3 pm": the second time
}

export interface Reader {
  lexicon: Lexicon;
  cues: Cues;
  calendar: Calendar;
  home: string;
}

interface Found {
  moment: Moment;
  role: Role | null;
  labelled: boolean;
  sentence: { text: string; from: number };
  line: Line;
  index: number;
}

export function candidatesOf(lines: Line[], segments: Segment[][], reader: Reader): Candidate[] {
  const found: Found[] = [];
  lines.forEach((line, index) => {
    if (found.length > 400) return;
    const sentences = sentencesOf(line.text);
    for (const moment of findMoments(line, reader.lexicon, reader.home)) {
      const sentence = sentences.findLast(({ from }) => from <= moment.from) ?? { text: line.text, from: 0 };
      const segment = (segments[index] ?? []).findLast(({ from }) => from <= moment.from);
      if (isWeak(moment, segment?.role ?? null, line)) continue;
      const role = roleOfMoment(moment, line, sentence, segment, reader.cues);
      found.push({ moment, role, labelled: labelling(segment), sentence, line, index });
    }
  });
  return together(paired(found, lines, segments).map((pair) => candidate(pair, lines, reader)));
}

/** "Thursday's session" beside "Thursday, December 17, 4 pm" is the same one; "starting January 5, every Tuesday at 6" has its time there. */
function together(candidates: Candidate[]): Candidate[] {
  const exact = candidates.filter((one) => one.exact && slotRoles.has(one.role) && one.dates.length > 0 && !one.span);
  return candidates.filter((loose) => {
    if (loose.exact || loose.weekday === null) return true;
    const same = exact.filter(({ dates }) => weekdayOf(dates[0] as string) === loose.weekday);
    for (const one of same) {
      if (one.time === null && loose.time !== null && one.line === loose.line) {
        one.time = loose.time;
        one.words.push(...loose.words);
        one.stands = true;
      }
    }
    return !same.some(({ time }) => loose.time === null || time === loose.time);
  });
}

/** "Unit 10/11", "12/5 Harbour Street": two numbers are a date only where something says so. */
function isWeak({ date, time, from }: Moment, role: Role | null, line: Line) {
  if (date?.written.form !== "numeric" || date.written.year !== null) return false;
  if (date.weekday !== null || time !== null || date.written.dotted) return false;
  return (
    !(role === "when" || role === "old" || role === "fresh" || role === "cancelled") &&
    !/(?:\bon|\bfor|\ble|\bel|\bam|\bdu|\bdel|\bvom|\bil|\bop|\bno dia|'s)\s+$/i.test(
      line.text.slice(Math.max(0, from - 12), from),
    )
  );
}

const labelling = (segment: Segment | undefined) => {
  const role = segment?.role ?? null;
  return role !== null && role !== "plain" && role !== "who" && role !== "by";
};

const arrow = "(?:→|➔|➜|⇒|->|=>|»)";
const beforeArrow = new RegExp(`^[\\s)]*${arrow}`);
const afterArrow = new RegExp(`${arrow}\\s*$`);

function roleOfMoment(
  moment: Moment,
  line: Line,
  sentence: { text: string; from: number },
  segment: Segment | undefined,
  cues: Cues,
): Role | null {
  const labelled = segment?.role ?? null;
  const start = Math.max(sentence.from, moment.from - 70, segment?.from ?? 0);
  const before = lower(line.text.slice(start, moment.from));
  const after = lower(line.text.slice(moment.to, moment.to + 60));
  if (beforeArrow.test(after)) return "old";
  if (afterArrow.test(before)) return "fresh";
  const ahead = listen(cues, before);
  const aside = listen(cues, after).find("asideAfter") !== null || ahead.find("asideBefore") !== null;
  if (labelling(segment) && labelled !== "cancelled") {
    if (aside && (labelled === "when" || labelled === "time")) return "aside";
    return labelled === "time" ? "when" : labelled;
  }
  if (aside) return "aside";
  if (labelled === "cancelled") return labelled;
  if (ahead.find("stampBefore") && !/(?:for|für|pour|para|per|voor)\s*$/i.test(before)) return "stamp";
  if (ahead.find("freshBefore")) return "fresh";
  if (ahead.find("oldBefore")) return "old";
  return labelled === "plain" ? null : labelled === "who" || labelled === "by" ? null : labelled;
}

interface Pair {
  date: Found;
  time: Found | null;
  extra?: boolean;
}

/** Joins a date with the time that stands beside, below or above it. */
function paired(found: Found[], lines: Line[], segments: Segment[][]): Pair[] {
  const taken = new Set<Found>();
  const pairs: Pair[] = [];
  for (const [i, date] of found.entries()) {
    if (!date.moment.date) continue;
    if (date.moment.time || date.moment.span) {
      pairs.push({ date, time: null });
      continue;
    }
    const time = partner(found, i, lines, segments, taken);
    if (time) taken.add(time);
    pairs.push({ date, time });
  }
  return [...pairs, ...further(found, taken)];
}

/** "Tuesday, December 8: 9:00 AM (Ann) and 3:00 PM (Bo)": a second time for the same date. */
function further(found: Found[], taken: Set<Found>): Pair[] {
  return found.flatMap((time, i) => {
    const before = found[i - 1];
    if (time.moment.date || taken.has(time) || !slotRoles.has(time.role) || before?.line !== time.line) return [];
    const date = found.slice(0, i).findLast(({ moment }) => moment.date !== null);
    const leads = /(?:\b(?:and|und|et|y|e|en)|[,;&+])\s*(?:at |um |à |a las |às |alle |om )?$/i;
    if (date?.line !== time.line || !leads.test(time.line.text.slice(0, time.moment.from))) return [];
    return [{ date, time, extra: true }];
  });
}

const slotRoles = new Set<Role | null>([null, "when", "old", "fresh", "cancelled"]);

function partner(found: Found[], i: number, lines: Line[], segments: Segment[][], taken: Set<Found>): Found | null {
  const date = found[i] as Found;
  if (!slotRoles.has(date.role)) return null;
  const timesOnly = found.filter((other) => !other.moment.date && !taken.has(other) && slotRoles.has(other.role));
  const near = timesOnly.filter(
    (other) => other.line === date.line && other.sentence.from === date.sentence.from && introduced(other, date),
  );
  if (near.length === 1) return near[0] ?? null;
  if (near.length > 1) return null;
  const below = timesOnly.find(
    (other) =>
      other.index > date.index && textLinesBetween(lines, date.index, other.index) <= 2 && alone(other, segments),
  );
  const next = found.find((other, k) => k > i && other.moment.date !== null && slotRoles.has(other.role));
  if (below && (!next || found.indexOf(below) < found.indexOf(next)) && agree(date.role, below.role)) return below;
  const above = timesOnly.findLast(
    (other) =>
      other.index < date.index && textLinesBetween(lines, other.index, date.index) <= 1 && alone(other, segments),
  );
  return above && agree(date.role, above.role) ? above : null;
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

/** In a sentence, a time belongs to the date when a small word or a mark leads to it. */
function introduced(time: Found, date: Found) {
  const [first, second] = time.moment.from < date.moment.from ? [time, date] : [date, time];
  const between = time.line.text.slice(first.moment.to, second.moment.from);
  if (between.length > 60) return false;
  if (first === time)
    return /\b(?:on|for|am|le|el|del|du|il|op|em|no dia|de|of)\s*$/i.test(between) || /^\s*[-–|,•·(@]/.test(between);
  return /(?:\b(?:at|um|à|a las|às|alle|om|from|ab|von|time|@)|[-–—|,•·(:\t⋅])\s*$/i.test(between);
}

/** A line or cell that is a time and little else, or is labelled as one. */
function alone(time: Found, segments: Segment[][]) {
  const segment = (segments[time.index] ?? []).findLast(({ from }) => from <= time.moment.from);
  if (segment?.role === "time" || segment?.role === "when" || segment?.role === "old" || segment?.role === "fresh")
    return true;
  const before = time.line.text
    .slice(segment?.from ?? 0, time.moment.from)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return segment?.role !== "plain" && before.split(" ").length <= 1 && before.length <= 6;
}

function namesAppointment(sentence: string, cues: Cues) {
  const listener = listen(cues, lower(sentence));
  return listener.find("appointment") !== null || listener.find("reminder") !== null;
}

function candidate({ date, time, extra = false }: Pair, lines: Line[], reader: Reader): Candidate {
  const moment = date.moment;
  const clock = (extra ? time?.moment.time : (moment.time ?? time?.moment.time)) ?? null;
  const zone = moment.zone ?? time?.moment.zone ?? zoneBelow(time ?? date, lines, reader.home);
  const days = resolveDate(moment.date as NonNullable<Moment["date"]>, reader.calendar);
  const home = days.dates.map((day) => (clock ? atHome(day, clock, zone, reader.home) : { date: day, time: null }));
  const isRelative = moment.date?.written.form === "weekday" && days.doubt === "today";
  // "Tuesday at 3", said on a Tuesday after three: only the next one is left.
  const kept = isRelative && clock && (home[0]?.time ?? "") <= reader.calendar.now ? home.slice(1) : home;
  // What was done lies in the past; "cancelled on Thursday, December 10" names the appointment.
  const done =
    date.role === "stamp" && !date.labelled && days.doubt === null && (kept[0]?.date ?? "") > reader.calendar.today;
  const before = lower(date.line.text.slice(date.sentence.from, moment.from));
  const words = [date.line.text.slice(moment.from, moment.to)];
  if (time) words.push(time.line.text.slice(time.moment.from, time.moment.to));
  return {
    dates: kept.map((local) => local.date),
    time: kept[0]?.time ?? null,
    doubt:
      kept.length < home.length
        ? null
        : (days.doubt ?? (clock?.unsure ? "hour" : clock?.midnightWord ? "midnight" : null)),
    weekday: moment.date?.weekday ?? null,
    role: done ? null : (date.role ?? time?.role ?? null),
    labelled: date.labelled || (time?.labelled ?? false),
    stands:
      date.labelled ||
      (/[-–|,·:]\s*$/.test(before) && before.split(/\s+/).length <= 6) ||
      before.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length <= 1 ||
      namesAppointment(date.sentence.text, reader.cues),
    extra,
    movedFrom: listen(reader.cues, before).find("movedFrom") !== null,
    struck: moment.struck,
    span: moment.span,
    ranged: clock?.end !== null && clock !== null,
    from: /\b(?:from|von|de|du|dal|vom|van)\s*$/i.test(date.line.text.slice(0, moment.from)),
    line: date.line,
    index: date.index,
    words,
    at: moment.from,
    zoned: zone !== null,
    exact: ["full", "yearless", "numeric"].includes(moment.date?.written.form ?? ""),
  };
}

/** The zone on a line of its own: below the time (Google), or labelled a few rows further down. */
function zoneBelow(found: Found, lines: Line[], home: string): Zone | null {
  const below = lines
    .slice(found.index + 1, found.index + 10)
    .filter(({ text }) => text !== "")
    .slice(0, 4);
  for (const [i, { text }] of below.entries()) {
    const labelled = zoneLabel.exec(text);
    if (text.length > 70 || (i > 0 && !labelled)) continue;
    const value = labelled ? text.slice(labelled[0].length) : text;
    const tokens = tokenize(value, noWords);
    const zone = findZone(tokens, 0, value, home);
    if (zone && zone.next >= tokens.length - (labelled ? 4 : 0)) return zone.zone;
  }
  return null;
}

const zoneLabel =
  /^(?:time ?zone|tz|zeitzone|fuseau(?: horaire)?|zona horaria|fuso(?: orario| horário)?|tijdzone)\s*[:\t]\s*/i;
const noWords: Lexicon = { word: new Map(), phrases: new Map() };
