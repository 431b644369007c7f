import type { Cue } from "../languages/cue";
import type { Language } from "../languages/language";
import { Pattern } from "./pattern";
import { alternatives, wordEnd, wordStart } from "./required";

/** "besides": words for what is no appointment, whatever is said of it. */
export type Named = Cue | "appointment" | "besides";

const names: Named[] = [
  "plea",
  "unfit",
  "offered",
  "bookable",
  "bare",
  "answer",
  "matter",
  "internal",
  "movedFrom",
  "movedTo",
  "edited",
  "timeKept",
  "cancelled",
  "headline",
  "personal",
  "freed",
  "handsOn",
  "sentBy",
  "ownAffair",
  "policy",
  "conditional",
  "thing",
  "errand",
  "customer",
  "withoutMe",
  "organizer",
  "elsewhere",
  "theirs",
  "office",
  "shared",
  "duty",
  "caller",
  "none",
  "listCancelled",
  "listOther",
  "listMoved",
  "listStill",
  "listAhead",
  "listOffered",
  "listPast",
  "rowCancelled",
  "rowKept",
  "rowTaken",
  "standing",
  "retracted",
  "corrected",
  "resumed",
  "undone",
  "forOthers",
  "group",
  "opening",
  "seat",
  "kept",
  "spares",
  "holds",
  "belonging",
  "affair",
  "day",
  "clause",
  "therefore",
  "because",
  "staged",
  "joining",
  "oneOf",
  "choice",
  "wished",
  "another",
  "request",
  "unsettled",
  "question",
  "booked",
  "bookedTitle",
  "planned",
  "itsHour",
  "unbooked",
  "thanked",
  "older",
  "filled",
  "unfilled",
  "slotTalk",
  "hinted",
  "handedTo",
  "hers",
  "settled",
  "reminder",
  "answered",
  "moved",
  "proposed",
  "refused",
  "declined",
  "tentative",
  "noShow",
  "money",
  "disputed",
  "waitlist",
  "advert",
  "review",
  "invited",
  "wholeClass",
  "byPractice",
  "apology",
  "absent",
  "mine",
  "comesStill",
  "recurs",
  "covered",
  "ailing",
  "takenBack",
  "testMail",
  "sample",
  "upkeep",
  "offline",
  "elsewhereTold",
  "worksHere",
  "ofDoctor",
  "amongUs",
  "ofTool",
  "ofAdviser",
  "adviser",
  "theirsMoved",
  "pretended",
  "pitch",
  "several",
  "series",
  "stampBefore",
  "asideBefore",
  "asideAfter",
  "oldBefore",
  "freshBefore",
  "appointment",
  "besides",
];

const beforeDate: [string, string] = [`${wordStart}(?:`, ")[\\s:,(–-]*$"];

const anchored: Partial<Record<Named, [before: string, after: string]>> = {
  headline: ["^(?:", ")"],
  bookedTitle: ["^\\W*(?:", ")"],
  listCancelled: ["^\\W*(?:", ")\\W*\\d*\\W*$"],
  listOther: ["^\\W*(?:", ")\\W*\\d*\\W*$"],
  listMoved: ["^\\W*(?:", ")\\W*\\d*\\W*$"],
  listStill: ["^\\W*(?:", ")\\W*\\d*\\W*$"],
  listPast: ["^\\W*(?:", ")\\W*\\d*\\W*$"],
  listOffered: ["^\\W*(?:", ")\\W*\\d*\\W*$"],
  listAhead: ["^\\W*(?:", ")\\W*\\d*\\W*$"],
  rowCancelled: ["^\\W*(?:", `)${wordEnd}`],
  rowTaken: ["^\\W*(?:", `)${wordEnd}`],
  rowKept: ["^\\W*(?:", `)${wordEnd}`],
  unsettled: ["^\\W*(?:", `)${wordEnd}`],
  none: [`${wordStart}(?:`, ")(?=\\W*(?:$|[|,;•]))"],
  joining: ["^\\W*(?:", ")\\W*$"],
  bare: ["^\\W*(?:", ")\\W*$"],
  answer: ["^\\W*(?:", ")(?:\\W+\\p{L}{1,4}){0,2}\\W*$"],
  matter: ["^\\W*(?:", ")\\W*$"],
  itsHour: ["^\\W*(?:", ")\\W*$"],
  stampBefore: beforeDate,
  asideBefore: beforeDate,
  oldBefore: beforeDate,
  movedFrom: beforeDate,
  movedTo: beforeDate,
  freshBefore: beforeDate,
  asideAfter: ["^[\\s,;:)–-]*(?:", `)${wordEnd}`],
};

const known = new Map<Language, Map<Named, Pattern[]>>();

/** The phrases of a language, made when a message is first written in it. */
export function patternsOf(language: Language): Map<Named, Pattern[]> {
  const built = known.get(language);
  if (built) return built;
  const parts = partsOf(language);
  // The words for an appointment stand in two cues: one expression for both is compiled once.
  const patterns = new Map<string, Pattern>();
  const patternOf = (source: string) => {
    const pattern = patterns.get(source) ?? new Pattern(source);
    patterns.set(source, pattern);
    return pattern;
  };
  const made = new Map(
    names.map((name) => {
      const [before, after] = anchored[name] ?? [`${wordStart}(?:`, `)${wordEnd}`];
      const phrases = phrasesOf(language, name);
      return [name, phrases.map((phrase) => patternOf(before + withParts(phrase, parts) + after))];
    }),
  );
  known.set(language, made);
  return made;
}

function phrasesOf(language: Language, name: Named): string[] {
  if (name === "appointment") return [language.appt];
  if (name === "besides") return [language.thing, language.errand];
  return (language.cues[name] ?? []).flatMap(alternatives);
}

/** What stands in phrases for longer ones. */
const partsOf = (language: Language): [name: string, means: string][] => [
  ["{appt}", language.appt],
  ["{thing}", `${language.thing}(?!\\p{L})`],
  ["{errand}", language.errand],
  ["{day}", daysOf(language)],
  ["…", "[^!?;]{0,70}?"],
];

const withParts = (phrase: string, parts: [name: string, means: string][]) =>
  parts.reduce((text, [name, means]) => text.replaceAll(name, () => means), phrase);

/** "Monday", "March": the short names of days may be other words. */
const daysOf = ({ months, weekdays }: Language) =>
  `(?:${[...months, ...weekdays]
    .flatMap((names) => names.split(" "))
    .filter((name) => name.length > 3)
    .join("|")})`;
