import { sameSentence } from "../candidates/cancel-sentence";
import type { Heard } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { freeWords } from "../languages/free-words";
import { anyOf, languages } from "../languages/known";
import { cancelling as cancelStem } from "../layout/label-words";
import { matchesIn } from "../matches";
import { hoursIn } from "../phrases/hours";
import { firstNamesIn } from "../phrases/names";
import type { Place, Statements } from "../statements/statements";
import type { Outcome } from "./outcome";
import { type Clock, distinct, first } from "./slots";

/** "two", "zwei", "dos": what the languages call one to twelve. */
const numbers = new Map(
  languages.flatMap((language) =>
    language.numbers
      .split(" ")
      .slice(0, 12)
      .flatMap((words, i) => words.split("/").map((word) => [word, i + 1] as const)),
  ),
);

const number = new RegExp(
  `(?<![\\p{L}\\d.,:/])(?:\\d{1,2}|${[...numbers.keys()].join("|")})(?![\\p{L}\\d.,:/])`,
  "giu",
);

/** "One of her", before the number of those that she has. */
const part = new RegExp(`${number.source}(?: \\p{L}+){1,2} $`, "iu");

/** How many appointments are said to be cancelled, where a sentence that cancels counts them. */
export function toldCount({ places }: Statements): number | null {
  const counts = places.flatMap((place) =>
    place.cue === "several" ? (countOf(place, places) ?? []) : (gapsOf(place) ?? peopleOf(place) ?? []),
  );
  return counts.length > 0 ? Math.max(...counts) : null;
}

/** "2 appointments", "2 openings for the list" */
const gaps = Object.values(freeWords).flatMap(({ gap }) => gap.split("|").filter((words) => /^\p{L}+$/u.test(words)));
/** How a compound begins is all the same here, and to try every beginning of it took 150 µs. */
const appt = anyOf((language) => language.appt).replaceAll("[\\p{L}-]*", "");
const appointments = new RegExp(`(?:${appt}|${gaps.join("|")})$`, "iu");

const services = /services$/i;

/** "Cancelled (her) 2 appointments", "2 appointments were cancelled": the count stands beside the verb, or the verb beside it. */
const NEAR = 30;

function countOf(place: Place, places: Place[]): number | null {
  const beside = places.filter((other) => sameSentence(other, place));
  const { text } = place.line;
  const isNear = ({ at }: Place) => {
    const between = at < place.at ? text.slice(at, place.at) : text.slice(place.at + place.words.length, at);
    return between.length <= NEAR && !/[\d.,;:!?()–—]/.test(between);
  };
  if (!beside.some((other) => cancelling.has(other.cue) && isNear(other))) return null;
  // "2 services" may be one visit.
  if (beside.some(({ cue }) => cue === "another") || !appointments.test(place.words)) return null;
  if (services.test(place.words)) return null;
  return numberIn(place);
}

/** "We have two holes for Monday now", not "a cancellation left a gap" */
export const tellsOfGap = ({ cue, words }: Place) =>
  cue === "cancelled" && endsInGap.test(words) && !cancelStem.test(words);
const gapsOf = (place: Place) => (tellsOfGap(place) ? numberIn(place) : null);
const endsInGap = new RegExp(`(?:${gaps.join("|")})$`, "iu");

/** "Two dropped out for this Saturday:" counts the rows to which it leads. */
const peopleOf = (place: Place) =>
  cancelling.has(place.cue) && leadsOn.test(place.line.text) && opensWithCount.test(place.line.text.slice(place.from))
    ? numberIn({ ...place, at: place.from, words: place.line.text.slice(place.from, place.to) })
    : null;
const opensWithCount = new RegExp(`^\\W*${number.source}(?! ?[ap]\\.?m) \\p{Ll}`, "iu");
const leadsOn = /[:：]\s*$/;

function numberIn(place: Place): number | null {
  const { text } = place.line;
  const end = place.at + place.words.length;
  const hours = hoursIn(text);
  for (const { index, 0: word } of matchesIn(number, text)) {
    if (index < place.at || index >= end || hours.some(({ from, to }) => index >= from && index < to)) continue;
    if (isNamed(word, text.slice(index + word.length))) continue;
    const count = numbers.get(word.toLowerCase()) ?? Number(word);
    return count > 1 && !part.test(text.slice(0, index)) ? count : null;
  }
  return null;
}

/** "Otto Blum's mother has cancelled the following lesson:": a name that is eight in another language, before another name or its verb. */
const isNamed = (word: string, behind: string) =>
  firstNamesIn(word).length > 0 && (/^(?:['’]s)? ?\p{Lu}|^['’]s /u.test(behind) || doesCancel.test(behind));
const doesCancel = new RegExp(`^ (?:${anyOf(({ people }) => people.hasCancelled)})(?!\\p{L})`, "iu");

/** "2 new cancellations:" is the number of what follows, and no more may be told. That of a month or a client may be larger. */
const mostTold = ({ subject, body }: Heard) =>
  [...subject.places, ...body.places]
    .filter(({ cue, words }) => cue === "several" && cancelStem.test(words))
    .map(numberIn)
    .reduce<number>((most, count) => Math.max(most, count ?? 0), 0);

/**
 * "2 appointments cancelled", and three times or only one of them found: something was not understood. Of a series
 * only the first is told, and of a digest what is still open.
 */
export function isMiscounted({ slots, from }: Outcome, heard: Heard, clock: Clock): boolean {
  const most = mostTold(heard);
  if (most > 0 && slots.length > most) return true;
  const count = toldCount(heard.subject) ?? toldCount(heard.body);
  if (count === null || slots.length === count) return false;
  if (slots.length > count) return true;
  if (heard.digest || heard.body.said.has("series") || heard.subject.said.has("series")) return false;
  // What is over, or is taken again, was cancelled as well.
  const named = heard.candidates.filter(
    ({ role, time, dates }) => role !== "stamp" && time !== null && dates.length > 0,
  );
  return from.length < count && distinct(named.map((one) => first(one, clock.home))).length < count;
}
