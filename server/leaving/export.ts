import { strToU8, zipSync } from "fflate";
import papaparse from "papaparse";

type Rows = Record<string, unknown>[];

/** Each table as CSV for people and as JSON for programs, in one ZIP. */
export function zipOf(tables: Record<string, Rows>): Uint8Array {
  const files = Object.entries(tables).flatMap(([name, rows]) => [
    [`${name}.csv`, strToU8(csvOf(rows))] as const,
    [`${name}.json`, strToU8(JSON.stringify(rows, null, 2))] as const,
  ]);
  return zipSync(Object.fromEntries(files));
}

// A cell that begins like a formula is one to a spreadsheet: it gets an apostrophe. The mark in front says UTF-8.
function csvOf(rows: Rows): string {
  const plain = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, cell(value)])));
  return `\ufeff${papaparse.unparse(plain, { escapeFormulae: true, newline: "\r\n" })}`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
