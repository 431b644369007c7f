import { inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { isOwnedAt } from "../candidates/chains";
import type { Heard } from "../hearing/heard";
import { anyOf } from "../languages/known";
import { dialOf, hoursIn } from "../phrases/hours";
import type { Place } from "../statements/statements";
import type { Outcome } from "./outcome";

/**
 * "My son has the doctor at 1 pm tomorrow, we can't make it after that. Please cancel the lesson at 2 pm.": a sentence of hers that cancels
 * names an hour and no day, and that hour is none of those that would be told.
 */
export function isAtUntoldHour({ slots, from }: Outcome, { body, candidates }: Heard): boolean {
  if (from.length === 0 || from.some(({ labelled }) => labelled)) return false;
  if (namesAnother(slots, body, candidates)) return true;
  const told = body.places.filter(({ cue }) => cue === "personal");
  const dials = [...slots, ...from.map(({ written }) => ({ time: written }))].map(({ time }) => dialOf(time));
  return told.some((place) => {
    if (candidates.some((one) => inSentence(one, place))) return false;
    const end = place.at + place.words.length - place.from;
    // "… was cancelled at 10:14", and whoever rang at 9:03: no appointment begins then.
    const hours = hoursIn(place.line.text.slice(place.from, place.to)).filter(
      (hour) => (hour.from < end || hour.from > end + STAMPED) && hour.dial % GRID === 0,
    );
    return hours.length > 0 && hours.every(({ dial }) => !dials.includes(dial));
  });
}

/** "Cancel my cleaning at 2:00 and my daughter's at 2:30, too": an hour that is somebody's, and of no day that was found. */
const namesAnother = (slots: Outcome["slots"], { places }: Heard["body"], candidates: Candidate[]) =>
  places.some((place) => {
    if (place.cue !== "personal") return false;
    const here = candidates.filter((one) => inSentence(one, place));
    const known = [...slots, ...here, ...here.map(({ written }) => ({ time: written }))].map(({ time }) =>
      dialOf(time),
    );
    const end = place.at + place.words.length;
    return hoursIn(place.line.text.slice(0, place.to)).some(
      (hour) =>
        hour.from > end &&
        !known.includes(hour.dial) &&
        joining.test(place.line.text.slice(end, hour.from)) &&
        isOwnedAt(place.line.text, hour),
    );
  });

const joining = new RegExp(`(?<!\\p{L})(?:${anyOf(({ leads }) => leads.and)})(?!\\p{L})[^,;:–—]*$`, "iu");
const STAMPED = 6;
const GRID = 5;

/** "I have Pepper at 11:00 and Olive at 11:20 on Friday. I won't need her 11:20.": somebody's hour, named once more where it is cancelled. */
export const isNamedByHour = (one: Candidate, body: Candidate[], places: Place[]) =>
  isOwnedAt(one.line.text, { from: one.begin, to: one.end }) &&
  places.some(
    (place) =>
      place.cue === "personal" &&
      !body.some((other) => inSentence(other, place)) &&
      hoursIn(place.line.text.slice(place.from, place.to)).some(({ dial }) => dial === dialOf(one.written)),
  );
