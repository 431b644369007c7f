import type { Cue, Language } from "../languages/language";
import { type Comer, comerOf } from "./comers";
import { type Named, type Pattern, patternsOf } from "./patterns";
import { type Subject, subjectOf } from "./subjects";

/** The phrases of the languages of a message, and how to find the few of them that a sentence may say. */
export interface Cues {
  phrases: Map<Named, Phrase[]>;
  /** Those that need no particular letters. */
  open: Map<Named, Phrase[]>;
  /** Letters that some phrases need, by the sum of their first three. */
  letters: Letters[][];
  comer: Comer;
  subject: Subject;
}

interface Phrase {
  cue: Named;
  /** Its place among the others: of two that match, the first counts. */
  number: number;
  pattern: Pattern;
  needs: Need[];
}

interface Letters {
  text: string;
  meets: Need[];
}

/** Letters, some of which a sentence must have before certain phrases can match. */
interface Need {
  /** How many phrases need it. */
  uses: number;
  /** Those that need nothing rarer. */
  opens: Phrase[];
}

/** What a text says, cue by cue. `rest` is the text itself, or what is left of it. */
export interface Listener {
  find(cue: Named, rest?: string): RegExpExecArray | null;
  /** The text, equally long, without what the cue matches, so that later cues do not see it. */
  without(cue: Named, rest?: string): string;
}

const cache = new Map<string, Cues>();

export function cuesOf(languages: Language[]): Cues {
  const key = languages.map(({ code }) => code).join();
  const known = cache.get(key);
  if (known) return known;
  // "The" in one language is "at" in another: only the first one's.
  const [first] = languages as [Language];
  const made = { ...indexed(languages.map(patternsOf)), comer: comerOf(first), subject: subjectOf(first) };
  cache.set(key, made);
  return made;
}

function indexed(languages: Map<Named, Pattern[]>[]): Omit<Cues, "comer" | "subject"> {
  const phrases: Cues["phrases"] = new Map();
  const open: Cues["open"] = new Map();
  const needs = new Map<string, Need>();
  const letters: Letters[][] = new Array(SUMS).fill(nothing);
  let number = 0;
  for (const [cue, pattern] of languages.flatMap(inOrder))
    put(phrases, { cue, number: number++, pattern, needs: pattern.needs.map(needOf) });
  for (const phrase of [...phrases.values()].flat()) {
    const rarest = Math.min(...phrase.needs.map(({ uses }) => uses));
    const need = phrase.needs.find(({ uses }) => uses === rarest);
    if (need) need.opens.push(phrase);
    else put(open, phrase);
  }
  return { phrases, open, letters };

  function needOf(list: string[]): Need {
    const key = list.join("|");
    const need = needs.get(key) ?? { uses: 0, opens: [] };
    need.uses++;
    if (!needs.has(key)) for (const text of list) lettersOf(text).meets.push(need);
    needs.set(key, need);
    return need;
  }

  function lettersOf(text: string): Letters {
    const start = sum(text.charCodeAt(0), text.charCodeAt(1), text.charCodeAt(2));
    const sharing = letters[start] as Letters[];
    const known = sharing.find((one) => one.text === text);
    const made = known ?? { text, meets: [] };
    if (!known) letters[start] = [...sharing, made];
    return made;
  }
}

const inOrder = (patterns: Map<Named, Pattern[]>) =>
  [...patterns].flatMap(([cue, own]) => own.map((pattern) => [cue, pattern] as const));

const SUMS = 32_768;

/** Three letters as one small number: a lookup without making a string. Different letters may share one. */
const sum = (a: number, b: number, c: number) => ((a & 31) << 10) | ((b & 31) << 5) | (c & 31);

/** Every place where a text says it. */
export const placesOf = ({ phrases }: Cues, cue: Named, text: string) =>
  (phrases.get(cue) ?? nothing).flatMap(({ pattern }) =>
    [...text.matchAll(pattern.every)].map((match) => ({ from: match.index, to: match.index + match[0].length })),
  );

/** One question about a few letters, for which looking at all phrases would be too much. */
export const says = ({ phrases }: Cues, cue: Cue, text: string) =>
  (phrases.get(cue) ?? nothing).some(({ pattern }) => pattern.once.test(text));

/** Of several thousand phrases, the letters of a sentence leave a handful to be tried. */
export function listen(cues: Cues, text: string): Listener {
  const possible = possibleIn(cues, text);
  return {
    find: (cue, rest = text) => {
      for (const { pattern } of possible.get(cue) ?? cues.open.get(cue) ?? nothing) {
        const match = pattern.once.exec(rest);
        if (match) return match;
      }
      return null;
    },
    without: (cue, rest = text) => {
      let left = rest;
      for (const { pattern } of possible.get(cue) ?? cues.open.get(cue) ?? nothing)
        if (pattern.once.test(left)) left = left.replace(pattern.every, (match) => "~".padEnd(match.length));
      return left;
    },
  };
}

/** By cue, the phrases whose needs the text meets. Of a cue that is not among them, only the open ones can match. */
function possibleIn({ open, letters }: Cues, text: string): Map<Named, Phrase[]> {
  const met = new Set<Need>();
  let [b, c] = [text.charCodeAt(0), text.charCodeAt(1)];
  for (let at = 0; at + 3 <= text.length; at++) {
    const a = b;
    b = c;
    c = text.charCodeAt(at + 2);
    for (const one of letters[sum(a, b, c)] as Letters[])
      if (text.startsWith(one.text, at)) for (const need of one.meets) met.add(need);
  }
  const possible: Cues["open"] = new Map();
  for (const { opens } of met)
    for (const phrase of opens) if (phrase.needs.every((need) => met.has(need))) put(possible, phrase);
  for (const [cue, found] of possible)
    possible.set(
      cue,
      [...found, ...(open.get(cue) ?? nothing)].sort((one, other) => one.number - other.number),
    );
  return possible;
}

function put(phrases: Map<Named, Phrase[]>, phrase: Phrase) {
  const others = phrases.get(phrase.cue);
  if (others) others.push(phrase);
  else phrases.set(phrase.cue, [phrase]);
}

const nothing: never[] = [];

/** Lower case of the same length, so that places in one are places in the other. */
export const lower = (text: string) => {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
};
