import { allOf, anyOf } from "../languages/known";
import { prior } from "../lists";
import { appointmentWord, type Clock, counted } from "./spelled";
import type { Token } from "./tokens";

/** What beside a number says that it is an hour, or that it is none. */

const is = (token: Token | undefined, ...texts: string[]) => token !== undefined && texts.includes(token.text);

/** Where it goes on behind "Uhr", or behind the "-Uhr-Termin" of "15-Uhr-Termin". */
export function clockAfter(tokens: Token[], at: number): number | null {
  if (tokens[at]?.meaning.clock) return at + 1;
  const word = tokens[at + 1];
  const isCompound = is(tokens[at], "-") && tokens[at]?.glued && word?.glued && word.text.includes("-");
  return isCompound && word.meaning.clock ? at + 2 : null;
}

const price = new RegExp(`^(?:[$€£¥%]|${anyOf(({ dateWords }) => dateWords.prices)})$`, "u");

/** "15.50 Gebühr", "15.50 de multa": what follows the number is paid. */
export function isPrice(tokens: Token[], at: number): boolean {
  let look = at;
  while (look < at + 2 && /^\p{L}{1,3}$/u.test(tokens[look]?.text ?? "") && !price.test(tokens[look]?.text ?? ""))
    look++;
  return price.test(tokens[look]?.text ?? "");
}

