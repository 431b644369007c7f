import { Letters } from "../letters";
import { WordMap } from "../word-map";
import { besides, type Known, type KnownWords } from "./by-line";
import { german } from "./de";
import { english } from "./en";
import { spanish } from "./es";
import { french } from "./fr";
import { hastyWords, isOfOneLanguage } from "./hasty-words";
import { italian } from "./it";
import type { Language } from "./language";
import { dutch } from "./nl";
import { portuguese } from "./pt";
import { swedish } from "./sv";
import { hasOtherLetters, isOtherScript, unreadWords } from "./unread";

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
const byWord = new Map<string, number[]>();
const add = (word: string, language: number) => {
  const languagesOfWord = byWord.get(word) ?? [];
  if (!languagesOfWord.includes(language)) languagesOfWord.push(language);
  byWord.set(word, languagesOfWord);
};
const isLong = (name: string) => name.length > 4;
const isWord = /^\p{L}+$/u;
const dayNames: string[] = [];
for (const [i, { months, weekdays, common }] of languages.entries()) {
  // The full names of days and months are as telling as small words, and a short notice has little else.
  const named = [...months, ...weekdays].flatMap((names) => names.split(/[ -]/)).filter(isLong);
  for (const word of new Set([...common.split(" "), ...named])) add(word, i);
  dayNames.push(...named);
}
const READ = languages.length;
for (const [i, words] of unreadWords.entries()) for (const word of words) add(word, READ + i);
/** "cancle", "desole", "amanha": of these a word of its own would say less about the language. */
const hasty = new Set<number[]>();
for (const [i, { code }] of languages.entries())
  for (const form of Object.values(hastyWords[code]?.forms ?? {}).flatMap((forms) => forms.split(" "))) {
    if (!isWord.test(form) || !isOfOneLanguage(form)) continue;
    add(form, i);
    hasty.add(byWord.get(form) as number[]);
  }

const listsOf = (words: string[]) => new Set(words.map((word) => byWord.get(word) ?? []));
const known: Known = {
  isRead: (language) => language < READ,
  names: listsOf(dayNames),
  alike: listsOf(languages.flatMap(({ alike = "" }) => alike.split(" "))),
};
const having = new WordMap(byWord);
/** Whether it is among the small words, days and months of any language. */
export const isKnown = (word: string) => byWord.has(word);
const letters = new Letters();

const beginningOf = (text: string) => text.slice(0, 5_000);
const { isRead } = known;

/** How many words a text has of which language. */
interface Words extends KnownWords {
  total: number;
  /** By the number of the language. */
  counts: number[];
  /** In which the languages come. */
  order: number[];
  /** Those that no language has that is read, each once, as the languages that have it. */
  strange: Set<number[]>;
  /** One of them is long, and a word of one language only. */
  tellsAlone: boolean;
  /** One of them is how people write in a hurry. */
  isHasty: boolean;
}

function wordsOf(beginning: string): Words {
  const small = beginning.toLowerCase();
  const counts = new Array<number>(READ + unreadWords.length).fill(0);
  const words: Words = {
    total: 0,
    counts,
    order: [],
    strange: new Set(),
    tellsAlone: false,
    isHasty: false,
    at: [],
    of: [],
  };
  for (let from = 0; from < small.length; from = letters.end + 1) {
    if (!letters.read(small, from)) continue;
    words.total++;
    const own = having.find(small, from, letters.end, letters.sum);
    if (!own) continue;
    heard(own, letters.end - from, words);
    words.at.push(from);
    words.of.push(own);
  }
  return words;
}

function heard(own: number[], length: number, words: Words) {
  for (const language of own) {
    const before = words.counts[language] as number;
    if (before === 0) words.order.push(language);
    words.counts[language] = before + 1;
  }
  if (hasty.has(own)) words.isHasty = true;
  if (length > 1 && !isRead(own[0] as number)) words.strange.add(own);
  if (length > TELLING && isRead(own[0] as number) && !(own[1] !== undefined && isRead(own[1])))
    words.tellsAlone = true;
}

