import { anyOf } from "../languages/known";
import { type Line, lower } from "../message/line";
import { type Cues, says } from "../phrases/cues";
import { sentencesOf } from "../statements/sentences";
import type { Found } from "./found";

/**
 * "I booked with Andrea for Thursday at 6:30", and then "I need to cancel it": the sentence right behind that of the day, in a chat below
 * the name of whoever writes, cancels what it names. "I also bought a pass and need to cancel it" names something else first.
 */
export function isCancelledNext(found: Found, lines: Line[], cues: Cues): boolean {
  const next = nextSentence(found.line, found.sentence.from, found.index, lines);
  if (next === null) return false;
  const small = lower(next);
  const match = named.exec(small);
  if (match !== null && opening.test(small.slice(0, match.index)) && says(cues, "personal", small)) return true;
  return booked.test(found.sentence.text) && isCalledOff(found, lines, cues);
}

/**
 * "You have me down for Tuesday at 9.40. I got my weeks mixed up! Can you take me out of it please": where the day is one with the reader,
 * a sentence soon behind it that cancels somebody, or nothing that it names, cancels that. A number between them may be another day.
 */
function isCalledOff({ line, sentence, index }: Found, lines: Line[], cues: Cues): boolean {
  const behind = [
    ...sentencesOf(line).filter(({ from }) => from > sentence.from),
    ...lines.slice(index + 1, index + 1 + NEAR).flatMap((below) => (below.text === "" ? [] : sentencesOf(below))),
  ].map(({ text }) => lower(text));
  const numbered = behind.findIndex((text) => /\d/.test(text));
  const near = behind.slice(0, numbered < 0 ? SOON : Math.min(numbered, SOON));
  return near.some((text) => calledOff.test(text) && telling.some((cue) => says(cues, cue, text)));
}
const SOON = 3;
const telling = ["personal", "plea", "cancelled"] as const;

function nextSentence(line: Line, from: number, index: number, lines: Line[]): string | null {
  const here = sentencesOf(line).find((one) => one.from > from);
  if (here) return here.text;
  const below = lines.slice(index + 1, index + 1 + NEAR).find(({ text }) => text !== "" && !ofChat.test(text));
  return below ? (sentencesOf(below)[0]?.text.replace(speaker, "") ?? null) : null;
}

/** Empty lines and names of a chat. */
const NEAR = 4;
/** "Priscilla 12:48 PM" */
const ofChat = /^\W*(?:\p{L}[\p{L}.'’-]*,? ){1,3}\W?\d{1,2}[:.]\d\d\s?(?:[ap]\.?m\.?)?\W*$/iu;
/** "Visitor 3312 (12:42): " */
const speaker = /^[^:]{1,30}(?:\([\d:.apm ]{4,12}\))?: /iu;

const goesOn = anyOf(
  ({ comers }) => comers.reasons,
  ({ comers }) => comers.firsts,
  ({ comers }) => comers.others,
);
const named = new RegExp(
  `(?<!\\p{L})(?:${anyOf(({ chains }) => chains.named)})(?!\\p{L})(?! (?!(?:${goesOn}|please|pls|sorry|thanks)(?!\\p{L}))\\p{L})`,
  "u",
);
const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
const booked = whole(anyOf(({ behind }) => behind.booked));
const calledOff = whole(anyOf(({ behind }) => behind.calledOff));
/** "Sorry Ann, I will have to" */
const opening = /^\W*(?:\p{L}[\p{L}'’]* ?){0,2}(?:,\W*)?(?:\p{L}[\p{L}'’]* ){0,4}$/u;
