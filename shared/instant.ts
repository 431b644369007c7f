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

// The same few moments are asked about again and again.
const known = new Map<string, LocalTime>();
const MOST_KNOWN = 500;

export function toLocal(instant: Date, timeZone: string): LocalTime {
  const key = `${timeZone} ${Math.floor(instant.getTime() / 60_000)}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const local = format(instant, timeZone);
  known.set(key, local);
  return local;
}

function format(instant: Date, timeZone: string): LocalTime {
  // "2026-03-03, 15:00": taking it apart is four times as fast as formatToParts.
  const [date = "", time = ""] = formatter(timeZone).format(instant).split(", ");
  return { date: date.padStart(10, "0"), time };
}

const asUtc = ({ date, time }: LocalTime) => Date.parse(`${date}T${time}:00Z`);

function offsetAt(instant: number, timeZone: string) {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return asUtc(toLocal(new Date(minute), timeZone)) - minute;
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
