import type { Role } from "../layout/segments";
import type { Line } from "../message/line";
import type { Moment } from "../moments/moments";
import type { Candidate } from "./candidates";

/** A date or time with what its line says about it. */
export interface Found {
  moment: Moment;
  role: Role | null;
  /** The side of a move, where words for moving or an arrow say so. */
  move: "from" | "to" | null;
  labelled: boolean;
  /** The words of its label, if they stand beside or above it. */
  label: string | null;
  /** Some words of its label are not known. */
  loose: boolean;
  sentence: { text: string; from: number };
  /** Its sentence says nothing but that this was the hour. */
  ownHour: boolean;
  /** Somebody is brought at that hour, and no other begins anything. */
  begins?: boolean;
  line: Line;
  index: number;
}

export interface Pair {
  date: Found;
  time: Found | null;
  extra?: boolean;
  /** The hour is somebody's, beside another one of the same day. */
  each?: boolean;
  /** Its hours are told as one: what is said of the day is said of all of them. */
  chained?: boolean;
  /** The date is a heading above. Unless it is `extra`, the place of the pair is that of the time. */
  row?: boolean;
}

/** A label that may be that of the appointment, or none. */
export const slotRoles = new Set<Role | null>([null, "when", "old", "fresh", "cancelled"]);

/** The same as something else. Made in one place, so that few shapes of it are about: the engine reads them several times faster. */
export const inRole = (one: Candidate, role: Candidate["role"]): Candidate => ({ ...one, role });
