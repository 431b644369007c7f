import { anyOf } from "../languages/known";
import { gathered } from "../lists";
import { matchesIn } from "../matches";
import { type Cues, says } from "../phrases/cues";
import { cancelling } from "./label-words";

/** What a status was before it became what it is, and where that stands in the text. */
export interface FormerState {
  from: number;
  to: number;
  /** Nothing had been agreed: a request was withdrawn, if no reminder was answered. */
  unsettled: boolean;
}

/**
 * "Status: BOOKED > CANCELLED", "changed from Pending to Cancelled", "Cancelled -> Confirmed": what it was is over, and read over.
 * Only where both sides are states: "Reports > Cancelled" is where something is found.
 */
export function formerStates(small: string, cues: Cues): FormerState[] {
  if (!cancelling.test(small)) return none;
  const states = gathered(matchesIn(fromTo, small), ({ index, 0: words, 1: state = "" }) => {
    const to = index + words.length;
    return isState(state, cues) && isState(small.slice(to), cues) ? stateOf(index, to, state, cues) : none;
  });
  if (!arrow.test(small)) return states;
  return gathered(matchesIn(arrows, small), ({ index, 0: mark }) => {
    const to = index + mark.length;
    const [, two, one] = lastWords.exec(small.slice(Math.max(0, index - LONGEST), index)) ?? [];
    const state = [two, one].find((words) => words && isState(words, cues));
    return state && isState(small.slice(to), cues) ? stateOf(index - state.length, to, state, cues) : none;
  });
}

const none: FormerState[] = [];

const isState = (text: string, cues: Cues) =>
  (["rowCancelled", "rowKept", "unsettled"] as const).some((cue) => says(cues, cue, text));

const stateOf = (from: number, to: number, state: string, cues: Cues): FormerState[] => [
  { from, to, unsettled: says(cues, "unsettled", state) },
];

const quote = `["'“”*(]?`;
const arrow = /[→➔➜⇒>»]/;
const arrows = new RegExp(`${quote} ?(?:→|➔|➜|⇒|[-=]{0,2}>|») ?${quote}(?=\\p{L})`, "gu");
const fromTo = new RegExp(
  `(?<!\\p{L})(?:${anyOf(({ leads }) => leads.fromDay)}|da) ${quote}(\\p{L}[\\p{L} -]{2,40}?)${quote} (?:${anyOf(
    ({ labelWords }) => labelWords.becomes,
  )}) ${quote}(?=\\p{L})`,
  "gu",
);

/** The last two words before the arrow, and the last one. */
const lastWords = /(?<![\p{L}-])((?:\p{L}[\p{L}-]{0,20} )?(\p{L}[\p{L}-]{1,20}))$/u;
const LONGEST = 45;
