import type { Cue, Language } from "../languages/language";

/** The cue patterns of some languages, compiled once. They are matched against lower case, which is twice as fast. */
export type Cues = Record<Cue, RegExp | null> & { appointment: RegExp };

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
  "standing",
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

const anchored: Partial<Record<Cue, [before: string, after: string]>> = {
  headline: ["^(?:", ")"],
  bare: ["^\\W*(?:", ")\\W*$"],
  stampBefore: ["(?<![a-z0-9ß-ÿœ])(?:", ")[\\s:,(–-]*$"],
  asideBefore: ["(?<![a-z0-9ß-ÿœ])(?:", ")[\\s:,(–-]*$"],
  oldBefore: ["(?<![a-z0-9ß-ÿœ])(?:", ")[\\s:,(–-]*$"],
  movedFrom: ["(?<![a-z0-9ß-ÿœ])(?:", ")[\\s:,(–-]*$"],
  freshBefore: ["(?<![a-z0-9ß-ÿœ])(?:", ")[\\s:,(–-]*$"],
  asideAfter: ["^[\\s,;:)–-]*(?:", ")(?![a-z0-9ß-ÿœ])"],
};

const cache = new Map<string, Cues>();

export function cuesOf(languages: Language[]): Cues {
  const key = languages.map(({ code }) => code).join();
  const known = cache.get(key);
  if (known) return known;
  const appointment = new RegExp(
    `(?<![a-z0-9ß-ÿœ])(?:${languages.map(({ appt }) => appt).join("|")})(?![a-z0-9ß-ÿœ])`,
    "u",
  );
  const compiled = {
    ...Object.fromEntries(names.map((name) => [name, compile(name, languages)])),
    appointment,
  } as Cues;
  cache.set(key, compiled);
  return compiled;
}

function compile(name: Cue, languages: Language[]): RegExp | null {
  const patterns = languages.flatMap((language) =>
    (language.cues[name] ?? []).map((pattern) =>
      pattern
        .replaceAll("{appt}", language.appt)
        .replaceAll("{thing}", language.thing)
        .replaceAll("…", "[^!?;]{0,70}?"),
    ),
  );
  if (patterns.length === 0) return null;
  const [before, after] = anchored[name] ?? ["(?<![a-z0-9ß-ÿœ])(?:", ")(?![a-z0-9ß-ÿœ])"];
  return new RegExp(before + patterns.join("|") + after, "u");
}

const everywhere = new WeakMap<RegExp, RegExp>();

/** The sentence, equally long, without what the cue matches, so that later cues do not see it. */
export function without(sentence: string, cue: RegExp | null): string {
  if (!cue) return sentence;
  let global = everywhere.get(cue);
  if (!global) {
    global = new RegExp(cue.source, "gu");
    everywhere.set(cue, global);
  }
  return sentence.replace(global, (match) => "~".padEnd(match.length));
}

/** Lower case of the same length, so that places in one are places in the other. */
export const lower = (text: string) => {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
};

const abbreviated =
  /(?:^|[\s(.])(?:\p{L}|mr|mrs|ms|dr|st|jr|prof|hr|fr|frl|sr|sra|mme|mlle|no|nr|tel|ca|approx|etc|vs|geb|bzw|p\.m|a\.m|\d{1,2})$/iu;

/** Sentences of a line, with their places in it. */
export function sentencesOf(text: string): { text: string; from: number }[] {
  const sentences: { text: string; from: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?]+["')»]*\s+|[;\t]\s*/g)) {
    const end = match.index + match[0].length;
    // "Feb. 25", "Mr. Hart", "15. Dezember"
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const beforeDate = /\d/.test(text[end] ?? "") && /\p{L}{3,5}$/u.test(before) && !/\p{L}{6}$/u.test(before);
    if (match[0].startsWith(".") && (beforeDate || abbreviated.test(before))) continue;
    sentences.push({ text: text.slice(from, end).trimEnd(), from });
    from = end;
  }
  if (from < text.length) sentences.push({ text: text.slice(from), from });
  return sentences;
}
