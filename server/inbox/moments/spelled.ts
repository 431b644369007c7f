import { anyOf } from "../languages/known";
import type { Token } from "./tokens";

/** Hours in words, and what is said of an hour besides its number. */

export type Half = "am" | "pm" | null;

export interface Clock {
  hour: number;
  minute: number;
  half: Half;
  /** Written so that only the 24-hour clock can be meant: 09:30, 14:30, 9 Uhr. */
  full: boolean;
  /** An hour and nothing else: a time only where something announces one. */
  bare: boolean;
  word: string | null;
  next: number;
}

/** Every clock is made here, so that an engine knows what it reads. */
export const clockOf = (
  { hour, minute }: Pick<Clock, "hour" | "minute">,
  next: number,
  { half = null, full = false, bare = false, word = null }: Partial<Clock> = {},
): Clock => ({ hour, minute, half, full, bare, word, next });

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

/** "2:15p", "2:15p-3:00p", "215p." In "Unit 5a, Harbor Street" it is no hour. */
function endsWord(tokens: Token[], at: number) {
  const next = tokens[at + 1];
  if (!next?.glued) return true;
  const hasMinutes = (tokens[at - 1]?.text.length ?? 0) > 2 || is(tokens[at - 2], ":");
  return hasMinutes && /^[^\p{L}\p{N}]$/u.test(next.text) && !(is(next, ".") && tokens[at + 2]?.glued);
}

/** The hour that is meant when so many minutes are said with it: "quarter to four". Keeps to the clock the hour is on. */
export function shifted(hour: number, minutes: number): { hour: number; minute: number } {
  if (minutes >= 0) return { hour, minute: minutes };
  return { hour: hour - 1 || 12, minute: 60 + minutes };
}

/** "three", "half past three", "quarter to four", "three thirty", "halb drei", "cinco y media". */
export function spelled(tokens: Token[], at: number, announced: boolean): Clock | null {
  const before = tokens[at]?.meaning.minutesBefore;
  const start = before === undefined ? at : at + (tokens[at]?.span ?? 1);
  const token = tokens[start];
  const hour = token?.meaning.number ?? (start > at && token?.digits ? Number(token.text) : undefined);
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
  const minutes = before ?? after;
  // "two fifteen minute calls"
  if (after !== undefined && is(tokens[next], "min", "mins", "minute", "minutes", "minuten")) return null;
  if (minutes === undefined && !announced && !suffix.half && !named) return null;
  // "à vingt personnes"
  const goesOn = tokens[next] !== undefined && !/^[.,;!?)]$/.test(tokens[next]?.text ?? "");
  if (minutes === undefined && !named && hour > 12 && goesOn) return null;
  return clockOf(shifted(hour, minutes ?? 0), suffix.next, {
    half: suffix.half,
    full: hour > 12,
    bare: minutes === undefined && !suffix.half && !named,
  });
}
