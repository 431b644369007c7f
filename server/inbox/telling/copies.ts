import type { Heard } from "../hearing/heard";
import type { Judgement } from "../judgement/judged";
import { anyOf } from "../languages/known";
import type { Message } from "../message/mime";
import { inLanguages } from "../phrases/cues";
import { saysWhose } from "../phrases/which-one";
import { reasons } from "../reasons";
import type { Place } from "../statements/statements";
import { settled } from "./cover-notes";
import type { Email } from "./email";
import {
  areColleagues,
  domainOf,
  isGreeted,
  isNamed,
  isOwnPractice,
  isSame,
  namesOf,
  personIn,
  wordsOf,
} from "./parties";

/**
 * "Dear Ms Aucoin, as requested … we look forward to welcoming you another time", forwarded by who serves there: the words for a
 * customer are those for her client, whose copy it is. It is addressed to somebody else, greets her, and comes from the
 * practice of whoever forwards it, or names her as who serves. Or she says in a note that it is hers and a client sent it.
 */
export function unlessCopied(judgement: Judgement, { layers, message, clock, cues }: Email): Judgement {
  const { verdict, reason } = judgement;
  // "We have cancelled your massage … You let us know a day ahead": the client has asked for it.
  const isWished =
    reason === reasons.practice && layers.some(({ layer }) => layer.lines.some(({ text }) => asked(cues).test(text)));
  if (verdict !== "ask" || !(reason === reasons.errand || isWished) || !isClientsCopy(layers, message))
    return judgement;
  return settled(judgement, clock);
}

const asked = inLanguages(
  (anyIn) => new RegExp(`(?<!\\p{L})(?:${anyIn(({ parties }) => parties.asked)})(?!\\p{L})`, "iu"),
);

function isClientsCopy(heard: Heard[], { from: owner }: Message): boolean {
  const [note] = heard;
  if (note && heard.length > 1 && note.layer.how === "own" && note.body.places.some(isHerOwn)) return true;
  const layer = heard.findLast((one) => one.layer.how === "forwarded")?.layer;
  const addressed = personIn(layer?.to ?? null);
  const writer = personIn(layer?.from ?? null);
  if (!layer || !owner || !addressed || !writer || domainOf(writer) === null) return false;
  const [hers, theirs] = [namesOf([owner]), namesOf([addressed])];
  // Her husband has her name.
  if (isSame(owner, addressed) || areColleagues(owner, addressed) || isNamed(addressed.name, hers)) return false;
  const lines = layer.lines.map(({ text }) => text).filter((text) => text !== "");
  if (!isGreeted(lines, theirs)) return false;
  return isOwnPractice(owner, writer, lines) || lines.some((line) => isServedBy(line, hers));
}

/** "Mine on Friday, client sent it to me" */
const isHerOwn = ({ cue, line, from, to, words }: Place) =>
  cue === "sentBy" && saysWhose(line.text.slice(from, to), words);

/** "Therapist: Ilse", and no other Ilse. */
function isServedBy(line: string, names: Set<string>) {
  const value = serving.exec(line)?.[1];
  const words = value === undefined || value.length > 60 ? [] : wordsOf(value);
  return words.length > 0 && words.every((word) => names.has(word));
}

const serving = new RegExp(`^\\W{0,4}(?:${anyOf(({ labelWords }) => labelWords.naming)})\\s?[:\\t]\\s*(.+)$`, "iu");
