import { toInstant } from "../../../shared/instant";
import { anyOf } from "../languages/known";
import { prior } from "../lists";
import type { Token } from "./tokens";
import { abbreviations, inSmallLetters, windowsZones } from "./zone-names";
import { zoneStated } from "./zone-words";

/** An IANA name, or a fixed distance from UTC in minutes. */
export type Zone = { name: string } | { minutes: number };

export interface ZoneFound {
  /** "unknown": one is named, but nobody here knows it. It must not be taken for the practitioner's. */
  zone: Zone | "unknown";
  next: number;
}

const is = (token: Token | undefined, ...texts: string[]) => token !== undefined && texts.includes(token.text);

/** The zone that follows a time: "EST", "(GMT+2)", "Eastern Time - New York", "(UTC+00:00) Dublin, Edinburgh", "-05:00". */
export function findZone(tokens: Token[], at: number, text: string, home: string): ZoneFound | null {
  let look = at;
  while (look - at < 3 && is(tokens[look], "(", "[", ",", "-", "–", "|", "/", "·") && !isOffset(tokens, look)) look++;
  const token = tokens[look];
  if (!token) return null;
  // "United States; Central time (GMT-6:00)", "United States; Hawaii (GMT-10:00)"
  const country = text[token.to] === " " || text[token.to] === ";" ? ofCountry.exec(text.slice(token.from)) : null;
  if (country) return findZone(tokens, tokenAfter(tokens, token.from + country[0].length), text, home);
  const written = text.slice(token.from, token.from + LONGEST);
  const rest = written.toLowerCase();

  // A named place is right all year round; the offset printed beside it often is not ("(UTC+00:00) London" in July).
  const before = /^[([]?(?:utc|gmt)?\s?(?:[+-]\d{1,2}(?::?\d{2})?)?[)\]]?[\s,:-]*/.exec(rest)?.[0] ?? "";
  const stated = zoneStated(written.slice(before.length), look > at, /\d/.test(before));
  const placed = (zone: Zone | "unknown", length: number): ZoneFound => ({
    zone,
    next: tokenAfter(tokens, token.from + length),
  });
  const own = stated?.byCity ? 0 : ownName(rest.slice(before.length), home);
  if (own > 0) return placed({ name: home }, before.length + Math.max(own, stated?.length ?? 0));
  if (stated && stated.zone !== "unknown") {
    const doubtful = stated.namesake && !/\d/.test(before) && !sameClock(stated.zone, home);
    return placed(doubtful ? "unknown" : { name: stated.zone }, before.length + stated.length);
  }
  const iana = ianaName.exec(rest)?.[1];
  if (iana) {
    const from = rest.indexOf(iana);
    const name = ianaCase(written.slice(from, from + iana.length));
    if (name) return placed({ name }, from + iana.length);
  }
  const offset = offsetAt(rest, prior(tokens, look), token.glued || look > at);
  if (offset) return placed({ minutes: offset.minutes }, offset.length);
  const zone = isApart(prior(tokens, look), token, text)
    ? null
    : abbreviation(text.slice(token.from, token.to), prior(tokens, look), home);
  if (zone && "name" in zone && !sameClock(zone.name, home)) {
    const opened = is(prior(tokens, look), "(", "[") && !stated ? wordBehind.exec(text.slice(token.to)) : null;
    if (opened && opened[1] === undefined) return null;
    if (look > at && !opened && isService(token, text)) return null;
    if (opened || isTherapy(token, text)) return { zone: "unknown", next: look + 1 };
  }
  if (zone && !(verb.test(rest) && !is(prior(tokens, look), "am", "pm")))
    return offsetBehind(zone, rest.slice(token.text.length), placed, token.text.length) ?? { zone, next: look + 1 };
  return stated ? placed("unknown", before.length + stated.length) : null;
}

