import type { Judgement } from "../judgement/judged";
import { anyOf } from "../languages/known";
import { lower } from "../message/line";
import { reasons } from "../reasons";
import type { Email } from "./email";

/** "Re: Proposed time", and "I can't make Thursday at 3": a time that was never agreed frees nothing. */
export function unlessProposed(judgement: Judgement, { subject }: Email): Judgement {
  if (judgement.verdict !== "notify" || !answersProposal.test(lower(subject ?? ""))) return judgement;
  return { ...judgement, verdict: "ask", reason: reasons.proposed, slots: [], offered: judgement.slots };
}

/** "Re:" or "Fwd: Re:", perhaps an article, and what was proposed. */
const answersProposal = new RegExp(
  `^(?:\\p{L}{1,6}: ?){1,3}(?:\\p{L}+ )?(?:${anyOf(({ labelWords }) => labelWords.proposal)})(?!\\p{L})`,
  "u",
);
