import type { Candidate } from "./candidates";
import type { Heard } from "./heard";
import { type Clock, cancelling, inSentence, isFuture, slotOf } from "./slots";
import type { Place } from "./statements";

/**
 * "It was booked online on November 20" tells of the appointment that is cancelled now, "her next booking on January 7
 * is confirmed" of another one. A booking speaks against a cancellation unless its sentence names such days and nothing else.
 */
export function speaksOfBooking({ subject, body, candidates }: Heard, clock: Clock): boolean {
  if (subject.said.has("booked")) return true;
  if (!body.said.has("booked")) return false;
  const told = subject.said.has("cancelled") || subject.said.has("headline");
  const isThanks = (place: Place) =>
    told && body.places.some((other) => other.cue === "thanked" && isSameSentence(other, place));
  return body.places.some(
    (place) => place.cue === "booked" && !isThanks(place) && !isHistory(place, candidates, clock),
  );
}

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
