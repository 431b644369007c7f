/** Moments as the practitioner's clock shows them. An unknown zone falls back to the browser's. */

const formatters = new Map<string, Intl.DateTimeFormat>();

function show(iso: string, timeZone: string | undefined, options: Intl.DateTimeFormatOptions): string {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat("en-US", { ...options, ...(timeZone && { timeZone }) });
  formatters.set(key, formatter);
  // Some versions of Intl put a narrow no-break space before AM and PM.
  return formatter.format(new Date(iso)).replace(/\u202f/g, " ");
}

/** "Mar 5, 3:30 PM" */
export const showMoment = (iso: string, timeZone?: string) =>
  show(iso, timeZone, { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });

/** "March 5, 2026" */
export const showLongDay = (iso: string, timeZone?: string) =>
  show(iso, timeZone, { month: "long", day: "numeric", year: "numeric" });

/** "Mar 5, 2026" */
export const showDay = (iso: string, timeZone?: string) =>
  show(iso, timeZone, { month: "short", day: "numeric", year: "numeric" });

/** "April 1": within a month the year says nothing. */
export const showMonthDay = (iso: string, timeZone?: string) => show(iso, timeZone, { month: "long", day: "numeric" });

/** "Tuesday, March 17, 2026" */
export const showToday = (now: Date, timeZone?: string) =>
  show(now.toISOString(), timeZone, { weekday: "long", month: "long", day: "numeric", year: "numeric" });
