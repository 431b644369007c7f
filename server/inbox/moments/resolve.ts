import { type LocalTime, toInstant, toLocal } from "../../../shared/instant";
import type { DateFound, Written } from "./dates";
import type { TimeFound } from "./times";
import type { Zone } from "./zones";

export interface Calendar {
  today: string; // the day of the message on the practitioner's clock
  now: string; // 15:00, the same moment
  /** That order is not the usual one, but that of the dates with a year in this message. */
  ofYears?: true;
  theirs?: string | null; // the day of the message on its writer's clock, where that is known
  monthFirst: boolean | null; // null: both orders are usual in that country
}

/** What a written date means: one day, several, or none, and what is doubtful about it. */
export interface Days {
  dates: string[];
  doubt: "weekday" | "order" | "next" | "today" | "far" | null;
  /** No year was written. */
  yearless: boolean;
}

const DAY = 86_400_000;
const utc = (date: string) => Date.parse(`${date}T00:00:00Z`);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);
export const plusDays = (date: string, days: number) => iso(utc(date) + days * DAY);
export const weekdayOf = (date: string) => new Date(utc(date)).getUTCDay() || 7;
/** The day with that weekday at most three days from the date: "Friday, March 21" of a year in which that is a Saturday. */
export const nearestWeekday = (date: string, weekday: number) =>
  plusDays(date, ((weekday - weekdayOf(date) + 10) % 7) - 3);
export const daysBetween = (from: string, to: string) => Math.round((utc(to) - utc(from)) / DAY);

function make(year: number, month: number, day: number): string | null {
  const ms = Date.UTC(year, month - 1, day);
  const date = new Date(ms);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? iso(ms) : null;
}

/** Beyond this, a date without a year was more likely meant for last year. */
const FAR = 300;

export function resolveDate(found: DateFound, calendar: Calendar): Days {
  const days = meant(found, calendar);
  // "Next Friday (March 20)", written on that Friday
  const isToday = found.ahead === true && days.doubt === null && days.dates[0] === calendar.today;
  return isToday ? { ...days, dates: [calendar.today, plusDays(calendar.today, 7)], doubt: "next" } : days;
}

function meant({ written, weekday }: DateFound, calendar: Calendar): Days {
  const sure = (dates: string[], yearless = false): Days => ({ dates, doubt: null, yearless });
  switch (written.form) {
    case "full":
      return checked(sure(present([make(written.year, written.month, written.day)])), weekday);
    case "yearless":
      return yearless(written.month, written.day, weekday, calendar);
    case "numeric":
      return numeric(written, weekday, calendar);
    case "shift":
      return checked(sure([plusDays(calendar.today, written.days)], true), weekday);
    case "day":
      return written.months === undefined
        ? dayBehind(written, weekday, calendar)
        : checked(sure(present([ofMonth(written.day, written.months, calendar)]), true), weekday);
    case "weekday":
      return onWeekday(weekday as number, written, calendar);
  }
}

const present = (dates: (string | null)[]) => dates.filter((date): date is string => date !== null);

function checked(days: Days, weekday: number | null): Days {
  const wrong = weekday !== null && days.dates.length > 0 && !days.dates.some((date) => weekdayOf(date) === weekday);
  return wrong ? { ...days, doubt: "weekday" } : days;
}

function yearless(month: number, day: number, weekday: number | null, { today }: Calendar): Days {
  const year = Number(today.slice(0, 4));
  const soonest = present([make(year, month, day), make(year + 1, month, day), make(year + 4, month, day)]).find(
    (date) => date >= today,
  );
  if (!soonest) return { dates: [], doubt: null, yearless: true };
  const before = present([make(Number(soonest.slice(0, 4)) - 1, month, day)])[0];
  const far = daysBetween(today, soonest) > FAR;
  // The weekday tells the year; far ahead, the year just gone is meant.
  if (before && far && (weekday === null || weekdayOf(before) === weekday))
    return { dates: [before], doubt: weekday === null ? "far" : null, yearless: true };
  // "Friday, December 31", in January: of the year that is to come, if the weekday is no slip.
  return checked({ dates: [soonest], doubt: far ? "far" : null, yearless: true }, weekday);
}

