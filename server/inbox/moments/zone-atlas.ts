import { coreOf } from "./zone-core";
import { bare, places, spoken } from "./zone-places";

/** What the platform knows of zones by name, in the words of a language: built when a message first needs it. */

const zones = () => Intl.supportedValuesOf("timeZone");

/** "British" of `London`, "central" and the like: names that somebody has to know, being no name of a place. */
const listed = (table: Record<string, string>) =>
  new Map(
    Object.entries(table).flatMap(([zone, names]) => names.split("|").map((name) => [coreOf(name), zone] as const)),
  );

const known = once(() => listed(places));
const adjectives = once(() => listed(spoken));

/** The last word of "America/New_York". */
const cities = once(() => {
  const named = new Map<string, string>();
  for (const zone of zones()) {
    const city = coreOf(zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " "));
    // "Center", "Troll" and "Midway" are words.
    if (/^(?:africa|america|asia|europe|australia|pacific|atlantic)\/[^/]+$/i.test(zone) && city.length > 3)
      named.set(city, zone);
  }
  return named;
});

/** "Switzerland Time" is how English names the zone of a country that has one. Its other names lead there as well. */
const countries = once(() => {
  const english = new Intl.DisplayNames("en", { type: "region" });
  const codes = new Map<string, string>();
  for (let i = 0; i < 26 * 26; i++) {
    const code = String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26));
    codes.set(english.of(code) ?? code, code);
  }
  const named = new Map<string, string>();
  const others = spokenIn.map((language) => new Intl.DisplayNames(language, { type: "region" }));
  for (const zone of zones()) {
    const code = codes.get((namesOf("en", zone, "shortGeneric", winter)[0] ?? "").replace(/ Time$/, ""));
    if (!code) continue;
    for (const names of [english, ...others]) named.set(coreOf(names.of(code) ?? code), zone);
  }
  return named;
});

const spokenIn = ["de", "es", "fr", "it", "nl", "pt"];
/** Countries that name their zones otherwise than the language does at home. */
const variants: Record<string, string[]> = { fr: ["fr-CA"], es: ["es-MX"], pt: ["pt-PT"] };
/** Of the zones that share a name, these are meant. */
const first = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "America/Halifax",
  "Europe/Berlin",
  "Europe/London",
  "Europe/Athens",
  "Europe/Lisbon",
  "Australia/Sydney",
];

const winter = Date.UTC(2026, 0, 15);
const summer = Date.UTC(2026, 6, 15);

/** The name of a zone at some moments. Making the format costs most, so it is made once. */
function namesOf(locale: string, timeZone: string, timeZoneName: "long" | "shortGeneric", ...moments: number[]) {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName });
  return moments.map((at) => format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "");
}

const byLanguage = new Map<string, Map<string, string>>();

/** "heure normale de l'Est", "Ostaustralische Zeit", "hora de Nueva York". */
function namesIn(language: string): Map<string, string> {
  const built = byLanguage.get(language);
  if (built) return built;
  const named = new Map<string, string>();
  const add = (zone: string, names: string[]) => {
    for (const name of names) {
      const key = /[+−-]\d/.test(name) ? "" : coreOf(name);
      if (key.length > 2 && !named.has(key)) named.set(key, zone);
    }
  };
  for (const zone of [...first, ...zones()]) {
    for (const locale of [language, ...(variants[language] ?? [])])
      add(zone, namesOf(locale, zone, "long", winter, summer));
    add(zone, namesOf(language, zone, "shortGeneric", winter));
  }
  byLanguage.set(language, named);
  return named;
}

/** A zone by the name of a place, in brackets or at the end: "(London)". */
export const zoneOfPlace = (name: string): string | null =>
  known().get(name) ?? cities().get(name) ?? countries().get(name) ?? null;

/** The same beside a word for time in one of the languages: "Swiss time", "hora peninsular". */
export function zoneSpokenOf(name: string, languages: string[]): string | null {
  const quick = adjectives().get(name) ?? zoneOfPlace(name);
  if (quick) return quick;
  for (const language of languages) {
    const zone = namesIn(language).get(name);
    if (zone) return zone;
  }
  return null;
}

export const isBare = (name: string) => bare.has(name);
export const adjective = (name: string): string | null => adjectives().get(name) ?? null;

function once<T>(build: () => T): () => T {
  let built: T | null = null;
  return () => {
    built ??= build();
    return built;
  };
}
