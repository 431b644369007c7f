import { allOf } from "../languages/known";
import { prior } from "../lists";
import {
  clockAfter,
  goesOn,
  isBehindDate,
  isBehindDay,
  isBehindWhose,
  isBehindYear,
  isLabelled,
  isLast,
  isLength,
  isMilitary,
  isOwned,
  isOwnedMilitary,
  isPrice,
  isStretchOfDay,
} from "./signs";
import { Clock, counted, type Half, halfAt, shifted, spelled } from "./spelled";
import type { Token } from "./tokens";

export interface TimeFound {
  time: string; // 15:00
  end: string | null;
  /** "at 7": morning or evening is anybody's guess. */
  unsure: boolean;
  midnight: "word" | "hour" | null;
  /** "2:30 or 3": the other hour. */
  other: string | null;
  next: number;
}

const is = (token: Token | undefined, ...texts: string[]) => token !== undefined && texts.includes(token.text);
const two = (n: number) => String(n).padStart(2, "0");

const nobodyWorks = 7;

const and = allOf(({ leads }) => leads.and);
const or = allOf(({ doubts }) => doubts.or);

/** `announced`: a word such as "at" stands before, so that a bare hour is a time. */
export function findTime(tokens: Token[], at: number, announced: boolean, part: Half = null): TimeFound | null {
  const start = clock(tokens, at, announced);
  if (!start || isLength(tokens, at, start)) return null;
  // "00 PM" is the rest of an hour.
  if (start.half === "pm" && start.hour === 0 && start.minute === 0) return null;
  // In "T15:00:00-05:00" the second clock is the distance from UTC.
  const stamp = is(prior(tokens, at), "t") && tokens[at]?.glued === true;
  const range = stamp ? null : rangeEnd(tokens, start.next, opened(tokens, at));
  if (start.bare && !announced && !range?.half && !range?.full && !isStretchOfDay(tokens, at, start.next, range))
    return null;
  // "21 à 18h": no stretch of time runs backwards.
  if (start.bare && range?.full && !range.half && start.hour > range.hour) return null;

  let half = start.half;
  // "5 - 6pm" is all afternoon, "11:30 - 1pm" starts in the morning.
  if (!half && !start.full && range?.half) {
    const sameHalf = minutes(start.hour, start.minute, range.half) < minutes(range.hour, range.minute, range.half);
    half = sameHalf ? range.half : range.half === "pm" ? "am" : "pm";
  }
  // Nobody's morning begins before five: "Thursday morning at 2" stays what it would be without the word.
  if (!half && part && start.hour < 12 && start.hour >= (part === "am" ? 5 : 1)) half = part;
  // "14-15 Uhr"
  const full =
    start.full || (range?.full === true && range.hour > 12 && !half) || (start.bare && range?.full === true && !half);
  const { hour, unsure } = hourOfDay(start.hour, half, full);
  if (hour === null || start.minute > 59) return null;
  const end = range ? hourOfDay(range.hour, range.half ?? half, range.full || full).hour : null;
  const other = otherHour(tokens, range?.next ?? start.next);
  return {
    time: `${two(hour)}:${two(start.minute)}`,
    end: range && end !== null ? `${two(end)}:${two(range.minute)}` : null,
    unsure,
    midnight:
      start.word === "00:00" ? "word" : isTwelveAm(start) && !range && !is(tokens[at + 1], ":", ".") ? "hour" : null,
    other: other?.time ?? null,
    next: other?.next ?? range?.next ?? start.next,
  };
}

/** "12am": midnight to a clock, which shows "12:00 AM", and noon to many who write. */
const isTwelveAm = ({ hour, minute, half }: Clock) => half === "am" && hour === 12 && minute === 0;

