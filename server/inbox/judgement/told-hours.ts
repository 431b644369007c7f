import { inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { isOwnedAt } from "../candidates/chains";
import type { Heard } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { dialOf, type Hour, hoursIn } from "../phrases/hours";
import type { Place, Statements } from "../statements/statements";
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
    const all = hoursIn(place.line.text.slice(place.from, place.to));
    const isBehind = ({ from: at }: Hour) => at >= end && at <= end + STAMPED;
    // "Only the 1:00 is right, please cancel the 3:00."
    if (all.some((hour) => isBehind(hour) && dials.includes(hour.dial))) return false;
    const hours = all.filter((hour) => !isBehind(hour) && hour.dial % GRID === 0);
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
/** Letters: "… was cancelled at 10:14". */
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

/** Every sentence that cancels names an hour without a day, and none the hour of this one. Right behind its words an hour is when it was done. */
export function isAtOtherHour(
  { written, time, begin, end, line }: Candidate,
  body: Candidate[],
  { places }: Statements,
) {
  const told = places.filter(({ cue }) => cancelling.has(cue));
  const isRow = ({ line: { text } }: Place) => /[\t|]/.test(text);
  if (told.some((place) => isRow(place) || body.some((one) => inSentence(one, place)))) return false;
  const hours = told.map((place) => {
    const gapTo = ({ from }: Hour) => place.line.text.slice(place.at + place.words.length, place.from + from);
    const isFar = ({ from }: Hour) => {
      const gap = place.from + from - (place.at + place.words.length);
      return gap < 0 || gap > STAMPED;
    };
    // "Pauline cancelled 1:20", "she'll cancel her 5 pm" name the hour that is cancelled.
    const named = hoursIn(place.line.text.slice(place.from, place.to)).filter(
      (hour) => isFar(hour) || !/\p{L}/u.test(gapTo(hour)) || whose.test(gapTo(hour)),
    );
    // "Only the 1:00 is right, please cancel the 3:00."
    const behind = named.filter((hour) => !isFar(hour));
    return behind.length > 0 ? behind : named;
  });
  const own = new Set([dialOf(written), dialOf(time), ...hoursIn(line.text.slice(begin, end)).map(({ dial }) => dial)]);
  return told.length > 0 && hours.every((named) => named.length > 0 && named.every(({ dial }) => !own.has(dial)));
}

const whose = new RegExp(`(?<!\\p{L})(?:${anyOf(({ leads }) => leads.whose)}) $`, "iu");
