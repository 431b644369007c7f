import { inSentence, isRowOf } from "../candidates/cancel-sentence";
import { type Candidate, freeRoles } from "../candidates/candidates";
import { inRole } from "../candidates/found";
import type { Heard } from "../hearing/heard";
import { type Cue, cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { isClientRow } from "../layout/client-rows";
import { cancelling as cancelStem } from "../layout/label-words";
import { answersNo } from "../statements/answers-no";
import type { Place } from "../statements/statements";

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

/** Below "Ann replied C and has cancelled": the reminder that she answered, in quotes, names the appointment. */
export const quotedReminders = (heard: Heard) =>
  heard.candidates
    .filter(
      (one) =>
        one.role === "reason" &&
        one.exact &&
        one.time !== null &&
        (inQuotes.test(one.line.text) || wasSent.test(one.line.text)) &&
        (heard.notes.places.some((place) => place.cue === "reminder" && inSentence(one, place)) ||
          (isToClient(one.line.text, heard) && !isNewTime(one, heard))),
    )
    .map((one) => inRole(one, null));
const inQuotes = /^["“„«]/;
/** "Message sent: Reminder of your appointment …" */
const wasSent = /^\p{L}[\p{L} ]{2,30}\s?:\s/u;

/**
 * "Our message was: “Hi Joan! You have an appt on Tue 6/9 @ 1:40PM. Reply 3 to cancel.”": it greets the client who has cancelled, and speaks
 * of an appointment or of how to cancel one.
 */
function isToClient(text: string, { layer, title, body }: Heard) {
  const opening = text.replace(wasSent, "").replace(inQuotes, "").trim().replace(greeting, "");
  const [, name] = named.exec(opening) ?? [];
  if (!name || !(ofVisit.test(text) || cancelStem.test(text))) return false;
  const about = [
    title ?? "",
    ...layer.lines.filter((line) => isClientRow(line.text)).map((line) => line.text),
    ...body.places.filter(({ cue }) => cancelling.has(cue)).map((place) => place.line.text.slice(place.from, place.to)),
  ];
  return about.some((some) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(some));
}

/** "Hi Joan, I have booked you for Thursday at 3", "Would Thursday at 3 suit you?" */
const isNewTime = (one: Candidate, { notes }: Heard) =>
  /^[^.!]*\?/.test(one.line.text.slice(one.end)) ||
  notes.places.some((place) => newly.has(place.cue) && inSentence(one, place));
const newly = new Set<Cue>(["booked", "moved", "proposed", "offered", "question"]);

const greeting = new RegExp(`^(?:${anyOf(({ parties }) => parties.greetings)})(?!\\p{L}) ?`, "iu");
const named = /^(\p{Lu}\p{L}{1,30})(?: \p{Lu}\p{L}{0,30})? ?[,!:.]/u;
const ofVisit = new RegExp(`(?<!\\p{L})(?:${anyOf(({ appt }) => appt)})(?!\\p{L})`, "iu");
