import type { Line } from "../message/line";
import { type Cues, listenToHeading, type OfHeading } from "../phrases/cues";
import { HEADING, isOfCancelled, listed, madeAlike } from "./headings";
import { cancelling } from "./label-words";
import { isCounted } from "./tallies";

/** A digest: its lines under the headings that say "cancelled", and all others. */
export interface Sections {
  heading: Line;
  cancelled: Line[];
  others: Line[];
  /** What the others are read in: they themselves, or with the heading that has their date. */
  around: Line[];
  /** Rows that begin with an hour, their day above them. */
  rows?: boolean;
  /** The cancelled rows, where a line between them ("--- lunch 12:00 ---") is none. */
  listed?: Set<Line>;
}

/** "12:45 PM  Reformer, Dana Pell" */
const row =
  /^\W{0,3}(?:[01]?\d|2[0-3])\s?(?:[:.h]\s?[0-5]\d(?:\s?(?:[ap]\.?m\.?|uhr|uur|h)(?!\p{L}))?|(?:[ap]\.?m\.?|uhr|h)(?!\p{L}))[^\d]*\p{L}{2}/iu;
const isRow = (text: string) => row.test(text);
const rowBelow = (lines: Line[], heading: number) =>
  isRow(lines.slice(heading + 1).find(({ text }) => text !== "")?.text ?? "");

const several = /\d|(?:s|en|i|e|ar|er)\W*$/;
/** "Cancelled appointments (2)", "Cancellations received today" */
const isPlural = (heading: string) =>
  several.test(heading) || heading.split(" ").some((word) => cancelling.test(word) && several.test(word));

/**
 * "New bookings … Cancelled …": only what stands under the second heading was cancelled. Null for everything that is
 * not so divided. A lone "Cancelled" above a date may be the label of a stamp; a list or a plural below it, or
 * another heading over what goes on, shows a digest. Under "Moved" stand times that were left.
 */
export function sectionsOf(lines: Line[], cues: Cues): Sections | null {
  const short = lines.map((line) => (line.text.length <= HEADING ? line.small : ""));
  const heard = short.map((text, i) => {
    if (text === "") return null;
    const heading = listenToHeading(cues, text);
    if (heading.isSilent && !cancelling.test(text)) return null;
    // "Canceled | 3" between other counts is over nothing.
    return isCounted(lines, i) ? null : heading;
  });
  const cancelled = lines.map((line, i) => isOfCancelled(line, heard[i] ?? null, cues));
  const heads = (cue: OfHeading) =>
    heard.map((heading, i) => !cancelled[i] && heading !== null && heading.find(cue) !== null);
  const moved = heads("listMoved");
  const cancels = cancelled.indexOf(true);
  const first = cancels < 0 ? moved.indexOf(true) : cancels;
  if (first < 0) return null;
  const still = heads("listStill");
  const ahead = heads("listAhead");
  const alike = madeAlike(lines, cancelled);
  const also = [still, moved, ahead, alike];
  const other = heads("listOther").map((is, i) => is || also.some((own) => own[i]));
  if (!other.includes(true)) return null;
  if (
    !moved.includes(true) &&
    !still.includes(true) &&
    !isPlural(short[first] as string) &&
    !lines.some(({ text }) => listed.test(text)) &&
    !rowBelow(lines, first)
  )
    return null;

  const sections: Sections = { heading: lines[first] as Line, cancelled: [], others: [], around: [] };
  sections.around = sections.others;
  sections.rows = lines.some(({ text }) => isRow(text));
  let inside = false;
  lines.forEach((line, i) => {
    if (cancelled[i] || other[i]) inside = cancelled[i] === true;
    // "Moved" is also a label, of the new time.
    if (!moved[i]) (inside ? sections.cancelled : sections.others).push(line);
  });
  return sections;
}
