import { german } from "./de";
import { english } from "./en";
import { spanish } from "./es";
import { french } from "./fr";
import { italian } from "./it";
import type { Language } from "./language";
import { dutch } from "./nl";
import { portuguese } from "./pt";
import { swedish } from "./sv";
import { countsOf, isOtherScript, isUnread } from "./unread";

/** Every language that is read. A new one is a file beside these and its name here. */
export const languages: Language[] = [german, french, spanish, portuguese, dutch, italian, swedish, english];

type Part = (language: Language) => string;

/** What all languages have there, as one pattern: for words that are looked for whatever the language of a message is. */
export function anyOf(...parts: Part[]): string {
  const pattern = languages.flatMap((language) => parts.map((part) => part(language)).filter(Boolean)).join("|");
  return pattern.includes("(") ? pattern : [...new Set(pattern.split("|"))].join("|");
}

/** The same as single words. */
export const allOf = (...parts: Part[]) => new Set(anyOf(...parts).split("|"));

const isLong = (name: string) => name.length > 4;
const common = new Map<string, Language[]>();
for (const language of languages) {
  // The full names of days and months are as telling as small words, and a short notice has little else.
  const named = [...language.months, ...language.weekdays].flatMap((names) => names.split(/[ -]/)).filter(isLong);
  for (const word of new Set([...language.common.split(" "), ...named]))
    common.set(word, [...(common.get(word) ?? []), language]);
}

/** "Abgesagt: Massage (Lindner) – Do., 17. Dez. 2026": in so few words one is enough that no other language has. */
const SHORT = 15;
const tellsAlone = (word: string) => word.length > 5 && common.get(word)?.length === 1;

/**
 * The languages of a text: the one whose small words are the most, English besides because tools mix it in.
 * "unread": it is in a language that has no file. "unknown": there is enough text and hardly a word of it is known.
 */
export function languagesOf(text: string): Language[] | "unread" | "unknown" {
  const beginning = text.slice(0, 5_000);
  if (isOtherScript(beginning)) return "unread";
  const words = beginning.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = countsOf(words, common);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  if (isUnread(words, best?.[1] ?? 0, (word) => common.has(word))) return "unread";
  const latin = /\p{Script=Latin}/u.test(text);
  if (words.length >= 8 && (!best || best[1] / words.length < 0.06))
    return latin && words.length < 15 ? [english] : "unknown";
  const most = best?.[1] ?? 0;
  // A short notice says little: every language with a fair share of the small words is read.
  // Other languages write the day first; one stray word of theirs in an English notice changes nothing.
  const near = [...counts]
    .filter(
      ([language, count]) =>
        language !== english && count >= Math.max(2, most * 0.5) && count > (counts.get(english) ?? 0) * 0.6,
    )
    .map(([language]) => language);
  const alone = best !== undefined && counts.size === 1 && words.length < SHORT && words.some(tellsAlone);
  const primary = best && (alone || best[1] > Math.max(1, counts.get(english) ?? 0)) ? best[0] : english;
  return primary === english
    ? [english, ...near.slice(0, 2)]
    : [primary, ...near.filter((language) => language !== primary).slice(0, 2), english];
}
