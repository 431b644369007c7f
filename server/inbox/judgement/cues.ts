import type { Cue, Language } from "../languages/language";
import { type Comer, comerOf } from "./comers";
import { alternatives, requiredOf } from "./required";
import { type Subject, subjectOf } from "./subjects";

/** The cue patterns of some languages, compiled once. They are matched against lower case, which is twice as fast. */
export interface Cues {
  patterns: Map<Named, Pattern[]>;
  /** By the number of a pattern: whether it needs no particular letters. */
  always: boolean[];
  /** By the sum of their first three letters, the letters that some patterns need, and the numbers of those patterns. */
  needs: Need[][];
  comer: Comer;
  subject: Subject;
}

interface Need {
  letters: string;
  numbers: number[];
}

type Named = Cue | "appointment";

interface Pattern {
  once: RegExp;
  every: RegExp;
  number: number;
}

/** What a text says, cue by cue. `rest` is the text itself, or what is left of it. */
export interface Listener {
  find(cue: Named, rest?: string): RegExpExecArray | null;
  /** The text, equally long, without what the cue matches, so that later cues do not see it. */
  without(cue: Named, rest?: string): string;
}

const names: Cue[] = [
  "plea",
  "unfit",
  "offered",
  "bare",
  "matter",
  "internal",
  "movedFrom",
  "movedTo",
  "timeKept",
  "cancelled",
  "headline",
  "personal",
  "freed",
  "policy",
  "conditional",
  "thing",
  "errand",
  "customer",
  "duty",
  "caller",
  "none",
  "listCancelled",
  "listOther",
  "listStill",
  "rowCancelled",
  "rowKept",
  "rowTaken",
  "standing",
  "kept",
  "holds",
  "belonging",
  "day",
  "clause",
  "joining",
  "choice",
  "wished",
  "another",
  "request",
  "question",
  "booked",
  "bookedTitle",
  "planned",
  "unbooked",
  "thanked",
  "older",
  "filled",
  "unfilled",
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
  bookedTitle: ["^\\W*(?:", ")"],
  listCancelled: ["^\\W*(?:", ")\\W*\\d*\\W*$"],
  listOther: ["^\\W*(?:", ")\\W*\\d*\\W*$"],
  listStill: ["^\\W*(?:", ")\\W*\\d*\\W*$"],
  rowCancelled: ["^\\W*(?:", `)${wordEnd}`],
  rowTaken: ["^\\W*(?:", `)${wordEnd}`],
  rowKept: ["^\\W*(?:", `)${wordEnd}`],
  none: [`${wordStart}(?:`, ")(?=\\W*(?:$|[|,;•]))"],
  joining: ["^\\W*(?:", ")\\W*$"],
  bare: ["^\\W*(?:", ")\\W*$"],
  matter: ["^\\W*(?:", ")\\W*$"],
  stampBefore: beforeDate,
  asideBefore: beforeDate,
  oldBefore: beforeDate,
  movedFrom: beforeDate,
  movedTo: beforeDate,
  freshBefore: beforeDate,
  asideAfter: ["^[\\s,;:)–-]*(?:", `)${wordEnd}`],
};

const cache = new Map<string, Cues>();

export function cuesOf(languages: Language[]): Cues {
  const key = languages.map(({ code }) => code).join();
  const known = cache.get(key);
  if (known) return known;
  const sources = [
    ...names.flatMap((name) => patternsOf(name, languages)),
    ...languages.map(({ appt }): Source => ["appointment", `${wordStart}(?:${appt})${wordEnd}`]),
  ];
  // "The" in one language is "at" in another: only the first one's.
  const made = {
    ...compiled(sources),
    comer: comerOf(languages[0] as Language),
    subject: subjectOf(languages[0] as Language),
  };
  cache.set(key, made);
  return made;
}

type Source = [name: Named, pattern: string];

