import { gathered } from "../lists";
import { type Line, lower } from "../message/line";
import { type Cues, says } from "../phrases/cues";
import type { Sections } from "./sections";
import type { Segment } from "./segments";
import { isStatus } from "./whole-labels";

/**
 * Forms one below the other, each with a status of its own: "Client / Ann / Date / … / Status / Cancelled". Only the
 * cancelled ones count, with what stands above them all. Null: there are not several, or none is cancelled.
 */
export function blocksOf(lines: Line[], segments: Segment[][], cues: Cues): Sections | null {
  const labels = segments.map((own, i) => labelOf(own, lines[i] as Line));
  const states = gathered(labels, (label, i) => (label && isStatus(label.name) ? [{ at: i, value: label.value }] : []));
  if (states.length < 2) return null;
  const starts = startsOf(
    labels,
    states.map(({ at }) => at),
  );
  if (!starts) return null;
  const isCancelled = states.map(({ at, value }) => says(cues, "rowCancelled", lower(value || below(lines, at))));
  const first = isCancelled.indexOf(true);
  if (first < 0 || !isCancelled.includes(false)) return null;

  const heading = lines[states[first]?.at ?? 0] as Line;
  const sections: Sections = { heading, cancelled: lines.slice(0, starts[0]), others: [], around: [], rows: false };
  for (const [i, from] of starts.entries())
    (isCancelled[i] ? sections.cancelled : sections.others).push(...lines.slice(from, starts[i + 1]));
  sections.around = sections.others;
  return sections;
}

interface Label {
  name: string;
  /** Empty where it stands on the next line. */
  value: string;
}

function labelOf(segments: Segment[], { text }: Line): Label | null {
  const [head, second] = segments;
  if (head?.own) return { name: text.replace(/^[\s*_•-]+|[\s*_:：]+$/gu, "").toLowerCase(), value: "" };
  const named = [head, second].find((segment) => segment?.label && !segment.held);
  const name = named?.label?.toLowerCase();
  return name ? { name, value: text.slice(named?.from).replace(/^[^:：\t]*[:：\t]\s*/u, "") } : null;
}

const below = (lines: Line[], at: number) => lines.slice(at + 1).find(({ text }) => text !== "")?.text ?? "";

/** Each form begins with the label that the first one begins with, and ends with or before the next. */
function startsOf(labels: (Label | null)[], states: number[]): number[] | null {
  const opening = labels.find((label, i) => label && i <= (states[0] as number))?.name;
  const starts = gathered(labels, (label, i) => (label?.name === opening ? [i] : []));
  const fits =
    starts.length === states.length &&
    starts.every((at, i) => at <= (states[i] as number) && (starts[i + 1] ?? Infinity) > (states[i] as number));
  return fits ? starts : null;
}
