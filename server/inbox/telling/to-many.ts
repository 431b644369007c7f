import { inCancelSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import type { Heard } from "../hearing/heard";
import { isCountedByName } from "../hearing/notices";
import { asked, type Judgement, judged } from "../judgement/judged";
import { isLedTo, sells } from "../judgement/letters";
import { cancelsPlainly } from "../judgement/words-of";
import { cancelling } from "../languages/cue";
import { isClientRow } from "../layout/client-rows";
import type { Message } from "../message/mime";
import { type Cues, inLanguages } from "../phrases/cues";
import { hasName } from "../phrases/names";
import { reasons } from "../reasons";
import type { Place } from "../statements/statements";
import type { Email } from "./email";

/**
 * A letter to many tells a scene to whoever reads it: "It's Thursday, it's 1:40 PM, and your 2 o'clock has just cancelled."
 * It is known by what the program that sent it says of it, and by how to leave its list, and nothing in it is a client's
 * cancellation but a notice of her own: her row, her own words, or a subject that says plainly what happened. Tools put the
 * same lines under true notices, and sell below them, so it is asked only where somebody is about to be told.
 */
export function unlessToMany(judgement: Judgement, { layers, message, clients, cues }: Email): Judgement {
  const { verdict, from, said, events } = judgement;
  if (verdict !== "notify" || events.length > 0) return judgement;
  const letter = said[0]?.heard ?? (layers[0] as Heard);
  const { layer, subject, body } = letter;
  if (isToEverybody(letter, message, wordsIn(cues))) return asked(judgement, reasons.practice, "other");
  const isBulk = layer.how === "own" && isSentToMany(message);
  if (!isBulk && !layer.lines.some(({ text }) => wordsIn(cues).footer.test(text.toLowerCase()))) return judgement;

  const advert = asked(judgement, reasons.advert, "other");
  const titles = subject.places.filter((one) => cancelsPlainly(one) || one.cue === "moved");
  const isOne = isOfOne(letter, message.subject ?? "", clients, cues);
  // Letters that tell of "Jess" know nothing more of her.
  const isNamed = letter.subjectCandidates.length > 0 || clients.some((name) => name.includes(" "));
  const isTitled = titles.length > 0 && (isOne || isNamed);
  const hasRow = layer.lines.some(({ text }) => isClientRow(text));
  const isInRow = from.some(({ role, labelled }) => role === "when" && labelled);
  const offers = [...subject.places, ...body.places].filter(({ cue }) => sells.has(cue));
  const sender = layer.how === "forwarded" ? layer.from : message.from?.address;
  if (offers.length === 0 && !newsroom.test(sender ?? "")) {
    const isWritten = hasRow || isInRow || body.said.has("personal");
    return !isBulk || isTitled || (isWritten && isOne) ? judgement : advert;
  }
  // "Patient L. Okonjo cancelled the appointment … on Wednesday, January 27, 2027 at 10:40 AM"
  const isTold = from.every((one) => one.exact && one.time !== null && inCancelSentence(one, body));
  const isCounted = from.length > 0 && from.every((one) => isCountedByName(one, letter));
  // "Your appointment at Maison Iris has been cancelled.", and right below it day and hour
  const isRight = from.length > 0 && from.every((one) => isRightBelow(one, letter));
  const isHers =
    (isInRow && hasRow) ||
    (isTitled && (isInRow || isNamed || (isRight && !isBulk))) ||
    (isTold && from.length > 0 && (namesSomebody(letter) || isCounted));
  const last = Math.max(0, ...from.map(({ line }) => line.number));
  const isBelow = !subject.places.some(({ cue }) => sells.has(cue)) && offers.every(({ line }) => line.number > last);
  const isLed = from.length > 0 && from.every((one) => isLedTo(one, letter));
  // A banner above a notice is not what a letter tells: nobody gets a list's letter for it.
  if (isHers && (isBelow || isCounted || (isLed && !isBulk))) return judgement;
  // Between what it sells stands a notice with a row of its own: the second reader may know it for one.
  return isBulk && clients.length === 0 && !namesSomebody(letter) && !isLed
    ? judged("other", "ignore", reasons.advert)
    : advert;
}

/** "Dear patients, I am ill and have to cancel today": a client writes to nobody but the practice. */
const isToEverybody = ({ layer, body }: Heard, { to }: Message, { everybody }: Words) =>
  body.said.has("personal") &&
  [layer.to ?? to?.name ?? "", ...layer.lines.slice(0, SALUTATION).map(({ text }) => text)].some(
    (text) => text.length < LONGEST && everybody.test(text.toLowerCase()),
  );

const SALUTATION = 4;
const LONGEST = 40;

/** A list on which people write to each other says how to post to it. */
function isSentToMany({ headers }: Message) {
  if (headers.has("list-post")) return false;
  return headers.has("list-unsubscribe") || headers.has("list-id") || /^bulk$/i.test(headers.get("precedence") ?? "");
}

/** Who sends letters, by the address: "news@", "hello@news.". */
const newsroom =
  /(?:^|[<@.])(?:marketing|news|newsletters?|offers|promos?|promotions?|campaigns?|deals|webinars?|academy|events|learn|community|partners)[@.]/i;

const isAbout = (text: string, clients: string[]) => clients.some((name) => text.includes(name));

/** "New message from Jane", "Appointment update": somebody, a day or an appointment, and no news of a tool. */
const isOfOne = ({ subjectCandidates, layer }: Heard, outermost: string, clients: string[], cues: Cues) => {
  const subject = layer.subject ?? outermost;
  return (
    subjectCandidates.length > 0 ||
    hasName(subject) ||
    isAbout(subject, clients) ||
    wordsIn(cues).appointment.test(subject.toLowerCase())
  );
};

/** The line above it says that an appointment was cancelled, and nothing else. */
function isRightBelow({ line, exact, time, stands }: Candidate, { body, layer: { lines } }: Heard) {
  const above = lines.findLast(({ number, text }) => number < line.number && text !== "");
  const isTold = ({ cue, named, line: own, to }: Place) =>
    cue === "cancelled" && named && own === above && to >= own.text.length;
  return exact && time !== null && stands && body.places.some(isTold);
}

/** In the sentence that cancels or moves, or in the subject. */
const namesSomebody = ({ subject, body }: Heard) =>
  [...subject.places, ...body.places].some(
    ({ cue, line: { text }, from, to }) => (cancelling.has(cue) || cue === "moved") && hasName(text.slice(from, to)),
  );

interface Words {
  footer: RegExp;
  everybody: RegExp;
  appointment: RegExp;
}

const wordsIn = inLanguages((anyOf): Words => {
  const whole = (patterns: string) => new RegExp(`(?<!\\p{L})(?:${patterns})(?!\\p{L})`, "u");
  return {
    // "Liebe Patientinnen und Patienten", "Patients du lundi"
    everybody: new RegExp(
      `^\\W*(?:\\p{L}+ ){0,3}(?:${anyOf(({ parties }) => parties.everybody)})(?: \\p{L}{1,3} (?:\\p{L}+ )?\\p{L}+)?\\W*$`,
      "u",
    ),
    footer: whole(anyOf(({ parties }) => parties.optOut)),
    appointment: whole(anyOf(({ appt }) => appt)),
  };
});
