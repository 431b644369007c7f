import { cancelling } from "../layout/label-words";
import { prior } from "../lists";
import { type Line, lower } from "../message/line";
import { type Cues, says } from "../phrases/cues";
import { sentencesOf } from "../statements/sentences";

/** What stands in the line above a day says of it. */

/** "… canceled the following appointment:" stands above it. */
export const isAnnounced = (index: number, lines: Line[]) => lineAbove(index, lines)?.text.endsWith(":") ?? false;

export function lineAbove(index: number, lines: Line[]): Line | undefined {
  let at = index - 1;
  while (at >= 0 && lines[at]?.text === "") at--;
  return prior(lines, at + 1);
}

export function lineBelow(index: number, lines: Line[]): Line | undefined {
  let at = index + 1;
  while (lines[at]?.text === "") at++;
  return lines[at];
}

/** "The appointment is now on:" stands above it, and nothing of a cancellation. */
export function leadsToNew(index: number, lines: Line[], cues: Cues) {
  const above = lineAbove(index, lines);
  if (!above?.text.endsWith(":")) return false;
  const lead = sentencesOf(above).at(-1)?.text ?? "";
  return !cancelling.test(lead) && says(cues, "freshBefore", lower(lead));
}
