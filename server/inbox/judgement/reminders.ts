import { anyOf } from "../languages/known";
import type { Line } from "../message/line";
import { inSentence } from "./cancel-sentence";
import type { Candidate } from "./candidates";
import type { Heard } from "./heard";
import { freeRoles } from "./slots";
import type { Place } from "./statements";

/** A reminder stands beside the cancellation that answers it. Where only the reminder speaks of cancelling, nobody did. */
export function isAnswered(heard: Heard): boolean {
  const { said } = heard.subject;
  const inSubject = said.has("cancelled") || said.has("headline");
  const isSaid =
    heard.body.places.some((place) => isSpoken(place) || (place.cue === "personal" && answersNo(place.line))) ||
    opensWithCancel(heard) ||
    namesCancelled(heard);
  return inSubject || isSaid || (!said.has("reminder") && isOfNotice(heard));
}

/**
 * "Status: Cancelled" and a row with the day and the hour: there the reminder is one of the things that a tool tells besides.
 * Whoever is reminded of an appointment is told so in the sentence that names it, or at the head of the message.
 */
function isOfNotice({ body, candidates }: Heard) {
  const reminders = body.places.filter(({ cue }) => cue === "reminder");
  const told = body.places.filter(({ cue, words }) => cue === "cancelled" && /\W/.test(words));
  const dated = candidates.filter(({ dates }) => dates.length > 0);
  return (
    told.length > 0 &&
    dated.some((one) => one.role === "when" && one.exact) &&
    reminders.every(
      (place) =>
        (!place.named || told.some((other) => other.line.number < place.line.number)) &&
        !dated.some((one) => one.time !== null && inSentence(one, place)),
    )
  );
}

/** "[ Cancel my appointment ]" is a button, not somebody's word. */
const isSpoken = ({ cue, line, at, words }: Place) =>
  cue === "personal" && words.length < line.text.length && !/[[|]\s*$/.test(line.text.slice(0, at));

const anAnswer = new RegExp(
  `^\\W*(?:${anyOf(({ labelWords }) => labelWords.answer)})\\s?[:\\t]\\W{0,3}(?:${anyOf(({ labelWords }) => labelWords.no)})(?!\\p{L})`,
  "iu",
);
export const answersNo = ({ text }: Pick<Line, "text">) => anAnswer.test(text);
const no = anyOf(({ labelWords }) => labelWords.no);
/** In capitals or in quotation marks, as one of the answers from which to choose. */
const aChoice = new RegExp(`(?<!\\p{L})(?:${no.toUpperCase()})(?!\\p{L})|["“„«'](?:${no})["”“»']`, "u");
const inQuotedNo = new RegExp(`["“„«'](?:${no})["”“»']`, "iu");
const shallWe = new RegExp(`(?:${anyOf(({ labelWords }) => labelWords.cancelStem)})[^.!?]{0,40}\\?`, "iu");

/** "Reply: NO, I'm ill", where the reminder above it gives that choice; not where it asks whether to cancel. */
export function declinesReminder(lines: Line[], i: number): boolean {
  const { text } = lines[i] as Line;
  if (!answersNo({ text })) return false;
  const above = lines.slice(0, i).map((line) => line.text);
  return above.some((line) => aChoice.test(line) || inQuotedNo.test(line)) && !above.some((line) => shallWe.test(line));
}

/** "Patient replied CANCEL …" above the conversation that holds the reminder. */
function opensWithCancel({ layer, body }: Heard) {
  const first = layer.lines.find(({ text }) => text !== "");
  return body.places.some(({ cue, line }) => cue === "cancelled" && line === first);
}

/** "Ann cancelled Tuesday, December 8 at 9:00", and below it the reminder that she answered; a row that begins with "Cancelled". */
const namesCancelled = ({ body, candidates }: Heard) =>
  body.places.some(
    (place) =>
      (place.cue === "cancelled" || place.cue === "headline") &&
      candidates.some(
        (one) =>
          one.exact && one.time !== null && freeRoles.has(one.role) && (inSentence(one, place) || isRowOf(place, one)),
      ),
  );

/** In the row that begins with it. */
export const isRowOf = (place: Place, { line }: Pick<Candidate, "line">) =>
  line === place.line && place.at === 0 && line.text[place.words.length] === "\t";

/** Below "Ann replied C and has cancelled": the reminder that she answered, in quotes, names the appointment. */
export const quotedReminders = ({ notes, candidates }: Heard) =>
  candidates
    .filter(
      (one) =>
        one.role === "reason" &&
        one.exact &&
        one.time !== null &&
        (inQuotes.test(one.line.text) || wasSent.test(one.line.text)) &&
        notes.places.some((place) => place.cue === "reminder" && inSentence(one, place)),
    )
    .map((one) => ({ ...one, role: null }));
const inQuotes = /^["“„«]/;
/** "Message sent: Reminder of your appointment …" */
const wasSent = /^\p{L}[\p{L} ]{2,30}\s?:\s/u;
