import type { Line } from "../message/line";
import { DIGIT } from "../message/signs";
import { type Segment, segmentOf } from "./segments";

/** Fewer labels in a row have no values of their own below them. */
const FEWEST = 3;
const MOST = 12;

/**
 * Two columns, one written below the other: "Client / Booked on / Appointment date / Time", an empty line, and as many values, "Ann Lee /
 * 11/12/2026 / 12/17/2026 / 3:00 PM". What a label says is said of the value with its number.
 */
export function withLabelsFirst(lines: Line[], segments: Segment[][]): Segment[][] {
  let written = segments;
  let labels: Segment[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [only] = segments[i] as Segment[];
    if (only?.own) {
      labels.push(only);
      continue;
    }
    const from = i - labels.length;
    const at = lines[i]?.text === "" ? i + 1 : i;
    if (labels.length >= FEWEST && labels.length <= MOST && areValues(lines, segments, at, labels.length)) {
      if (written === segments) written = [...segments];
      for (const [k, { own }] of labels.entries()) {
        const { text } = lines[at + k] as Line;
        const label = (lines[from + k] as Line).text.replace(/[:：*\s]+$/, "");
        written[at + k] = [segmentOf(0, text.length, own, label, true)];
      }
    }
    labels = [];
  }
  return written;
}

/** So many lines, no more and no less, none of them a label, some with numbers. */
function areValues(lines: Line[], segments: Segment[][], at: number, count: number): boolean {
  const values = lines.slice(at, at + count);
  return (
    values.length === count &&
    (lines[at + count]?.text ?? "") === "" &&
    values.every(({ text }, k) => text !== "" && (segments[at + k] ?? []).every(isOpen)) &&
    values.some((line) => line.shows(DIGIT))
  );
}

/** It has no label in it. */
const isOpen = ({ own, role, held }: Segment) => !own && (role === null || held);