/** "3 PM IST (GMT+5:30)", to London: of the three zones of that name the one with this offset. "EST (GMT-4)" is careless, and New York's. */
function offsetBehind(zone: Zone, rest: string, placed: (zone: Zone, length: number) => ZoneFound, from: number) {
  const opened = /^\s?[([]/.exec(rest)?.[0].length;
  const offset = opened === undefined ? null : offsetAt(rest.slice(opened), undefined, true);
  if (opened === undefined || offset === null || !("name" in zone)) return null;
  const isOwn = halves.some((date) => minutesAt(zone.name, date) === offset.minutes);
  return isOwn ? null : placed({ minutes: offset.minutes }, from + opened + offset.length);
}
const halves = ["2026-01-15", "2026-07-15"];
const minutesAt = (name: string, date: string) =>
  (Date.parse(`${date}T12:00Z`) - toInstant({ date, time: "12:00" }, name).getTime()) / 60_000;

const ofCountry = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}; (?=\p{L}+(?: \p{L}+)? (?:time\b|\((?:gmt|utc)\s?[+-]\d))/iu;

/** "10:50 AM | PT follow-up": in a cell of its own, a zone has it for itself. */
const isApart = (before: Token | undefined, token: Token, text: string) =>
  text.slice(before?.to, token.from).includes("\t") && !/^\s*(?:[\t(]|$)/.test(text.slice(token.to));

/** "(PT follow-up, 40 min)" is what it is for, "(PT Evaluation)" may be; "(PT time)" is a zone. */
const wordBehind = new RegExp(
  `^[ -](?!(?:${anyOf(({ zoneWords }) => zoneWords.time)}|zone)(?!\\p{L}))(?:\\p{Ll}|(\\p{Lu}))`,
  "u",
);

/** "4:20 PM PT session": of physical therapy, or of the Pacific; "MT session": of massage, or of the mountains. */
const isTherapy = ({ text: word, to }: Token, text: string) =>
  (word === "pt" || word === "mt") && text[to] === " " && visit.test(text.slice(to + 1, to + LONGEST).toLowerCase());
const visit = new RegExp(`^(?:follow-?ups?|eval|re-?checks?|${anyOf(({ appt }) => appt)})(?!\\p{L})`, "u");

/** "2:00 PM - PT 60 min", "10:30 AM, CT with contrast": behind a mark stands what it is for. */
const isService = ({ text: word, to }: Token, text: string) =>
  word.length === 2 && /^ (?:\d|w\/|\p{Ll})/u.test(text.slice(to, to + 4)) && !zoneNext.test(text.slice(to));
const zoneNext = new RegExp(`^ (?:${anyOf(({ zoneWords }) => zoneWords.time)}|zone)(?!\\p{L})`, "iu");

/** "LE RENDEZ-VOUS DE 11H20 EST ANNULÉ" */
const verb = new RegExp(`^(?:${anyOf(({ zoneWords }) => zoneWords.verbs)})`, "u");

/** No name of a zone is longer, in characters. */
const LONGEST = 120;
const ianaName =
  /^[([]?((?:africa|america|antarctica|asia|atlantic|australia|europe|indian|pacific|us|canada)\/[a-z_]+(?:\/[a-z_]+)?)/;

const isOffset = (tokens: Token[], at: number) =>
  is(tokens[at], "-", "–") &&
  tokens[at]?.glued === true &&
  tokens[at + 1]?.glued === true &&
  /^\d{1,2}$/.test(tokens[at + 1]?.text ?? "") &&
  is(tokens[at + 2], ":");

function offsetAt(rest: string, before: Token | undefined, glued: boolean): { minutes: number; length: number } | null {
  const named = /^(?:utc|gmt|z)\s?([+−-])\s?(\d{1,2})(?::?(\d{2}))?\b/.exec(rest);
  const plain = glued || is(before, "(") ? /^([+−-])(\d{1,2}):?(\d{2})\b/.exec(rest) : null;
  const match = named ?? plain;
  if (match) {
    const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
    return minutes > 14 * 60 ? null : { minutes: match[1] === "+" ? minutes : -minutes, length: match[0].length };
  }
  const utc = /^(?:utc|zulu|z)\b/.exec(rest);
  return utc ? { minutes: 0, length: utc[0].length } : null;
}

function abbreviation(text: string, before: Token | undefined, home: string): Zone | null {
  // In small letters "est", "met" and "art" are words. "3 pm est" is none.
  const isName = inSmallLetters.has(text) || (text === "est" && is(before, "am", "pm"));
  if ((text !== text.toUpperCase() && !isName) || text.length < 2) return null;
  const candidates = abbreviations[text.toUpperCase()];
  if (!candidates) return null;
  // "EST" to a practitioner in Sydney or Phoenix: their own zone first, if it goes by that name.
  const own = candidates.find((name) => sameClock(name, home));
  return { name: own ?? (candidates[0] as string) };
}

const compared = new Map<string, boolean>();

/** Two zones that show the same time in January and in July. */
export function sameClock(a: string, b: string) {
  if (a === b) return true;
  const key = `${a} ${b}`;
  const known = compared.get(key);
  if (known !== undefined) return known;
  const same = halves.every(
    (date) => toInstant({ date, time: "12:00" }, a).getTime() === toInstant({ date, time: "12:00" }, b).getTime(),
  );
  compared.set(key, same);
  return same;
}

const tokenAfter = (tokens: Token[], position: number) => {
  const index = tokens.findIndex((token) => token.from >= position);
  if (index === -1) return tokens.length;
  return is(tokens[index], ")", "]") ? index + 1 : index;
};

const canonical = new Map<string, string | null>();

function ianaCase(name: string) {
  const known = canonical.get(name);
  if (known !== undefined) return known;
  const found = lookedUp(name);
  // Names come from outside: the list must not grow without end.
  if (canonical.size < 1_000) canonical.set(name, found);
  return found;
}

function lookedUp(name: string) {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** "Australian Eastern Standard Time" to a practitioner in Brisbane, "Mountain Standard Time" to one in Phoenix: how long the name of her own is. */
function ownName(text: string, home: string): number {
  return longNames(home).find((name) => text.startsWith(name))?.length ?? 0;
}
const named = new Map<string, string[]>();

function longNames(zone: string): string[] {
  const known = named.get(zone);
  if (known) return known;
  const format = zone === "" ? null : new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "long" });
  const names = halves.map((date) => {
    const parts = format?.formatToParts(Date.parse(date)) ?? [];
    return (parts.find(({ type }) => type === "timeZoneName")?.value ?? "").toLowerCase();
  });
  const made = names.filter((name) => name !== "" && !/[+−-]\d/.test(name));
  named.set(zone, made);
  return made;
}

/** A zone named by a calendar file: IANA, or Windows' own list. */
export const zoneNamed = (name: string) => ianaCase(windowsZones[name] ?? name);
