import { anyOf } from "../languages/known";
import { aboutTime } from "../layout/columns";
import type { Role, Segment } from "../layout/segments";
import { type Line, lower, withText } from "../message/line";
import { POINT } from "../message/signs";
import { withColon, withColons } from "../moments/dotted";
import type { Lexicon } from "../moments/lexicon";
import { findMoments, type Moment } from "../moments/moments";
import { atHome, type Calendar, type Days, isOver, resolveDate } from "../moments/resolve";
import { withoutTiles } from "../moments/tiles";
import { type Cues, listen } from "../phrases/cues";
import { firsts } from "../phrases/firsts";
import { sentencesOf, testimonialIn } from "../statements/sentences";
import { heardText } from "../statements/veils";
import { withAppositions } from "./appositions";
import { besideArrivals } from "./arrivals";
import { withBookedBefore } from "./booked-before";
import { withBrought } from "./brought";
import { withoutCounts } from "./counts";
import { doneToday, isHourRow } from "./day-rows";
import { chatStamp, goesOn, isSurname, isWeak } from "./doubtful-dates";
import { doubtOfHour, type HourDoubt } from "./doubtful-hours";
import { isExplained } from "./explained";
import type { Found, Pair } from "./found";
import { instantOf } from "./instants";
import { join } from "./joined";
import { isAnnounced, leadsToNew, lineAbove } from "./lines-above";
import { headsOfRows } from "./lists";
import { ofHour } from "./moved-hours";
import { isCancelledNext } from "./named-before";
import { isOwnHour } from "./next-sentence";
import { withoutOpeningHours } from "./opening-hours";
import { paired, pictured } from "./pairing";
import { labelling, roleOfMoment } from "./roles";
import { together } from "./together";
import { takeSides } from "./values";
import { withEarlierWriting } from "./written-earlier";

/** A date in the email, what it means, and what it seems to be. */
export interface Candidate {
  dates: string[]; // on the practitioner's clock; several when doubtful
  time: string | null;
  doubt: Days["doubt"] | "zone" | "written" | "night" | HourDoubt;
  other: string | null; // "2:30 or 3": the other hour
  weekday: number | null;
  role: Role | null;
  struck: boolean;
  span: boolean;
  ranged: boolean; // start and end were given
  minutes: number | null; // between the two
  from: boolean; // introduced by "from", which may also begin a stretch of time
  line: Line;
  index: number; // of the line
  shown: { line: Line; words: string }[]; // as written, the time perhaps on another line
  at: number; // where in the line
  begin: number; // of the day and the hour together, as far as they stand there
  end: number;
  joined: boolean; // nothing but "and the one on" stands between it and the date before
  parted: boolean; // the date before is another choice: "either Monday at 9 or Tuesday at 9"
  sentence: number; // where its sentence begins in the line
  zoned: boolean;
  written: string | null; // the hour as it stands there, in whatever zone
  exact: boolean; // a day and a month, not "Tuesday" or "tomorrow"
  shifted: boolean; // "today", "tomorrow", and no weekday beside it
  numbered: boolean; // a weekday with the number of its day: "Thursday the 27th"
  labelled: boolean; // a label, not a word before it, gave the role
  loose: boolean; // a label with unknown words, "Completion date", gave it
  stands: boolean; // the date opens its line or sentence, or an appointment is named with it
  movedFrom: boolean;
  movedTo: boolean;
  again: { line: Line; at: number }[]; // where it is named once more: "Thursday's session"
  extra: boolean; // "December 8: 9 am and 3 pm": the second time
  hourAt: number; // in its line: where the hour of an extra one stands
  row: boolean; // the hour of a row, the date above the rows
  under: Line | null; // the line with a colon that leads to the rows of which this is one
}

export interface Reader {
  lexicon: Lexicon;
  cues: Cues;
  calendar: Calendar;
  home: string;
}

