import { inSentence } from "../candidates/cancel-sentence";
import { type Candidate, candidatesOf, type Reader } from "../candidates/candidates";
import { inRole } from "../candidates/found";
import { cancelling } from "../languages/cue";
import type { Language } from "../languages/language";
import { blocksOf } from "../layout/blocks";
import { segmentsOf } from "../layout/labels";
import { ledRowsOf } from "../layout/led-rows";
import { rowsOf } from "../layout/rows";
import { type Sections, sectionsOf } from "../layout/sections";
import type { Segment } from "../layout/segments";
import { titledOf } from "../layout/titled";
import type { Line } from "../message/line";
import type { Layer } from "../message/unwrap";
import { findMoments } from "../moments/moments";
import { type Place, saying, statementsOf } from "../statements/statements";
import { filledItems } from "./filled-items";
import type { Heard } from "./heard";

const keysOf = ({ dates, time }: Candidate) => dates.map((date) => `${date} ${time}`);

/**
 * A digest, heard as if it held nothing but its cancelled part: the subject and the other parts speak of other
 * appointments. A time that one of them names as well is taken again. Null: the email is no digest.
 */
export function digestOf(
  layer: Layer,
  segments: Segment[][],
  languages: Language[],
  reader: Reader,
  subject: Line[] = [],
): Heard | null {
  const led = ledRowsOf(layer.lines, reader.cues);
  const parts = led ? null : sectionsOf(layer.lines, reader.cues);
  const blocks = led || parts ? null : blocksOf(layer.lines, segments, reader.cues);
  const listed = led ?? parts ?? blocks ?? rowsOf(layer.lines, reader.cues);
  const titled = listed ? null : titledOf(layer.lines, reader.cues);
  const whole = listed ?? titled;
  const sections = parts ? withoutFilled(parts, languages, reader) : whole;
  if (!sections || (titled && isDoubted(layer.lines, segments, reader))) return null;
  const agenda = sections.rows ?? true;
  const days = parts && agenda ? daysIn(layer.lines, reader) : new Set<Line>();
  const read = (part: Line[]) => {
    const lines = parts && agenda ? underDays(part, layer.lines, days) : part;
    return candidatesOf(lines, segmentsOf(lines, languages), reader, agenda);
  };
  const others = new Set(sections.others);
  const around = read(sections.around).filter(({ line }) => others.has(line));
  const left = around.filter((one) => isLeft(one, around) && !isFilledAgain(one, languages, reader));
  // "Cancelled by client: Tom Hale, Thu Dec 3, 2 PM" in such a list is no moment at which that was done.
  const isOfList = ({ line, role }: Candidate) => role === "stamp" && led?.listed?.has(line);
  const cancelled = read(sections.cancelled).map((one) => (isOfList(one) ? inRole(one, null) : one));
  const told = [...cancelled, ...left.map((one) => inRole(one, null))];
  if (!told.some(({ time }) => time !== null)) return underSubject(layer, languages, reader, subject);

  const taken = new Set(around.filter((one) => !left.includes(one)).flatMap(keysOf));
  // A day above the rows is their heading.
  const rowed = agenda ? told.filter(({ time }) => time !== null) : told;
  const open = sections.cancelled.filter((line) => !others.has(line));
  const body = statementsOf(open, segmentsOf(open, languages), reader.cues, false);
  const isRow = ({ line }: Candidate) => !sections.listed || sections.listed.has(line);
  // "The crown will be here on Monday", below the rows of Tuesday; "Dina is still booked: Sun 1/31 8:00am"
  const isOther = (one: Candidate) =>
    one.time === null
      ? !rowed.some((row) => isSameDay(one, row))
      : !isRow(one) && !rowed.some((row) => isRow(row) && isSameTime(one, row));
  const isElsewhere = (place: Place) =>
    place.cue === "kept" && told.some((one) => inSentence(one, place) && isOther(one));
  // "Cancellations since yesterday" is of now.
  const isOfHeading = ({ cue, line }: Place) => cue === "older" && line === sections.heading;
  body.places = body.places.filter((place) => !isElsewhere(place) && !isOfHeading(place));
  for (const cue of ["kept", "older"] as const)
    if (!body.places.some((place) => place.cue === cue)) body.said.delete(cue);
  const says = (one: Candidate) => body.places.some((place) => cancelling.has(place.cue) && inSentence(one, place));
  const candidates = rowed
    .filter((one) => !keysOf(one).some((key) => taken.has(key)))
    .filter((one) => isRow(one) || left.some(({ line }) => line === one.line) || says(one))
    .map((one) => ({ ...one, extra: false }));
  // "Ref. 0511 · Cancelled on Mon, 2 Nov at 7:58am" at the foot of a notice is no row.
  if (candidates.length > 0 && candidates.every(({ role }) => role === "stamp")) return null;
  const { heading } = sections;
  const headline = (line: Line): Place => {
    const words = line.text;
    return { cue: "headline", line, from: 0, to: words.length, at: 0, words };
  };
  // Each of the rows says it, whether or not its words would be enough in a sentence.
  const isTold = (line: Line) => body.places.some((place) => place.line === line && cancelling.has(place.cue));
  for (const line of sections.listed ?? []) if (open.includes(line) && !isTold(line)) body.places.push(headline(line));
  body.said.add("headline").add("several");
  body.places.unshift(headline(heading));
  if (candidates.length === 0) body.said.add("filled");
  const [notes, head] = [saying(), saying()];
  return {
    layer,
    subject: head,
    body,
    notes,
    remarks: null,
    candidates,
    subjectCandidates: [],
    title: null,
    digest: true,
  };
}

