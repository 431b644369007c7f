import { cancelling } from "../layout/label-words";
import { type Line, lower } from "../message/line";
import { type Cues, says } from "../phrases/cues";
import { sentencesOf } from "../statements/sentences";

/** What stands in the line above a day says of it. */

/** "… canceled the following appointment:" stands above it. */
export const isAnnounced = (index: number, lines: Line[]) => lineAbove(index, lines)?.text.endsWith(":") ?? false;

export const lineAbove = (index: number, lines: Line[]) => lines.findLast(({ text }, i) => i < index && text !== "");

/** "The appointment is now on:" stands above it, and nothing of a cancellation. */
export function leadsToNew(index: number, lines: Line[], cues: Cues) {
  const above = lineAbove(index, lines);
  if (!above?.text.endsWith(":")) return false;
  const lead = sentencesOf(above).at(-1)?.text ?? "";
  return !cancelling.test(lead) && says(cues, "freshBefore", lower(lead));
}
