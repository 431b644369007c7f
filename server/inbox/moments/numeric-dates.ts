import { allOf } from "../languages/known";
import { prior } from "../lists";
import type { Written } from "./dates";
import type { Token } from "./tokens";

/** Dates of numbers only. */
export interface Dated {
  written: Written;
  next: number; // index of the token after it
}

export const year4 = (token: Token | undefined) =>
  token?.digits && token.text.length === 4 && token.text >= "1900" && token.text < "2200" ? Number(token.text) : null;

export const dayNumber = (token: Token | undefined) => {
  if (!token?.digits || token.text.length > 2) return null;
  const day = Number(token.text);
  return day >= 1 && day <= 31 ? day : null;
};

export const is = (token: Token | undefined, ...texts: string[]) => token !== undefined && texts.includes(token.text);

export const has = (words: Set<string>, token: Token | undefined) => token !== undefined && words.has(token.text);

const onDays = allOf(({ leads }) => leads.onDay);
const beforeDay = allOf(
  ({ leads }) => leads.onDay,
  ({ leads }) => leads.daysOf,
  ({ dateWords }) => dateWords.dayAlone,
);

/** "Date: 4-3-26", "on 20261204 at 15:00", and no number of an order or a telephone. */
const isNamed = (tokens: Token[], at: number) =>
  has(beforeDay, prior(tokens, at)) || (is(prior(tokens, at), ":") && has(dayLabels, prior(tokens, at, 2)));
const dayLabels = allOf(({ doubts }) => doubts.dateLabels);

/** 20261204 or 20261204T150000Z */
export function compact(tokens: Token[], at: number): Dated | null {
  const match = /^(20\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])$/.exec(tokens[at]?.text ?? "");
  const isStamp = /^t\b/.test(tokens[at + 1]?.text ?? "") && tokens[at + 1]?.glued === true;
  if (!match || !(isStamp || isNamed(tokens, at))) return null;
  return {
    written: { form: "full", year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) },
    next: at + 1,
  };
}

/** 2026-12-04, 2026/12/04, 2026.12.04 */
export function yearFirst(tokens: Token[], at: number): Dated | null {
  const year = year4(tokens[at]);
  const [mark, month, mark2, day] = tokens.slice(at + 1, at + 5);
  if (year === null || !is(mark, "-", "/", ".") || mark2?.text !== mark?.text || !month?.glued || !day?.glued)
    return null;
  const m = dayNumber(month);
  const d = dayNumber(day);
  if (m === null || d === null || m > 12) return null;
  return { written: { form: "full", year, month: m, day: d }, next: at + 5 };
}

/** "Mo, 7. 12.", "am 7. 12. 2026" as Austrians write it, and "dinsdag 8-12 om 16.45": numbers that only their place makes a date. */
export function apart(tokens: Token[], at: number): Dated | null {
  const [first, mark, second, mark2, more] = tokens.slice(at, at + 5);
  const [a, b] = [dayNumber(first), dayNumber(second)];
  if (a === null || b === null || b > 12 || !mark?.glued) return null;
  const before = prior(tokens, at, is(prior(tokens, at), ",", ".") ? 2 : 1);
  const afterDay = before?.meaning.weekday !== undefined;
  const beforeHour = mark2?.meaning.at || (is(more, ":") && !is(tokens[at + 6], "-", "–"));
  // "Op 19-3 van 9 tot 10"
  const onDay = has(onDays, before) && (beforeHour || mark2?.meaning.between || a > 12);
  if (is(mark, "-") && second?.glued && ((afterDay && beforeHour) || onDay) && !mark2?.glued)
    return { written: { form: "numeric", first: a, second: b, year: null, dotted: false }, next: at + 3 };
  if (!is(mark, ".") || second?.glued || !is(mark2, ".") || !mark2?.glued) return null;
  const year = year4(more);
  if (year === null && (more?.digits || !(afterDay || has(beforeDay, before)))) return null;
  return { written: { form: "numeric", first: a, second: b, year, dotted: true }, next: at + (year === null ? 4 : 5) };
}

const joins = (token: Token | undefined) => is(token, "/", ".", "-", "–", "#", ":") && token?.glued === true;

/** "Kl. 18.01." at the end of a sentence, "um 10.12.": an hour, and no eighteenth of January. */
const isBehindHourWord = (tokens: Token[], at: number) =>
  has(hourWords, prior(tokens, at)) || (is(prior(tokens, at), ".") && hourWords.has(`${prior(tokens, at, 2)?.text}.`));
const hourWords = new Set([...allOf(({ leads }) => leads.atHour)].map((phrase) => phrase.split(" ").at(-1) as string));

/** 12/05/2026, 03.12.2026, 3-12-2026, 12/5/26, 12/9, 15.12. */
export function numeric(tokens: Token[], at: number): Dated | null {
  const [first, mark, second, mark2, year] = tokens.slice(at, at + 5);
  if (!mark || !is(mark, "/", ".", "-") || !mark.glued || !second?.glued) return null;
  const before = prior(tokens, at);
  if (before && first?.glued && !/^[(["'>,:@|]$/.test(before.text)) return null;
  const a = dayNumber(first);
  const b = dayNumber(second);
  if (a === null || b === null || (a > 12 && b > 12)) return null;
  const dotted = mark.text === ".";

  if (mark2?.text === mark.text && mark2.glued && year?.digits && year.glued) {
    if (year.text.length !== 2 && year4(year) === null) return null;
    if (mark.text === "-" && year.text.length === 2 && !isNamed(tokens, at)) return null;
    const after = tokens[at + 5];
    // An identifier goes on: 12-05-2026-7, 1.2.3.4
    if (joins(after) && after?.text !== ":" && !/^[.]$/.test(after?.text ?? "")) return null;
    if (joins(after) && tokens[at + 6]?.glued && tokens[at + 6]?.digits) return null;
    const y = year.text.length === 2 ? 2000 + Number(year.text) : Number(year.text);
    return { written: { form: "numeric", first: a, second: b, year: y, dotted }, next: at + 5 };
  }
  if (mark.text === "-") return null;
  if (dotted) {
    // Without its closing dot it may be a time or a price: "15.12." is a date, "15.12" is not.
    // Nor is "11.30." at the end of a sentence one, for with points the day comes first.
    if (mark2?.text !== "." || !mark2.glued || (year?.glued && year.digits) || b > 12) return null;
    if (isBehindHourWord(tokens, at)) return null;
    return { written: { form: "numeric", first: a, second: b, year: null, dotted }, next: at + 4 };
  }
  // "She keeps the one on 3/16.”"
  if (joins(mark2) && tokens[at + 4]?.glued && !is(tokens[at + 4], '"', "”", "“", "'", "’", "»", ")")) return null;
  return { written: { form: "numeric", first: a, second: b, year: null, dotted }, next: at + 3 };
}
