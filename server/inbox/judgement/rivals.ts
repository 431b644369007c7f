import { inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { type Cue, cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { marks } from "../layout/clause-marks";
import { daysBetween, weekdayOf } from "../moments/resolve";
import type { Slot } from "../reading";
import { sentencesOf } from "../statements/sentences";
import type { Statements } from "../statements/statements";
import type { Clock } from "./slots";

/** Days that stand beside what was cancelled and are no rivals of it. */

/** "I have to cancel tomorrow at 8, woke up with a fever this morning": unless "or" or "and" joins it to another day, today is when it happened. */
export function isAboutToday(one: Candidate, body: Candidate[], { today }: Clock) {
  const next = body.filter((other) => other.line === one.line && other.begin >= one.end);
  const isJoined =
    one.joined ||
    one.parted ||
    next.some((other) => (other.joined || other.parted) && !next.some(({ begin }) => begin < other.begin));
  return !one.exact && one.time === null && one.dates[0] === today && !isJoined;
}

/** "Saturday Sculpt" below an appointment of Saturday the 12th; "Black Friday: 40% off until December 4" in what is sold below it. */
export const isInTitle = (one: Candidate, chosen: Candidate[], { places }: Statements) =>
  places.some((place) => place.cue === "advert" && inSentence(one, place)) ||
  (!one.exact &&
    one.weekday !== null &&
    chosen.every(({ exact, dates }) => exact && dates.every((date) => weekdayOf(date) === one.weekday)) &&
    !places.some((place) => cancelling.has(place.cue) && inSentence(one, place)));

/**
 * "The patient cancelled these visits on 12/01/2026:", and "Canceled: 12/1" beside "Appointment: December 12, 3:30 PM", in an email of
 * that day: when it was done, for the appointments have days of their own.
 */
export function isDayOfNotice(
  { exact, time, dates, line, role, labelled }: Candidate,
  chosen: Candidate[],
  clock: Clock,
) {
  if (!exact || time !== null || dates.length !== 1 || dates[0] !== clock.today) return false;
  const isLabel = role === "cancelled" && labelled;
  return chosen.every((one) => one.under === line || (isLabel && one.role === "when" && one.labelled));
}

/**
 * "I just moved from the 7th, but now I have to bail on the 14th at 4:45": a day without an hour that was left some time ago, before
 * the client's own words for what she cancels, and nothing parts these from the day that they cancel.
 */
export const isLeftBefore = (one: Candidate, chosen: Candidate[], { places }: Statements) =>
  one.role === "old" &&
  one.time === null &&
  places.some((place) => place.cue === "moved" && inSentence(one, place)) &&
  chosen.every((other) =>
    places.some(
      (place) =>
        place.cue === "personal" &&
        inSentence(other, place) &&
        (place.line !== one.line || place.at > one.end) &&
        !parting.test(place.line.text.slice(place.at, other.begin)),
    ),
  );
const parting = new RegExp(marks.source);

/** "Mrs Lang (22.08.1966) has cancelled": a day of years ago is the one on which somebody was born. */
export const isLongAgo = ({ dates, exact }: Candidate, { today }: Clock) =>
  exact && dates.every((date) => daysBetween(date, today) > YEARS_AGO);
const YEARS_AGO = 2 * 365;

/** "Jeudi midi" as the subject of what is cancelled at 12:15: the middle of the day, not an hour. */
export const isNoonOf = (one: Candidate, slots: Slot[]) =>
  one.time === NOON &&
  one.shown.every(({ words }) => !words.includes("12")) &&
  slots.some(({ date, time }) => one.dates.includes(date) && time !== null && time >= "11:30" && time <= "14:00");
const NOON = "12:00";

/** "Tuesday noon" as the subject of what is cancelled on Tuesday the 19th at noon: its weekday, of whatever week. */
export const isShortOf = ({ weekday, exact, numbered, time }: Candidate, chosen: Candidate[]) =>
  weekday !== null &&
  !exact &&
  !numbered &&
  chosen.some(
    (one) => (one.exact || one.numbered) && one.time === time && weekdayOf(one.dates[0] as string) === weekday,
  );

/**
 * "Payment of your balance follows on 5 February", "Refunded: -$425.00 (7/28/2026)": where a notice gives the day and the hour of
 * what was cancelled a row of their own, a day alone in other words is that of something else, unless they speak of an appointment.
 */
export function isBesideRow(one: Candidate, chosen: Candidate[], statements: Statements) {
  if (!one.exact || one.labelled || one.parted || statements.said.has("personal")) return false;
  if (chosen.some((other) => other.line === one.line) || !chosen.every(fillsRow)) return false;
  return isOfElse(one, statements);
}

/** Its sentence says what the day is of, and speaks of no appointment. */
export function isOfElse(one: Candidate, { places }: Statements) {
  const words = wordsOf(one);
  const speaks = places.some((place) => ofVisit.has(place.cue) && inSentence(one, place));
  return !speaks && telling.test(words) && !visit.test(words);
}

/** Of its sentence, and in a row of cells those of the one that leads to it. */
function wordsOf({ line, at, begin, end }: Candidate) {
  const own = sentencesOf(line).findLast(({ from }) => from <= at) ?? { text: line.text, from: 0 };
  const from = line.text.charAt(own.from - 1) === "\t" ? line.text.lastIndexOf("\t", own.from - 2) + 1 : own.from;
  return `${line.text.slice(from, begin)} ${line.text.slice(end, own.from + own.text.length)}`;
}

/** "Tue, Dec 8, 2026, 1:30 PM (55 mins)", "Drop-off\t9:00 AM": a day and an hour with hardly a word beside them. */
function fillsRow({ exact, time, line: { text }, begin, end }: Candidate) {
  const from = text.lastIndexOf("\t", begin) + 1;
  const to = text.indexOf("\t", end);
  const cell = `${text.slice(from, begin)} ${text.slice(end, to < 0 ? undefined : to)}`.replace(remarks, " ");
  return exact && time !== null && (cell.match(/\p{L}{2,}/gu) ?? []).length <= 2;
}

/** The same without a word that leads to it, "Wedding: May 12, 2:30 PM". */
export const isOwnRow = (one: Candidate) => fillsRow(one) && !/\p{L}.*[:\t]/u.test(one.line.text.slice(0, one.begin));

const remarks = /\([^()]{1,40}\)/g;
/** A word that can say what the day is, not only "it is on". */
const telling = /\p{L}{5}/u;
const visit = new RegExp(`(?<!\\p{L})(?:${anyOf(({ appt }) => appt)})(?!\\p{L})`, "iu");
const ofVisit = new Set<Cue>([...cancelling, "corrected", "moved", "several", "oneOf", "kept"]);