/** "2:30 or 3pm", "a las 14:30 o a las 15", and not "at 9 or 10 clients". */
function otherHour(tokens: Token[], at: number) {
  let look = at;
  while (look < at + 2 && is(tokens[look], ",", "?")) look++;
  if (!or.has(tokens[look]?.text ?? "")) return null;
  look++;
  while (look < at + 6 && tokens[look]?.meaning.between && !tokens[look]?.digits) look++;
  const found = clock(tokens, look, true);
  if (!found || (found.bare && !isLast(tokens, found.next))) return null;
  const { hour } = hourOfDay(found.hour, found.half, found.full);
  return hour === null ? null : { time: `${two(hour)}:${two(found.minute)}`, next: found.next };
}

const minutes = (hour: number, minute: number, half: "am" | "pm") =>
  ((hour % 12) + (half === "pm" ? 12 : 0)) * 60 + minute;

function hourOfDay(hour: number, half: Half, full: boolean): { hour: number | null; unsure: boolean } {
  if (hour > 23) return { hour: null, unsure: false };
  if (half && hour <= 12) return { hour: (hour % 12) + (half === "pm" ? 12 : 0), unsure: false };
  if (half || full || hour === 0 || hour > 12) return { hour, unsure: false };
  // Practices do not work before seven: "at 3" is the afternoon.
  if (hour < nobodyWorks) return { hour: hour + 12, unsure: false };
  return { hour, unsure: hour === nobodyWorks };
}

/** "between 2 and 3", "entre las 2 y las 3" */
const opened = (tokens: Token[], at: number) =>
  prior(tokens, at)?.meaning.between === true && [1, 2].some((by) => prior(tokens, at, by)?.meaning.opens === true);

function rangeEnd(tokens: Token[], at: number, between = false): Clock | null {
  let look = at;
  if (is(tokens[look], ")")) look++;
  const mark = tokens[look];
  if (!is(mark, "-", "–", "—", "~", "/", "−") && !mark?.meaning.until && !(between && and.has(mark?.text ?? "")))
    return null;
  look++;
  if (tokens[look]?.meaning.between && !tokens[look]?.digits) look++;
  return clock(tokens, look, true);
}

