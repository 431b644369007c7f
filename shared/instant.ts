/**
 * The one place where a wall-clock reading and a time zone become a moment, and back.
 * A reading that the clocks skip moves forward by the gap; one that they repeat means the first.
 */

export interface LocalTime {
  date: string; // 2026-03-03
  time: string; // 15:00
}

// Building a formatter costs about 40 µs, using one 2 µs.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string) {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formatters.set(timeZone, made);
  return made;
}

export function isTimeZone(timeZone: string) {
  try {
    formatter(timeZone);
    return true;
  } catch {
    return false;
  }
}

export function toLocal(instant: Date, timeZone: string): LocalTime {
  const ms = instant.getTime();
  const shown = new Date(ms + offsetAt(ms, timeZone)).toISOString();
  // Beyond the year 9999 a sign and two digits more come first.
  const at = shown.indexOf("T");
  return { date: shown.slice(0, at), time: shown.slice(at + 1, at + 6) };
}

const asUtc = ({ date, time }: LocalTime) => Date.parse(`${date}T${time}:00Z`);

const WEEK = 7 * 86_400_000;
// By zone and week, where the clocks stood when it began, in milliseconds from UTC. Nowhere do they change twice within a week.
const offsets = new Map<string, Map<number, number>>();
const MOST_WEEKS = 1_000;

function offsetAt(instant: number, timeZone: string) {
  const week = Math.floor(instant / WEEK);
  const offset = offsetOf(week, timeZone);
  return offset === offsetOf(week + 1, timeZone) ? offset : shownAt(instant, timeZone);
}

function offsetOf(week: number, timeZone: string) {
  const weeks = offsets.get(timeZone) ?? new Map<number, number>();
  const known = weeks.get(week);
  if (known !== undefined) return known;
  if (weeks.size >= MOST_WEEKS) weeks.clear();
  const offset = shownAt(week * WEEK, timeZone);
  offsets.set(timeZone, weeks.set(week, offset));
  return offset;
}

function shownAt(instant: number, timeZone: string) {
  const minute = Math.floor(instant / 60_000) * 60_000;
  // "2026-03-03, 15:00": taking it apart is four times as fast as formatToParts.
  const [date = "", time = ""] = formatter(timeZone).format(minute).split(", ");
  return asUtc({ date: date.padStart(10, "0"), time }) - minute;
}

export function toInstant(local: LocalTime, timeZone: string): Date {
  const wall = asUtc(local);
  // The offsets a day before and after are the only two that can apply around a clock change.
  const before = offsetAt(wall - 86_400_000, timeZone);
  const after = offsetAt(wall + 86_400_000, timeZone);
  // Taking the earlier offset first picks the first of a repeated hour; in a gap neither fits,
  // and the earlier offset moves the reading forward by the length of the gap.
  const fits = [before, after].find((offset) => offsetAt(wall - offset, timeZone) === offset);
  return new Date(wall - (fits ?? before));
}
