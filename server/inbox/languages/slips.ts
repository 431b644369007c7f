import { type HastyWords, hastyWords, isOfOneLanguage, noSlips } from "./hasty-words";
import { isKnown } from "./known";
import type { Language } from "./language";

const LONG = 6;
const VERY_LONG = 8;
const vowels = "aeiouy";

/** What the words mean that are no words, in one language: "cancle", "febuary", "thx". `short`: those that may be something else in another language. */
export interface Slips {
  long: Map<string, string>;
  short: Map<string, string>;
}

const known = new Map<string, Slips>();

/** Made when a message first needs them. */
export function slipsOf(language: Language): Slips {
  const before = known.get(language.code);
  if (before) return before;
  const { forms, roots } = hastyWords[language.code] ?? nothing;
  const made: Slips = { long: new Map(), short: new Map() };
  for (const [word, slip] of slipsIn([...longNames(language), ...roots.split(" ")])) made.long.set(slip, word);
  for (const [meant, written] of Object.entries(forms))
    for (const form of written.split(" ")) (isOfOneLanguage(form) ? made.long : made.short).set(form, meant);
  known.set(language.code, made);
  return made;
}

const nothing: HastyWords = { forms: {}, phrases: {}, roots: "", crossed: "" };

/** The names of days and months, and the word for tomorrow. */
const longNames = ({ months, weekdays, tomorrow }: Language) =>
  [...months, ...weekdays, tomorrow]
    .flatMap((names) => names.split(/[ |]/))
    .filter((name) => /^\p{L}{6,}$/u.test(name));

/** Each word with what becomes of it by a slip of a finger, without what could be two of them: "tursday". */
function* slipsIn(words: string[]): Generator<[word: string, slip: string]> {
  const real = new Set([...words, ...noSlips.split(" ")]);
  for (const word of words) {
    if (word.length < LONG) continue;
    const others = words.filter(
      (other) => !other.startsWith(word.slice(0, -1)) && !word.startsWith(other.slice(0, -1)),
    );
    for (const slip of new Set(slipsOfOne(word)))
      if (!real.has(slip) && !isKnown(slip) && !others.some((other) => isNear(slip, other))) yield [word, slip];
  }
}

/** "Thrsday", "thurrsday", "thrusday", in long words "thersday": of one letter, but neither the first nor the last one. */
function* slipsOfOne(word: string) {
  for (let at = 1; at < word.length - 1; at++) {
    const [before, letter, behind] = [word.slice(0, at), word[at] as string, word.slice(at + 1)];
    yield before + behind;
    yield before + letter + letter + behind;
    yield before + behind.slice(0, 1) + letter + behind.slice(1);
    if (word.length >= VERY_LONG && vowels.includes(letter)) for (const vowel of vowels) yield before + vowel + behind;
  }
}

/** Whether they differ in no more than one letter, changed, missing or added. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let begin = 0;
  while (begin < one.length && one[begin] === other[begin]) begin++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - begin && one.at(-1 - end) === other.at(-1 - end)) end++;
  return Math.max(one.length, other.length) - begin - end <= 1;
}
