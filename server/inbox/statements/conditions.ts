import { anyIn, languages } from "../languages/known";
import type { ConditionWords, Language } from "../languages/language";
import type { Cues } from "../phrases/cues";

/**
 * "If the fever stays I'll have to cancel", "I can't come unless my sitter turns up": nothing is cancelled yet. "If that's ok, please
 * cancel" and "even if I lose the fee, I have to cancel" depend on nothing, and of "if it's busy, so be it, but I need to
 * cancel" the clause with the verb does not.
 */
export function dependsOnIf(sentence: string, at: number, end: number, { languages: [first] }: Cues): boolean {
  const words = wordsOf(first as Language);
  return leads(sentence.slice(0, at), words) || follows(sentence.slice(end), words);
}

/** The condition stands before the verb. */
function leads(before: string, { leading, turns }: Words) {
  const found = leading.exec(before);
  return found !== null && !turns.test(before.slice(found.index));
}

/** It stands behind the verb, in the same clause. */
function follows(after: string, { following, goesOn }: Words) {
  const found = following.exec(after);
  return found !== null && !goesOn.test(found[1] as string);
}

/** To the end of a sentence: "at 4 p.m.", "kl. 15", "17.30. Sorry". */
const clause = "(?:[^;:.!?]|(?<=\\d):(?=\\d)|\\.(?! ?\\p{L})|(?<=[ap]\\.m)\\.)";

interface Words {
  leading: RegExp;
  turns: RegExp;
  following: RegExp;
  goesOn: RegExp;
}

const made = new Map<Language, Words>();

/** Of the first language of a message and English: "si" and "se" are other words in others. */
function wordsOf(language: Language): Words {
  const known = made.get(language);
  if (known) return known;
  const own = languages.filter((one) => one === language || one.code === "en");
  const any = (part: keyof ConditionWords) => anyIn(own, ({ conditions }) => conditions[part]);
  const not = `(?<!(?:${any("notSo")})[^\\p{L}]{1,3})`;
  const ifs = `(?:${any("ifs")})(?!\\p{L})(?! ?(?:${any("politely")})(?!\\p{L}))`;
  const days = anyIn(own, ({ months, weekdays }) => [...months, ...weekdays].join("|").replaceAll(" ", "|"));
  const hours = anyIn(
    own,
    ({ leads }) => leads.onDay,
    ({ leads }) => leads.atHour,
  );
  const and = anyIn(own, ({ leads }) => leads.and);
  const fresh: Words = {
    leading: new RegExp(
      `(?:^|[,;:(–-]|(?<!\\p{L})(?:${and})(?!\\p{L}))[^\\p{L}]{0,4}(?:${not}${ifs}|(?:${any("otherwise")})(?!\\p{L}))${clause}{0,160}$`,
      "u",
    ),
    turns: new RegExp(`[,;–-] ?(?:${any("turns")})(?!\\p{L})`, "u"),
    following: new RegExp(`^(${clause}{0,90}?)(?<![\\p{L}-])(?:${not}${ifs}|(?:${any("behind")})(?!\\p{L}))`, "u"),
    goesOn: new RegExp(`(?<!\\p{L})(?:${any("goesOn")})(?!\\p{L})|, (?!(?:${days}|${hours})(?!\\p{L}))\\p{L}`, "u"),
  };
  made.set(language, fresh);
  return fresh;
}