/** "jeudi 17 h", "le 8 déc., 16 h", and not "jeudi : 8 h de formation". */
export function isBehindDate(tokens: Token[], at: number) {
  const before = tokens.slice(Math.max(0, at - 3), at).findLast(({ text }) => !/^[,.(]$/.test(text));
  const { weekday, month, shift } = before?.meaning ?? {};
  const isDay =
    weekday !== undefined ||
    month !== undefined ||
    shift !== undefined ||
    /^20\d\d$/.test(before?.text ?? "") ||
    numbers.test(
      tokens
        .slice(Math.max(0, at - 6), at)
        .map(({ text }) => text)
        .join(""),
    );
  return isDay && Number(tokens[at]?.text) < 23 && !/^(?:de|d'.*|of|\/)$/.test(tokens[at + 2]?.text ?? "");
}

/** "10.3.," before "16 h" */
const numbers = /(?<!\d)\d{1,2}(?:\.\d{1,2}\.|\/\d{1,2})[,(]*$/;

/** What follows the minutes of "15 Uhr 30" makes no date, length or number of them. */
export const goesOn = (tokens: Token[], at: number) =>
  !(tokens[at]?.glued && /^[.:/,%-]$/.test(tokens[at]?.text ?? "") && tokens[at + 1]?.digits) &&
  tokens[at]?.meaning.month === undefined &&
  !counted.test(tokens[at]?.text ?? "");

/** "at 1530.", "on Thursday at 1400 for her feet". A year or the number of a house would go on, or is no quarter of an hour of a working day. */
export function isMilitary(tokens: Token[], at: number) {
  if (!quarters.test(tokens[at]?.text ?? "")) return false;
  return isLast(tokens, at + 1) || leadsToDay(tokens, at + 1) || (isNearDay(tokens, at) && leadsOn(tokens[at + 1]));
}
const quarters = /^(?:0[6-9]|1[0-8])(?:00|15|30|45)$/;
export const isLast = (tokens: Token[], at: number) => /^[.,;)]?$/.test(tokens[at]?.text ?? "");

/** "his 1530 with you", "her 1400 on Friday", "my 0900 appointment" */
export const isOwnedMilitary = (tokens: Token[], at: number) =>
  isBehindWhose(tokens, at) &&
  quarters.test(tokens[at]?.text ?? "") &&
  (leadsToDay(tokens, at + 1) || appointmentWord.test(tokens[at + 1]?.text ?? "") || withYou(tokens, at + 1));
const withYou = (tokens: Token[], at: number) => atYours.has(`${tokens[at]?.text} ${tokens[at + 1]?.text}`);
const atYours = allOf(({ leads }) => leads.atYours);

/** "Thursday at", "le 18 juin à" */
const isNearDay = (tokens: Token[], at: number) => tokens.slice(Math.max(0, at - 3), at).some(isOfDay);
const leadsOn = (token: Token | undefined) => token?.glued === false && prepositions.has(token.text);
const prepositions = allOf(
  ({ comers }) => comers.prepositions,
  ({ leads }) => leads.and,
);

/** "03/04/2027 1400": behind a date in numbers. */
export const isBehindYear = (tokens: Token[], at: number) =>
  /^20\d\d$/.test(prior(tokens, at)?.text ?? "") && is(prior(tokens, at, 2), "/", "-", ".") && !tokens[at]?.glued;

/** "his 9.15 on Friday", "Thursday's 12.15 appointment", "my usual 9.30)" */
export const isOwned = (tokens: Token[], at: number) =>
  isUsual(tokens, at) ||
  isNamedBehind(tokens, at) ||
  ((whose.has(prior(tokens, at)?.text ?? "") ||
    (isDay(prior(tokens, at)) && prior(tokens, at)?.text.endsWith("'s") === true)) &&
    (leadsToDay(tokens, at + 3) || appointmentWord.test(tokens[at + 3]?.text ?? "")));
const isUsual = (tokens: Token[], at: number) =>
  usual.has(prior(tokens, at)?.text ?? "") &&
  whose.has(prior(tokens, at, 2)?.text ?? "") &&
  /^[.,;:!?)]?$/.test(tokens[at + 3]?.text ?? "");
/** "Friday lunchtime please, the 12.30." */
const isNamedBehind = (tokens: Token[], at: number) =>
  whose.has(prior(tokens, at)?.text ?? "") &&
  /^[,(:–—-]$/.test(prior(tokens, at, 2)?.text ?? "") &&
  /^[.,;!?)]?$/.test(tokens[at + 3]?.text ?? "") &&
  tokens.slice(Math.max(0, at - SAME_CLAUSE), at).some(isDay);
const SAME_CLAUSE = 7;
const usual = allOf(({ dateWords }) => dateWords.usual);
const whose = allOf(({ leads }) => leads.whose);
/** "my 915 am" */
export const isBehindWhose = (tokens: Token[], at: number) => whose.has(prior(tokens, at)?.text ?? "");

/** "Our 11 today", "her 4 on Friday". "My 2 Friday sessions" are counted, and in "my 3 today at 10" the hour stands behind. */
export function isHourOfDay(tokens: Token[], at: number): boolean {
  if (!owners.has(prior(tokens, at)?.text ?? "") || !leadsToDay(tokens, at + 1)) return false;
  const dayAt = isDay(tokens[at + 1]) ? at + 1 : at + 2;
  const after = tokens[dayAt + (tokens[dayAt]?.span ?? 1)];
  return !after || !/^[\p{L}\d@(]/u.test(after.text) || (after.meaning.at !== true && goingOn.has(after.text));
}
const owners = allOf(({ dateWords }) => dateWords.owners ?? "");
const goingOn = allOf(
  ({ leads }) => leads.and,
  ({ comers }) => comers.reasons,
  ({ comers }) => comers.others,
  ({ comers }) => comers.pleas,
);

const leadsToDay = (tokens: Token[], at: number) =>
  isDay(tokens[at]) ||
  ((tokens[at]?.meaning.between === true || tokens[at]?.meaning.thisOne === true) && isDay(tokens[at + 1]));
const isDay = (token: Token | undefined) => token?.meaning.weekday !== undefined || token?.meaning.shift !== undefined;

/** "thurs 430", not "Thursday 430 euros" */
export const isBehindDay = (tokens: Token[], at: number) =>
  isDay(prior(tokens, at)) &&
  !tokens[at]?.glued &&
  !(tokens[at + 1]?.glued && /^[\p{L}\d%-]/u.test(tokens[at + 1]?.text ?? "")) &&
  goesOn(tokens, at + 1) &&
  !isPrice(tokens, at + 1);

/** "Thursday 2 to 3", "Thursday from 9 till 10", "my 2-3:30 on Thursday". "Thursday 9-10" may be a date, and "2 to 3 people" are counted. */
export function isStretchOfDay(tokens: Token[], at: number, mark: number, end: Clock | null): boolean {
  // "Mañana día 2 a las 9" is a day and its hour.
  if (!end || !tokens[mark + 1]?.digits || (end.bare && !tokens[mark]?.meaning.until)) return false;
  const after = tokens[end.next];
  const isHeld = appointmentWord.test(after?.text ?? "");
  if (!tokens.slice(Math.max(0, at - SAME_DAY), at).some(isOfDay))
    return leadsToDay(tokens, isHeld ? end.next + 1 : end.next);
  return isHeld || isLast(tokens, end.next) || leadsOn(after);
}

/** "Thursday, the 19th, from" */
const SAME_DAY = 6;
const isOfDay = (token: Token) => isDay(token) || token.meaning.month !== undefined;

/** "On the 12th two hours before", "op 9 december twee uur van tevoren": how long, unless "at" stands before it. */
export function isLength(tokens: Token[], at: number, { hour, next }: Pick<Clock, "hour" | "next">): boolean {
  const word = tokens[next - 1];
  if ((hour > 6 && hour !== 12) || !word?.meaning.clock || word.text === "o'clock") return false;
  if (hourLeads.has(prior(tokens, at)?.text ?? "") && !/^(?:hours|hrs)$/.test(word.text)) return false;
  const [first, ...more] = tokens.slice(next, next + 3).map(({ text }) => text);
  return first !== undefined && ahead.test([first, ...more].join(" "));
}
const ahead = new RegExp(`^(?:${anyOf(({ dateWords }) => dateWords.ahead)})(?!\\p{L})`, "u");
const hourLeads = allOf(({ leads }) => leads.atHour.split(" ").at(-1) as string);

/** Before "0830" or "8.30" they say that it is an hour. */
const hourLabels = allOf(({ dateWords }) => dateWords.hourLabels);
export const isLabelled = (tokens: Token[], at: number) =>
  hourLabels.has(prior(tokens, at, is(prior(tokens, at), ":") ? 2 : 1)?.text ?? "");
