import { inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { anyOf } from "../languages/known";
import type { Statements } from "../statements/statements";

/** A move of which only one day is named. */

/**
 * "Ann moved the appointment on March 24 from 10:30 to 16:00": of the day of an appointment that was moved, the first hour. Where it is
 * a stretch of time, it was the first one, too.
 */
export const isLeftBehind = (one: Candidate, { places }: Statements) =>
  one.role === null &&
  one.time !== null &&
  !one.movedTo &&
  places.some((place) => place.cue === "moved" && inSentence(one, place)) &&
  ofVisit.test(one.line.text.slice(one.sentence, one.begin)) &&
  (hoursOf(one) !== null || otherDay.test(one.line.text.slice(one.end)));

/** "The appointment on March 24 at 10:30 was moved to a later date": the only one that is named is the one that is left. */
const otherDay = new RegExp(`^[^.!?;:]*(?<!\\p{L})(?:${anyOf(({ notices }) => notices.otherDay)})(?!\\p{L})`, "iu");

/** Minutes between the hour that is left and the one that is taken, where both stand behind one day. */
export function apartOnItsDay(one: Candidate): number | null {
  const [, hour, minute = "0", laterHour, laterMinute = "0"] = hoursOf(one) ?? [];
  // On a clock of twelve hours the reader of hours knows better.
  const apart = one.minutes ?? Math.abs((Number(laterHour) - Number(hour)) * 60 + Number(laterMinute) - Number(minute));
  if (one.minutes === null && hour === undefined) return null;
  return Math.min(apart, 24 * 60 - apart);
}

const hoursOf = ({ line, begin, end }: Candidate) => fromTo.exec(line.text.slice(begin, end + REACH));
/** Room for " to 16:00 o'clock" behind the first hour. */
const REACH = 30;

/** "The appointment on", "la cita de Marta Gil del", and nothing between them and the day. */
const ofVisit = new RegExp(`(?<![\\p{L}-])(?:${anyOf(({ appt }) => appt)})(?: (?:\\p{L}[\\p{L}'’.]*)){0,5} ?$`, "iu");

const clock = anyOf(({ clock: words }) => words.replaceAll(" ", "|"));
const oneHour = `(\\d{1,2})(?:[:.h]([0-5]\\d))?(?: ?(?:[ap]\\.?m\\.?|${clock}))?`;
const fromTo = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    ({ leads }) => leads.fromHour,
    ({ leads }) => leads.fromDay,
  )})(?: \\p{L}{2,3}\\.?)? ${oneHour} (?:${anyOf(
    ({ labelWords }) => labelWords.becomes,
    ({ until }) => until.replaceAll(" ", "|"),
  )})(?: \\p{L}{2,3}\\.?)? ${oneHour}(?![\\d:])`,
  "iu",
);
