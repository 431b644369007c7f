import { languages } from "../languages/known";
import { gathered } from "../lists";
import type { Line } from "../message/line";
import { COLON, DIGIT, WIDE_COLON } from "../message/signs";
import { type Segment, under } from "./segments";

/** Which side of a move stands below a line, where the lines themselves say nothing. */

/**
 * "Trent has rescheduled the following appointment:", and further down a line that leads to the new one: what stands between
 * is the time that is left. Without the second it may be either.
 */
export const leadsToLeft = (line: Line, rest: Line[], leadsToNew: (line: Line) => boolean) =>
  line.shows(COLON | WIDE_COLON) &&
  !line.shows(DIGIT) &&
  movedBelow.test(line.text) &&
  rest.slice(0, FAR).some(leadsToNew);

/** So many lines has an appointment, and what stands around it. */
const FAR = 14;

const movedBelow = new RegExp(
  `(?<!\\p{L})(?:${languages
    .map(({ labelWords, appt }) => labelWords.movedBelow.replaceAll("{appt}", appt))
    .join("|")})(?: [\\p{L} ]{1,30})?\\s?[:：]$`,
  "iu",
);

/**
 * "From: Yin & Restore", below it "Sun 20 Jun, 10:00", and then the same with "To:": a label whose value begins with what is
 * booked holds for the next line, too, where both sides name the same. Two places are the ends of a way.
 */
export function withValuesBelow(lines: Line[], segments: Segment[][]): Segment[][] {
  const open = gathered(segments, (own, i) => (isOpen(lines, segments, i) ? [{ i, side: own.at(-1) as Segment }] : []));
  const value = ({ i, side }: (typeof open)[number]) => bookedIn(lines[i]?.text ?? "", side);
  const sides = open.filter((one) =>
    open.some((other) => other.side.role !== one.side.role && value(other) === value(one)),
  );
  if (sides.length === 0) return segments;
  return segments.map((own, i) => {
    const head = sides.find((one) => one.i === i - 1)?.side;
    return head ? own.map((segment) => under(segment, head.role, head.label, true)) : own;
  });
}

const bookedIn = (text: string, { from, to }: Segment) =>
  text
    .slice(from, to)
    .replace(/^[^:：]*[:：]/, "")
    .trim();

function isOpen(lines: Line[], segments: Segment[][], i: number) {
  const head = segments[i]?.at(-1);
  const isSide = head?.role === "old" || head?.role === "fresh";
  if (!isSide || head.held || head.label === null || lines[i]?.shows(DIGIT)) return false;
  const next = lines[i + 1];
  return !!next?.shows(DIGIT) && clock.test(next.text) && segments[i + 1]?.every(({ role }) => role === null) === true;
}

const clock = /\d\s?[:.h]\s?[0-5]\d|\d\s?[ap]\.?m\b/i;
