import type { Listener } from "./cues";

/** What is understood of a freed time, and how it had stood. `filled` has rules of its own. */
const understood = ["cancelled", "headline", "personal", "freed", "handsOn", "planned", "offered", "filled"] as const;

/**
 * "That chair is spoken for", "her sister is using it", "all sorted": something is said of the freed time, or of the whole
 * matter, and it is none of what is understood. "Nobody wants it" is.
 */
export function talkOf(cue: "slotTalk" | "settled", text: string, listener: Listener): RegExpExecArray | null {
  if (!listener.find(cue, text) || listener.find("unfilled", text)) return null;
  // "When someone accepts, the slot is booked automatically."
  if (/^\W*~/.test(text)) return null;
  if (cue === "settled" && listener.find("handsOn", text)) return null;
  const left = understood.reduce((rest, known) => listener.without(known, rest), text);
  const match = listener.find(cue, left);
  const stood = match && listener.places(cue).some(({ from }) => from === match.index);
  return stood && isApart(match, text, listener) ? match : null;
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
