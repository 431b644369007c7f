import type { Candidate } from "../candidates/candidates";
import type { Language } from "../languages/language";
import { segmentsOf } from "../layout/labels";
import type { Line } from "../message/line";
import type { Cues } from "../phrases/cues";
import { statementsOf } from "../statements/statements";

/**
 * Under "Cancellations received today" each item is a paragraph with its own day and hour: of one "Filled from your waitlist" is said,
 * of another "Time is open". The lines of those that are filled, where what is said of each stands within it.
 */
export function filledItems(
  part: Line[],
  read: (lines: Line[]) => Candidate[],
  languages: Language[],
  cues: Cues,
): Set<Line> {
  const items = itemsIn(part).map((lines) => ({
    lines,
    isTimed: read(lines).some(({ dates, time }) => dates.length > 0 && time !== null),
    isFilled: statementsOf(lines, segmentsOf(lines, languages), cues, false).said.has("filled"),
  }));
  const timed = items.filter(({ isTimed }) => isTimed);
  const isClear =
    items.every(({ isTimed, isFilled }) => isTimed || !isFilled) && timed.some(({ isFilled }) => !isFilled);
  return new Set(timed.length > 1 && isClear ? timed.flatMap(({ lines, isFilled }) => (isFilled ? lines : [])) : []);
}

/** Stretches between empty lines. */
function itemsIn(part: Line[]): Line[][] {
  const items: Line[][] = [[]];
  for (const line of part)
    if (line.text === "") items.push([]);
    else items.at(-1)?.push(line);
  return items.filter(({ length }) => length > 0);
}
