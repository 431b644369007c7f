import { gathered, prior } from "../lists";
import { type Draft, type Run, TAB } from "./drafts";
import { tidy } from "./line";

/** Wider rows and taller cells are no cards beside each other: they hold an agenda, or the whole email. */
const MAX_CELLS = 12;
const MAX_CELL_LINES = 8;
/** Two words beside each other are a label and its value. */
const FEWEST_COLUMNS = 3;
/** Empty lines count: spacers around and inside of every cell. */
const MAX_ROW_LINES = 200;

interface Row {
  from: number; // its first draft
  cuts: Cut[]; // where its cells begin
  filled: number; // cells with text
  spoken: boolean; // the last cell has text
  nests: boolean; // a table with columns of its own is inside
}

interface Cut {
  draft: number;
  run: number;
}

/**
 * Follows the rows of tables. Where cells of several lines stand beside each other, as "Tue 19 Jan / 12:30" and "Thu 14
 * Jan / 09:30", every cell keeps its column. Such a row is rewritten when it closes; all others stay as they are.
 */
export function tableRows(drafts: Draft[]) {
  const open: (Row | null)[] = []; // null: a table that has no row yet
  const heads: number[] = []; // of every open table: the columns that its last row of words has named

  return {
    opened(name: string, pending: Run[]) {
      const row = open.at(-1);
      if (name === "table") {
        open.push(null);
        heads.push(0);
      } else if (name === "tr")
        open.push({
          from: drafts.length,
          cuts: [{ draft: drafts.length, run: 0 }],
          filled: 0,
          spoken: false,
          nests: false,
        });
      else if (row && (name === "td" || name === "th")) {
        row.spoken = false;
        if (row.cuts.length <= 2 * MAX_CELLS) row.cuts.push({ draft: drafts.length, run: pending.length });
      }
    },
    heard(text: string) {
      const row = open.at(-1);
      if (row && !row.spoken && says({ text })) speak(row);
    },
    /** After the last line of the row is written. */
    closed(name: string) {
      if (name !== "table" && name !== "tr") return;
      const row = open.pop();
      if (name === "table") heads.pop();
      if (!row) return;
      const around = open.findLast((one) => one !== null);
      if (around && row.filled > 0) speak(around);
      if (around && (row.nests || row.filled > 1)) around.nests = true;
      const lines = drafts.length - row.from;
      if (!row.nests && row.filled >= FEWEST_COLUMNS && row.cuts.length <= 2 * MAX_CELLS) {
        const cells = cellsOf(drafts, row.cuts);
        if (cells.every(isHead)) heads[heads.length - 1] = cells.length;
      }
      // One cell around another is not looked at again and again.
      if (row.nests || row.filled < 2 || lines < 3 || lines > MAX_ROW_LINES || row.cuts.length > 2 * MAX_CELLS) return;
      const rewritten = inColumns(drafts.slice(row.from), cellsOf(drafts, row.cuts), heads.at(-1) ?? 0);
      if (rewritten) drafts.splice(row.from, lines, ...rewritten);
    },
  };
}

function speak(row: Row) {
  if (!row.spoken) row.filled++;
  row.spoken = true;
}

const says = ({ text }: Pick<Run, "text">) => text.trim() !== "" && tidy(text).trim() !== "";

/** The written lines of every cell that has any. */
function cellsOf(drafts: Draft[], cuts: Cut[]): Run[][][] {
  return cuts
    .map(({ draft, run }, i) => {
      const end = cuts[i + 1] ?? { draft: drafts.length, run: 0 };
      return drafts
        .slice(draft, end.draft + 1)
        .map(({ runs }, k) => runs.slice(k === 0 ? run : 0, draft + k === end.draft ? end.run : undefined))
        .map((runs) => runs.filter((one) => one !== TAB))
        .filter((runs) => runs.some(says));
    })
    .filter((lines) => lines.length > 0);
}

/**
 * The lines above the first number are heads, each in its column ("Before  After"); what follows stays together in one
 * line, so that no hour is taken for that of the date in the other column.
 */
