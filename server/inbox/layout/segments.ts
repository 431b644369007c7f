import type { Labels } from "../languages/language";

/** "taker": who has the freed time now. */
export type Role = keyof Labels | "taker";

/** A stretch of a line and what its label says about it. */
export interface Segment {
  from: number;
  to: number;
  role: Role | null;
  label: string | null;
  /** The label stands on a line before. */
  held: boolean;
  /** Some words of the label are not known: "Completion date". */
  loose: boolean;
  /** This stretch is itself a label, for what follows. */
  own: Role | null;
}

/** All segments are made here, so that all have one shape: the engine reads such objects several times faster. */
export function segmentOf(
  from: number,
  to: number,
  role: Role | null,
  label: string | null = null,
  held = false,
  loose = false,
  own: Role | null = null,
): Segment {
  return { from, to, role, label, held, loose, own };
}

/** A line that is itself a label. */
export const headOver = (text: string, own: Role): Segment =>
  segmentOf(0, text.length, "plain", null, false, false, own);

/** The same under another label. */
export const under = (
  { from, to, label: before, held: wasHeld, loose, own }: Segment,
  role: Role | null,
  label: string | null = before,
  held: boolean = wasHeld,
): Segment => segmentOf(from, to, role, label, held, loose, own);

/** The same, so much further right. */
export const shifted = ({ from, to, role, label, held, loose, own }: Segment, by: number): Segment =>
  segmentOf(from + by, to + by, role, label, held, loose, own);
