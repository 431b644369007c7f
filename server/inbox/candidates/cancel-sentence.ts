import { cancelling } from "../languages/cue";
import { isRecord } from "../statements/line-forms";
import type { Place, Statements } from "../statements/statements";
import type { Candidate } from "./candidates";

/** Whether a day or a place stands in a sentence that cancels. */

export const inSentence = (one: Pick<Candidate, "line" | "at">, { line, from, to }: Place) =>
  line === one.line && one.at >= from && one.at < to;

export const sameSentence = (a: Place, b: Place) => a.line === b.line && a.from === b.from;

/** "Free webinar on December 10: every third appointment is cancelled late" cancels nothing. */
export const inCancelSentence = (one: Pick<Candidate, "line" | "at">, { places }: Statements) =>
  places.some((place) => cancelling.has(place.cue) && inSentence(one, place)) &&
  !places.some((place) => place.cue === "advert" && inSentence(one, place));

/** "Can you fill 3 pm Thursday? Mrs. Ray just cancelled.": with nothing behind it, the time itself is given to the waitlist. */
export const isHandedOn = (one: Pick<Candidate, "line" | "at" | "end">, { places }: Statements) =>
  places.some(
    (place) =>
      place.cue === "handsOn" && inSentence(one, place) && /^\W*$/.test(place.line.text.slice(one.end, place.to)),
  );

/** In another cell of the row that begins with it. */
export const isOfRecord = (place: Place, { line }: Pick<Candidate, "line">) =>
  place.line === line && place.at === 0 && isRecord(line.text);

/** In the row that begins with it. */
export const isRowOf = (place: Place, { line }: Pick<Candidate, "line">) =>
  line === place.line && place.at === 0 && line.text[place.words.length] === "\t";