/** `agenda`: a row that has only a time belongs to the date above the rows. */
export function candidatesOf(written: Line[], segments: Segment[][], reader: Reader, agenda = false): Candidate[] {
  const all: Found[] = [];
  const lines = withoutTiles(written, reader.lexicon);
  lines.forEach((line, index) => {
    if (all.length > 400) return;
    const heard = heardText(line);
    const dotted = isHourRow(line, lineAbove(index, lines), all.at(-1)) ? withColon(heard) : heard;
    const timed = line.shows(POINT) ? withColons(dotted, (at) => tellsTime(segments[index] ?? [], at)) : dotted;
    const moments = findMoments(timed === line.text ? line : withText(line, timed), reader.lexicon, reader.home);
    const sentences = moments.length > 0 ? sentencesOf(line) : [];
    // "“My Saturday 11:00 AM cancelled and I was paid anyway” says Renee of Atlanta."
    const quoted = moments.length > 0 ? testimonialIn(line) : 0;
    const stamped = moments.length > 0 ? (chatStamp.exec(line.text)?.[0].length ?? 0) : 0;
    for (const moment of moments.filter(({ from }) => from >= quoted)) {
      const sentence = sentences.findLast(({ from }) => from <= moment.from) ?? { text: line.text, from: 0 };
      const before = (segments[index] ?? []).findLast(({ from }) => from <= moment.from);
      // "New number for me: 0170 555. I have to cancel Friday at 3": no value goes on with "I".
      const isOver = before?.role !== "reason" && sentence.from > (before?.from ?? 0) && firsts.test(sentence.text);
      const segment = isOver ? undefined : before;
      if (isSurname(moment, line)) continue;
      if (isWeak(moment, segment?.role ?? null, line) && !goesOn(moment, line, all.at(-1))) continue;
      const ownHour = isOwnHour(sentence, moment, reader.cues);
      const told =
        moment.to <= stamped
          ? { role: "stamp" as const, move: null }
          : ownHour && !labelling(segment)
            ? unsaid
            : roleOfMoment(moment, line, sentence, segment, reader.cues);
      const isNew =
        told !== unsaid && told.role === null && moment.from < INDENTED && leadsToNew(index, lines, reader.cues);
      all.push({
        moment,
        role: isNew ? "fresh" : told.role,
        move: told.move,
        labelled: labelling(segment),
        label: segment?.label ?? null,
        loose: segment?.loose === true,
        sentence,
        ownHour,
        line,
        index,
      });
    }
  });
  const found = withBrought(withoutOpeningHours(withoutCounts(all, lines), lines));
  doneToday(found, reader.cues, reader.calendar);
  const heads = headsOfRows(lines, found);
  takeSides(found, reader.cues);
  // "moved from Tuesday to Thursday": no stretch of days.
  for (const [i, { moment, move }] of found.entries())
    if (move === "from" && moment.span) for (const end of found.slice(i, i + 2)) end.moment.span = false;
  const pairs = paired(found, lines, segments, agenda);
  const read = pairs.map((pair) => candidate(pair, found, lines, heads, reader));
  const dated = pairs.map(({ date }) => date);
  const named = withAppositions(withBookedBefore(read, dated, reader.calendar));
  return withEarlierWriting(besideArrivals(join(together(named), reader.cues)), lines, reader.calendar);
}

const unsaid: Pick<Found, "role" | "move"> = { role: null, move: null };

/** What a label says of the numbers behind it: null where there is none. */
function tellsTime(segments: Segment[], at: number): boolean | null {
  const role = segments.findLast(({ from }) => from <= at)?.role ?? null;
  return role === null ? null : aboutTime.has(role);
}

const fromDay = new RegExp(`\\b(?:${anyOf(({ leads }) => leads.fromDay)})\\s*$`, "i");

function namesAppointment(sentence: string, cues: Cues) {
  const opening = sentence.slice(0, 1).toLowerCase() + sentence.slice(1);
  const own = possessive.test(opening) ? opening.replace(ofAnother, " ") : opening;
  const listener = listen(cues, lower(own));
  return (["appointment", "reminder", "answered", "planned"] as const).some((cue) => listener.find(cue) !== null);
}

