import type { Heard } from "../hearing/heard";
import type { Judgement } from "../judgement/judged";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { once } from "../once";
import { reasons } from "../reasons";
import type { Place } from "../statements/statements";
import { servingIn } from "../whose/suppliers";
import { settled } from "./cover-notes";
import type { Email } from "./email";
import { isSame, namesOf, ownerOf, wordsOf } from "./parties";

/**
 * "Viewing cancelled by applicant … Accompanied by: Felicity Snell", in Felicity's mailbox: whoever was to come has cancelled, and a
 * row has the reader as the one who serves. Of what she has booked elsewhere it would name somebody else there.
 */
export function unlessServedHere(judgement: Judgement, { layers, message, clock }: Email): Judgement {
  if (judgement.verdict !== "ask" || judgement.reason !== reasons.errand) return judgement;
  const told = layers.find(({ body, subject }) => [...subject.places, ...body.places].some(isByVisitor));
  if (!told) return judgement;
  const owner = ownerOf(message, told.layer.how === "forwarded");
  const known = [owner, message.to].filter((one) => one !== null && owner !== null && isSame(one, owner));
  const hers = namesOf(known.filter((one) => one !== null));
  return hasServing(told, hers) ? settled(judgement, clock) : judgement;
}

/** "Cancelled by the applicant" */
function isByVisitor({ cue, line, from, at, words }: Place) {
  if (!cancelling.has(cue)) return false;
  const end = at + words.length;
  return byVisitor().test(line.text.slice(Math.max(from, end - REACH), end + REACH));
}

const REACH = 30;
const byVisitor = once(
  () =>
    new RegExp(
      `(?<!\\p{L})(?:${anyOf(({ labelWords }) => labelWords.actor)}) (?:(?:${anyOf(({ comers }) => comers.articles)}) )?(?:${anyOf(
        ({ comers }) => comers.clients,
        ({ parties }) => parties.visitors,
      )})(?!\\p{L})`,
      "iu",
    ),
);

/** "Accompanied by: Felicity Snell": her name in full, and nobody else's. */
const hasServing = ({ layer }: Heard, names: Set<string>) =>
  layer.lines.some(({ text }) => {
    const words = wordsOf(servingIn(text) ?? "");
    return words.length > 1 && words.every((word) => names.has(word));
  });
