import { allOf } from "../languages/known";
import { prior } from "../lists";
import { dayBeforeHour, dayBeforeWords, dayNamed, dayOnly, isFirstHour } from "./days-of-month";
import { isHourBeside } from "./dotted";
import { type Meaning, meaningless } from "./lexicon";
import { apart, compact, type Dated, dayNumber, has, is, numeric, year4, yearFirst } from "./numeric-dates";
import { sharedMonth } from "./shared-months";
import { isOfStreet } from "./streets";
import { findTime, type TimeFound } from "./times";
import type { Token } from "./tokens";
import { isBehindOtherWeek, isOfOtherWeek, ofNextWeek } from "./weeks";

/** A date as written. What it means depends on the day of the message and, for a numeric one, on the country. */
export type Written =
  | { form: "full"; year: number; month: number; day: number }
  | { form: "yearless"; month: number; day: number }
  | { form: "numeric"; first: number; second: number; year: number | null; dotted: boolean }
  | { form: "day"; day: number; perhaps?: true; months?: number }
  | { form: "weekday"; which: Which; later?: number }
  | { form: "shift"; days: number };

/** "a week on Friday", but also "twice a week on Friday" */
export type Which = "plain" | "this" | "next" | "last" | "nextWeek" | "later" | "unclear";

export interface DateFound {
  written: Written;
  weekday: number | null;
  next: number; // index of the token after it
  ahead?: boolean; // "next Friday, the 20th"
}

/** Articles and commas between a weekday and its date: "Dienstag, den 8.", "mardi le 8", "Tuesday (the 8th". */
const skipped = new Set([",", ".", "(", "·", ...allOf(({ dateWords }) => dateWords.articles)]);
const afterTomorrow = allOf(({ dateWords }) => dateWords.afterTomorrow);
const dayAlone = allOf(({ dateWords }) => dateWords.dayAlone);
const dayAtHour = allOf(({ dateWords }) => dateWords.dayAtHour);
const beforeMonth = allOf(({ dateWords }) => dateWords.beforeMonth);
const beforeYear = allOf(({ dateWords }) => dateWords.beforeYear);
const onDay = allOf(({ leads }) => leads.onDay);
const alsoWords = allOf(({ dateWords }) => dateWords.alsoWords);
const beforeAlso = allOf(({ dateWords }) => dateWords.beforeAlso ?? "");

export function findDate(tokens: Token[], at: number): DateFound | null {
  const token = tokens[at];
  if (!token || (token.glued && !canStartGlued(prior(tokens, at)))) return null;
  const { meaning } = token;

  if (meaning.shift !== undefined) {
    const next = at + token.span;
    // "tomorrow, Tuesday December 8": the date says more than the word.
    let look = next;
    while (is(tokens[look], ",", "(", "-", "–") || has(afterTomorrow, tokens[look])) look++;
    const exact = look - next <= 2 ? findDate(tokens, look) : null;
    if (exact && exact.written.form !== "shift" && exact.written.form !== "weekday") return exact;
    if (exact?.written.form === "weekday")
      return { written: { form: "shift", days: meaning.shift }, weekday: exact.weekday, next: exact.next };
    if (isBehindOtherWeek(tokens, at)) return null;
    const behind = tokens[next]?.meaning.later;
    const days = meaning.shift + (behind ?? laterBefore(tokens, at) ?? 0);
    return { written: { form: "shift", days }, weekday: null, next: behind ? next + (tokens[next]?.span ?? 1) : next };
  }

  const which = whichOf(meaning);
  const dayAt = which === "plain" ? at : at + token.span;
  const weekday = tokens[dayAt]?.meaning.weekday;
  if (weekday !== undefined) return fromWeekday(tokens, dayAt, weekday, which);
  const date = which === "plain" ? calendarDate(tokens, at) : null;
  if (date && isOfStreet(tokens, at, date.next)) return null;
  return withWeekdayAfter(tokens, date);
}

const whichOf = ({ nextOne, thisOne, lastOne }: Meaning): Which =>
  nextOne ? "next" : thisOne ? "this" : lastOne ? "last" : "plain";