/** Few sentences have one, and the expression below looks at every word. */
const possessive = /\p{Ll}['’]s /u;
/** "My surgeon's appointment is Friday at 10:30" names one that she has elsewhere; "my daughter's appointment" is the client's. */
const ofAnother = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    ({ comers }) => comers.own,
    ({ chains }) => chains.owners,
  )}) (?:[\\d:.]{1,5} ?(?:[ap]\\.?m\\.? )?)?(?!(?:${anyOf(
    ({ comers }) => comers.clients,
    ({ today }) => today,
    ({ tomorrow }) => tomorrow,
  )})['’]s)\\p{Ll}+['’]s (?:${anyOf(({ appt }) => appt)})(?!\\p{L})`,
  "gu",
);

const JUST_NOW = 10; // minutes

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function candidate(
  { date, time, extra = false, row = false, each = false, chained = false }: Pair,
  around: Found[],
  lines: Line[],
  heads: Map<number, Line>,
  reader: Reader,
): Candidate {
  const moment = date.moment;
  const place = time && (each || (row && !extra)) ? time : date;
  const written = (extra || each ? time?.moment.time : (moment.time ?? time?.moment.time)) ?? null;
  const days = resolveDate(moment.date as NonNullable<Moment["date"]>, reader.calendar);
  const stated = moment.zone ?? time?.moment.zone ?? null;
  const instant = written
    ? instantOf(written, stated, time ?? date, days.dates[0] ?? reader.calendar.today, around, lines, reader.home)
    : null;
  const named = instant?.zone ?? null;
  const clock = instant?.time ?? null;
  const zone = named === "unknown" ? null : named;
  const home = days.dates.map((day) => (clock ? atHome(day, clock, zone, reader.home) : { date: day, time: null }));
  const isRelative = moment.date?.written.form === "weekday" && days.doubt === "today";
  const ago = isRelative && clock ? minutesOf(reader.calendar.now) - minutesOf(home[0]?.time ?? "") : -1;
  // "Tuesday at 3", said on a Tuesday after three: only the next one is left. At five past three it is when somebody rang.
  const kept = ago < 0 ? home : ago <= JUST_NOW ? home.slice(0, 1) : home.slice(1);
  // What was done lies in the past; "cancelled on Thursday, December 10" names the appointment.
  const done =
    date.role === "stamp" && !date.labelled && days.doubt === null && (kept[0]?.date ?? "") > reader.calendar.today;
  // "Changed by: the front desk, December 1, 9:41": nothing is moved to an hour that is over.
  const isGone = date.role === "fresh" && kept.length > 0 && kept.every((local) => isOver(local, reader.calendar));
  // "[calendar icon] Thursday"
  const before = lower(date.line.text.slice(date.sentence.from, moment.from).replace(pictured, ""));
  const wordsBefore = before.match(/\S+/g) ?? [];
  const beside = (each ? [place] : [date, time])
    .filter((found) => found !== null)
    .filter(({ line }) => line === place.line);
  const moves = time && ofHour(time);
  const shown = time ? [shownOf(date), shownOf(time)] : [shownOf(date)];
  return {
    dates: kept.map((local) => local.date),
    time: kept[0]?.time ?? null,
    doubt:
      kept.length < home.length
        ? null
        : (days.doubt ?? (named === "unknown" ? "zone" : doubtOfHour(clock, moment.part, time ?? date))),
    other: clock?.other ?? null,
    weekday: moment.date?.weekday ?? null,
    role: done
      ? null
      : isGone
        ? "stamp"
        : date.role === null || date.role === "when"
          ? (moves ?? date.role ?? time?.role ?? null)
          : date.role,
    labelled: date.labelled || (time?.labelled ?? false),
    loose: date.loose,
    stands:
      row ||
      date.labelled ||
      isAnnounced(place.index, lines) ||
      (/(?:[-–|,·:]| \/)\s*$/.test(before) && wordsBefore.filter((word) => /[\p{L}\p{N}]/u.test(word)).length <= 6) ||
      before.replace(lengthAhead, "").match(/\S*\p{L}\S*/gu)?.[1] === undefined ||
      serviceAhead.test(before) ||
      namesAppointment(date.sentence.text, reader.cues) ||
      isCancelledNext(date, lines, reader.cues) ||
      isExplained(date, time, lines, reader.cues),
    // "Neither will be there on Wednesday. That was Ella at 3:30 and Max at 4:00."
    again: chained ? [{ line: date.line, at: date.moment.from }] : [],
    extra,
    hourAt: extra && time?.line === place.line ? time.moment.from : place.moment.from,
    row,
    under: heads.get((time && time.index > date.index ? time : place).index) ?? null,
    movedFrom: date.move === "from" || time?.move === "from",
    movedTo: date.move === "to",
    struck: moment.struck || (time?.moment.struck ?? false),
    span: moment.span,
    ranged: clock?.end !== null && clock !== null,
    minutes: lengthOf(clock),
    from: [date, time].some((found) => found && fromDay.test(found.line.text.slice(0, found.moment.from))),
    line: place.line,
    index: place.index,
    shown,
    at: place.moment.from,
    begin: Math.min(...beside.map((found) => found.moment.from)),
    end: Math.max(...beside.map((found) => found.moment.to)),
    joined: false,
    parted: false,
    sentence: place.sentence.from,
    zoned: zone !== null,
    written: clock?.time ?? null,
    exact: ["full", "yearless", "numeric"].includes(moment.date?.written.form ?? ""),
    shifted: moment.date?.written.form === "shift" && moment.date.weekday === null,
    numbered: moment.date?.written.form === "day" && days.doubt === null,
  };
}

/** From start to end, over midnight, too. */
const lengthOf = (clock: { time: string; end: string | null } | null) =>
  clock?.end ? (minutesOf(clock.end) - minutesOf(clock.time) + DAY) % DAY : null;
const DAY = 24 * 60;

const shownOf = ({ line, moment }: Found) => ({ line, words: line.text.slice(moment.from, moment.to) });

/** "90 min on March 19 at 3:00 PM": how long it is leads to no other day. */
const lengthAhead = new RegExp(
  `^\\W*\\d{1,3}(?:[.,]\\d)? ?(?:${anyOf(({ dateWords }) => dateWords.counted)})(?!\\p{L})`,
  "u",
);

/** "Foot care (50 min, 39.00) on Wednesday, December 30": a service with its length in brackets leads to its day. */
const serviceAhead = new RegExp(
  `^\\W*(?:[\\p{L}\\d'’&+/-]+ ){1,5}\\((?=[^()]*\\d ?(?:${anyOf(({ dateWords }) => dateWords.counted)})(?!\\p{L}))[^()]{1,40}\\)\\W{1,3}(?:\\p{L}{1,4} )?$`,
  "u",
);

/** Room for a mark before the day that opens its line. */
const INDENTED = 4;

export const isSame = (one: Candidate, other: Candidate) =>
  one.dates.some((date) => other.dates.includes(date)) && (one.time === null || one.time === other.time);

/** Of a day or hour that may have come free. */
export const freeRoles = new Set(["when", "cancelled", "old", null]);
