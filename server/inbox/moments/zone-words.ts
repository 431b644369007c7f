import { prior } from "../lists";
import { matchesIn } from "../matches";
import { adjective, isBare, zoneOfPlace, zoneSpokenOf } from "./zone-atlas";
import { folded, joined, type Meaning, meaningOf, oneWord, setOf, wordsFor } from "./zone-core";
import { names, namesakes } from "./zone-places";

/** What the words after an hour say of its zone: a name that is known, or one that nobody knows here. */
export interface Stated {
  zone: string | "unknown";
  length: number;
  /** It may as well be somebody's name. */
  namesake?: boolean;
  /** A city is named, too: "Mountain Standard Time - Phoenix". */
  byCity?: boolean;
}

interface Word extends Meaning {
  text: string;
  from: number;
  to: number;
}

const here = setOf("here");
const elsewhere = setOf("elsewhere");
const ofHours = setOf("ofHours");
const filling = setOf("filling");
const endings = wordsFor("ofPlaces");
const led = new RegExp(`^(?:${wordsFor("before").join("|")}) `, "i");

const LONGEST = 7;
/** "Eastern-Time", "E. Australia", "Sydney/Melbourne" */
const between = /^(?:['’]? | [&–-] |\/)$/;
const inList = /^(?:['’]? | [&–-] |\/|, )$/;

function wordsOf(text: string, parting: RegExp): Word[] {
  const words: Word[] = [];
  for (const match of matchesIn(oneWord, text)) {
    const last = words.at(-1);
    if (words.length === LONGEST || !(last ? parting.test(text.slice(last.to, match.index)) : match.index === 0)) break;
    words.push({ text: match[0], from: match.index, to: match.index + match[0].length, ...meaningOf(match[0]) });
  }
  return words;
}

/** `proper`: a capital somewhere. Only then the platform's names are worth their making. */
function lookup(name: string, codes: string[], proper: boolean): string | null {
  // "Start time", "Date and time"
  if (name.split(" ").every((word) => word === "" || ofHours.has(word))) return null;
  const zone = zoneSpokenOf(name, proper ? codes : []);
  if (zone) return zone;
  // "Pariser Zeit", "Londense tijd"
  for (const ending of endings) {
    if (!name.endsWith(ending)) continue;
    const place = zoneSpokenOf(name.slice(0, -ending.length), []);
    if (place) return place;
  }
  return null;
}

const isProper = (words: Word[]) => words.some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));

/**
 * The zone that the words at the beginning of a text name. `apart`: a comma or a bracket parts them from the hour.
 * `listed`: an offset stands before them, and they name cities of it: "(UTC+01:00) Amsterdam, Berlin, Bern".
 */
export function zoneStated(text: string, apart: boolean, listed: boolean): Stated | null {
  const lead = led.exec(text)?.[0].length ?? 0;
  const rest = text.slice(lead);
  const words = wordsOf(rest, apart || listed ? inList : between);
  if (words.length === 0) return null;
  const stated =
    beside(words, rest) ??
    (lead > 0 ? inPlace(words, rest) : listed ? ofList(words, (words.at(-1) as Word).to) : alone(words, rest, apart));
  if (!stated) return null;
  const length = stated.length + (tail.exec(rest.slice(stated.length))?.[0].length ?? 0);
  return { ...stated, length: length + lead };
}

/** "Eastern Time (US & Canada)", "Central European Time - Berlin" */
const tail =
  /^(?: ?-? ?\(?(?:us|usa) (?:&|and|et|y|e|und|en) [ck]anad[aá]\)?| ?- (?:\p{Lu}[\p{L}]+)(?: \p{Lu}[\p{L}]+)?(?=$|\)))?/iu;

function beside(words: Word[], text: string): Stated | null {
  const at = words.findIndex(({ time }) => time.length > 0);
  const word = words[at];
  if (!word || /^(?:(?: zone)?\s?:| slot)/.test(text.slice(word.to))) return null;
  // "heure de Paris", "Ortszeit Tokio"
  if (at === 0 && word.core === "") return following(words, text);
  const before = words.slice(0, word.core === "" ? at : at + 1);
  if (text.slice(prior(words, at)?.to ?? word.from, word.from).includes(",")) return null;
  const city = cityBehind(text.slice(word.to));
  if (city) return { zone: city, length: word.to, byCity: true };
  const zone = lookup(joined(before), word.time, isProper(before));
  if (zone) return { zone, length: word.to };
  // "UK, Ireland, Lisbon Time"
  if (text.slice(0, word.to).includes(",")) return ofList(before, word.to);
  const said = before.map((one) => folded(one.text));
  if (said.some((one) => here.has(one)))
    return differs.test(text.slice(word.to)) ? { zone: "unknown", length: word.to } : null;
  if (said.some((one) => elsewhere.has(one))) return { zone: "unknown", length: word.to };
  const isName = word.core === "" && isProper(before) && before.every((one) => /^\p{Lu}/u.test(one.text));
  return isName && !said.some((one) => ofHours.has(one)) ? { zone: "unknown", length: word.to } : null;
}

/** "(your time zone may differ)" */
const differs = new RegExp(`^(?: \\p{L}+)? (?:${wordsFor("differs").join("|")})`, "iu");

/** "(Eastern Australia Time - Brisbane)", "Central Time (Adelaide)", "local time here in Lisbon": the city tells what the name of the zone does not. */
function cityBehind(text: string): string | null {
  const name = city.exec(text)?.[1];
  return name ? zoneOfPlace(joined(wordsOf(name, between))) : null;
}
const city = new RegExp(
  `^ (?:- |\\(|(?:\\p{Ll}+ )?(?:${wordsFor("before").join("|")}) )(\\p{Lu}[\\p{L}.'’ -]{1,40}?)(?=$|[)\\],;]|\\.(?: |$))`,
  "u",
);

function following(words: Word[], text: string): Stated | null {
  const [time, ...names] = words as [Word, ...Word[]];
  for (let k = names.length; k > 0; k--) {
    const last = names[k - 1] as Word;
    if (last.core === "") continue;
    const zone = lookup(joined(names.slice(0, k)), time.time, isProper(names.slice(0, k)));
    if (zone) return { zone, length: last.to };
  }
  const next = names.find((one) => !filling.has(folded(one.text)));
  if (!next || /^\s?:/.test(text.slice(next.to))) return null;
  const said = folded(next.text);
  if (here.has(said)) return null;
  if (elsewhere.has(said)) return { zone: "unknown", length: next.to };
  return isProper([next]) && !ofHours.has(said) ? { zone: "unknown", length: next.to } : null;
}

function ofList(words: Word[], length: number): Stated | null {
  for (let k = 1; k <= words.length; k++) {
    const zone = zoneOfPlace(joined(words.slice(0, k)));
    if (zone) return { zone, length };
  }
  return null;
}

/** "9 am in Los Angeles": on whose clock is not said, unless both are the same. */
function inPlace(words: Word[], text: string): Stated | null {
  const last = words.findIndex(({ to }) => /^\s*(?:[(),./]|$)/.test(text.slice(to)));
  if (last === -1 || !isProper(words.slice(0, 1))) return null;
  const name = joined(words.slice(0, last + 1));
  const zone = name === "" || names.has(name) ? null : zoneOfPlace(name);
  return zone ? { zone, length: (words[last] as Word).to, namesake: true } : null;
}

/** "(London)", "3 pm Pacific": without a word for time. "3 pm, London Clinic" is an address. */
function alone(words: Word[], text: string, apart: boolean): Stated | null {
  for (let k = words.length; k > 0; k--) {
    const last = words[k - 1] as Word;
    const rest = text.slice(last.to);
    const name = joined(words.slice(0, k));
    if (name === "" || names.has(name)) continue;
    const first = isBare(name) ? adjective(name) : null;
    if (first && !apart && !/^ \p{Lu}/u.test(rest)) return { zone: first, length: last.to };
    if (!/^\s*(?:[()\]]|$)/.test(rest)) continue;
    const city = cityBehind(rest);
    if (city && (first || zoneOfPlace(name))) return { zone: city, length: last.to, byCity: true };
    const zone = first ?? zoneOfPlace(name);
    if (zone) return { zone, length: last.to, namesake: namesakes.has(name) };
  }
  return null;
}
