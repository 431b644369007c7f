import { anyOf } from "../languages/known";
import { matchesIn } from "../matches";
import { type Line, lower, withText } from "../message/line";
import { DIGIT, POINT, TAB } from "../message/signs";
import { type Cues, listen, placesOf, says } from "../phrases/cues";
import { marks } from "./clause-marks";
import type { Sections } from "./sections";

/** "10.15  Mrs Adeyemi": at the head of a row a point parts hours and minutes. */
const dotted = /^(\W*(?:[01]?\d|2[0-3]))\.([0-5]\d)(?=\s)/;
const dottedCell = /\t(?:[01]?\d|2[0-3])\.[0-5][05](?=\t|$)/;
const hour = /\d\s?[:h]\s?[0-5]\d|\d\s?[ap]\.?m\b|\d (?:uhr|h)\b/;
const hours = new RegExp(hour, "g");
const parting = /\t|\s[-–—]\s|[-–—]\s|:\s|\s\||[•·(,]/;
const LONGEST = 160;

interface Row {
  text: string;
  cancelled: boolean;
  taken: boolean;
}

/**
 * An agenda or a report whose rows each say what became of their appointment: "14:20 Mr Okemba - cancelled". Only the
 * cancelled rows count, with the text around the rows. Null: the email has no such rows, or none is cancelled.
 */
export function rowsOf(lines: Line[], cues: Cues): Sections | null {
  const timed = lines.map(timedRow);
  const cancelled = timed.map((row) => row && cancelledRow(row, cues));
  const first = cancelled.findIndex((row) => row !== null);
  if (first < 0) return toldRowsOf(lines, timed, cues);
  // Beside one that says so, the rows that say nothing go on as planned.
  const width = cellsIn(lines[first]?.text ?? "");
  const rows = cancelled.map(
    (row, i) =>
      row ?? keptRow(timed[i] ?? null, cues) ?? plainRow(lines[i] as Line) ?? tableRow(timed[i] ?? null, width),
  );
  if (rows.filter(Boolean).length < 2) return null;

  const sections: Sections = { heading: lines[first] as Line, cancelled: [], others: [], around: [] };
  const listed = new Set<Line>();
  lines.forEach((line, i) => {
    const row = rows[i];
    const written = row ? withText(line, row.text) : line;
    if (!row || row.cancelled) sections.cancelled.push(written);
    // A cancelled hour that the same row gives to somebody else is among both, and so taken again.
    const stays = !row?.cancelled || row.taken;
    if (stays) sections.around.push(written);
    if (row && stays) sections.others.push(written);
    if (row?.cancelled) listed.add(written);
  });
  return { ...sections, listed };
}

/**
 * "Otto Reyes booked … for Saturday at 1", "Fern Delgado cancelled … on Friday at 10", or "New booking: Otto Reyes, …", "Cancelled: Fern Delgado, …":
 * what was done to each stands behind the name or before it. One row cancels, another tells of something else, and no other line
 * has an hour: beside much else such a row is read as the sentence that it is.
 */
function toldRowsOf(lines: Line[], timed: (TimedRow | null)[], cues: Cues): Sections | null {
  const told = timed.map((row) => row && toldState.exec(row.text)?.[1]);
  const states = timed.map((row, i) => row && (told[i] ?? headState.exec(row.text)?.[1])?.toLowerCase());
  const cancelled = lines.filter((_, i) => says(cues, "rowCancelled", states[i] ?? ""));
  const moved = lines.filter((_, i) => says(cues, "listMoved", states[i] ?? ""));
  const kept = lines.filter((line, i) => moved.includes(line) || says(cues, "rowKept", states[i] ?? ""));
  const others = lines.filter((line, i) => !cancelled.includes(line) && (told[i] || kept.includes(line)));
  const [heading] = cancelled;
  // "rescheduled from Tuesday at 11:00 to Thursday at 1:00" leaves a time, too.
  const leaving = others.filter((line) => moved.includes(line) && matchesIn(hours, line.small).length > 1);
  const rows = timed.filter((row) => row !== null).length;
  if (!heading || kept.length === 0 || cancelled.length + others.length < rows) return null;
  const going = others.filter((line) => !leaving.includes(line));
  return { heading, cancelled: [...cancelled, ...leaving], others: going, around: going, listed: new Set(leaving) };
}
const toldState = /^\W{0,3}(?:\p{Lu}[\p{L}.'’-]* ){2,3}(\p{Ll}+) /u;
const headState = /^\W{0,3}(\p{Lu}\p{L}+(?: \p{L}+)?): \p{Lu}[\p{L}'’-]+ \p{Lu}/u;

const leading = /^\W{0,3}(?:[01]?\d|2[0-3])\s?[:.h]\s?[0-5]\d(?:\s?[ap]\.?m\b|\b)/;

function plainRow(line: Line): Row | null {
  if (line.text.length > LONGEST || !leading.test(line.text)) return null;
  return { text: line.text.replace(dotted, "$1:$2"), cancelled: false, taken: false };
}

const cellsIn = (text: string) => text.split("\t").length;

/** "3/3 4:31 PM | front | Pope, Ana | 3/5 8:00 AM | Note edited": of the same wide table, and it says something else. */
const tableRow = (row: TimedRow | null, width: number): Row | null =>
  row && width >= WIDE && cellsIn(row.text) === width ? { text: row.text, cancelled: false, taken: false } : null;

/** Rows of fewer cells are those of a form, with a label before each value. */
const WIDE = 4;

interface TimedRow {
  text: string;
  small: string;
  cells: string[];
}

/** A row with an hour, and the cells beside it in small letters. */
function timedRow(line: Line): TimedRow | null {
  if (line.text.length > LONGEST || !line.shows(DIGIT)) return null;
  const text = line.shows(POINT) ? line.text.replace(dotted, "$1:$2") : line.text;
  const small = text === line.text ? line.small : lower(text);
  if (!hour.test(small) && !(line.shows(TAB) && dottedCell.test(small))) return null;
  // "Cancelled: December 3, 9:55" is when it was done. A state stands beside the hour, or heads a row of several cells.
  const tabs = small.split("\t").length;
  const cells = small.split(parting).filter((cell, i) => tabs > 2 || (i > 0 && !hour.test(cell)));
  // "1 early cancel (A. Brill), waitlist empty": who it was belongs to the count.
  if (tabs > 2) cells.push(...small.split("\t").filter((cell) => counted.test(cell)));
  return { text, small, cells };
}

const counted = /^\W*\d{1,2} \p{L}[^()]*\(\p{L}/u;

const cancelledRow = ({ text, small, cells }: TimedRow, cues: Cues): Row | null =>
  cells.some((cell) => says(cues, "rowCancelled", cell)) || tellsOfPerson(text, small, cues)
    ? { text, cancelled: true, taken: isTaken(small, cells, cues) }
    : null;

const keptRow = (row: TimedRow | null, cues: Cues): Row | null =>
  row?.cells.some((cell) => says(cues, "rowKept", cell)) ? { text: row.text, cancelled: false, taken: false } : null;

const titles = anyOf(({ people }) => people.titles);
const inNames = anyOf(({ people }) => people.inNames);
const states = anyOf(({ labelWords }) => labelWords.cancelStem).toUpperCase();
const person = new RegExp(
  `${leading.source}\\W*(?:(?:(?:${titles})\\.?|(?:${inNames})|(?!${states})\\p{Lu}[\\p{L}.'’-]*)\\s+){1,5}`,
  "u",
);

/** "09:00 - Mrs Rowe has cancelled. Still free.", not "has cancelled, then rang again, so she keeps it". */
function tellsOfPerson(text: string, small: string, cues: Cues) {
  const who = person.exec(text);
  if (!who) return false;
  const [{ length }] = who;
  const told = listen(cues, small).find("cancelled");
  if (!(told && told.index <= length) && !isState(small.slice(length), cues)) return false;
  if ((["kept", "undone", "standing"] as const).some((cue) => says(cues, cue, small))) return false;
  // "cancelled but has rung back": what else befell it is known only where the hour is somebody's again.
  const more = small.slice(Math.max(length, told ? told.index + told[0].length : 0));
  return !says(cues, "clause", more) || says(cues, "because", more) || isTaken(small, [], cues);
}

/** "cancelled, work", "cancelled but …", not "cancelled nothing": a word that is all of its clause. */
function isState(rest: string, cues: Cues) {
  const end = Math.min(
    ...[...matchesIn(marks, rest), ...matchesIn(/[.(]/g, rest)].map(({ index }) => index),
    rest.length,
  );
  const state = rest.slice(0, Math.min(end, ...placesOf(cues, "clause", rest).map(({ from }) => from))).trim();
  return !state.includes(" ") && says(cues, "rowCancelled", state);
}

/** "10:30  Peter Rowe - cancelled, refilled: Anna Beckett": the hour is somebody's again. */
function isTaken(row: string, cells: string[], cues: Cues) {
  const listener = listen(cues, row);
  return (
    full.test(row) ||
    listener.find("filled", listener.without("unfilled")) !== null ||
    cells.some((cell) => says(cues, "rowTaken", cell))
  );
}

/** "Reformer | 10/10 | 1 early cancel (A. Brill)": the next in line has her place. */
const full = /\t\W?(\d{1,3})\s?\/\s?\1\W?\t\s*\d /;