function numeric(
  { first, second, year, dotted }: { first: number; second: number; year: number | null; dotted: boolean },
  weekday: number | null,
  calendar: Calendar,
): Days {
  const read = (month: number, day: number): Days =>
    month > 12 || day > 31
      ? { dates: [], doubt: null, yearless: year === null }
      : year === null
        ? yearless(month, day, weekday, calendar)
        : checked({ dates: present([make(year, month, day)]), doubt: null, yearless: false }, weekday);
  const monthFirst = read(first, second);
  const dayFirst = read(second, first);
  const order = year === null && calendar.ofYears ? null : calendar.monthFirst;
  const preferred = order === true && !dotted ? monthFirst : dayFirst;
  const other = preferred === monthFirst ? dayFirst : monthFirst;
  if (preferred.dates.length === 0) return other;
  if (other.dates.length === 0 || first === second) return preferred;
  // A weekday that fits only the other order settles it.
  if (preferred.doubt === "weekday" && other.doubt === null && weekday !== null) return other;
  if (order === null && !dotted && weekday === null) {
    const near = [preferred, other].filter(
      ({ dates: [date = ""] }) => date >= calendar.today && daysBetween(calendar.today, date) < 120,
    );
    if (near.length === 1 && near[0]) return near[0];
    return { dates: [...preferred.dates, ...other.dates], doubt: "order", yearless: year === null };
  }
  return preferred;
}

/** "Thursday 10 I can't come": the tenth, unless that is no Thursday. */
function dayBehind(
  { day, perhaps }: { day: number; perhaps?: true },
  weekday: number | null,
  calendar: Calendar,
): Days {
  const days = dayOfMonth(day, weekday, calendar);
  const isDay = days.dates.length > 0 && days.doubt === null;
  return perhaps && weekday !== null && !isDay
    ? onWeekday(weekday, { form: "weekday", which: "plain" }, calendar)
    : days;
}

/** The day of this month, the next, … */
function ofMonth(day: number, months: number, { today }: Pick<Calendar, "today">) {
  const [year, month] = today.split("-").map(Number) as [number, number];
  return make(year + Math.floor((month - 1 + months) / 12), ((month - 1 + months) % 12) + 1, day);
}

/** "the 17th": the next one, and it has to fall on the weekday if one is named. */
function dayOfMonth(day: number, weekday: number | null, { today }: Calendar): Days {
  const ahead = present([0, 1, 2].map((months) => ofMonth(day, months, { today }))).filter((date) => date >= today);
  const first = ahead[0];
  if (!first || daysBetween(today, first) > 45) return { dates: [], doubt: null, yearless: true };
  return checked({ dates: [first], doubt: null, yearless: true }, weekday);
}

function onWeekday(
  weekday: number,
  { which, later = 0 }: Extract<Written, { form: "weekday" }>,
  { today }: Calendar,
): Days {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  const coming = plusDays(today, ahead);
  if (which === "last") return { dates: [plusDays(coming, -7)], doubt: null, yearless: true };
  // "a week on Friday" may be "twice a week on Friday".
  if (which === "later") return { dates: [coming, plusDays(coming, later)], doubt: "next", yearless: true };
  const unclear: Days = { dates: [coming, plusDays(coming, 7)], doubt: "next", yearless: true };
  // On a Sunday, the week that begins tomorrow or the one after it.
  if (which === "nextWeek" && weekdayOf(today) < 7)
    return { dates: [plusDays(today, 7 - weekdayOf(today) + weekday)], doubt: null, yearless: true };
  if (which === "nextWeek" || which === "unclear") return unclear;
  if (later > 0 && ahead > 0) return { dates: [plusDays(coming, later)], doubt: null, yearless: true };
  // "next Friday", said on a Friday, is not today. On a Wednesday: the day after tomorrow or nine days ahead? On a Sunday, the week
  // that has gone may count or not.
  if (which === "next" && ahead === 0) return { dates: [plusDays(today, 7)], doubt: null, yearless: true };
  if (which === "next" && (weekday > weekdayOf(today) || weekdayOf(today) === 7)) return unclear;
  // On a Tuesday, "Tuesday" may be today or in a week.
  if (ahead === 0) return { dates: [today, plusDays(today, 7)], doubt: "today", yearless: true };
  return { dates: [coming], doubt: null, yearless: true };
}

export const inZone = (local: LocalTime, zone: Zone | null, home: string): Date => {
  if (zone === null) return toInstant(local, home);
  if ("name" in zone) return toInstant(local, zone.name);
  return new Date(Date.parse(`${local.date}T${local.time}:00Z`) - zone.minutes * 60_000);
};

/** A reading in its own zone becomes one on the practitioner's clock. */
export function atHome(date: string, time: TimeFound, zone: Zone | null, home: string): LocalTime {
  return toLocal(inZone({ date, time: time.time }, zone, home), home);
}

/** A day that is over, or an hour of today. */
export const isOver = ({ date, time }: { date: string; time: string | null }, { today, now }: Calendar) =>
  date < today || (date === today && time !== null && time <= now);
