import type { Cue } from "../languages/cue";
import type { Listener } from "../phrases/cues";
import type { Statements } from "./statements";

/** "21 appointments · 3 canceled" says how many were, and of none in particular; "7 attendees notified" counts all the same. */
export function addUncounted(heard: Statements, { said, places }: Statements) {
  for (const cue of heard.said) if (!happening.has(cue)) said.add(cue);
  places.push(...heard.places.filter(({ cue }) => !happening.has(cue)));
}
const happening = new Set<Cue>(["cancelled", "headline", "moved", "booked", "noShow"]);

/** "3 cancellations last week": what was counted is over. */
export const isOfPast = (rest: string, listener: Listener) =>
  numbered.test(rest) && listener.find("older", rest) !== null;
const numbered = /^\W*\d/;