/** What is filled again is among the other parts: its hour is somebody's. */
function withoutFilled(sections: Sections, languages: Language[], reader: Reader): Sections {
  const read = (lines: Line[]) => candidatesOf(lines, segmentsOf(lines, languages), reader, true);
  const filled = filledItems(sections.cancelled, read, languages, reader.cues);
  if (filled.size === 0) return sections;
  const others = [...sections.others, ...filled];
  return { ...sections, cancelled: sections.cancelled.filter((line) => !filled.has(line)), others, around: others };
}

/** "Your list for tomorrow (Thu 10 June)", and below it rows without a day: the subject is their heading. */
function underSubject(layer: Layer, languages: Language[], reader: Reader, subject: Line[]): Heard | null {
  if (daysIn(subject, reader).size === 0) return null;
  const lines = [...subject, ...layer.lines];
  return digestOf({ ...layer, lines }, segmentsOf(lines, languages), languages, reader);
}

/** What is said around a titled table may still be of it: an example, "the slot was filled", "please ignore". */
function isDoubted(lines: Line[], segments: Segment[][], { cues }: Reader): boolean {
  const { said, places } = statementsOf(lines, segments, cues, false);
  return doubting.some((cue) => said.has(cue)) || places.some(({ cue, named }) => cue === "moved" && named);
}

const doubting = ["staged", "filled", "slotTalk", "standing", "kept", "corrected", "retracted", "request"] as const;

const isSameTime = (one: Candidate, other: Candidate) => keysOf(one).some((key) => keysOf(other).includes(key));
const isSameDay = (one: Candidate, other: Candidate) => one.dates.some((date) => other.dates.includes(date));

/** "Mrs Bliss, was Wed 9 Dec 12:20, now Mon 14 Dec 09:00": a row that says both leaves the first. */
const isLeft = ({ role, movedFrom, time, line }: Candidate, around: Candidate[]) =>
  (role === "old" || movedFrom) &&
  time !== null &&
  around.some((one) => one.line === line && (one.role === "fresh" || one.movedTo) && one.time !== null);

/** "from Wed 9:00 to Thu 4:00 (filled from the wait list by Jo Hart)" */
const isFilledAgain = ({ line }: Candidate, languages: Language[], { cues }: Reader) =>
  statementsOf([line], segmentsOf([line], languages), cues, false).said.has("filled");

/** "Wednesday, December 16" on a line of its own. */
const DAY = 50;

const daysIn = (lines: Line[], { lexicon, home }: Reader) =>
  new Set(
    lines.filter((line) => {
      const [day, more] = line.text.length > DAY ? [] : findMoments(line, lexicon, home);
      return day?.date && !day.time && !more;
    }),
  );

/** A part that begins below a day belongs to it, even if the heading of another part stands between. */
function underDays(part: Line[], lines: Line[], days: Set<Line>): Line[] {
  const inside = new Set(part);
  let day: Line | null = null;
  let before: Line | undefined;
  return lines.flatMap((line) => {
    if (days.has(line)) day = line;
    const starts = inside.has(line) && (before === undefined || !inside.has(before));
    before = line;
    if (!inside.has(line)) return [];
    return starts && day && day !== line ? [day, line] : [line];
  });
}
