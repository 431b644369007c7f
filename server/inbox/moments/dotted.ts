import { anyOf } from "../languages/known";
import { isPrice } from "./signs";
import type { Token } from "./tokens";

/** Hours with a point, "9.30", look like prices. Where they stand tells them apart. */

const beside = /^[,:·\-–—]$/;
const counted = new RegExp(
  `^(?:[$€£¥%]|chf|eur|gbp|usd|cad|aud|nzd|brl|mxn|sfr|fr|kr|r|kg|km|ml|mg|${anyOf(({ dateWords }) => dateWords.counted)})$`,
);

/** "Thu 14 Jan, 09.30", "10/12, 9h30min": right behind a date, and not counted in anything. `gap`: what stands between. */
export function isHourBeside(tokens: Token[], gap: number, at: number): boolean {
  const [hour, mark, minute, after, more] = tokens.slice(at, at + 5);
  if (!hour?.digits || hour.text.length > 2 || !mark?.glued || !minute?.glued || !/^[0-5][05]$/.test(minute.text))
    return false;
  if (tokens.slice(gap, at).some(({ text }) => !beside.test(text))) return false;
  if (mark.text === "h") return after?.text === "min";
  if (isPrice(tokens, at + 3)) return false;
  return mark.text === "." && !counted.test((after?.text === "," ? more : after)?.text ?? "");
}

const hours =
  /(?<=^\W{0,3}|[\t:,·|] ?)([01]?\d|2[0-3])\.([0-5][05])(?:(\s?[-–—]\s?)([01]?\d|2[0-3])\.([0-5][05]))?(?=\s*(?:$|[\t,;|(]))/g;

/** "Van: 9.30" */
const fromHour = new RegExp(`(?:^|\\t)\\W*(?:${anyOf(({ leads }) => leads.fromHour)})\\s*[:\\t]\\s*$`, "i");

/**
 * The text with its dotted hours written with a colon, equally long. A stretch of two is one of hours anywhere; a
 * lone number is an hour where `isAboutTime` says so of its place.
 */
export function withColons(text: string, isAboutTime: (at: number) => boolean | null): string {
  if (!/\d\.[0-5][05]/.test(text)) return text;
  return text.replace(ofPerson, "$1:$2").replace(hours, (all, hour, minute, dash, endHour, endMinute, at: number) => {
    const said = fromHour.test(text.slice(0, at)) || isAboutTime(at);
    if (!dash) return said && !/[,·|] ?$/.test(text.slice(0, at)) ? `${hour}:${minute}` : all;
    const forward = Number(endHour) * 60 + Number(endMinute) > Number(hour) * 60 + Number(minute);
    return said === false || !forward ? all : `${hour}:${minute}${dash}${endHour}:${endMinute}`;
  });
}

/** "Mrs Lee (09.20, 20 mins)": a price would stand behind what it is for. */
const ofPerson = new RegExp(
  `(?<=(?<!\\p{L})(?:${anyOf(({ people }) => people.titles)})\\.? \\p{L}[\\p{L}'’-]{1,30} \\()([01]?\\d|2[0-3])\\.([0-5][05])(?=[),])`,
  "giu",
);

/** "- 14.00 Frau Lau": somebody's hour at the head of a row. */
const opening = /^(\W{0,4}(?:[01]?\d|2[0-3]))\.([0-5][05])(?=(?:\t| {1,3})\W?(?:\p{Lu}|\p{Ll}{1,5}\. ?\p{Lu}))/u;
export const opensDotted = (text: string) => opening.test(text);
export const withColon = (text: string) => text.replace(opening, "$1:$2");
