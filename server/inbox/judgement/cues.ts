import { allOf, anyOf } from "../languages/known";
import type { Cue, Language } from "../languages/language";
import { alternatives, requiredOf } from "./required";

/** The cue patterns of some languages, compiled once. They are matched against lower case, which is twice as fast. */
export interface Cues {
  patterns: Map<Named, Pattern[]>;
  /** The cues with a pattern that needs no particular letters. */
  /** Those that need no letters. */
  always: Map<Named, Pattern[]>;
  /** Whether any letters begin with three of this sum: most places of a text need no look into `needs`. */
  starts: Uint8Array;
  /** By their first three letters, the letters that some patterns need, and those patterns. */
  needs: Map<number, { letters: string; patterns: Pattern[] }[]>;
}

type Named = Cue | "appointment";

interface Pattern {
  once: RegExp;
  every: RegExp;
  name: Named;
  /** Its place among all. */
  rank: number;
}

/** What a text says, cue by cue. `rest` is the text itself, or what is left of it. */
export interface Listener {
  find(cue: Named, rest?: string): RegExpExecArray | null;
  /** The text, equally long, without what the cue matches, so that later cues do not see it. */
  without(cue: Named, rest?: string): string;
}

const names: Cue[] = [
  "plea",
  "offered",
  "bare",
  "internal",
  "movedFrom",
  "cancelled",
  "headline",
  "personal",
  "freed",
  "policy",
  "conditional",
  "thing",
  "errand",
  "none",
  "listCancelled",
  "listOther",
  "rowCancelled",
  "rowKept",
  "standing",
  "kept",
  "another",
  "request",
  "question",
  "booked",
  "filled",
  "reminder",
  "moved",
  "proposed",
  "declined",
  "noShow",
  "money",
  "waitlist",
  "advert",
  "wholeClass",
  "several",
  "series",
  "stampBefore",
  "asideBefore",
  "asideAfter",
  "oldBefore",
  "freshBefore",
];

const wordStart = "(?<![a-z0-9ß-ÿœ])";
const wordEnd = "(?![a-z0-9ß-ÿœ])";
const beforeDate: [string, string] = [`${wordStart}(?:`, ")[\\s:,(–-]*$"];

const anchored: Partial<Record<Cue, [before: string, after: string]>> = {
  headline: ["^(?:", ")"],
  listCancelled: ["^\\W*(?:", ")\\W*\\d*\\W*$"],
  listOther: ["^\\W*(?:", ")\\W*\\d*\\W*$"],
  rowCancelled: ["^\\W*(?:", `)${wordEnd}`],
  rowKept: ["^\\W*(?:", `)${wordEnd}`],
  none: [`${wordStart}(?:`, ")(?=\\W*(?:$|[|,;•]))"],
  bare: ["^\\W*(?:", ")\\W*$"],
  stampBefore: beforeDate,
  asideBefore: beforeDate,
  oldBefore: beforeDate,
  movedFrom: beforeDate,
  freshBefore: beforeDate,
  asideAfter: ["^[\\s,;:)–-]*(?:", `)${wordEnd}`],
};

const cache = new Map<string, Cues>();

export function cuesOf(languages: Language[]): Cues {
  const key = languages.map(({ code }) => code).join();
  const known = cache.get(key);
  if (known) return known;
  const cues: Cues = { patterns: new Map(), always: new Map(), needs: new Map(), starts: new Uint8Array(STARTS) };
  for (const name of names) {
    const [before, after] = anchored[name] ?? [`${wordStart}(?:`, `)${wordEnd}`];
    for (const pattern of patternsOf(name, languages)) add(cues, name, before + pattern + after);
  }
  for (const { appt } of languages) add(cues, "appointment", `${wordStart}(?:${appt})${wordEnd}`);
  cache.set(key, cues);
  return cues;
}

const patternsOf = (name: Cue, languages: Language[]) =>
  languages.flatMap((language) =>
    (language.cues[name] ?? [])
      .flatMap(alternatives)
      .map((pattern) =>
        pattern
          .replaceAll("{appt}", language.appt)
          .replaceAll("{thing}", language.thing)
          .replaceAll("{errand}", language.errand)
          .replaceAll("…", "[^!?;]{0,70}?"),
      ),
  );

const repeatedLetters = /(\\[wd]|\\p\{L\}|\[(?!\^)(?:\\.|[^\]\\])*\])([+*])/g;

