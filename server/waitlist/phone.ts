import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
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

/** "(503) 555-0163" for a number of the practitioner's own country, "+44 20 7946 0018" for another. */
export function showPhone(e164: string, country: string): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return e164;
  const atHome = number.countryCallingCode === getCountryCallingCode(region(country));
  return atHome ? number.formatNational() : number.formatInternational();
}
