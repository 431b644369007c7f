import { languages } from "../languages/known";
import type { ZoneWords } from "../languages/language";

/** The words of a zone's name, and what is left of it without those that every name has. */

const listOf = (part: keyof ZoneWords) =>
  languages.flatMap(({ code, zoneWords }) =>
    zoneWords[part]
      .split("|")
      .filter(Boolean)
      .map((word) => ({ word, code })),
  );
export const setOf = (part: keyof ZoneWords) => new Set(listOf(part).map(({ word }) => word));
export const wordsFor = (part: keyof ZoneWords) => [...setOf(part)];

/** Small letters without accents, articles and hyphens: how names are compared. */
export const folded = (name: string) => {
  const small = name.toLowerCase();
  return /^[a-z]*$/.test(small) ? small : withoutMarks(small);
};

const withoutMarks = (small: string) =>
  small
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/^(?:l|d|all|dell|nell|dall)['’]/, "")
    .replace(/’/g, "'")
    .replace(/[-_]/g, " ")
    .trim();

const timeWords = new Map<string, string[]>();
for (const { word, code } of listOf("time")) timeWords.set(word, [...(timeWords.get(word) ?? []), code]);
const compounds = listOf("timeEndings");
const filling = setOf("filling");

export interface Meaning {
  /** The languages in which it is a word for time, or ends in one as "Ostküstenzeit" does. */
  time: string[];
  /** What it says besides: "ostkusten". Empty: nothing. */
  core: string;
}

export function meaningOf(word: string): Meaning {
  const name = folded(word);
  const time = timeWords.get(name);
  if (time) return { time, core: "" };
  const compound = compounds.find((one) => name.endsWith(one.word) && name.length > one.word.length + 2);
  if (compound) return { time: [compound.code], core: name.slice(0, -compound.word.length).trim() };
  return { time: [], core: filling.has(name) ? "" : name };
}

export const oneWord = /[\p{L}\p{M}]+(?:['’.-][\p{L}\p{M}]+)*/gu;

export const joined = (words: Meaning[]) =>
  words
    .map(({ core }) => core)
    .filter(Boolean)
    .join(" ");

/** "heure normale de l'Est" and "heure de l'Est" are one name: "est". */
export const coreOf = (name: string) => joined((name.match(oneWord) ?? []).map(meaningOf));