/** No word has more letters than that. Without an end to words, a line of nothing but digits took seconds. */
const bounded = (source: string) =>
  source.replace(repeatedLetters, (_, letters, often) => `${letters}{${often === "+" ? 1 : 0},40}`);

let ranks = 0;

function add({ patterns, needs, always, starts }: Cues, name: Named, unbounded: string) {
  const required = requiredOf(unbounded);
  const source = bounded(unbounded);
  const pattern = { once: new RegExp(source, "u"), every: new RegExp(source, "gu"), name, rank: ranks++ };
  patterns.set(name, [...(patterns.get(name) ?? []), pattern]);
  if (required.length === 0) always.set(name, [...(always.get(name) ?? []), pattern]);
  for (const letters of required) {
    const start = sum(letters.charCodeAt(0), letters.charCodeAt(1), letters.charCodeAt(2));
    starts[start % STARTS] = 1;
    const sharing = needs.get(start) ?? [];
    const need = sharing.find((one) => one.letters === letters);
    if (need) need.patterns.push(pattern);
    else needs.set(start, [...sharing, { letters, patterns: [pattern] }]);
  }
}

const STARTS = 65_536;

/** Three letters as one small number: a lookup without making a string. Different letters may share one. */
const sum = (a: number, b: number, c: number) => (a * 1_369 + b * 37 + c) & 0x3fffffff;

/** One question about a few letters, for which looking at all patterns would be too much. */
export const says = ({ patterns }: Cues, cue: Cue, text: string) =>
  (patterns.get(cue) ?? []).some(({ once }) => once.test(text));

/** Of several hundred patterns, the letters of a sentence leave a handful to be tried. */
export function listen({ needs, always, starts }: Cues, text: string): Listener {
  const possible = new Set<Pattern>();
  let [b, c] = [text.charCodeAt(0), text.charCodeAt(1)];
  for (let at = 0; at + 3 <= text.length; at++) {
    const a = b;
    b = c;
    c = text.charCodeAt(at + 2);
    const start = sum(a, b, c);
    if (starts[start % STARTS] === 0) continue;
    for (const need of needs.get(start) ?? nobody) {
      if (text.startsWith(need.letters, at)) for (const pattern of need.patterns) possible.add(pattern);
    }
  }
  const found = new Map(always);
  for (const pattern of possible) found.set(pattern.name, [...(found.get(pattern.name) ?? []), pattern]);
  for (const patterns of found.values()) if (patterns.length > 1) patterns.sort((x, y) => x.rank - y.rank);
  return {
    find: (cue, rest = text) => {
      for (const { once } of found.get(cue) ?? nothing) {
        const match = once.exec(rest);
        if (match) return match;
      }
      return null;
    },
    without: (cue, rest = text) =>
      (found.get(cue) ?? nothing).reduce(
        (left, { every }) => left.replace(every, (match) => "~".padEnd(match.length)),
        rest,
      ),
  };
}

const nothing: Pattern[] = [];
const nobody: { letters: string; patterns: Pattern[] }[] = [];

/** Lower case of the same length, so that places in one are places in the other. */
export const lower = (text: string) => {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
};

const abbreviated = new RegExp(
  `(?:^|[\\s(.])(?:\\p{L}|\\d{1,2}|${anyOf(({ abbreviations }) => abbreviations)})$`,
  "iu",
);

/** "alle 17." ends a sentence, "den 17." does not. Of "a las" the last word is enough. */
const lastWords = [...allOf(({ leads }) => leads.atHour)].map((phrase) => phrase.split(" ").at(-1));
const atHour = new RegExp(`(?:^|\\s)(?:${lastWords.join("|")}) \\d{1,2}$`, "i");

/** Sentences of a line, with their places in it. */
export function sentencesOf(text: string): { text: string; from: number }[] {
  const sentences: { text: string; from: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?]+["')»]*\s+|\s:-?[()]+\s+|[;\t]\s*/g)) {
    const end = match.index + match[0].length;
    // "Feb. 25", "Mr. Hart", "15. Dezember"
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const beforeDate = /\d/.test(text[end] ?? "") && /\p{L}{3,5}$/u.test(before) && !/\p{L}{6}$/u.test(before);
    if (match[0].startsWith(".") && !atHour.test(before) && (beforeDate || abbreviated.test(before))) continue;
    sentences.push({ text: text.slice(from, end).trimEnd(), from });
    from = end;
  }
  if (from < text.length) sentences.push({ text: text.slice(from), from });
  return sentences;
}
