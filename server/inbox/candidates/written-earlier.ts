import { anyOf } from "../languages/known";
import type { Line } from "../message/line";
import { daysBetween, plusDays, weekdayOf } from "../moments/resolve";
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
export function withEarlierWriting(candidates: Candidate[], lines: Line[], today: string): Candidate[] {
  for (const one of candidates) {
    const mayBeTold = one.shifted && one.time !== null && one.doubt === null && freeRoles.has(one.role);
    const written = mayBeTold ? writtenBefore(one, candidates, lines) : null;
    const day = written ? dayOf(written, today) : today;
    // Nobody has written tomorrow.
    if (day >= today) continue;
    one.doubt = "written";
    one.dates = [...new Set(one.dates.flatMap((date) => [plusDays(date, daysBetween(today, day)), date]))];
  }
  return candidates;
}

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

function isStamp({ line, index, begin, end, role, labelled }: Candidate, one: Candidate, lines: Line[]) {
  if (chatStamp.test(line.text)) return begin < 3;
  const before = line.text.slice(0, begin);
  if (wrote.test(before)) return true;
  if (role !== null || labelled || one.index <= index) return false;
  const between = lines.slice(index + 1, one.index).filter(({ text }) => text !== "").length;
  return between < NEAR && besides.test(`${before} ${line.text.slice(end)}`);
}

/** A weekday alone is the last one of that name: nobody has written yet. */
function dayOf({ weekday, exact, numbered, dates, shifted }: Candidate, today: string) {
  if (weekday === null || exact || numbered || shifted) return dates[0] as string;
  return plusDays(today, -((weekdayOf(today) - weekday + 7) % 7));
}
