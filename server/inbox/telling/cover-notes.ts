import { type Heard, has } from "../hearing/heard";
import { asked, type Judgement, notifying } from "../judgement/judged";
import { type Clock, isFuture } from "../judgement/slots";
import { languagesOf } from "../languages/known";
import { cuesOf, says } from "../phrases/cues";
import { reasons } from "../reasons";
import { sentencesOf } from "../statements/sentences";
import type { Email } from "./email";

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

/**
 * "Not for the practice, this is my own dentist": the practitioner says of what she forwards that it is hers. A client who
 * writes that she cannot come, above what the practice had written, names her dentist as the reason.
 */
export const isOwnAffair = (note: Heard | undefined) =>
  note !== undefined && note.layer.how === "own" && has(note, "ownAffair") && !has(note, "personal");

export function unlessOwnAffair(judgement: Judgement, { layers: [note, below] }: Email): Judgement {
  if (judgement.verdict !== "notify" || below?.layer.how !== "forwarded") return judgement;
  if (!isOwnAffair(note) && !isSaidSo(note)) return judgement;
  return asked(judgement, reasons.errand, "other");
}

/** "Mein eigener Zahnarzt" above an English notice: a short note has a language of its own. */
function isSaidSo(note: Heard | undefined) {
  if (note === undefined || note.layer.how !== "own" || has(note, "personal")) return false;
  const lines = note.layer.lines.slice(0, SHORT);
  const known = languagesOf(lines.map(({ text }) => text).join("\n"));
  if (typeof known === "string") return false;
  const cues = cuesOf(known);
  return lines.some((line) => sentencesOf(line).some(({ text }) => says(cues, "ownAffair", text.toLowerCase())));
}

const SHORT = 6;

/** Told after all, where no day and no hour is in doubt. */
export function settled(judgement: Judgement, clock: Clock): Judgement {
  const { offered } = judgement;
  if (offered.length === 0 || !offered.every((slot) => slot.time !== null && isFuture(slot, clock))) return judgement;
  const kind = judgement.kind === "reschedule" ? "reschedule" : "cancellation";
  return notifying(judgement, offered, kind);
}
