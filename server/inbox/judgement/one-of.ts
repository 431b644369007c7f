import { sameSentence } from "../candidates/cancel-sentence";
import { type Heard, has } from "../hearing/heard";
import { languages } from "../languages/known";
import { hoursIn } from "../phrases/hours";
import type { Outcome } from "./outcome";

/** "… Wednesday at 10 and another on Friday at 2:30. I can't make one of them." */
export function isOneOfSeveral(heard: Heard) {
  const named = heard.candidates.filter(({ time, dates, role }) => time && dates.length > 0 && role !== "stamp");
  return has(heard, "oneOf") && (named.length > 1 || namesTwoHours(heard));
}

/** "We have to cancel one of the two, Paul's at 4 or Emil's at 4:30": the hour behind "or" has no day of its own. */
const namesTwoHours = ({ body: { places } }: Heard) =>
  places.some((place) => {
    if (place.cue !== "oneOf" || places.some((other) => other.cue === "kept" && sameSentence(other, place)))
      return false;
    return new Set(hoursIn(place.line.text.slice(place.from, place.to)).map(({ dial }) => dial)).size > 1;
  });

/** "Thursday the 14th and Thursday the 28th, both at 5:30. I have to give up the first one.": of two days, in the order in which they are named. */
export function asCounted({ verdict, slots, from, ...more }: Outcome, { body }: Heard): Outcome | null {
  const [place, other] = body.places.filter(({ cue }) => cue === "oneOf");
  if (verdict !== "notify" || slots.length !== 2 || from.length !== 2 || !place || other) return null;
  const words = place.words.toLowerCase().split(/[^\p{L}]+/u);
  const [which, another] = ordinals.flatMap((forms, i) => (words.some((word) => forms.includes(word)) ? [i] : []));
  const isInOrder = slots.every(({ date }, i) => from[i]?.dates[0] === date);
  const slot = slots[which ?? slots.length];
  if (!slot || another !== undefined || !isInOrder || slots[0]?.date === slots[1]?.date) return null;
  return { ...more, verdict, slots: [slot], from: from.filter((_, i) => i === which) };
}

/** "First", "second", "third" in every language. */
const ordinals = [0, 1, 2].map((i) =>
  languages.flatMap((language) => language.ordinals.split(" ")[i]?.split("/") ?? []),
);
