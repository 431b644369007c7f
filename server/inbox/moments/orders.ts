import { gathered } from "../lists";
import { matchesIn } from "../matches";
import type { Line } from "../message/line";
import { DIGIT } from "../message/signs";
import type { Calendar } from "./resolve";

/** In which order a message writes its numbers. A tool writes all of them in its own, wherever the practitioner lives. */

const dates = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})\/((?:20)?\d\d)(?![\d/-])/g;
const isDayOnly = (number: string | undefined) => Number(number) > 12 && Number(number) <= 31;

/**
 * "Appointment: 04/03/2026 … Booked on: 18/02/2026": eighteen is no month. Only dates of these years count, for when she was born a client
 * may have typed herself. Where the years are written in two ways, or both orders occur, nobody can say; nor of a "3/4" without a year.
 */
export function inOrderOf(lines: Line[], calendar: Calendar): Calendar {
  const withNumbers = lines.filter((line) => line.shows(DIGIT) && line.text.includes("/"));
  const found = gathered(withNumbers, ({ text }) => [...matchesIn(dates, text)]);
  const year = Number(calendar.today.slice(2, 4));
  const near = found.filter(([, , , written = ""]) => Math.abs(Number(written.slice(-2)) - year) <= 1);
  const dayFirst = near.some(([, first]) => isDayOnly(first));
  const monthFirst = near.some(([, , second]) => isDayOnly(second));
  const { monthFirst: usual } = calendar;
  if (!(usual === false ? monthFirst : dayFirst) && !(usual === null && monthFirst)) return calendar;
  const isOneStyle = new Set(near.map(([, , , written = ""]) => written.length)).size === 1;
  if (dayFirst !== monthFirst && usual === null) return { ...calendar, monthFirst };
  return { ...calendar, monthFirst: dayFirst !== monthFirst && isOneStyle ? monthFirst : null, ofYears: true };
}