function patternsOf(name: Cue, languages: Language[]): Source[] {
  const [before, after] = anchored[name] ?? [`${wordStart}(?:`, `)${wordEnd}`];
  return languages.flatMap((language) =>
    (language.cues[name] ?? [])
      .flatMap(alternatives)
      .map((pattern) =>
        pattern
          .replaceAll("{appt}", language.appt)
          .replaceAll("{thing}", `${language.thing}(?!\\p{L})`)
          .replaceAll("{errand}", language.errand)
          .replaceAll("{day}", daysOf(language))
          .replaceAll("…", "[^!?;]{0,70}?"),
      )
      .map((pattern): Source => [name, before + pattern + after]),
  );
}

/** "Monday", "March": the short names of days may be other words. */
const daysOf = ({ months, weekdays }: Language) =>
  `(?:${[...months, ...weekdays]
    .flatMap((names) => names.split(" "))
    .filter((name) => name.length > 3)
    .join("|")})`;

const repeatedLetters = /(\\[wd]|\\p\{L\}|\[(?!\^)(?:\\.|[^\]\\])*\])([+*])/g;

/** No word has more letters than that. Without an end to words, a line of nothing but digits took seconds. */
const bounded = (source: string) =>
  source.replace(repeatedLetters, (_, letters, often) => `${letters}{${often === "+" ? 1 : 0},40}`);

function compiled(sources: Source[]): Omit<Cues, "comer" | "subject"> {
  const patterns: Cues["patterns"] = new Map();
  const always: boolean[] = [];
  const needs: Need[][] = new Array(SUMS).fill(nobody);
  for (const [number, [name, pattern]] of sources.entries()) {
    const source = bounded(pattern);
    const made = { once: new RegExp(source, "u"), every: new RegExp(source, "gu"), number };
    patterns.set(name, [...(patterns.get(name) ?? []), made]);
    const required = requiredOf(pattern);
    always.push(required.length === 0);
    for (const letters of required) {
      const start = sum(letters.charCodeAt(0), letters.charCodeAt(1), letters.charCodeAt(2));
      const sharing = needs[start] as Need[];
      const need = sharing.find((one) => one.letters === letters);
      if (need) need.numbers.push(number);
      else needs[start] = [...sharing, { letters, numbers: [number] }];
    }
  }
  return { patterns, always, needs };
}

const SUMS = 8_192;

/** Three letters as one small number: a lookup without making a string. Different letters may share one. */
const sum = (a: number, b: number, c: number) => (a * 1_369 + b * 37 + c) % SUMS;

/** Every place where a text says it. */
export const placesOf = ({ patterns }: Cues, cue: Named, text: string) =>
  (patterns.get(cue) ?? []).flatMap(({ every }) =>
    [...text.matchAll(every)].map((match) => ({ from: match.index, to: match.index + match[0].length })),
  );

/** One question about a few letters, for which looking at all patterns would be too much. */
export const says = ({ patterns }: Cues, cue: Cue, text: string) =>
  (patterns.get(cue) ?? []).some(({ once }) => once.test(text));

/** Of several hundred patterns, the letters of a sentence leave a handful to be tried. */
export function listen({ patterns, always, needs }: Cues, text: string): Listener {
  const possible = always.slice();
  let [b, c] = [text.charCodeAt(0), text.charCodeAt(1)];
  for (let at = 0; at + 3 <= text.length; at++) {
    const a = b;
    b = c;
    c = text.charCodeAt(at + 2);
    for (const { letters, numbers } of needs[sum(a, b, c)] as Need[]) {
      if (text.startsWith(letters, at)) for (const number of numbers) possible[number] = true;
    }
  }
  return {
    find: (cue, rest = text) => {
      for (const { once, number } of patterns.get(cue) ?? nothing) {
        const match = possible[number] ? once.exec(rest) : null;
        if (match) return match;
      }
      return null;
    },
    without: (cue, rest = text) => {
      let left = rest;
      for (const { once, every, number } of patterns.get(cue) ?? nothing)
        if (possible[number] && once.test(left)) left = left.replace(every, (match) => "~".padEnd(match.length));
      return left;
    },
  };
}

const nothing: Pattern[] = [];
const nobody: Need[] = [];

/** Lower case of the same length, so that places in one are places in the other. */
export const lower = (text: string) => {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
};