function clock(tokens: Token[], at: number, announced: boolean): Clock | null {
  const token = tokens[at];
  if (!token) return null;
  // "noon", "12 noon"
  const named = token.text === "12" && tokens[at + 1]?.meaning.clockTime ? (tokens[at + 1] as Token) : token;
  if (named.meaning.clockTime) {
    const [hour, minute] = named.meaning.clockTime.split(":").map(Number) as [number, number];
    const next = at + named.span + (named === token ? 0 : 1);
    // "midi et quart"
    const after = tokens[next]?.meaning.minutesAfter;
    if (after !== undefined && (hour > 0 || after > 0) && (tokens[next]?.span ?? 1) > 1) {
      const meant = shifted(hour, after);
      return new Clock(meant.hour, meant.minute, next + (tokens[next]?.span ?? 1), null, true);
    }
    return new Clock(hour, minute, next, null, true, false, named.meaning.clockTime);
  }
  if (!token.digits || token.meaning.minutesBefore !== undefined) return spelled(tokens, at, announced);
  const [before, second] = [prior(tokens, at), prior(tokens, at, 2)];
  if (token.glued && before && !/^[([{@|"'~_>,:–—=•·⋅*t-]$/.test(before.text) && !isBehindHour(tokens, at)) return null;
  if (before && /^[$€£#]$/.test(before.text)) return null;
  // "10:30" of "12:10:30", "+1:00"
  if (token.glued && is(before, ":") && second?.digits && second.glued !== undefined && before?.glued) return null;
  return digits(tokens, at, announced);
}

/** "10:15 AM/11:00 AM", "16h30/17h15" */
const isBehindHour = (tokens: Token[], at: number) => {
  const second = prior(tokens, at, 2);
  const isHour = second?.meaning.half !== undefined || is(second, "a", "p") || is(prior(tokens, at, 3), ":", "h");
  return isHour && is(prior(tokens, at), "/");
};

/** "9 thirty", "9-thirty", "9 30": minutes behind an hour, or a number of something else. */
function minutesApart(tokens: Token[], at: number): { minutes: number; next: number } | null {
  const look = is(tokens[at], "-") && tokens[at]?.glued && tokens[at + 1]?.glued ? at + 1 : at;
  const token = tokens[look];
  if (token?.meaning.minutesAfter !== undefined && token.span === 1)
    return { minutes: token.meaning.minutesAfter, next: look + 1 };
  const isMinutes = look === at && token?.glued === false && /^[0-5][05]$/.test(token.text) && goesOn(tokens, at + 1);
  return isMinutes && !tokens[at + 1]?.meaning.clock ? { minutes: Number(token.text), next: at + 1 } : null;
}

/** An hour and its minutes without a mark between them. A round number may count something. */
const quarter = /^(?:1[0-2]|[1-9])(?:15|30|45)$/;

const hourOf = (text: string) => Number(text.slice(0, -2));
const minuteOf = (text: string) => Number(text.slice(-2));

function digits(tokens: Token[], at: number, announced: boolean): Clock | null {
  const token = tokens[at] as Token;
  // "230pm", "1030am", "at 1030 AM"
  if (
    token.text.length > 2 &&
    (tokens[at + 1]?.glued || announced || isBehindWhose(tokens, at)) &&
    /^(?:1[0-2]|[1-9])[0-5][05]$/.test(token.text)
  ) {
    const { half, next } = halfAt(tokens, at + 1);
    if (half) return new Clock(hourOf(token.text), minuteOf(token.text), next, half);
  }
  // "thurs 430"
  if (quarter.test(token.text) && isBehindDay(tokens, at))
    return new Clock(hourOf(token.text), minuteOf(token.text), at + 1);
  // "1430 hrs", "T150000Z"
  if (/^[012]\d[0-5]\d([0-5]\d)?$/.test(token.text)) {
    const stamped = token.glued && is(prior(tokens, at), "t");
    const military =
      token.text.length === 4 &&
      (isLabelled(tokens, at) ||
        isOwnedMilitary(tokens, at) ||
        ((announced || isBehindYear(tokens, at)) && isMilitary(tokens, at)));
    if (!stamped && !military && !(tokens[at + 1]?.meaning.clock && token.text.length === 4)) return null;
    return new Clock(
      hourOf(token.text.slice(0, 4)),
      minuteOf(token.text.slice(0, 4)),
      at + (stamped || military ? 1 : 2),
      null,
      true,
    );
  }
  if (token.text.length > 2) return null;
  const hour = Number(token.text);
  if (hour > 24) return null;
  const [mark, minute] = tokens.slice(at + 1, at + 3);
  const hasMinute = minute?.digits && minute.text.length === 2 && Number(minute.text) < 60;

  if (
    hasMinute &&
    (is(mark, ":", "h", ".", "'") ||
      (is(mark, "u") && mark?.meaning.clock) ||
      (is(mark, ",") &&
        announced &&
        /[05]$/.test(minute.text) &&
        !is(tokens[at + 3], "€", "eur", "euro", "chf", "$"))) &&
    (mark?.glued || mark?.text === "h") &&
    (minute?.glued || mark?.text === "h")
  ) {
    let next = at + 3;
    if (is(tokens[next], ":") && tokens[next]?.glued && tokens[next + 1]?.digits && tokens[next + 1]?.glued) {
      if (tokens[next + 1]?.text.length !== 2) return null;
      next += 2;
      // Fractions of a second in ISO stamps.
      if (is(tokens[next], ".") && tokens[next]?.glued && tokens[next + 1]?.digits && tokens[next + 1]?.glued)
        next += 2;
    }
    const minutes =
      is(tokens[next], "min", "mins", "minutes", "minuten") || (is(tokens[next], "m") && tokens[next]?.glued === true);
    if (minutes && !(announced && is(mark, "h"))) return null;
    if (minutes) next++;
    // "12.00 noon"
    const named = hour === 12 && minute?.text === "00" ? tokens[next]?.meaning.clockTime : undefined;
    if (named)
      return new Clock(named === "00:00" ? 0 : 12, 0, next + (tokens[next]?.span ?? 1), null, true, false, named);
    const suffix = halfAt(tokens, next);
    const clockWord = clockAfter(tokens, suffix.next);
    // "9.30" may be a price or a number; something has to say that it is a time.
    const ranged = mark?.text === "." ? rangeEnd(tokens, suffix.next) : null;
    const said =
      suffix.half ||
      clockWord ||
      announced ||
      ranged?.half ||
      ranged?.full ||
      isLabelled(tokens, at) ||
      isOwned(tokens, at);
    if (mark?.text === "." && (!said || (!clockWord && isPrice(tokens, next)))) return null;
    if (mark?.text === "." && is(tokens[next], ".", "/") && tokens[next]?.glued && tokens[next + 1]?.digits)
      return null;
    const full = hour > 12 || token.text.startsWith("0") || is(mark, "h", "u") || clockWord !== null;
    // "Uhr" after "8:30", then perhaps "abends".
    const late = clockWord === null ? suffix : halfAt(tokens, clockWord);
    return new Clock(hour, Number(minute?.text), late.next, late.half, full && !late.half);
  }
  // "5 y media", "17 h et quart". One word alone may begin something else: "at 3 fifteen-minute calls".
  const named = tokens[at + 1]?.meaning.clock === true;
  const fraction = tokens[at + (named ? 2 : 1)];
  // "Alle 17 e 15" is an hour, "i giorni 17 e 15" are days.
  const inDigits = tokens[at + (named ? 3 : 2)]?.digits === true;
  const isMinute = !inDigits || (announced && !opened(tokens, at) && goesOn(tokens, at + (named ? 4 : 3)));
  if (fraction?.meaning.minutesAfter !== undefined && fraction.span > 1 && hour > 0 && isMinute) {
    const suffix = halfAt(tokens, at + (named ? 2 : 1) + fraction.span);
    const meant = shifted(hour, fraction.meaning.minutesAfter);
    return new Clock(meant.hour, meant.minute, suffix.next, suffix.half, !suffix.half && hour > 12);
  }
  const apart = minutesApart(tokens, at + 1);
  if (apart && hour > 0) {
    const { half, next } = halfAt(tokens, apart.next);
    if (!half && !isLast(tokens, next)) return null;
    return new Clock(hour, apart.minutes, next, half, !half && hour > 12);
  }
  // "30." or "12:" or "3/4" or "45 min" belongs to something else.
  const suffix = halfAt(tokens, at + 1);
  if (suffix.half) return new Clock(hour, 0, suffix.next, suffix.half);
  const behind = clockAfter(tokens, at + 1);
  const clockWord = tokens[(behind ?? 0) - 1];
  if (behind !== null && clockWord) {
    // "1 h 15 min", "2 hours" are lengths.
    const isAlone = at === 0 && behind === tokens.length;
    const isHour = hour > 6 && (clockWord.glued || isAlone || isLabelled(tokens, at) || isBehindDate(tokens, at));
    if (/^h(?:rs?|ours?)?$/.test(clockWord.text) && !announced && !isHour) return null;
    if (is(tokens[behind], "min", "mins", "minutes") || is(tokens[behind + 1], "min", "mins", "minutes")) return null;
    // "15 Uhr 30"
    const minute =
      /^[0-5][05]$/.test(tokens[behind]?.text ?? "") && goesOn(tokens, behind + 1) ? Number(tokens[behind]?.text) : 0;
    const late = halfAt(tokens, minute > 0 ? behind + 1 : behind);
    return new Clock(hour, minute, late.next, late.half, !late.half && clockWord.text !== "o'clock");
  }
  if (is(mark, "/", ".", ":", "%") && mark?.glued && minute?.glued && minute.digits) return null;
  if (tokens[at + 1]?.glued && /^\p{L}/u.test(tokens[at + 1]?.text ?? "")) return null;
  if (tokens[at + 1]?.meaning.month !== undefined || hour === 0) return null;
  if (counted.test(tokens[at + 1]?.text ?? "")) return null;
  return new Clock(hour, 0, at + 1, null, false, true);
}