function inColumns(row: Draft[], cells: Run[][][], columns: number): Draft[] | null {
  const depth = row.at(-1)?.depth ?? 0;
  if (cells.length < 2 || cells.length > MAX_CELLS) return null;
  // Outlook puts every cell into a paragraph.
  const isFlat =
    cells.every(({ length }) => length === 1) || cells.length === columns || (cells.length > 2 && cells.some(isSlot));
  const first = isFlat ? 0 : sharedNumber(cells);
  if (first === null || row.some((line) => line.depth !== depth)) return null;
  if (cells.some((lines) => lines.length > MAX_CELL_LINES || lines.filter(opensWithHour).length > 1)) return null;
  return Array.from({ length: first + 1 }, (_, k) => ({
    depth,
    broken: false,
    runs: gathered(cells, (lines) => {
      if (isMark(lines)) return [...(lines[0] as Run[]), TAB];
      return [...(k < first ? (lines[k] ?? []) : joined(lines.slice(first))), TAB];
    }),
  }));
}

/** "Patient", "Called at": every cell of a row below such heads is the value of one of them, however many lines it has. */
const isHead = (lines: Run[][]) => {
  const text = lines.length === 1 ? written(lines[0] as Run[]) : "";
  return text !== "" && text.length <= SHORT && !/\d/.test(text);
};

const written = (runs: Run[]) => runs.map(({ text }) => text).join("");

/**
 * The line in which two cells both have their first number; then they are of the same make. "Ann Lee / 555-0144" beside
 * "Tue 8 Dec / 10:00" are two cards that have nothing to do with each other.
 */
function sharedNumber(cells: Run[][][]): number | null {
  const firsts = cells
    .filter((lines) => lines.length > 1)
    .map((lines) => lines.findIndex((runs) => /\d/.test(written(runs))))
    .filter((first) => first >= 0);
  const shared = firsts.find((first, i) => firsts.indexOf(first) < i) ?? null;
  // The leaf of a calendar: the month stands above the day.
  return shared && cells.some((lines) => isDay(lines[shared])) ? shared - 1 : shared;
}

/** "06/18/2026 / 3:10 PM (60 min) / Exam": the row of a table is one appointment, however its cells are broken into lines. */
function isSlot(lines: Run[][]): boolean {
  const texts = lines.map((runs) => tidy(written(runs)).trim());
  return texts.some((text, i) => {
    const [before = "", after = ""] = [prior(texts, i), texts[i + 1]];
    return (
      withHour.test(text) &&
      text.length <= SHORT &&
      [before, after].some((next) => fullDate.test(next) && next.length <= SHORT)
    );
  });
}
const SHORT = 40;
/** "3:10 PM (60 min)", "ore 14:30" */
const withHour = /^\W*(?:\p{L}{1,4}\.? )?(?:[01]?\d|2[0-3])(?:\s?[:.h]\s?[0-5]\d|\s?[ap]\.?m\b)/iu;
/** "06/18/2026", "Thu, Dec 10, 2026", "10. Dezember 2026" */
const fullDate =
  /^(?:\p{L}{2,12}\.?,? )?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\p{L}{3,12}\.? \d{1,2},? \d{4}|\d{1,2}\.? (?:de )?\p{L}{3,12}\.?,? (?:de )?\d{4})$/u;

const isDay = (runs: Run[] | undefined) => runs !== undefined && /^\s*\d{1,2}\s*$/.test(written(runs));

/** A cell with two such lines is a day of an agenda; each of its lines is an appointment. */
const opensWithHour = (runs: Run[]) => /^\W*(?:[01]?\d|2[0-3])(?:\s?[:h]\s?[0-5]\d|\s?[ap]\.?m\b)/i.test(written(runs));

/** "→" in a cell of its own stands beside every line. */
const isMark = (lines: Run[][]) => lines.length === 1 && !/[\p{L}\p{N}]/u.test(written(lines[0] as Run[]));

function joined(lines: Run[][]): Run[] {
  return gathered(lines, (runs, i) => {
    const last = runs.findLastIndex(says);
    const line = runs.slice(0, last + 1).map((run, k) => (k === last ? { ...run, text: run.text.trimEnd() } : run));
    const next = lines[i + 1];
    if (!next) return line;
    const parted = /[\p{L}\p{N}.)]$/u.test(written(line)) && !isDay(line) && !isDay(next);
    return [...line, { text: parted ? ", " : " ", struck: false, link: 0 }];
  });
}
