import { german } from "./de";
import { english } from "./en";
import { spanish } from "./es";
import { french } from "./fr";
import { italian } from "./it";
import type { Language } from "./language";
import { dutch } from "./nl";
import { portuguese } from "./pt";
import { swedish } from "./sv";
import { isOtherScript, unreadWords } from "./unread";

/** Every language that is read. A new one is a file beside these and its name here. */
export const languages: Language[] = [german, french, spanish, portuguese, dutch, italian, swedish, english];

export type Part = (language: Language) => string;

/** What all languages have there, as one pattern: for words that are looked for whatever the language of a message is. */
export const anyOf = (...parts: Part[]) => anyIn(languages, ...parts);

/** The same of some languages only: an expression of all of them costs its length at every letter. */
export function anyIn(some: Language[], ...parts: Part[]): string {
  const pattern = some.flatMap((language) => parts.map((part) => part(language)).filter(Boolean)).join("|");
  return pattern.includes("(") ? pattern : [...new Set(pattern.split("|"))].join("|");
}

/** The same as single words. */
export const allOf = (...parts: Part[]) => new Set(anyOf(...parts).split("|"));

/** By word, the numbers of the languages that have it: of `languages` first, behind them those that are not read. */
const having = new Map<string, number[]>();
const add = (word: string, language: number) => having.set(word, [...(having.get(word) ?? []), language]);
const isLong = (name: string) => name.length > 4;
for (const [i, { months, weekdays, common }] of languages.entries()) {
  // The full names of days and months are as telling as small words, and a short notice has little else.
  const named = [...months, ...weekdays].flatMap((names) => names.split(/[ -]/)).filter(isLong);
  for (const word of new Set([...common.split(" "), ...named])) add(word, i);
}
const READ = languages.length;
for (const [i, words] of unreadWords.entries()) for (const word of words) add(word, READ + i);

const beginningOf = (text: string) => text.slice(0, 5_000);
const wordsOf = (beginning: string) => beginning.toLowerCase().match(/\p{L}+/gu) ?? [];
const isRead = (language: number) => language < READ;

/** By number, how many of the words each language has. `order`: in which they come. */
function countsOf(words: string[]): { counts: number[]; order: number[] } {
  const counts = new Array<number>(READ + unreadWords.length).fill(0);
  const order: number[] = [];
  for (const word of words)
    for (const language of having.get(word) ?? nothing) {
      const before = counts[language] as number;
      if (before === 0) order.push(language);
      counts[language] = before + 1;
    }
  return { counts, order };
}

const nothing: number[] = [];

/**
 * Whether the words are more those of a language that is not read than those of one that is. Two of them, and no single
 * letters ("Pt L. Moreno cx'd"), must be no word of any language that is read: names and streets have one.
 */
function isUnread(words: string[], counts: number[]): boolean {
  const best = Math.max(...counts.slice(0, READ));
  if (counts.every((many, language) => isRead(language) || many <= best)) return false;
  const own = [...new Set(words)].flatMap((word) => {
    const [first, ...more] = (word.length > 1 && having.get(word)) || nothing;
    return first === undefined || isRead(first) ? [] : [[first, ...more]];
  });
  return counts.some(
    (many, language) => !isRead(language) && many > best && own.filter((one) => one.includes(language)).length >= 2,
  );
}

/** Whether a text is in other letters, or in a language that has no file. */
export function isInUnread(text: string): boolean {
  const beginning = beginningOf(text);
  if (isOtherScript(beginning)) return true;
  const words = wordsOf(beginning);
  return isUnread(words, countsOf(words).counts);
}

/** "Abgesagt: Massage (Lindner) – Do., 17. Dez. 2026": in so few words one is enough that no other language has. */
const SHORT = 15;
const tellsAlone = (word: string) => word.length > 5 && having.get(word)?.filter(isRead).length === 1;
const ENGLISH = languages.indexOf(english);

/**
 * The languages of a text: the one whose small words are the most, English besides because tools mix it in.
 * "unread": it is in a language that has no file. "unknown": there is enough text and hardly a word of it is known.
 */
export function languagesOf(text: string): Language[] | "unread" | "unknown" {
  const beginning = beginningOf(text);
  if (isOtherScript(beginning)) return "unread";
  const words = wordsOf(beginning);
  const { counts, order } = countsOf(words);
  if (isUnread(words, counts)) return "unread";
  const count = (language: number) => counts[language] as number;
  const found = order.filter(isRead).sort((a, b) => count(b) - count(a));
  const [best] = found;
  const most = best === undefined ? 0 : count(best);
  const isLatin = /\p{Script=Latin}/u.test(text);
  if (words.length >= 8 && (best === undefined || most / words.length < 0.06))
    return isLatin && words.length < 15 ? [english] : "unknown";
  // A short notice says little: every language with a fair share of the small words is read.
  // Other languages write the day first; one stray word of theirs in an English notice changes nothing.
  const near = order.filter(
    (language) =>
      isRead(language) &&
      language !== ENGLISH &&
      count(language) >= Math.max(2, most * 0.5) &&
      count(language) > count(ENGLISH) * 0.6,
  );
  const alone = found.length === 1 && words.length < SHORT && words.some(tellsAlone);
  const primary = best !== undefined && (alone || most > Math.max(1, count(ENGLISH))) ? best : ENGLISH;
  const numbers =
    primary === ENGLISH
      ? [ENGLISH, ...near.slice(0, 2)]
      : [primary, ...near.filter((language) => language !== primary).slice(0, 2), ENGLISH];
  return numbers.map((language) => languages[language] as Language);
}
