import { inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { cancelling } from "../languages/cue";
import { marks } from "../layout/clause-marks";
import { weekdayOf } from "../moments/resolve";
import type { Slot } from "../reading";
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

/** "The patient cancelled these visits on 12/01/2026:", in an email of that day: when it was done, for the rows below have days of their own. */
export const isDayOfNotice = ({ exact, time, dates, line }: Candidate, chosen: Candidate[], { today }: Clock) =>
  exact && time === null && dates.length === 1 && dates[0] === today && chosen.every(({ under }) => under === line);

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

/** "Jeudi midi" as the subject of what is cancelled at 12:15: the middle of the day, not an hour. */
export const isNoonOf = (one: Candidate, slots: Slot[]) =>
  one.time === NOON &&
  one.shown.every(({ words }) => !words.includes("12")) &&
  slots.some(({ date, time }) => one.dates.includes(date) && time !== null && time >= "11:30" && time <= "14:00");
const NOON = "12:00";
