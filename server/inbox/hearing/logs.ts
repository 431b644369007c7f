import type { Reader } from "../candidates/candidates";
import { cancelling } from "../layout/label-words";
import { gathered } from "../lists";
import { type Line, withText } from "../message/line";
import { findMoments, type Moment } from "../moments/moments";
import { isOver, resolveDate } from "../moments/resolve";
import { says } from "../phrases/cues";

/** "Appointment history for Imani Cole" */
const HEADING = 50;
/** Room for a mark before the day that opens its row. */
const INDENTED = 4;
/** A heading of its columns. */
const COLUMNS = 4;
/** Later is not when this one was cancelled. */
const DAYS = 7;

interface Row {
  at: number;
  day: string;
  hour: string;
  head: Moment;
  cancels: boolean;
}

/**
 * "Activity: May 3, 5:12 PM Booked for Wed, Jun 3, 3:00 PM; May 20, 9:40 AM Moved to Wed, Jun 10; Jun 8, 10:55 AM Cancelled", "Customer
 * history: 05/30/2026 11:00 AM Cancelled": rows of what was, below a heading that says so, are no appointments. What came before this
 * cancellation is over; of the row that tells it and those behind it only the moment is read over.
 */
export function withoutLog(lines: Line[], reader: Reader): Line[] {
  const from = lines.findIndex(
    ({ text, small }) => text !== "" && text.length <= HEADING && says(reader.cues, "listPast", small),
  );
  if (from < 1 || !lines.some(({ text }, i) => i < from && cancelling.test(text))) return lines;
  if (!namesVisit(lines.slice(0, from), reader)) return lines;
  const rows = rowsBelow(lines, from, reader);
  if (rows.length === 0) return lines;
  const { today } = reader.calendar;
  const since = new Date(Date.parse(today) - DAYS * 86_400_000).toISOString().slice(0, 10);
  const key = ({ day, hour }: Row) => `${day} ${hour}`;
  const done = rows
    .filter(({ cancels, day }) => cancels && day >= since)
    .map(key)
    .sort()
    .at(-1);
  const left = new Map(rows.map((row) => [row.at, row]));
  return lines.map((line, i) => {
    const row = left.get(i);
    if (!row) return line;
    const isFormer = done === undefined ? row.day < since : key(row) < done;
    return withText(line, isFormer ? "" : " ".repeat(row.head.to) + line.text.slice(row.head.to));
  });
}

/** A day to come and an hour stand above it. */
function namesVisit(lines: Line[], { lexicon, home, calendar }: Reader) {
  const moments = gathered(lines, (line) => findMoments(line, lexicon, home));
  const isAhead = ({ date }: Moment) =>
    date !== null && resolveDate(date, calendar).dates.some((day) => day >= calendar.today);
  return moments.some(isAhead) && moments.some(({ time }) => time !== null);
}

/** Rows that begin with a day that is over, to the first line that does not. */
function rowsBelow(lines: Line[], heading: number, { lexicon, home, calendar }: Reader): Row[] {
  const rows: Row[] = [];
  for (let i = heading + 1; i < lines.length && (rows.length > 0 || i <= heading + COLUMNS); i++) {
    const line = lines[i] as Line;
    if (line.text === "") continue;
    const [head] = findMoments(line, lexicon, home);
    const isHead = head !== undefined && head.date !== null && head.from <= INDENTED && !head.span;
    const day = isHead && head.date ? pastDay(head.date, calendar) : null;
    if (!isHead || day === null) {
      if (rows.length > 0) break;
      continue;
    }
    const hour = head.time?.time ?? "00:00";
    if (day === calendar.today && head.time && !isOver({ date: day, time: hour }, calendar)) break;
    rows.push({ at: i, day, hour, head, cancels: cancelling.test(line.text) });
  }
  return rows;
}

/** The last such day up to today: a log has no year. */
function pastDay(date: NonNullable<Moment["date"]>, calendar: Reader["calendar"]): string | null {
  const { dates, yearless } = resolveDate(date, calendar);
  const past = gathered(dates, (day) => {
    if (day <= calendar.today) return [day];
    return yearless ? [`${Number(day.slice(0, 4)) - 1}${day.slice(4)}`] : [];
  });
  return past.length === dates.length ? (past[0] ?? null) : null;
}
