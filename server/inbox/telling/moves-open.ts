import { asked, type Judgement } from "../judgement/judged";
import { anyOf } from "../languages/known";
import { lower } from "../message/line";
import { reasons } from "../reasons";
import type { Email } from "./email";

/** "Reschedule request", "Change undone", "Awaiting approval" over an old and a new time: the old one is not free, or not any more. */
export function unlessMoveOpen(judgement: Judgement, { subject, layers }: Email): Judgement {
  if (judgement.verdict !== "notify" || judgement.kind !== "reschedule") return judgement;
  const lines = layers
    .map(({ layer }) => layer.lines)
    .find((own) => judgement.from.some(({ line }) => own.includes(line)));
  if (![subject ?? "", ...(lines ?? []).map(({ text }) => text)].some(isOpen)) return judgement;
  return asked(judgement, reasons.proposed);
}

function isOpen(head: string) {
  if (head.length > LONGEST) return false;
  const small = lower(head);
  return open.test(small) && !done.test(small);
}

/** A heading, a status or a sentence of a few words. */
const LONGEST = 80;

const words = (patterns: string) => new RegExp(`(?<!\\p{L})(?:${patterns})`, "u");
const open = words(anyOf(({ notices }) => notices.moveOpen));
const done = words(anyOf(({ notices }) => notices.moveDone));
