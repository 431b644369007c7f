import type { Candidate } from "./candidates";
import type { Heard } from "./judge";
import { cancelling, inSentence } from "./slots";
import type { Place } from "./statements";

/** "Cancelled: oil change" names it after the verb; further on stand the reasons, "her car broke down". */
const CLOSE = 30;

/**
 * A table, a taxi, a repair that the practitioner booked elsewhere. It counts where it is what was cancelled, or stands
 * beside the date; a client who writes "my flight was moved, I have to cancel" names a reason.
 */
export function isErrand({ subject, body }: Heard, from: Candidate[]): boolean {
  const errands = body.places.filter(({ cue }) => cue === "errand");
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  const personal = told.some(({ cue }) => cue === "personal");
  if (subject.said.has("errand")) return !personal;
  return errands.some((errand) => {
    const here = told.filter((place) => sameSentence(place, errand));
    // "The plumber is not coming": it is the errand itself that stays away.
    if (here.some((place) => place.cue === "personal" && isSubject(errand, place))) return true;
    if (here.some(({ cue }) => cue === "personal")) return false;
    if (here.some((place) => errand.at <= place.at + place.words.length + CLOSE)) return true;
    return here.length === 0 && from.some((one) => inSentence(one, errand));
  });
}

/** At most "ne" or "can" stands between who and what. */
const isSubject = (errand: Place, { at }: Place) => {
  const gap = at - (errand.at + errand.words.length);
  return gap >= 0 && gap <= 5;
};

const sameSentence = (a: Place, b: Place) => a.line === b.line && a.from === b.from;
