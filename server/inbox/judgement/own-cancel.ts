import type { Email } from "./email";
import { type Judgement, judged } from "./judged";
import { reasons } from "./outcome";
import { isSame, ownerOf, personIn } from "./parties";

/**
 * "I have jury duty and have to cancel our session", quoted below "No worries, Monday it is": it was the practitioner who wrote so,
 * and who will not be there.
 */
export function unlessOwnCancel(judgement: Judgement, { message }: Email): Judgement {
  const { verdict, slots, from, said, events } = judgement;
  const [told] = said;
  if (verdict !== "notify" || told?.cue !== "personal" || told.heard.layer.how !== "quoted") return judgement;
  const writer = personIn(told.heard.layer.from);
  const owner = ownerOf(message, false);
  if (!writer || !owner || writer.address !== owner.address || isSame(owner, message.from ?? writer)) return judgement;
  return judged("other", "ask", reasons.practice, { offered: slots, from, said, events });
}
