import { asked, type Judgement } from "../judgement/judged";
import type { Message } from "../message/mime";
import { reasons } from "../reasons";
import type { Email } from "./email";
import { isSame, ownerOf, personIn } from "./parties";

/**
 * "I have jury duty and have to cancel our session", quoted below "No worries, Monday it is": it was the practitioner who wrote so,
 * and who will not be there. So it is with "Could you cancel my check-up on Thursday", which she wrote to her own dentist.
 */
export function unlessOwnCancel(judgement: Judgement, { message, owner }: Email): Judgement {
  const { verdict, said } = judgement;
  const [told] = said;
  if (verdict !== "notify" || told?.cue !== "personal") return judgement;
  const { layer } = told.heard;
  const isHers =
    layer.how === "quoted" ? isQuotedOwner(layer.from, message) : layer.how === "own" && isSent(message, owner);
  if (!isHers) return judgement;
  const reason = layer.how === "quoted" ? reasons.practice : reasons.errand;
  return asked(judgement, reason, "other");
}

function isQuotedOwner(from: string | null, message: Message) {
  const writer = personIn(from);
  const owner = ownerOf(message, false);
  return writer !== null && owner?.address === writer.address && !isSame(owner, message.from ?? writer);
}

/**
 * From her mailbox to somebody else's. What she writes to her inbound address is what a client said, and so is what the form on
 * her site sends in her name to her practice.
 */
const isSent = ({ from, to }: Message, owner: Email["owner"]) =>
  owner !== undefined &&
  to !== null &&
  from?.address.toLowerCase() === owner.email.toLowerCase() &&
  !isSame({ name: "", address: from.address }, to) &&
  !to.address.toLowerCase().includes(owner.token.toLowerCase());
