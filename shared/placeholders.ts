export const PLACEHOLDERS = ["[FIRST_NAME]", "[TIME]", "[DATE]", "[CALENDAR_LINK]"] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The subject stands alone in an inbox: no names, no links. */
export const SUBJECT_PLACEHOLDERS: readonly Placeholder[] = ["[DATE]", "[TIME]"];

export interface PlaceholderValues {
  firstName: string;
  /** As shown to people, "Tuesday, March 3, 2026"; null when unknown. */
  date: string | null;
  /** As shown to people, "3:00 PM"; null when unknown. */
  time: string | null;
  /** Empty when the practitioner has none. */
  calendarLink: string;
}

/** "[time]" is meant as "[TIME]": forty people must not read the brackets. */
export const findPlaceholders = () => /\[(?:FIRST_NAME|TIME|DATE|CALENDAR_LINK)\]/gi;

export const usesPlaceholder = (template: string, name: Placeholder): boolean => template.toUpperCase().includes(name);

/**
 * Unknown words leave with the preposition, comma or brackets that carry them: "opened up at [TIME] on [DATE]" becomes
 * "opened up on [DATE]". All values are put in during one pass, so a client named "[DATE]" stays so.
 */
export function fillPlaceholders(template: string, values: PlaceholderValues): string {
  const { firstName, date, time, calendarLink } = values;
  let text = template;
  if (time === null) text = text.replace(/[ \t]*\((?:at )?\[TIME\]\)|(?:^at|,?[ \t]+(?:at|@)|,)?[ \t]*\[TIME\]/gim, "");
  if (date === null) text = text.replace(/[ \t]*\((?:on )?\[DATE\]\)|(?:^on|,?[ \t]+on|,)?[ \t]*\[DATE\]/gim, "");

  const words: Record<Placeholder, string> = {
    "[FIRST_NAME]": firstName,
    "[TIME]": time ?? "",
    "[DATE]": date ?? "",
    "[CALENDAR_LINK]": calendarLink,
  };
  return text.replace(findPlaceholders(), (name) => words[name.toUpperCase() as Placeholder]).trim();
}
