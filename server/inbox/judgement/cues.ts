import type { Cue } from "../languages/cue";
import { anyIn, type Part } from "../languages/known";
import type { Language } from "../languages/language";
import { type Comer, comerOf } from "./comers";
import { type PhraseIndex, phraseIndex } from "./needs";
import type { Pattern } from "./pattern";
import { type Named, patternsOf } from "./patterns";
import { lettersOf } from "./required";
import { type Subject, subjectOf } from "./subjects";

/** The phrases of the languages of a message, and how to find the few of them that a sentence may say. */
export interface Cues {
  languages: Language[];
  phrases: Map<Named, Phrase[]>;
  index: PhraseIndex;
  /** By their number in the index. Of two that match, the first counts. */
  indexed: Phrase[];
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
  ...(["none", "matter", "joining", "choice", "itsHour", "asideAfter", "answer"] as const),
  ...(["forOthers", "group", "day", "handedTo", "hers", "affair"] as const),
] as const;
export type Spoken = Exclude<Named, (typeof asked)[number]>;

interface Phrase {
  cue: Named;
  pattern: Pattern;
  /** Words, or pieces of them, of which every match has one. Empty where nothing is known. */
  words: string[];
}

const cache = new Map<string, Cues>();

export function cuesOf(languages: Language[]): Cues {
  const key = languages.map(({ code }) => code).join();
  const known = cache.get(key);
  if (known) return known;
  // "The" in one language is "at" in another: only the first one's.
  const [first] = languages as [Language];
  const made = { languages, ...inIndex(languages), comer: comerOf(first), subject: subjectOf(first) };
  cache.set(key, made);
  return made;
}

function inIndex(languages: Language[]): Pick<Cues, "phrases" | "index" | "indexed"> {
  const phrases: Cues["phrases"] = new Map();
  const indexed: Phrase[] = [];
  const unheard = new Set<Named>(asked);
  for (const [cue, pattern] of languages.flatMap(inOrder)) {
    const words = (pattern.needs[0] ?? nothing).map(lettersOf);
    const phrase = { cue, pattern, words };
    phrases.set(cue, [...(phrases.get(cue) ?? nothing), phrase]);
    if (!unheard.has(cue)) indexed.push(phrase);
  }
  return { phrases, index: phraseIndex(indexed.map(({ pattern }) => pattern.needs)), indexed };
}

/** Expressions of words in the languages of a message, made when they are first needed: most messages never ask. */
export function inLanguages<T>(make: (anyOf: (...parts: Part[]) => string) => T): (cues: Cues) => T {
  const made = new Map<Cues, T>();
  return (cues) => {
    const known = made.get(cues);
    if (known !== undefined) return known;
    const fresh = make((...parts) => anyIn(cues.languages, ...parts));
    made.set(cues, fresh);
    return fresh;
  };
}

const inOrder = (language: Language) =>
  [...patternsOf(language)].flatMap(([cue, own]) => own.map((pattern) => [cue, pattern] as const));

/** Every place where a text says it. */
export const placesOf = ({ phrases }: Cues, cue: Named, text: string) => placesIn(phrases.get(cue) ?? nothing, text);

function placesIn(phrases: Phrase[], text: string): { from: number; to: number }[] {
  const places = [];
  for (const phrase of phrases) if (isLikely(phrase, text)) places.push(...phrase.pattern.places(text));
  return places;
}

/** Looking for a few words first is cheaper than trying the pattern. */
function isLikely({ words }: Phrase, text: string) {
  for (const word of words) if (text.includes(word)) return true;
  return words.length === 0;
}

/** One question about a few letters, for which looking at all phrases would be too much. */
export const says = ({ phrases }: Cues, cue: Cue, text: string) =>
  (phrases.get(cue) ?? nothing).some((phrase) => isLikely(phrase, text) && phrase.pattern.test(text));

/** Of several thousand phrases, the words of a sentence leave a handful to be tried. */
export function listen(cues: Cues, text: string) {
  const possible: Phrase[] = [];
  for (const number of cues.index(text)) possible.push(cues.indexed[number] as Phrase);
  return new Listener(text, cues, possible);
}

/** What a text says, cue by cue. `rest` is the text itself, or what is left of it. */
export class Listener {
  private readonly text: string;
  private readonly cues: Cues;
  /** In order. So few that to look at all of them costs less than to keep them by cue. */
  private readonly possible: Phrase[];

  constructor(text: string, cues: Cues, possible: Phrase[]) {
    this.text = text;
    this.cues = cues;
    this.possible = possible;
  }

  /** Whether it can say nothing at all. */
  get isSilent(): boolean {
    return this.possible.length === 0;
  }

  find(cue: Spoken, rest = this.text): RegExpExecArray | null {
    for (const phrase of this.possible) {
      if (phrase.cue !== cue) continue;
      const match = phrase.pattern.exec(rest);
      if (match) return match;
    }
    return null;
  }

  /** The text, equally long, without what the cue matches, so that later cues do not see it. */
  without(cue: Spoken, rest = this.text): string {
    let left = rest;
    for (const phrase of this.possible)
      if (phrase.cue === cue)
        for (const { from, to } of phrase.pattern.places(left))
          left = left.slice(0, from) + "~".padEnd(to - from) + left.slice(to);
    return left;
  }

  /** Every place of the text itself. */
  places(cue: Spoken): { from: number; to: number }[] {
    return placesIn(
      this.possible.filter((phrase) => phrase.cue === cue),
      this.text,
    );
  }

  /** Whether it says anything but that it is about an appointment. */
  saysMore(): boolean {
    return (
      this.possible.some(({ cue, pattern }) => cue !== "appointment" && pattern.test(this.text)) ||
      asked.some((cue) => says(this.cues, cue, this.text))
    );
  }
}

const nothing: never[] = [];
