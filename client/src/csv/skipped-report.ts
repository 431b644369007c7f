import Papa from "papaparse";
import type { SkippedRow } from "./read-clients";

/** A CSV that spreadsheets open as they are: with BOM and CRLF, cells that look like formulas made harmless. */
export const skippedReport = (skipped: SkippedRow[]): string =>
  `\ufeff${Papa.unparse({ fields: ["Line", "Reason"], data: skipped.map(({ line, reason }) => [line, reason]) }, { escapeFormulae: true, newline: "\r\n" })}\r\n`;
