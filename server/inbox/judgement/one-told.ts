import { inSentence, sameSentence } from "../candidates/cancel-sentence";
import type { Heard } from "../hearing/heard";
import { type Cue, cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { singular } from "../languages/plural-cues";
import { namesMonth } from "../phrases/month-names";
import { sentencesOf } from "../statements/sentences";
import type { Place } from "../statements/statements";
import type { Outcome } from "./outcome";

const oneOnly = new RegExp(`(?<!\\p{L})(?:${Object.values(singular).join("|")})(?!\\p{L})`, "iu");

/**
 * "Ana cancelled a lesson. Her lessons were:", and two rows below: all that cancels speaks of one appointment, and no sentence
 * says which. "Ann cancelled a lesson" and "Bea cancelled a lesson" are two, and services of one visit are of one day, unless
 * what leads to them speaks of several.
 */
export function tellsOfFewer({ slots, from }: Outcome, { body: { places }, digest }: Heard): boolean {
  if (slots.length < 2 || digest) return false;
  const told = places.filter(({ cue }) => cancelling.has(cue) && cue !== "headline");
  if (told.length === 0 || !told.every(tellsOfOne)) return false;
  const isLead = (place: Place) => place.cue === "several" && !told.some((other) => sameSentence(other, place));
  const days = new Set(from.map(({ dates }) => dates[0])).size;
  return countOf(told) < (places.some(isLead) ? slots.length : days);
}

const tellsOfOne = ({ line, from, to }: Place) => oneOnly.test(line.text.slice(from, to));
const countOf = (told: Place[]) =>
  told.filter((place, i) => !told.slice(0, i).some((one) => sameSentence(one, place))).length;

/** "Ana cancelled a lesson. Her next lesson is:", and a row below: what leads to it says that it is another one. */
export const areOfAnother = ({ from }: Outcome, { body: { places } }: Heard): boolean =>
  from.length > 0 &&
  from.every(({ under }) => {
    const lead = under ? sentencesOf(under).slice(1).at(-1) : undefined;
    const said = places.filter(({ line, from: at }) => line === under && at === lead?.from).map(({ cue }) => cue);
    if (lead === undefined || stood.test(lead.text)) return false;
    return said.some((cue) => ofOthers.has(cue)) && !said.some((cue) => cancelling.has(cue));
  });

/** "Here's what was booked:" leads to the one that was. */
const stood = new RegExp(`(?<!\\p{L})(?:${anyOf(({ labelWords }) => labelWords.untilNow)})\\s?:\\s*$`, "iu");
const ofOthers = new Set<Cue>(["another", "settled"]);

/**
 * "She cancels the visit in April. Wednesday at 2:30 she comes.": all that is said to be cancelled is of another month than the slot, which
 * stands in another sentence.
 */
export const areOfOtherMonth = ({ slots, from }: Outcome, { body: { places } }: Heard): boolean => {
  const told = places.filter(({ cue }) => cancelling.has(cue) && cue !== "headline");
  const isElsewhere = (place: Place) =>
    !from.some((one) => inSentence(one, place)) &&
    places.some(
      (other) =>
        other.cue === "another" &&
        sameSentence(other, place) &&
        namesMonth(other.words) &&
        !slots.some(({ date }) => namesMonth(other.words, Number(date.slice(5, 7)))),
    );
  return told.length > 0 && told.every(isElsewhere);
};