/**
 * Whether the words are more those of a language that is not read than those of one that is. Two of them, and no single
 * letters ("Pt L. Moreno cx'd"), must be no word of any language that is read: names and streets have one.
 */
function isUnread({ counts, strange }: Words): boolean {
  if (strange.size < 2) return false;
  const best = Math.max(...counts.slice(0, READ));
  const own = [...strange];
  return counts.some(
    (many, language) => !isRead(language) && many > best && own.filter((one) => one.includes(language)).length >= 2,
  );
}

/** Whether a text is in other letters, or in a language that has no file. */
export function isInUnread(text: string): boolean {
  const beginning = beginningOf(text);
  if (isOtherScript(beginning)) return true;
  return isUnread(wordsOf(beginning));
}

/** "Abgesagt: Massage (Lindner) – Do., 17. Dez. 2026": in so few words one is enough that no other language has. */
const SHORT = 15;
const TELLING = 5;
const ENGLISH = languages.indexOf(english);

/** The languages of a text, and whether a part of it may be in none that is read. */
export interface Tongue {
  languages: Language[] | "unread" | "unknown";
  mayBeUnread: boolean;
  isHasty: boolean;
}

/**
 * The languages of a text: the one whose small words are the most, English besides because tools mix it in.
 * "unread": it is in a language that has no file. "unknown": there is enough text and hardly a word of it is known.
 */
export const languagesOf = (text: string) => tongueOf(text).languages;

export function tongueOf(text: string): Tongue {
  const beginning = beginningOf(text);
  if (isOtherScript(beginning)) return { languages: "unread", mayBeUnread: true, isHasty: false };
  const words = wordsOf(beginning);
  // Where a part ends, a word may be cut in half: that could be the second one that tells.
  const mayBeUnread = words.strange.size > 0 || beginning !== text || hasOtherLetters(text);
  const found = isUnread(words) ? "unread" : withOthers(words, ofWords(words, text), beginning);
  return { languages: found, mayBeUnread, isHasty: words.isHasty };
}

/** With those in which single lines are, before English, which stays last where it is not first. */
function withOthers(words: Words, found: Language[] | "unknown", text: string) {
  if (found === "unknown") return found;
  const others = besides(
    text,
    words,
    found.map((one) => languages.indexOf(one)),
    known,
  ).map((number) => languages[number] as Language);
  if (others.length === 0) return found;
  return found.length > 1 && found.at(-1) === english
    ? [...found.slice(0, -1), ...others, english]
    : [...found, ...others];
}

function ofWords(words: Words, text: string): Language[] | "unknown" {
  const { total, counts, order } = words;
  const count = (language: number) => counts[language] as number;
  const found = order.filter(isRead).sort((a, b) => count(b) - count(a));
  const [best] = found;
  const most = best === undefined ? 0 : count(best);
  if (total >= 8 && (best === undefined || most / total < 0.06))
    return total < SHORT && /\p{Script=Latin}/u.test(text) ? [english] : "unknown";
  // A short notice says little: every language with a fair share of the small words is read.
  // Other languages write the day first; one stray word of theirs in an English notice changes nothing.
  const near = order.filter(
    (language) =>
      isRead(language) &&
      language !== ENGLISH &&
      count(language) >= Math.max(2, most * 0.5) &&
      count(language) > count(ENGLISH) * 0.6,
  );
  const alone = found.length === 1 && total < SHORT && words.tellsAlone;
  const primary = best !== undefined && (alone || most > Math.max(1, count(ENGLISH))) ? best : ENGLISH;
  const numbers =
    primary === ENGLISH
      ? [ENGLISH, ...near.slice(0, 2)]
      : [primary, ...near.filter((language) => language !== primary).slice(0, 2), ENGLISH];
  return numbers.map((language) => languages[language] as Language);
}
