import { inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import type { Heard } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import type { Line } from "../message/line";
import type { Place } from "../statements/statements";
import { type Clock, isFuture, slotOf } from "./slots";

/**
 * "It was booked online on November 20" tells of the appointment that is cancelled now, "her next booking on January 7
 * is confirmed" of another one. A booking speaks against a cancellation unless its sentence names such days and nothing else.
 */
export function speaksOfBooking(heard: Heard, clock: Clock): boolean {
  const { subject, body, candidates } = heard;
  if (subject.said.has("booked")) return true;
  if (!body.said.has("booked")) return false;
  const told = subject.said.has("cancelled") || subject.said.has("headline");
  const isThanks = (place: Place) =>
    told && body.places.some((other) => other.cue === "thanked" && isSameSentence(other, place));
  const isLater = isBehindNotice(heard, clock);
  return body.places.some(
    (place) =>
      place.cue === "booked" &&
      !isThanks(place) &&
      !isOfRest(place, body.places) &&
      !isHistory(place, candidates, clock) &&
      !isLater(place),
  );
}

/** "Everything else is confirmed": the others, and nothing more is said. */
const isOfRest = ({ line, from, to, at, words }: Place, places: Place[]) =>
  places.some(
    (other) =>
      other.cue === "another" &&
      other.line === line &&
      other.from === from &&
      /^\W*$/.test(line.text.slice(from, other.at)) &&
      /^\s*$/.test(line.text.slice(other.at + other.words.length, at)) &&
      /^\W*$/.test(line.text.slice(at + words.length, to)),
  );

/**
 * "You're all set", "the rest of the day is booked": behind a notice that has said which appointment was cancelled, what
 * names no appointment, no day and nobody is no booking of that time.
 */
function isBehindNotice({ subject, body, candidates, layer }: Heard, clock: Clock): (place: Place) => boolean {
  const inSubject = subject.said.has("cancelled") || subject.said.has("headline");
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  const isTold = (one: Candidate) => one.role === "when" || told.some((place) => inSentence(one, place));
  const isAhead = (one: Candidate) =>
    one.exact && one.time !== null && one.dates.some((day) => !isPast(one, day, clock));
  const hasSlot = candidates.some((one) => isAhead(one) && isTold(one));
  // Rows without labels, below a subject and a sentence that both cancel.
  const hasRows = inSubject && told.length > 0 && candidates.some((one) => isAhead(one) && one.stands);
  return (place) => {
    const isBehind = inSubject || told.some((other) => isBefore(other, place));
    if (!(hasSlot || hasRows) || !isBehind || candidates.some((one) => inSentence(one, place))) return false;
    const isButton = place.words === place.line.text.trim();
    const isLast = !candidates.some(({ line, dates }) => dates.length > 0 && line.number > place.line.number);
    return isButton
      ? isLast && (hasSlot || isAlone(place, layer.lines))
      : hasSlot && !place.named && !isBySomebody(place);
  };
}

/** "New booking" with an empty line below it: no heading of one, with whoever has booked in the next line. */
const isAlone = ({ line }: Place, lines: Line[]) => (lines[lines.indexOf(line) + 1]?.text ?? "") === "";

const isBefore = (a: Place, b: Place) =>
  a.line.number < b.line.number || (a.line.number === b.line.number && a.from < b.from);

/** "Ann has just booked", "Ann Lee was next and has been booked", "you are booked solid, Bo Kim jumped in"; not "You have". */
export const isBySomebody = ({ line, from, to, at }: Place) => {
  const before = line.text.slice(from, at);
  return fullName.test(line.text.slice(from, to)) || (oneWord.test(before) && !pronoun.test(before));
};
const fullName = /\p{Lu}[\p{L}'’-]+ \p{Lu}\p{L}/u;
const oneWord = /^\W*\p{Lu}[\p{L}.'’-]+ *$/u;
const pronoun = new RegExp(`^\\W*(?:${anyOf(({ comers }) => comers.others)}) *$`, "iu");

function isHistory(place: Place, candidates: Candidate[], clock: Clock) {
  const named = candidates.filter((one) => inSentence(one, place));
  const isPastOne = (one: Candidate) => one.dates.length > 0 && one.dates.every((day) => isPast(one, day, clock));
  const cancelled = candidates.filter(({ role, time }) => role !== "aside" && role !== "stamp" && time !== null);
  const isAnother = (one: Candidate) =>
    one.role === "aside" && !cancelled.some(({ dates }) => dates.some((date) => one.dates.includes(date)));
  return named.length > 0 && named.every((one) => isPastOne(one) || isAnother(one));
}

const isPast = (one: Candidate, date: string, clock: Clock) =>
  one.time === null ? date <= clock.today : !isFuture(slotOf(one, date, clock.home), clock);

const isSameSentence = (a: Place, b: Place) => a.line === b.line && a.from === b.from;

/** "I cancelled last week's call", in the form of a booking: no day of that sentence is to come. */
export function speaksOfOlder({ subject, body, candidates }: Heard, clock: Clock): boolean {
  if (!body.said.has("older") || subject.said.has("cancelled") || subject.said.has("headline")) return false;
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  const ahead = candidates.filter((one) => one.dates.some((day) => !isPast(one, day, clock)));
  return (
    told.length > 0 &&
    told.every(
      (place) =>
        body.places.some((other) => other.cue === "older" && isObject(other, place)) &&
        !ahead.some((one) => inSentence(one, place)),
    )
  );
}

/** How far from "cancelled" its object is named. */
const CLOSE = 25;

function isObject(older: Place, told: Place) {
  if (!isSameSentence(older, told)) return false;
  const end = told.at + told.words.length;
  const between =
    older.at < told.at
      ? told.line.text.slice(older.at + older.words.length, told.at)
      : told.line.text.slice(end, Math.max(end, older.at));
  return between.length <= CLOSE && !/[,;:–]/.test(between);
}
