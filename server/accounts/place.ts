import { isTimeZone } from "../../shared/instant";

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** An IANA name. Plain offsets such as "+05:00" are refused: they know no daylight saving. */
export const isPlace = (name: string): boolean => /^[A-Za-z]/.test(name) && isTimeZone(name);

/** A country of ISO 3166; user-assigned and unknown codes have no name. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && code !== "ZZ" && regions.of(code) !== undefined;
