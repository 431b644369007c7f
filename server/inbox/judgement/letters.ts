import { inSentence, sameSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import type { Heard } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import type { Place } from "../statements/statements";

/**
 * A letter to many: what it sells, and to what it invites. All of that stands below true notices, too, so each is said of
 * its own sentence and its own date.
 */

/**
 * "Live class: Thursday, February 11, 10:00 AM PT. Save your seat.": the day and hour of an event to which the reader is
 * invited are no appointment's, in a notice as little as in a letter.
 */
export function withoutInvited(heard: Heard): Heard {
  const invited = heard.body.places.filter(({ cue }) => cue === "invited");
  if (invited.length === 0) return heard;
  const isInvited = (one: Candidate) => one.role !== "aside" && invited.some((place) => isOf(one, place, heard));
  if (!heard.candidates.some(isInvited)) return heard;
  const candidates = heard.candidates.map((one) => (isInvited(one) ? { ...one, role: "aside" as const } : one));
  return { ...heard, candidates };
}

/** In its sentence, or right before or behind it. "Free class: Tuesday at 9" alone may be what a client cancelled. */
function isOf(one: Candidate, place: Place, { body, layer }: Heard): boolean {
  if (body.places.some((told) => cancelling.has(told.cue) && (inSentence(one, told) || isRowOf(one, told))))
    return false;
  const isAlone = !body.places.some((other) => sells.has(other.cue) && !sameSentence(other, place));
  if (inSentence(one, place)) return !one.labelled || !isAlone;
  if (one.line === place.line)
    return /[.!?)]\s*$/.test(place.line.text.slice(one.end, place.from)) && place.from > one.at;
  // "Join our live class", and below it nothing but its day and hour.
  const above = layer.lines.findLast(({ number, text }) => number < one.line.number && text !== "");
  return above === place.line && one.stands && !one.labelled && !isAlone;
}

/** "Canceled", and in the next cell its day. */
const isRowOf = ({ line }: Candidate, place: Place) => place.line === line && line.text.includes("\t");

export const sells = new Set<Place["cue"]>(["advert", "invited"]);
