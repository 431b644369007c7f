import ICAL from "ical.js";

/**
 * The UTC offset by the rules that a calendar brings along (VTIMEZONE). ical.js writes out every change that a rule
 * ever makes, so a rule for "every second" would fill the memory of the server: only rules of the make that time zones
 * have are handed to it.
 */

const MAX_OBSERVANCES = 40;
const MAX_DATES = 200; // listed one by one instead of by a rule
const MAX_DAYS = 8; // "the first Sunday on or after the 8th" lists seven
const BY_PARTS = new Set(["BYMONTH", "BYDAY", "BYMONTHDAY", "BYSETPOS"]);
/** Said once, it is the hour of the change once more: "BYHOUR=2;BYMINUTE=0". */
const OF_HOUR = new Set(["BYHOUR", "BYMINUTE", "BYSECOND"]);
const YEARS = { first: 1_600, last: 2_200 };

/** Seconds east of UTC at that wall-clock time. Null when the rules are not those of a time zone. */
export function offsetAt(start: ICAL.Time, rules: ICAL.Component): number | null {
  const observances = rules.getAllSubcomponents();
  if (start.year > YEARS.last || observances.length > MAX_OBSERVANCES || !observances.every(isTame)) return null;
  const zone = new ICAL.Timezone(rules);
  const offset = zone.utcOffset(ICAL.Time.fromData({ ...start.toJSON(), isDate: false }, zone));
  // Before its first change ical.js takes a zone for UTC.
  const [first] = zone.changes as { year: number; month: number; day: number }[];
  return first && dayOf(first) <= dayOf(start) ? offset : null;
}

const dayOf = ({ year, month, day }: { year: number; month: number; day: number }) => Date.UTC(year, month - 1, day);

function isTame(observance: ICAL.Component): boolean {
  const begins = observance.getFirstPropertyValue("dtstart");
  if (!(begins instanceof ICAL.Time) || begins.year < YEARS.first) return false;
  if (observance.getAllProperties("rdate").length > MAX_DATES) return false;
  const rule = observance.getFirstPropertyValue("rrule");
  if (rule === null) return true;
  if (!(rule instanceof ICAL.Recur) || rule.freq !== "YEARLY") return false;
  const parts = Object.entries(rule.parts as Record<string, unknown[]>);
  return parts.every(([name, values]) =>
    OF_HOUR.has(name) ? values.length === 1 : BY_PARTS.has(name) && values.length <= MAX_DAYS,
  );
}
