import { anyOf } from "../languages/known";
import { matchesIn } from "../matches";
import { type Cues, says } from "./cues";
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
  return matchesIn(between, small).flatMap(({ index, 0: mark }) => {
    const to = index + mark.length;
    return isState(small.slice(to), cues) ? stateBefore(small, index, to, cues) : none;
  });
}

const none: FormerState[] = [];

const isState = (text: string, cues: Cues) =>
  (["rowCancelled", "rowKept", "unsettled"] as const).some((cue) => says(cues, cue, text));

const quote = `["'“”*(]?`;
const between = new RegExp(
  `${quote} ?(?:→|➔|➜|⇒|[-=]{0,2}>|»|(?<= )(?:${anyOf(({ labelWords }) => labelWords.becomes)})(?= )) ?${quote}(?=\\p{L})`,
  "gu",
);

/** With the word that leads to it: "from ". */
function stateBefore(small: string, end: number, to: number, cues: Cues): FormerState[] {
  const [, two, one] = lastWords.exec(small.slice(Math.max(0, end - LONGEST), end)) ?? [];
  const state = [two, one].find((words) => words && isState(words, cues));
  if (!state) return none;
  const begin = end - state.length;
  const lead = leading.exec(small.slice(0, begin))?.[0] ?? "";
  return [{ from: begin - lead.length, to, unsettled: says(cues, "unsettled", state) }];
}

const lastWords = /(?<![\p{L}-])((?:\p{L}[\p{L}-]{0,20} )?(\p{L}[\p{L}-]{1,20}))$/u;
const LONGEST = 45;
const leading = new RegExp(`(?<!\\p{L})(?:${anyOf(({ leads }) => leads.fromDay)}|da) ?${quote}$`, "u");
