import type { Email } from "./email";
import { type Heard, has } from "./heard";
import type { Judgement } from "./judged";
import { reasons } from "./outcome";
import { type Clock, isFuture } from "./slots";

/** A note above what is forwarded or attached: "See attached - please offer round", "this one can go to the list". */
export const handsOn = ([note, ...below]: Heard[]) =>
  note !== undefined && below.length > 0 && note.layer.how === "own" && has(note, "handsOn");

/** Whether it is a client's at all, and hers to give away. */
const doubts = new Set<string | null>([reasons.errand, reasons.practice, reasons.internal]);

/** Who gives the time to the waitlist in words of her own knows whose it was; when it is must be beyond doubt without her. */
export const unlessHandedOn = (judgement: Judgement, { handed, clock }: Email): Judgement =>
  handed && judgement.verdict === "ask" && (doubts.has(judgement.reason) || isUnfit(judgement))
    ? settled(judgement, clock)
    : judgement;

/** "I can't do Thursday at 2" below "needs filling": no proposed time needs to be filled. */
const isUnfit = ({ reason, offered, from }: Judgement) =>
  reason === reasons.unfit &&
  offered.length === 1 &&
  from.every(({ doubt, dates }) => doubt === null && dates.length === 1);

/** Told after all, where no day and no hour is in doubt. */
export function settled(judgement: Judgement, clock: Clock): Judgement {
  const { offered } = judgement;
  if (offered.length === 0 || !offered.every((slot) => slot.time !== null && isFuture(slot, clock))) return judgement;
  const kind = judgement.kind === "reschedule" ? "reschedule" : "cancellation";
  return { ...judgement, kind, verdict: "notify", reason: null, slots: offered, offered: [] };
}
