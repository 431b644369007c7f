import { inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import type { Heard } from "../hearing/heard";
import { isOnlyOffered } from "../judgement/agreed";
import type { Judgement } from "../judgement/judged";
import type { Cue } from "../languages/cue";
import { anyOf } from "../languages/known";
import { cancelling } from "../layout/label-words";
import { lower } from "../message/line";
import { reasons } from "../reasons";
import type { Email } from "./email";

/** "Re: Proposed time", and "I can't make Thursday at 3": a time that was never agreed frees nothing. */
export function unlessProposed(judgement: Judgement, { subject, layers }: Email): Judgement {
  if (judgement.verdict !== "notify") return judgement;
  if (!answersProposal.test(lower(subject ?? "")) && !declinesOffer(judgement, layers)) return judgement;
  return { ...judgement, verdict: "ask", reason: reasons.proposed, slots: [], offered: judgement.slots };
}

/** "Re:" or "Fwd: Re:", perhaps an article, and what was proposed. */
const answersProposal = new RegExp(
  `^(?:\\p{L}{1,6}: ?){1,3}(?:\\p{L}+ )?(?:${anyOf(({ labelWords }) => labelWords.proposal)})(?!\\p{L})`,
  "u",
);

/** "Sorry, can't make Thursday at 2", above "A spot just opened up on Thursday at 2. Want it?": she never had it. Who cancels it had. */
function declinesOffer({ slots, said }: Judgement, layers: Heard[]) {
  const told = said[0]?.heard.body.places ?? [];
  if (told.length === 0 || told.some(({ cue, words }) => cue === "cancelled" || cancelling.test(lower(words))))
    return false;
  const older = layers
    .slice(1)
    .flatMap((heard) =>
      heard.candidates
        .filter(({ time, dates }) => slots.some((slot) => slot.time === time && dates.includes(slot.date)))
        .map((one) => isOnlyOffered(one, heard) || isFree(one, heard)),
    );
  return older.length > 0 && older.every(Boolean);
}

/** "I've had a cancellation: Monday at 8:45 is free. Would you like it?" */
const isFree = (one: Candidate, { layer, body }: Heard) =>
  layer.how === "quoted" && body.places.some((place) => offering.has(place.cue) && inSentence(one, place));
const offering = new Set<Cue>(["freed", "offered", "bookable"]);
