import type { Cue } from "../languages/cue";
import { anyOf } from "../languages/known";
import type { Language } from "../languages/language";
import { type Comer, comerOf } from "./comers";
import { type Needs, needsOfWords } from "./needs";
import { type Named, type Pattern, patternsOf } from "./patterns";
import { type Subject, subjectOf } from "./subjects";

/** The phrases of the languages of a message, and how to find the few of them that a sentence may say. */
export interface Cues {
  phrases: Map<Named, Phrase[]>;
  needs: Needs;
  /** By need: the phrases of which it tells most. */
  told: Phrase[][];
  /** Phrases that need no particular letters. */
  open: Phrase[];
  comer: Comer;
  subject: Subject;
}

/** What is asked of a label, a cell or a clause, and never of a sentence: no sentence looks for it. */
const asked = [
  ...([
    "listCancelled",
    "listOther",
    "listMoved",
    "listStill",
    "listAhead",
    "rowCancelled",
    "rowKept",
    "rowTaken",
  ] as const),
  ...(["none", "matter", "joining", "choice", "itsHour", "asideAfter"] as const),
  ...(["forOthers", "group", "day"] as const),
] as const;
export type Spoken = Exclude<Named, (typeof asked)[number]>;

interface Phrase {
  cue: Named;
  /** Its place among the others: of two that match, the first counts. */
  number: number;
  pattern: Pattern;
  /** Without the one that tells most. */
  needs: number[];
  /** A word that every match has, or a piece of one. Empty where there is a choice. */
  word: string;
}

/** What a text says, cue by cue. `rest` is the text itself, or what is left of it. */
export interface Listener {
  find(cue: Spoken, rest?: string): RegExpExecArray | null;
  /** The text, equally long, without what the cue matches, so that later cues do not see it. */
  without(cue: Spoken, rest?: string): string;
  /** Whether it says anything but that it is about an appointment. */
  saysMore(): boolean;
  /** Every place of the text itself. */
  places(cue: Spoken): { from: number; to: number }[];
}

const cache = new Map<string, Cues>();

export function cuesOf(languages: Language[]): Cues {
  const key = languages.map(({ code }) => code).join();
  const known = cache.get(key);
  if (known) return known;
  // "The" in one language is "at" in another: only the first one's.
  const [first] = languages as [Language];
  const made = { ...indexed(languages), comer: comerOf(first), subject: subjectOf(first) };
  cache.set(key, made);
  return made;
}

function indexed(languages: Language[]): Pick<Cues, "phrases" | "needs" | "told" | "open"> {
  const phrases: Cues["phrases"] = new Map();
  const needs = needsOfWords();
  const told: Phrase[][] = [];
  const open: Phrase[] = [];
  const unheard = new Set<Named>(asked);
  for (const [number, [cue, pattern]] of languages.flatMap(inOrder).entries()) {
    const isHeard = !unheard.has(cue);
    const lists = isHeard ? mostTellingFirst(pattern.needs) : nothing;
    const [telling, ...others] = lists.map((list, i) => needs.numberOf(list, i === 0));
    const [first] = pattern.needs;
    const word = first?.length === 1 ? (first[0] as string).trim() : "";
    const phrase = { cue, number, pattern, needs: others, word };
    phrases.set(cue, [...(phrases.get(cue) ?? nothing), phrase]);
    if (!isHeard) continue;
    if (telling === undefined) open.push(phrase);
    else told[telling] = [...(told[telling] ?? nothing), phrase];
  }
  return { phrases, needs, told, open };
}

/** Nearly every email that is read says it, and so it tells next to nothing, long as it is. */
const commonplace = new RegExp(`^ ?(?:${anyOf(({ labelWords }) => labelWords.cancelStem)})`);
const LONG_ENOUGH = 3;

/** The lists come with the longest words first. */
function mostTellingFirst([first, ...others]: string[][]): string[][] {
  if (!first) return [];
  const isTelling = (list: string[]) =>
    list.every((word) => word.trim().length >= LONG_ENOUGH && !commonplace.test(word));
  const better = first.some((word) => commonplace.test(word)) ? others.find(isTelling) : undefined;
  return better ? [better, first, ...others.filter((list) => list !== better)] : [first, ...others];
}

const inOrder = (language: Language) =>
  [...patternsOf(language)].flatMap(([cue, own]) => own.map((pattern) => [cue, pattern] as const));

/** Every place where a text says it. */
export const placesOf = ({ phrases }: Cues, cue: Named, text: string) => placesIn(phrases.get(cue) ?? nothing, text);

const placesIn = (phrases: Phrase[], text: string) =>
  phrases.flatMap(({ word, pattern }) =>
    text.includes(word) && pattern.once.test(text)
      ? [...text.matchAll(pattern.every)].map((match) => ({ from: match.index, to: match.index + match[0].length }))
      : nothing,
  );

/** One question about a few letters, for which looking at all phrases would be too much. */
export const says = ({ phrases }: Cues, cue: Cue, text: string) =>
  (phrases.get(cue) ?? nothing).some(({ word, pattern }) => text.includes(word) && pattern.once.test(text));

/** Of several thousand phrases, the words of a sentence leave a handful to be tried. */
export function listen(cues: Cues, text: string): Listener {
  const possible = possibleIn(cues, text);
  const phrasesOf = (cue: Named) => possible.get(cue) ?? nothing;
  return {
    find: (cue, rest = text) => {
      for (const { pattern } of phrasesOf(cue)) {
        const match = pattern.once.exec(rest);
        if (match) return match;
      }
      return null;
    },
    without: (cue, rest = text) => {
      let left = rest;
      for (const { pattern } of phrasesOf(cue))
        if (pattern.once.test(left)) left = left.replace(pattern.every, (match) => "~".padEnd(match.length));
      return left;
    },
    saysMore: () =>
      [...possible].some(
        ([cue, phrases]) => cue !== "appointment" && phrases.some(({ pattern }) => pattern.once.test(text)),
      ) || asked.some((cue) => says(cues, cue, text)),
    places: (cue) => placesIn(phrasesOf(cue), text),
  };
}

/** The phrases whose needs the text meets, by what they say: most of what is asked of a sentence it has no phrase for. */
function possibleIn({ needs, told, open }: Cues, text: string): Map<Named, Phrase[]> {
  const possible = new Map<Named, Phrase[]>();
  const add = (phrase: Phrase) => {
    const others = possible.get(phrase.cue);
    if (others) insert(others, phrase);
    else possible.set(phrase.cue, [phrase]);
  };
  open.forEach(add);
  for (const need of needs.metBy(text))
    for (const phrase of told[need] ?? nothing) if (needs.areMet(phrase.needs)) add(phrase);
  return possible;
}

/** They come nearly in order, and few at a time. */
function insert(phrases: Phrase[], phrase: Phrase) {
  const at = phrases.findLastIndex(({ number }) => number < phrase.number) + 1;
  if (at === phrases.length) phrases.push(phrase);
  else phrases.splice(at, 0, phrase);
}

const nothing: never[] = [];

/** Lower case of the same length, so that places in one are places in the other. */
export const lower = (text: string) => {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
};
