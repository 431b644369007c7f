import { anyOf } from "../languages/known";
import type { Line } from "../message/line";
import { type Calendar, daysBetween, plusDays, weekdayOf } from "../moments/resolve";
import { type Candidate, freeRoles } from "./candidates";
import { chatStamp } from "./doubtful-dates";

/** "Message left on 3/17 at 6:40 PM", "Call taken: Tuesday 17 March", "Received Tuesday, March 17" */
const wrote = new RegExp(`(?<!\\p{L})(?:${anyOf(({ doubts }) => doubts.wrote)})(?!\\p{L})[^.!?]{0,25}$`, "iu");
/** "Mon 9:04 AM", "Yesterday 9:04 PM", "Ann, Monday, March 16 at 9:04 AM:": with a name at most. */
const besides = /^\W*(?:\p{Lu}[\p{L}'’.-]*\W*){0,3}$/u;
/** Lines from such a heading to what was written. */
const NEAR = 2;

/**
 * "Message left on 3/17 at 6:40 PM: cancel tomorrow at 3", in an email of the 18th: whoever wrote or rang on another day than the email's
 * counts "tomorrow" from hers, and whoever passes it on may have counted anew. Both days are offered.
 */
export function withEarlierWriting(candidates: Candidate[], lines: Line[], calendar: Calendar): Candidate[] {
  const { today } = calendar;
  markStamps(candidates);
  for (const one of candidates) {
    if (isTheirToday(one, calendar)) {
      one.doubt = "today";
      one.dates = one.dates.flatMap((date) => [date, plusDays(date, 7)]);
    }
    if (!one.shifted || one.time === null || one.doubt !== null || !freeRoles.has(one.role)) continue;
    const written = writtenBefore(one, candidates, lines);
    // Nobody has written tomorrow.
    const stamped = written ? dayOf(written, today) : today;
    const day = stamped < today ? stamped : (elsewhere(calendar) ?? eveOf(one, calendar));
    if (day === null) continue;
    one.doubt = stamped < today || elsewhere(calendar) ? "written" : "night";
    one.dates = [...new Set(one.dates.flatMap((date) => [plusDays(date, daysBetween(today, day)), date]))];
  }
  return candidates;
}

/** A client in California writes "tomorrow" on her Tuesday, when it is Wednesday in Sydney. */
const elsewhere = ({ today, theirs = null }: Calendar) => (theirs === today ? null : theirs);

/** "Thursday" of somebody with whom it is already Thursday. */
function isTheirToday(one: Candidate, calendar: Calendar) {
  const day = elsewhere(calendar);
  return day !== null && one.doubt === null && isWeekdayAlone(one) && one.weekday === weekdayOf(day);
}

/** "Up with a sick kid, I have to cancel tomorrow at 9", at half past twelve: to whoever has not slept, it is still the day before. */
const eveOf = ({ dates }: Candidate, { today, now }: Calendar) =>
  now < MORNING && dates.every((date) => date > today) ? plusDays(today, -1) : null;
const MORNING = "04:00";

/** The nearest stamp above. */
const writtenBefore = (one: Candidate, candidates: Candidate[], lines: Line[]) =>
  candidates.findLast(
    (other) =>
      other !== one &&
      other.time !== null &&
      other.dates.length > 0 &&
      (other.line === one.line ? other.at < one.at : other.index < one.index) &&
      isStamp(other, one, lines),
  ) ?? null;

/**
 * "lexi.montoya  Sat 9:04 AM" above what she wrote: with nothing but a name, and at a minute for which nobody is booked. Where one of a
 * message is a stamp, so are the others of that form.
 */
function markStamps(candidates: Candidate[]) {
  const alike = candidates.filter(
    (one) => isWeekdayAlone(one) && one.time !== null && one.role === null && isBare(one),
  );
  if (alike.some(({ time }) => !/[05]$/.test(time as string))) for (const one of alike) one.role = "stamp";
}
const isWeekdayAlone = ({ weekday, exact, numbered, shifted }: Candidate) =>
  weekday !== null && !exact && !numbered && !shifted;
const isBare = ({ line, begin, end }: Candidate) => bare.test(`${line.text.slice(0, begin)} ${line.text.slice(end)}`);
const bare = /^[^\p{L}\d]*(?:[\p{L}\d]+(?:[^\p{L}\d]+|$)){0,4}$/u;

function isStamp({ line, index, begin, end, role, labelled }: Candidate, one: Candidate, lines: Line[]) {
  if (chatStamp.test(line.text)) return begin < 3;
  const before = line.text.slice(0, begin);
  if (wrote.test(before)) return true;
  if ((role !== null && role !== "stamp") || labelled || one.index <= index) return false;
  const between = lines.slice(index + 1, one.index).filter(({ text }) => text !== "").length;
  return between < NEAR && besides.test(`${before} ${line.text.slice(end)}`);
}

/** A weekday alone is the last one of that name: nobody has written yet. */
function dayOf(one: Candidate, today: string) {
  if (!isWeekdayAlone(one)) return one.dates[0] as string;
  return plusDays(today, -((weekdayOf(today) - (one.weekday as number) + 7) % 7));
}
