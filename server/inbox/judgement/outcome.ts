import type { Candidate } from "../candidates/candidates";
import type { Slot } from "../reading";

/** Which appointment a cancellation means, or the question that is left. */
export interface Outcome {
  verdict: "notify" | "ask" | "past";
  slots: Slot[]; // the freed ones, earliest first
  reason: string | null;
  offered: Slot[]; // to choose from
  from: Candidate[]; // the evidence
}
