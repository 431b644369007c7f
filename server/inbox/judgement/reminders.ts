import type { Heard } from "./heard";
import { freeRoles, inSentence } from "./slots";
import type { Place } from "./statements";

/** A reminder stands beside the cancellation that answers it. Where only the reminder speaks of cancelling, nobody did. */
export function isAnswered(heard: Heard): boolean {
  const { said } = heard.subject;
  const inSubject = said.has("cancelled") || said.has("headline");
  return inSubject || heard.body.places.some(isSpoken) || opensWithCancel(heard) || namesCancelled(heard);
}

/** "[ Cancel my appointment ]" is a button, not somebody's word. */
const isSpoken = ({ cue, line, at, words }: Place) =>
  cue === "personal" && words.length < line.text.length && !/[[|]\s*$/.test(line.text.slice(0, at));

/** "Patient replied CANCEL …" above the conversation that holds the reminder. */
function opensWithCancel({ layer, body }: Heard) {
  const first = layer.lines.find(({ text }) => text !== "");
  return body.places.some(({ cue, line }) => cue === "cancelled" && line === first);
}

/** "Ann cancelled Tuesday, December 8 at 9:00", and below it the reminder that she answered. */
const namesCancelled = ({ body, candidates }: Heard) =>
  body.places.some(
    (place) =>
      place.cue === "cancelled" &&
      candidates.some((one) => one.exact && one.time !== null && freeRoles.has(one.role) && inSentence(one, place)),
  );

/** Below "Ann replied C and has cancelled": the reminder that she answered, in quotes, names the appointment. */
export const quotedReminders = ({ notes, candidates }: Heard) =>
  candidates
    .filter(
      (one) =>
        one.role === "reason" &&
        one.exact &&
        one.time !== null &&
        inQuotes.test(one.line.text) &&
        notes.places.some((place) => place.cue === "reminder" && inSentence(one, place)),
    )
    .map((one) => ({ ...one, role: null }));
const inQuotes = /^["“„«]/;
