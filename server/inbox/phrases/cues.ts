import { byLanguages } from "../languages/by-languages";
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
  spoken: Map<Named, Words>;
  ofSentences: Index;
  ofHeadings: Index;
  ofTelling: Index;
  /** All that no sentence looks for. */
  others: Index;
  comer: Comer;
  subject: Subject;
}

/** What is asked of every short line, as the heading of a part of a digest. */
const ofHeadings = ["listCancelled", "listOther", "listMoved", "listStill", "listAhead"] as const;
/** What is asked of the sentences of an email just before somebody is told. */
const ofTelling = [
  "comesStill",
  "recurs",
  "covered",
  "ailing",
  "testMail",
  "sample",
  "offline",
  "elsewhereTold",
  "worksHere",
  "ofAdviser",
  "pretended",
  "pitch",
] as const;
/** What is asked of a label, a cell or a clause, and never of a sentence: no sentence looks for it. */
const asked = [
  ...ofHeadings,
  ...ofTelling,
  ...(["listOffered", "listPast", "rowCancelled", "rowKept", "rowTaken"] as const),
  ...(["none", "matter", "unsettled", "joining", "choice", "itsHour", "asideAfter", "answer"] as const),
  ...(["forOthers", "group", "day", "handedTo", "hers", "affair"] as const),
  ...(["takenBack", "upkeep", "ofDoctor", "amongUs", "ofTool", "adviser", "theirsMoved"] as const),
] as const;
export type OfHeading = (typeof ofHeadings)[number];
export type OfTelling = (typeof ofTelling)[number];
type Asked = (typeof asked)[number];
export type Spoken = Exclude<Named, Asked>;

interface Phrase {
  cue: Named;
  pattern: Pattern;
  /** Words, or pieces of them, of which every match has one. Empty where nothing is known. */
  words: string[];
}

interface Index {
  numbersIn: PhraseIndex;
  /** By their number. Of two that match, the first counts. */
  phrases: Phrase[];
}

/** The phrases of one cue. */
interface Words {
  phrases: Phrase[];
  /** Any of the words that they need; null where one of them needs none. */
  any: RegExp | null;
}

export const cuesOf = byLanguages((languages): Cues => {
  // "The" in one language is "at" in another: only the first one's.
  const [first] = languages as [Language];
  return { languages, ...indexOf(languages), comer: comerOf(first), subject: subjectOf(first) };
});

function indexOf(languages: Language[]): Omit<Cues, "languages" | "comer" | "subject"> {
  const phrases = languages.flatMap(inOrder).map(([cue, pattern]): Phrase => {
    return { cue, pattern, words: (pattern.needs[0] ?? nothing).map(lettersOf) };
  });
  const others = new Set<Named>(asked);
  const indexOfSome = (cues: readonly Named[]) => indexed(phrases.filter(({ cue }) => cues.includes(cue)));
  const byCue = new Map<Named, Phrase[]>();
  for (const phrase of phrases) byCue.set(phrase.cue, [...(byCue.get(phrase.cue) ?? nothing), phrase]);
  return {
    spoken: new Map([...byCue].map(([cue, own]) => [cue, { phrases: own, any: anyWordOf(own) }])),
    ofSentences: indexed(phrases.filter(({ cue }) => !others.has(cue))),
    ofHeadings: indexOfSome(ofHeadings),
    ofTelling: indexOfSome(ofTelling),
    others: indexOfSome(asked),
  };
}

const indexed = (phrases: Phrase[]): Index => ({
  numbersIn: phraseIndex(phrases.map(({ pattern }) => pattern.needs)),
  phrases,
});

const anyWordOf = (phrases: Phrase[]) =>
  phrases.some(({ words }) => words.length === 0)
    ? null
    : new RegExp([...new Set(phrases.flatMap(({ words }) => words))].map(escaped).join("|"));
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

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
export function placesOf({ spoken }: Cues, cue: Named, text: string): { from: number; to: number }[] {
  const words = spoken.get(cue);
  return words && hasAny(words, text) ? placesIn(words.phrases, text) : [];
}

function placesIn(phrases: Phrase[], text: string): { from: number; to: number }[] {
  const places = [];
  for (const phrase of phrases) if (isLikely(phrase, text)) places.push(...phrase.pattern.places(text));
  return places;
}

/** To look for a few words is cheaper than to try the pattern, and to try one expression for all of them is cheaper still. */
const hasAny = ({ any }: Words, text: string) => any === null || any.test(text);
function isLikely({ words }: Phrase, text: string) {
  for (const word of words) if (text.includes(word)) return true;
  return words.length === 0;
}

/** One question about a few letters, for which looking at all phrases would be too much. */
export function says({ spoken }: Cues, cue: Cue, text: string): boolean {
  const words = spoken.get(cue);
  return (
    words !== undefined &&
    hasAny(words, text) &&
    words.phrases.some((phrase) => isLikely(phrase, text) && phrase.pattern.test(text))
  );
}

/** Of several thousand phrases, the words of a sentence leave a handful to be tried. */
export const listen = (cues: Cues, text: string): Listener =>
  new Listener(text, cues, phrasesIn(cues.ofSentences, text));

/** The same for what is asked of headings alone. */
export const listenToHeading = (cues: Cues, text: string): Listener<OfHeading> =>
  new Listener(text, cues, phrasesIn(cues.ofHeadings, text));

/** The same for what is asked just before somebody is told. */
export const listenBeforeTelling = (cues: Cues, text: string): Listener<OfTelling> =>
  new Listener(text, cues, phrasesIn(cues.ofTelling, text));

function phrasesIn({ numbersIn, phrases }: Index, text: string): Phrase[] {
  const possible: Phrase[] = [];
  for (const number of numbersIn(text)) possible.push(phrases[number] as Phrase);
  return possible;
}

/** What a text says, cue by cue. `rest` is the text itself, or what is left of it. */
export class Listener<Said extends Named = Spoken> {
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

  /** Those of the cues that it may say. To try each of them by itself would cost as many looks at all phrases. */
  among<Some extends Said>(cues: ReadonlySet<Some>): Some[] {
    const found: Some[] = [];
    for (const phrase of this.possible) {
      const cue = phrase.cue as Some;
      if (cues.has(cue) && !found.includes(cue)) found.push(cue);
    }
    return found;
  }

  find(cue: Said, rest = this.text): RegExpExecArray | null {
    for (const phrase of this.possible) {
      if (phrase.cue !== cue) continue;
      const match = phrase.pattern.exec(rest);
      if (match) return match;
    }
    return null;
  }

  /** The text, equally long, without what the cue matches, so that later cues do not see it. */
  without(cue: Said, rest = this.text): string {
    let left = rest;
    for (const phrase of this.possible)
      if (phrase.cue === cue)
        for (const { from, to } of phrase.pattern.places(left))
          left = left.slice(0, from) + "~".padEnd(to - from) + left.slice(to);
    return left;
  }

  /** Every place. */
  places(cue: Said, rest = this.text): { from: number; to: number }[] {
    return placesIn(
      this.possible.filter((phrase) => phrase.cue === cue),
      rest,
    );
  }

  /** Whether it says anything but that it is about an appointment. */
  saysMore(): boolean {
    const isSaid = ({ cue, pattern }: Phrase) => cue !== "appointment" && pattern.test(this.text);
    return this.possible.some(isSaid) || phrasesIn(this.cues.others, this.text).some(isSaid);
  }
}

const nothing: never[] = [];
