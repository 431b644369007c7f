import { anyOf } from "../languages/known";
import { makeOf } from "../layout/makes";
import type { Line } from "../message/line";
import { COLON, WIDE_COLON } from "../message/signs";
import type { Place } from "../statements/statements";
import type { Candidate } from "./candidates";
import type { Found } from "./found";

/** "Ore", "à", "a las" */
const leads = anyOf(({ at }) => at.replaceAll(" ", "|"));
const onlyLeads = new RegExp(`^\\W*(?:(?:${leads})\\s+){0,2}$`, "iu");

/** "1) ", "- ", "Linda Voss ": all that stands before the day or the hour of a row. */
const before = /^\W*(?:\d+[.)]\s?)?(?:\p{Lu}[\p{L}.'-]*(?:[\s,:–]+(?:-\s)?|$)){0,4}\W*$/u;

/** "sig.ra Mancini ore " */
const title = new RegExp(`^(\\W*)(?:${anyOf(({ people }) => people.titles)})\\.?\\s+(?=\\p{Lu})`, "u");
const led = new RegExp(`(?<!\\p{L})(?:(?:${leads})\\s+){1,2}$`, "u");

/** "10:15", "- ore 10:15": nothing stands before the hour but what leads to it. */
export const opensRow = ({ line, moment }: Found) => onlyLeads.test(line.text.slice(0, moment.from));

/** "Hola Marcos:" leads to no rows. */
const greeting = new RegExp(
  `^\\W*(?:${anyOf(({ parties }) => parties.greetings)})(?: [\\p{L}.'’-]+){0,3}\\s?[:：]$`,
  "iu",
);

/** Room for four names. */
const LONGEST = 80;

export const isRowOf = ({ line, moment }: Found) =>
  startsRow(line.text.slice(0, moment.from).replace(led, "").replace(title, "$1"));

export const startsRow = (text: string) => text.length <= LONGEST && before.test(text);

/**
 * By the number of its line, what a row stands under: "I have to cancel these:", and below it lines that begin with a day or
 * an hour, or with a name and an hour. Under a row may stand what else is known of it, if the next row has the same below it.
 */
export function headsOfRows(lines: Line[], found: Found[]): Map<number, Line> {
  const heads = new Map<number, Line>();
  const first = new Map(found.toReversed().map((one) => [one.index, one]));
  let head: Line | null = null;
  let row: number | null = null; // the first of the last block under this head: a day may have its hour on the next line
  let isRowAbove = true;
  lines.forEach((line, i) => {
    if (line.text === "") return;
    const moment = first.get(i);
    const leads = line.shows(COLON | WIDE_COLON) && /[:：]$/.test(line.text) && !greeting.test(line.text);
    // "Heute haben abgesagt:" opens with a day, and is no row.
    const isHead =
      leads && head === null && moment !== undefined && /\p{L}{2}/u.test(line.text.slice(moment.moment.to));
    const isRemark = row !== null && isSaid(line.text) && !isSaid(lines[row]?.text ?? "");
    if (
      moment &&
      !isHead &&
      !isRemark &&
      isRowOf(moment) &&
      (isRowAbove || (row !== null && areAlike(row, i, lines)))
    ) {
      if (head) heads.set(i, head);
      [row, isRowAbove] = [row !== null && isRowAbove && moment.moment.date === null ? row : i, true];
    } else if (leads) [head, row, isRowAbove] = [line, null, true];
    else if (row !== null && !moment && !/[.!?]\W*$/.test(line.text)) isRowAbove = false;
    else [head, row] = [null, null];
  });
  return heads;
}

/** "The March 2 closing call was my own entry.", below rows without a verb. */
const isSaid = (text: string) =>
  /\p{Ll}[.!?][^\p{L}\p{N}]*$/u.test(text.slice(-LAST)) && /(?:\p{Ll}+,? ){4}/u.test(text);
/** How a line ends is looked for first, and at its end alone: from every word of a long line it took seconds. */
const LAST = 40;

/** "Tue, Dec 8  4:30 PM", "Math 9", "Location: Online", and once more with the 10th: the line above a row is the last of its block, no heading. */
function areAlike(row: number, next: number, lines: Line[]) {
  const texts = (from: number, to?: number) => lines.slice(from + 1, to).flatMap(({ text }) => text || []);
  const above = texts(row, next);
  const last = texts(next, next + 2 * (next - row))[above.length - 1];
  return (
    makeOf(lines[row]?.text ?? "") === makeOf(lines[next]?.text ?? "") &&
    last !== undefined &&
    labelOf(above.at(-1) ?? "") === labelOf(last)
  );
}

const labelOf = (text: string) => (/^[^:：]+[:：]/.exec(text)?.[0] ?? makeOf(text)).toLowerCase();

/** Whether what was said is said of the rows below: the colon ends its sentence. */
export const leadsTo = (place: Place, head: Line | null) => place.line === head && place.to >= place.line.text.length;

/** Rows of the same make: "1) Saturday …", "- Monday …", or with nothing before the day where a label stands above them. */
export function isList(chosen: Candidate[]) {
  const rows = [...chosen].sort((a, b) => a.index - b.index);
  const isColumn = rows.every(
    ({ labelled, begin, line, index }, i) =>
      labelled &&
      begin === 0 &&
      makeOf(line.text) === makeOf(rows[0]?.line.text ?? "") &&
      (i === 0 || index - (rows[i - 1]?.index ?? 0) <= 2),
  );
  if (isColumn) return true;
  const heads = chosen.map(({ line, at }) => line.text.slice(0, at).replace(/\d+/g, "0").trim());
  return chosen.every(({ line }) => /^\s*(?:[-*•·–]|\d+[.)](?!\d))\s?/.test(line.text)) && new Set(heads).size === 1;
}
