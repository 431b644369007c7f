import type { Cue } from "../languages/cue";
import type { Candidate } from "./candidates";
import type { Place, Statements } from "./statements";

/** Whether a day or a place stands in a sentence that cancels. */

export const cancelling = new Set<Cue>(["cancelled", "headline", "personal"]);

export const inSentence = (one: Pick<Candidate, "line" | "at">, { line, from, to }: Place) =>
  line === one.line && one.at >= from && one.at < to;

export const sameSentence = (a: Place, b: Place) => a.line === b.line && a.from === b.from;

/** "Free webinar on December 10: every third appointment is cancelled late" cancels nothing. */
export const inCancelSentence = (one: Pick<Candidate, "line" | "at">, { places }: Statements) =>
  places.some((place) => cancelling.has(place.cue) && inSentence(one, place)) &&
  !places.some((place) => place.cue === "advert" && inSentence(one, place));