const canStartGlued = (before: Token | undefined) =>
  before !== undefined && /^[([{@|"'~_>,:–—=•·*-]$/.test(before.text);

/** "a week on" before the token, and how many days that is. */
const laterBefore = (tokens: Token[], at: number) =>
  [1, 2, 3]
    .map((back) => prior(tokens, at, back))
    .find((token, i) => token?.span === i + 1 && token.meaning.laterBefore)?.meaning.laterBefore;

/** "In einer Woche am" Donnerstag, "dans une semaine," jeudi: the phrases that stand behind a day elsewhere. */
function weeksBefore(tokens: Token[], at: number) {
  let last = at - 1;
  while (last >= Math.max(0, at - 3) && (has(skipped, tokens[last]) || has(onDay, tokens[last]))) last--;
  const span = [2, 3, 4, 5].find((length) => prior(tokens, last + 1, length)?.span === length);
  const meaning = span === undefined ? undefined : prior(tokens, last + 1, span)?.meaning;
  return meaning?.later ?? meaning?.laterBefore;
}

function fromWeekday(tokens: Token[], at: number, weekday: number, which: Which): DateFound | null {
  const token = tokens[at] as Token;
  // "mar", "so", "do", "set", "sat" are also other words: a short one counts only before a number or its own dot.
  let next = at + token.span;
  // "mardi prochain", "martes próximo"
  const behindIt = whichOf(tokens[next]?.meaning ?? meaningless);
  let said = behindIt === "plain" ? which : behindIt;
  if (behindIt !== "plain") next++;
  const before = said === "plain" ? (laterBefore(tokens, at) ?? weeksBefore(tokens, at)) : undefined;
  const behind = tokens[next]?.meaning.later;
  if (before) said = "later";
  else if (behind) next += tokens[next]?.span ?? 1;
  let look = next;
  // "Thursday afternoon the 10th"
  const part = tokens[next];
  if (part?.meaning.part && has(dayAlone, tokens[next + part.span])) look += part.span;
  while (look - next < 3 && has(skipped, tokens[look])) look++;
  const date = isFirstHour(tokens, look)
    ? null
    : (calendarDate(tokens, look) ??
      dayOnly(tokens, look, look > next) ??
      dayBeforeHour(tokens, look) ??
      (said === "plain" && look === next ? dayBeforeWords(tokens, look) : null));
  if (date) return { written: date.written, weekday, next: date.next, ahead: said === "next" };
  if (isRangeOfDays(tokens, at, next)) return null;
  const later = before ?? behind;
  const week = later ? null : ofNextWeek(tokens, at, next);
  const isWord = token.text.length <= 3 && alsoWords.has(token.text);
  if (isWord && !behind && week?.which !== "nextWeek" && !isBeforeHour(tokens, at, next)) return null;
  if (week) return { written: { form: "weekday", which: week.which }, weekday, next: week.next };
  if (!later && isOfOtherWeek(tokens, at, next)) said = "unclear";
  return { written: { form: "weekday", which: said, later }, weekday, next };
}

/**
 * "Do 15 Uhr", "vr 17:30", "can't do sat 11am": a short name before one hour. "So um 15 Uhr" is "about", "Fr 17.30" a price,
 * "Mo 9:00-12:00" opening hours.
 */
function isBeforeHour(tokens: Token[], at: number, next: number) {
  const name = (tokens[at] as Token).text;
  const isDay = has(beforeAlso, prior(tokens, at));
  if (isDay && tokens[next]?.meaning.at && findTime(tokens, next + 1, true)) return true;
  let look = next;
  while (look - next < 3 && (is(tokens[look], ".", ",") || tokens[look]?.meaning.at || tokens[look]?.meaning.part))
    look++;
  if (name === "so" || !tokens[look]?.digits) return false;
  const time = findTime(tokens, look, false);
  if (isStampAlone(tokens, look, time)) return name !== "so";
  if (name.length > 2 && (!time || look > next || !isDay)) return false;
  const dotted = !time && (name !== "fr" || isDayNotFrancs(tokens, at, next)) && isHourBeside(tokens, look, look);
  const after = time ? time.next : look + 3;
  const goesOn = is(tokens[after], "-", "–", "—", "/", "&", "+") || tokens[after]?.meaning.until === true;
  return (time ? time.end === null : dotted) && !goesOn;
}

/** "Mon 9:04 AM", "Sun, 21:04": with its minutes, and nothing behind them in the line. */
const isStampAlone = (tokens: Token[], at: number, time: TimeFound | null) =>
  time !== null &&
  time.end === null &&
  is(tokens[at + 1], ":") &&
  (time.next === tokens.length || is(tokens[time.next], ")", "]"));

/** "Fr 17.30 muss ich absagen", "am Fr 17.30": Friday. "Die Gebühr von Fr. 17.30" is paid in Swiss francs. */
const isDayNotFrancs = (tokens: Token[], at: number, next: number) =>
  !is(tokens[next], ".") &&
  (at === 0 || has(dayAlone, prior(tokens, at)) || (at < 3 && is(prior(tokens, at), ",", "!", ":")));

/** "Mon-Fri", "Monday to Friday": opening hours. */
function isRangeOfDays(tokens: Token[], at: number, next: number) {
  const dash = (token: Token | undefined) => is(token, "-", "–", "—", "/", "&") || token?.meaning.until === true;
  return (
    (dash(tokens[next]) && tokens[next + 1]?.meaning.weekday !== undefined) ||
    (dash(prior(tokens, at)) && prior(tokens, at, 2)?.meaning.weekday !== undefined)
  );
}

function withWeekdayAfter(tokens: Token[], date: Omit<DateFound, "weekday"> | null): DateFound | null {
  if (!date) return null;
  let look = date.next;
  while (look - date.next < 2 && is(tokens[look], ",", "(")) look++;
  const weekday = look > date.next || tokens[look]?.glued === false ? tokens[look]?.meaning.weekday : undefined;
  // In "December 8 Tuesday" it belongs to the date; in "Dec 8, Mon Dec 14" it starts the next one.
  if (weekday === undefined || calendarDate(tokens, look + 1) || is(tokens[look + 1], "-", "–"))
    return { written: date.written, weekday: null, next: date.next };
  const closed = is(tokens[look + 1], ")") ? look + 2 : look + 1;
  return { written: date.written, weekday, next: closed };
}

function calendarDate(tokens: Token[], at: number): Dated | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.digits)
    return (
      compact(tokens, at) ??
      yearFirst(tokens, at) ??
      dayThenMonth(tokens, at) ??
      numeric(tokens, at) ??
      apart(tokens, at) ??
      sharedMonth(tokens, at, (next) => dayThenMonth(tokens, next))
    );
  // In Portuguese "dez" is ten, and December.
  const month = token.meaning.month === undefined ? null : monthThenDay(tokens, at, token.meaning.month);
  if (month) return month;
  if (token.meaning.ordinal !== undefined) return ordinalOfMonth(tokens, at);
  return token.meaning.number === undefined ? null : numberOfMonth(tokens, at, token.meaning.number);
}

/** 3rd of December, 3. Dezember 2026, 3-Dec-2026, 3 de diciembre de 2026 */
function dayThenMonth(tokens: Token[], at: number): Dated | null {
  const day = dayNumber(tokens[at]);
  if (day === null) return null;
  let look = at + 1;
  if (tokens[look]?.meaning.glued && tokens[look]?.glued) look++;
  const joined = (one: Token | undefined) => is(one, ".", "-", "/", "º", "°", "ª", ",") || has(beforeMonth, one);
  for (let k = 0; k < 3 && joined(tokens[look]); k++) look++;
  const month = tokens[look]?.meaning.month;
  if (month === undefined) return null;
  return finish(tokens, look + 1, month, day);
}

/** December 3rd, 2026 */
function monthThenDay(tokens: Token[], at: number, month: number): Dated | null {
  let look = at + 1;
  for (let k = 0; k < 2 && (is(tokens[look], ".", "-", "/") || has(afterTomorrow, tokens[look])); k++) look++;
  const ordinal = tokens[look]?.meaning.ordinal;
  if (ordinal !== undefined) return finish(tokens, look + (tokens[look]?.span ?? 1), month, ordinal);
  const day = dayNumber(tokens[look]);
  if (day === null) return null;
  // "Dec 12:30" is a time, "March 3.50" a price.
  if (is(tokens[look + 1], ":", "h") && tokens[look + 1]?.glued && tokens[look + 2]?.digits && tokens[look + 2]?.glued)
    return null;
  if (tokens[look + 1]?.meaning.half && tokens[look + 1]?.glued) return null;
  look++;
  if (tokens[look]?.meaning.glued && tokens[look]?.glued) look++;
  return finish(tokens, look, month, day);
}

function ordinalOfMonth(tokens: Token[], at: number): Dated | null {
  const day = tokens[at]?.meaning.ordinal as number;
  const look = has(beforeMonth, tokens[at + 1]) ? at + 2 : at + 1;
  const month = tokens[look]?.meaning.month;
  return month === undefined ? null : finish(tokens, look + 1, month, day);
}

/** "Le dix décembre", "el diez de diciembre". "One may cancel" is no first of May. */
function numberOfMonth(tokens: Token[], at: number, day: number): Dated | null {
  const look = has(beforeMonth, tokens[at + 1]) ? at + 2 : at + 1;
  const month = tokens[look]?.meaning.month;
  if (month === undefined || (tokens[look]?.text.length ?? 0) < 4 || is(tokens[look], "march")) return null;
  return finish(tokens, look + 1, month, day);
}

function finish(tokens: Token[], at: number, month: number, day: number): Dated | null {
  let look = at;
  for (let k = 0; k < 2 && (is(tokens[look], ",", ".", "'") || has(beforeYear, tokens[look])); k++) look++;
  // "3-Dec-26" and "Dec '26", but not "Dec 12 - 15:15".
  const dash = is(tokens[look], "-", "/") && tokens[look]?.glued && tokens[look + 1]?.glued;
  if (dash) look++;
  const short =
    (dash || is(prior(tokens, look), "'")) && look > at && tokens[look]?.digits && tokens[look]?.text.length === 2;
  const year = year4(tokens[look]) ?? (short && !is(tokens[look + 1], ":") ? 2000 + Number(tokens[look]?.text) : null);
  if (year === null) return { written: { form: "yearless", month, day }, next: afterNext(tokens, at) };
  return { written: { form: "full", year, month, day }, next: look + 1 };
}

/** "Le 29 avril prochain à 11 heures", "8 ottobre p.v. alle 15": behind a month the word for the next one says nothing new. */
function afterNext(tokens: Token[], at: number) {
  const word = tokens[at];
  if (!word?.meaning.nextOne) return at;
  const then = tokens[at + word.span];
  return !then || then.meaning.at || !/^[\p{L}\d]/u.test(then.text) ? at + word.span : at;
}

/** "the 17th", "el día 10", "le 10 à": without weekday and month. */
export function bareDay(tokens: Token[], at: number): DateFound | null {
  const day = dayNumber(tokens[at]);
  const before = prior(tokens, at);
  const named = has(dayNamed, before) || (day !== null && dayAtHour.has(`${before?.text} ${tokens[at + 1]?.text}`));
  if (day !== null && named) return { written: { form: "day", day }, next: at + 1, weekday: null };
  if (!has(dayAlone, before)) return null;
  const date = dayOnly(tokens, at, true);
  const month = date ? tokens[date.next] : undefined;
  // "the 3rd of next month (Wednesday)"
  if (date?.written.form === "day" && month?.meaning.monthsLater !== undefined)
    return withWeekdayAfter(tokens, {
      written: { ...date.written, months: month.meaning.monthsLater },
      next: date.next + month.span,
    });
  if (!date || isOfNoun(tokens, at, date.next)) return null;
  return { written: date.written, weekday: null, next: date.next };
}

/** "I called the first one on the list": an ordinal in words before a noun is no day. */
function isOfNoun(tokens: Token[], at: number, next: number) {
  const word = tokens[next];
  if (tokens[at]?.digits || !word || !/^\p{L}/u.test(word.text)) return false;
  return word.meaning === meaningless || word.meaning.number !== undefined;
}
