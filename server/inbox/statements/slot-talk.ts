import type { Cues, Listener } from "../phrases/cues";
import { saysWhose } from "../phrases/which-one";
import { isForSomebody, withoutHints } from "./hints";

/** What is understood of a freed time, and how it had stood. `filled` has rules of its own. */
const understood = ["cancelled", "headline", "personal", "freed", "handsOn", "planned", "offered", "filled"] as const;

/**
 * "That chair is spoken for", "her sister is using it", "all sorted": something is said of the freed time, or of the whole
 * matter, and it is none of what is understood. "Nobody wants it" is.
 */
export function talkOf(
  cue: "slotTalk" | "settled",
  rest: string,
  text: string,
  listener: Listener,
  cues: Cues,
): RegExpExecArray | null {
  const said = listener.find(cue, rest);
  if (!said || listener.find("unfilled", rest)) return null;
  // "When someone accepts, the slot is booked automatically."
  if (/^\W*~/.test(rest)) return null;
  // "Keep the deposit, use it for coffee"
  if (cue === "slotTalk" && isBehindBelonging(said, listener)) return null;
  if (cue === "settled" && listener.find("handsOn", rest)) return null;
  const sentBy = cue === "settled" ? listener.find("sentBy", rest) : null;
  if (sentBy && saysWhose(rest, sentBy[0])) return null;
  if (cue === "slotTalk" && isGivenAway(rest, text, listener, cues)) return said;
  const unhinted = withoutHints(rest, text, listener, cues);
  const left = understood.reduce((others, known) => listener.without(known, others), unhinted);
  const match = listener.find(cue, left);
  const stood = match && listener.places(cue).some(({ from }) => from === match.index);
  return stood && isApart(match, rest, listener) ? match : null;
}

/** Its "it" is what was named right before it. */
const isBehindBelonging = ({ index, 0: words }: RegExpExecArray, listener: Listener) =>
  /\bit$/.test(words) && listener.places("belonging").some(({ to }) => to <= index && index - to <= NEAR);
const NEAR = 6;

/** "Give that slot to her sister": to somebody in particular, while "to the list" frees it. */
function isGivenAway(rest: string, text: string, listener: Listener, cues: Cues) {
  const given = listener.find("freed", rest) ?? listener.find("handsOn", rest);
  if (!given) return false;
  const end = /[.,;:!?–—]|$/.exec(text.slice(given.index + given[0].length))?.index ?? 0;
  const to = given.index + given[0].length + end;
  return isForSomebody(text.slice(given.index, to), rest.slice(given.index, to), cues);
}

/** Behind the words that cancel it has a clause of its own; within and before them, the slot is only the one that is cancelled. */
function isApart({ index, 0: words }: RegExpExecArray, text: string, listener: Listener) {
  const told = listener.find("cancelled", text) ?? listener.find("personal", text);
  if (!told) return true;
  const end = told.index + told[0].length;
  if (index < end) return false;
  if (/[,;:–—]| - /.test(text.slice(end, index))) return true;
  return listener.places("clause").some(({ from }) => from >= end && from < index + words.length);
}
