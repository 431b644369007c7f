import type { Heard } from "./heard";
import { has } from "./heard";
import type { Judgement } from "./judged";
import { reasons } from "./outcome";
import { type Clock, isFuture } from "./slots";

/** A note above what is forwarded or attached: "See attached - please offer round", "this one can go to the list". */
export const handsOn = ([note, ...below]: Heard[]) =>
  note !== undefined && below.length > 0 && note.layer.how === "own" && has(note, "handsOn");

/** Whether it is a client's at all, and hers to give away. */
const doubts = new Set<string | null>([reasons.errand, reasons.practice, reasons.internal]);

/** Who gives the time to the waitlist in words of her own knows whose it was; when it is must be beyond doubt without her. */
export function unlessHandedOn(judgement: Judgement, handed: boolean, clock: Clock): Judgement {
  const { verdict, reason, offered } = judgement;
  if (!handed || verdict !== "ask" || !doubts.has(reason) || offered.length === 0) return judgement;
  if (!offered.every((slot) => slot.time !== null && isFuture(slot, clock))) return judgement;
  const kind = judgement.kind === "reschedule" ? "reschedule" : "cancellation";
  return { ...judgement, kind, verdict: "notify", reason: null, slots: offered, offered: [] };
}
