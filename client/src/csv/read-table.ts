import Papa from "papaparse";

export interface Row {
  /** Line of the file on which the row begins; a quoted cell may run over several. */
  line: number;
  cells: string[];
}

export interface Table {
  headers: string[];
  rows: Row[];
}

export type TableProblem = "unreadable" | "no-rows";

/** The first line that is not empty names the columns; every other one is a row. */
export function readTable(text: string): Table | TableProblem {
  const { body, delimiter, firstLine } = readSeparatorLine(text);
  const parsed = Papa.parse<string[]>(body, delimiter ? { delimiter } : {});
  // An open quote swallows the rest of the file: whatever was read before it is not the whole.
  if (parsed.errors.some((error) => error.code === "MissingQuotes") || /^\s*BEGIN:VCARD/i.test(text))
    return "unreadable";

  const filled = numberRows(parsed.data, firstLine).filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const [header, ...rows] = filled;
  if (!header || rows.length === 0) return "no-rows";
  return { headers: header.cells.map((cell) => cell.trim()), rows };
}

/** Excel's own first line, "sep=;", is no header. */
function readSeparatorLine(text: string): { body: string; delimiter?: string; firstLine: number } {
  const line = /^"?sep=(.)"?\r?\n/i.exec(text);
  if (!line) return { body: text, firstLine: 1 };
  return { body: text.slice(line[0].length), delimiter: line[1]!, firstLine: 2 };
}

function numberRows(rows: string[][], firstLine: number): Row[] {
  let line = firstLine;
  return rows.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return row;
  });
}
