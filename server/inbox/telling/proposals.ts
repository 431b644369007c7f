import { inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import type { Heard } from "../hearing/heard";
import { isOnlyOffered } from "../judgement/agreed";
import { asked, type Judgement } from "../judgement/judged";
import type { Cue } from "../languages/cue";
import { anyOf } from "../languages/known";
import { cancelling } from "../layout/label-words";
import { lower } from "../message/line";
import type { Slot } from "../reading";
import { reasons } from "../reasons";
import type { Email } from "./email";

/** "Re: Proposed time", and "I can't make Thursday at 3": a time that was never agreed frees nothing. */
export function unlessProposed(judgement: Judgement, { subject, layers }: Email): Judgement {
  if (judgement.verdict !== "notify") return judgement;
  if (!answersProposal.test(lower(subject ?? "")) && !declinesOffer(judgement, layers)) return judgement;
  return asked(judgement, reasons.proposed);
}

/** "Re:" or "Fwd: Re:", perhaps an article, and what was proposed. */
const answersProposal = new RegExp(
  `^(?:\\p{L}{1,6}: ?){1,3}(?:\\p{L}+ )?(?:${anyOf(({ labelWords }) => labelWords.proposal)})(?!\\p{L})`,
  "u",
);

/** "Sorry, can't make Thursday at 2", above "A spot just opened up on Thursday at 2. Want it?": she never had it. Who cancels it had. */
function declinesOffer({ slots, said }: Judgement, layers: Heard[]) {
  const heard = said[0]?.heard;
  const told = heard?.body.places ?? [];
  const personal = told.filter(({ cue }) => cue === "personal");
  // "Go ahead and give my Tuesday 6:30 away": it was hers.
  if (personal.length === 0 || personal.some(({ line, from, to }) => own.test(line.text.slice(from, to)))) return false;
  if (told.some(({ cue, words }) => cue === "cancelled" || cancelling.test(lower(words)))) return false;
  const older = layers
    .slice(layers.findIndex(({ layer }) => layer === heard?.layer) + 1)
    .flatMap((one) => one.candidates.filter((at) => isSlot(at, slots)).map((at) => ({ at, one })));
  return older.length > 0 && older.every(({ at, one }) => isOnlyOffered(at, one) || isFree(at, one));
}

const own = new RegExp(`(?<!\\p{L})(?:${anyOf(({ comers }) => comers.own)})(?!\\p{L})`, "iu");

/** Not the hour that she was asked to leave: "shall I move you there from Tuesday at 6:30?" */
const isSlot = ({ time, dates, role }: Candidate, slots: Slot[]) =>
  role !== "old" && slots.some((slot) => slot.time === time && dates.includes(slot.date));

/** "I've had a cancellation: Monday at 8:45 is free. Would you like it?" */
const isFree = (one: Candidate, { layer, body }: Heard) =>
  layer.how === "quoted" && body.places.some((place) => offering.has(place.cue) && inSentence(one, place));
const offering = new Set<Cue>(["freed", "offered", "bookable"]);
