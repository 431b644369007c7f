/** Time zones and countries with the names that the browser has for them. */

const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

export const countryName = (code: string) => regionNames.of(code) ?? code;

export const cityOf = (zone: string) => zone.split("/").slice(1).join(", ").replaceAll("_", " ") || zone;

/** "Pacific (Los Angeles)". The browser would call UTC "GMT+00:00". */
export function zoneName(zone: string): string {
  if (zone === "UTC") return zone;
  try {
    const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts();
    const generic = parts.find(({ type }) => type === "timeZoneName")?.value.replace(/ Time$/, "") ?? zone;
    return zone.includes("/") ? `${generic} (${cityOf(zone)})` : generic;
  } catch {
    return zone;
  }
}

/** A saved zone may be an older name of one; it stays on the list. */
export function zonesByRegion(saved: string): [region: string, zones: string[]][] {
  const all = [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", saved])].sort();
  const regions = new Map<string, string[]>();
  for (const zone of all) {
    const region = zone.includes("/") ? zone.split("/")[0]! : "Universal";
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return [...regions];
}

/** Groups of countries, the unknown one and pseudo-locales have names too. */
const NO_COUNTRIES = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Intl can name regions but not list them: every pair of letters with a name is one. */
export const countries = (): { code: string; name: string }[] =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((code) => {
      const name = regionNames.of(code);
      return name && name !== code ? [{ code, name }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name));
