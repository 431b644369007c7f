import { sameSentence } from "../candidates/cancel-sentence";
import type { Heard } from "../hearing/heard";
import { nameBehind } from "../hearing/notices";
import { asked, type Judgement } from "../judgement/judged";
import type { Cue } from "../languages/cue";
import { matchesIn } from "../matches";
import type { Line } from "../message/line";
import { type Cues, inLanguages } from "../phrases/cues";
import { reasons } from "../reasons";
import { sentencesOf } from "../statements/sentences";
import type { Place } from "../statements/statements";
import type { Email } from "./email";

/** What is understood of the time that was left: it is free, and how it came to be so. */
const understood = new Set<Cue>(["freed", "handsOn", "moved", "cancelled", "headline", "offered"]);

/**
 * "We have given the original time to Ida Moss", "the previous time remains blocked", in a notice that moves an appointment: what a
 * sentence says of the time that was left must be understood, as what is said of a cancelled one.
 */
export function unlessOldTaken(judgement: Judgement, { cues }: Email): Judgement {
  const { verdict, kind, said } = judgement;
  const heard = said[0]?.heard;
  if (verdict !== "notify" || kind !== "reschedule" || !heard) return judgement;
  const isTaken =
    heard.layer.lines.some((line) => saysOfOld(line, heard, cues)) || heard.body.places.some(isBookedToo(heard));
  if (!isTaken) return judgement;
  return asked(judgement, reasons.covered);
}

/** "Both appointments are now booked", "the time she left has been booked by Ida Moss", who is named nowhere else */
const isBookedToo =
  ({ body, layer, title }: Heard) =>
  (place: Place) => {
    const isIn = (cue: Cue) => body.places.some((other) => other.cue === cue && sameSentence(other, place));
    // "Nora Field has rescheduled one of her appointments"
    if (place.cue !== "booked" || isIn("moved")) return false;
    if (isIn("several")) return true;
    const { line, at, words } = place;
    const name = nameBehind(line.text.slice(at + words.length));
    return (
      name !== null && !title?.includes(name) && !layer.lines.some((one) => one !== line && one.text.includes(name))
    );
  };

function saysOfOld(line: Line, { body, candidates }: Heard, cues: Cues) {
  if (!oldOne(cues).test(line.small)) return false;
  return sentencesOf(line).some(({ text, from }) => {
    const phrase = oldOne(cues).exec(text.toLowerCase());
    if (!phrase || /[:\t]|\?\W*$/.test(text) || matchesIn(word, text).length < matchesIn(word, phrase[0]).length + 2)
      return false;
    const small = text.toLowerCase();
    // "Reminders for the old date were removed"
    if (ofOld(cues).test(small.slice(0, phrase.index))) return false;
    // "If you move it within a day, the original appointment is charged."
    if (ifs(cues).test(small)) return false;
    if (openAgain(cues).test(small) && !denied(cues).test(small)) return false;
    const to = from + text.length;
    const isNamed = candidates.some(
      (one) => one.line === line && one.at >= from && one.at < to && one.dates.length > 0,
    );
    return (
      !isNamed && !body.places.some((place) => understood.has(place.cue) && place.line === line && place.from === from)
    );
  });
}
const word = /\p{L}+/gu;

const ofOld = inLanguages((anyOf) => new RegExp(`(?<!\\p{L})(?:${anyOf(({ notices }) => notices.ofOld)}) $`, "u"));
const ifs = inLanguages(
  (anyOf) => new RegExp(`^[^\\p{L}]*(?:${anyOf(({ conditions }) => conditions.ifs)})(?!\\p{L})`, "u"),
);
const openAgain = inLanguages(
  (anyOf) => new RegExp(`(?<!\\p{L})(?:${anyOf(({ notices }) => notices.openAgain)})(?!\\p{L})`, "u"),
);
/** "No longer available", "not free"; "no longer booked" is free. */
const denied = inLanguages(
  (anyOf) =>
    new RegExp(
      `(?<!\\p{L})(?:${anyOf(({ parties }) => parties.denies)})(?: \\p{L}+){0,3} (?:${anyOf(({ notices }) => notices.openAgain)})(?!\\p{L})`,
      "u",
    ),
);

const oldOne = inLanguages(
  (anyOf) => new RegExp(`(?<!\\p{L})(?:${anyOf(({ notices }) => notices.oldOne)})(?!\\p{L})`, "u"),
);
