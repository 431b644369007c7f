import type { Cue } from "../languages/cue";

/** What a sentence may say whatever else it says. */
const cues = [
  "several",
  "oneOf",
  "series",
  "advert",
  "review",
  "invited",
  "money",
  "disputed",
  "waitlist",
  "wholeClass",
  "byPractice",
  "apology",
  "absent",
  "mine",
  "internal",
  "offered",
  "bookable",
  "elsewhere",
  "theirs",
  "office",
  "shared",
  "customer",
  "withoutMe",
  "organizer",
  "duty",
  "caller",
  "another",
  "edited",
  "timeKept",
  "refused",
  "corrected",
  "resumed",
  "staged",
  "handsOn",
  "sentBy",
  "ownAffair",
] as const;
type Aside = (typeof cues)[number];
export const asides: ReadonlySet<Aside> = new Set(cues);

/** Of what is done because a client asked for it, none is said of the practice. */
export const ofPractice = new Set<Cue>(["wholeClass", "byPractice", "apology", "absent"]);
