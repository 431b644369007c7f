import type { Written } from "./dates";
import type { Moment } from "./moments";

/** Marks between the two ends of a stretch of time. */
const toEnd = /^\s?[-–—−/]\s?$/;

/**
 * "Thu, Mar 19, 2026, 3 PM – Thu, Mar 19, 2026, 4 PM": the same day once more behind a dash, with a later hour, is when the first one ends
 * and no second appointment.
 */
export function withEnds(moments: Moment[], text: string): Moment[] {
  if (moments.length < 2) return moments;
  const kept: Moment[] = [];
  for (const moment of moments) {
    const before = kept.at(-1);
    if (before && isEndOf(moment, before, text)) kept[kept.length - 1] = { ...before, to: moment.to };
    else kept.push(moment);
  }
  return kept;
}

const isEndOf = (end: Moment, start: Moment, text: string) =>
  start.time !== null &&
  end.time !== null &&
  start.time.end === null &&
  start.time.time < end.time.time &&
  start.struck === end.struck &&
  start.date !== null &&
  end.date !== null &&
  isSameDay(start.date.written, end.date.written) &&
  isAlike(start.zone, end.zone ?? start.zone) &&
  toEnd.test(text.slice(start.to, end.from));

/** As written, "3/4" and "3/4", for whether that is in March is asked later; the year may be left out. */
function isSameDay(one: Written, other: Written) {
  if (one.form === "full" && other.form === "yearless") return one.month === other.month && one.day === other.day;
  return isAlike(one, other);
}

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
