import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";

const FALLBACK_COUNTRY = "US";

const region = (country: string): CountryCode => (isSupportedCountry(country) ? country : FALLBACK_COUNTRY);

/**
 * E.164 of a number as a person of `country` writes it, or null when it cannot be a phone number. "Can be" is judged
 * by length: numbering plans change faster than metadata, and the carrier has the last word anyway.
 */
export function readPhone(text: string, country: string): string | null {
  const number = parsePhoneNumberFromString(text.trim(), { defaultCountry: region(country), extract: false });
  return number?.isPossible() ? number.number : null;
}

/** Numbers as they are shown, by country: the same waitlist is looked at again and again, and to format one takes 4 µs. */
const shown = new Map<string, Map<string, string>>();
const SHOWN_AT_MOST = 50_000;

/** "(503) 555-0163" for a number of the practitioner's own country, "+44 20 7946 0018" for another. */
export function showPhone(e164: string, country: string): string {
  const numbers = numbersOf(country);
  const known = numbers.get(e164);
  if (known !== undefined) return known;
  const text = formatPhone(e164, country);
  numbers.set(e164, text);
  return text;
}

function numbersOf(country: string) {
  const known = shown.get(country);
  if (known && known.size < SHOWN_AT_MOST) return known;
  const fresh = new Map<string, string>();
  shown.set(country, fresh);
  return fresh;
}

/**
 * What we keep was read before and is one number: to find its country and kind again would take four times as long.
 */
function formatPhone(e164: string, country: string): string {
  const number = known(e164);
  if (!number) return e164;
  const atHome = number.countryCallingCode === getCountryCallingCode(region(country));
  return atHome ? number.formatNational() : number.formatInternational();
}

/** Undefined when its country code was taken back since. */
function known(e164: string): PhoneNumber | undefined {
  try {
    return new PhoneNumber(e164);
  } catch {
    return undefined;
  }
}

/** People cross this border as they cross a street, and a text costs about the same. */
const NEIGHBOURS: CountryCode[] = ["US", "CA"];

/** Where the clients who sign up themselves may have their number. */
export function homeCountries(country: string): CountryCode[] {
  const home = region(country);
  return NEIGHBOURS.includes(home) ? NEIGHBOURS : [home];
}

/** By the number itself, not by its country code: +1 is two dozen countries, and some of them are dear to text. */
export function isFrom(countries: CountryCode[], e164: string): boolean {
  const number = parsePhoneNumberFromString(e164);
  const possible = number?.country ? [number.country] : (number?.getPossibleCountries() ?? []);
  return possible.some((country) => countries.includes(country));
}
