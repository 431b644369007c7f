import type { Candidate } from "./candidates";
import type { Heard } from "./judge";
import { type Clock, inSentence, isFuture, slotOf } from "./slots";
import type { Place } from "./statements";

/**
 * "It was booked online on November 20" tells of the appointment that is cancelled now. A booking speaks against a
 * cancellation unless its sentence names the past and nothing else.
 */
export function speaksOfBooking({ subject, body, candidates }: Heard, clock: Clock): boolean {
  if (subject.said.has("booked")) return true;
  if (!body.said.has("booked")) return false;
  return body.places.some((place) => place.cue === "booked" && !isHistory(place, candidates, clock));
}

function isHistory(place: Place, candidates: Candidate[], clock: Clock) {
  const named = candidates.filter((one) => inSentence(one, place));
  return (
    named.length > 0 && named.every((one) => one.dates.length > 0 && one.dates.every((day) => isPast(one, day, clock)))
  );
}

const isPast = (one: Candidate, date: string, clock: Clock) =>
  one.time === null ? date <= clock.today : !isFuture(slotOf(one, date, clock.home), clock);
