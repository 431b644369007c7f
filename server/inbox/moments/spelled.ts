import { anyOf } from "../languages/known";
import { prior } from "../lists";
import type { Token } from "./tokens";

/** Hours in words, and what is said of an hour besides its number. */

export type Half = "am" | "pm" | null;

/** A class, so that an engine knows what it reads: a literal with a choice of fields was looked up anew each time. */
export class Clock {
  readonly hour: number;
  readonly minute: number;
  readonly next: number;
  readonly half: Half;
  /** Written so that only the 24-hour clock can be meant: 09:30, 14:30, 9 Uhr. */
  readonly full: boolean;
  /** An hour and nothing else: a time only where something announces one. */
  readonly bare: boolean;
  readonly word: string | null;

  constructor(
    hour: number,
    minute: number,
    next: number,
    half: Half = null,
    full = false,
    bare = false,
    word: string | null = null,
  ) {
    this.hour = hour;
    this.minute = minute;
    this.next = next;
    this.half = half;
    this.full = full;
    this.bare = bare;
    this.word = word;
  }
}

const is = (token: Token | undefined, ...texts: string[]) => token !== undefined && texts.includes(token.text);

/** After a number that is no hour: "3 weeks". */
export const counted = new RegExp(`^(?:%|${anyOf(({ dateWords }) => dateWords.counted)})$`);

export const appointmentWord = new RegExp(`^(?:${anyOf(({ appt }) => appt)})$`, "u");

/** "10 minutes", "4 sessions" */
export const isCounted = ({ text }: Token) => counted.test(text) || appointmentWord.test(text);

export function halfAt(tokens: Token[], at: number): { half: Half; next: number } {
  for (let look = at; look <= at + 1; look++) {
    const token = tokens[look];
    if (!token) break;
    if (token.meaning.half) {
      let next = look + token.span;
      if (is(tokens[next], ".") && tokens[next]?.glued && token.span > 1) next++;
      return { half: token.meaning.half, next };
    }
    // "2:15p"
    if (look === at && token.glued && is(token, "a", "p") && endsWord(tokens, look))
      return { half: is(token, "a") ? "am" : "pm", next: look + 1 };
    if (!is(token, "o'clock", ",")) break;
  }
  return { half: null, next: at };
}

/** "2:15p", "2:15p-3:00p", "215p.", "fri 10a, sorry", "Tue 1/5 @ 4p, Root Touch-up". In "Unit 5a, Harbor Street" it is no hour. */
function endsWord(tokens: Token[], at: number) {
  const next = tokens[at + 1];
  if (!next?.glued || leadsToHalf(tokens, at + 1)) return true;
  const before = prior(tokens, at, 2);
  const isSaid = (prior(tokens, at)?.text.length ?? 0) > 2 || is(before, ":", "@") || isBehindDay(tokens, at - 2);
  return isSaid && /^[^\p{L}\p{N}]$/u.test(next.text) && !(is(next, ".") && tokens[at + 2]?.glued);
}

/** "-7p" and "-7:30p" behind "6p" */
const leadsToHalf = (tokens: Token[], at: number) =>
  is(tokens[at], "-", "–") &&
  tokens[at + 1]?.digits === true &&
  is(tokens[at + (is(tokens[at + 2], ":") ? 4 : 2)], "a", "p");

/** Behind "Fri", "12/16", "Dec 9, 2026," and "Jan 5 at". */
function isBehindDay(tokens: Token[], at: number) {
  const last = is(tokens[at], ",") || tokens[at]?.meaning.at ? at - 1 : at;
  const { meaning, digits, text = "" } = tokens[last] ?? {};
  if (meaning?.weekday !== undefined || meaning?.shift !== undefined || /^20\d\d$/.test(text)) return true;
  const [month, mark] = [prior(tokens, last, 2), prior(tokens, last)];
  return digits === true && (mark?.meaning.month !== undefined || (is(mark, "/") && month?.digits === true));
}

/** The hour that is meant when so many minutes are said with it: "quarter to four". Keeps to the clock the hour is on. */
export function shifted(hour: number, minutes: number): { hour: number; minute: number } {
  if (minutes >= 0) return { hour, minute: minutes };
  return { hour: hour - 1 || 12, minute: 60 + minutes };
}

/** "nine seven", "nine 15": what nobody should take for nine. */
const mayBeMinutes = (tokens: Token[], at: number) =>
  tokens[at]?.meaning.number !== undefined ||
  (/^[0-5][05]$/.test(tokens[at]?.text ?? "") && tokens[at + 1]?.meaning.month === undefined);

const leadsToHour = (tokens: Token[], at: number) =>
  tokens[at]?.meaning.at === true && (tokens[at + 1]?.digits || (tokens[at + 1]?.meaning.at && tokens[at + 2]?.digits));

/** "three", "half past three", "quarter to four", "three thirty", "halb drei", "cinco y media". */
export function spelled(tokens: Token[], at: number, announced: boolean): Clock | null {
  const before = tokens[at]?.meaning.minutesBefore;
  const start = before === undefined ? at : at + (tokens[at]?.span ?? 1);
  const token = tokens[start];
  const noon = start > at && token?.meaning.clockTime === "12:00" ? 12 : undefined;
  const hour = token?.meaning.number ?? noon ?? (start > at && token?.digits ? Number(token.text) : undefined);
  if (hour === undefined || hour > 24 || hour === 0) return null;
  let next = start + (token?.span ?? 1);
  let named = tokens[next]?.meaning.clock === true;
  if (named) next++;
  const after = before === undefined ? tokens[next]?.meaning.minutesAfter : undefined;
  if (after !== undefined) next += tokens[next]?.span ?? 1;
  if (!named && tokens[next]?.meaning.clock) {
    named = true;
    next++;
  }
  const suffix = halfAt(tokens, next);
  const minutes = before ?? after ?? token?.meaning.minutes;
  // "two fifteen minute calls"
  if (after !== undefined && is(tokens[next], "min", "mins", "minute", "minutes", "minuten")) return null;
  if (minutes === undefined && !announced && !suffix.half && !named) return null;
  if (minutes === undefined && !suffix.half && mayBeMinutes(tokens, next)) return null;
  // "El lunes y el miércoles, las dos a las 9": both
  if (minutes === undefined && !suffix.half && leadsToHour(tokens, next)) return null;
  // "Las dos citas"
  if (minutes === undefined && !named && !suffix.half && appointmentWord.test(tokens[next]?.text ?? "")) return null;
  // "à vingt personnes"
  const goesOn = tokens[next] !== undefined && !/^[.,;!?)]$/.test(tokens[next]?.text ?? "");
  if (minutes === undefined && !named && hour > 12 && goesOn) return null;
  const bare = minutes === undefined && !suffix.half && !named;
  const meant = shifted(hour, minutes ?? 0);
  return new Clock(meant.hour, meant.minute, suffix.next, suffix.half, hour > 12, bare);
}
