import { anyOf } from "../languages/known";
import { type Role, type Segment, segmentOf, shifted, under } from "./segments";

/** Tables: what the head of a column says is said of every cell below it. */

export const aboutTime = new Set<Role | null>(["when", "time", "old", "fresh", "end"]);

/** The head of a table: "Client  Date  Time". Of two cells, both have to be about time: "Service  Consultation" is a row. */
export const isHead = (roles: (Role | null)[]) =>
  roles.length > 1 &&
  roles.every((role) => role !== null && (roles.length > 2 || aboutTime.has(role) || besideAnother(role, roles)));

/** "Patient  Age  Op  Start  Min  Last seen": of a wide head in words, half of the cells are enough. */
export const isWideHead = (roles: (Role | null)[], text: string) =>
  roles.length > 3 &&
  !/\d/.test(text) &&
  roles.filter((role) => role !== null).length * 2 >= roles.length &&
  roles.some((role) => aboutTime.has(role));

/** "Previous  Updated": beside a column of what it was, what was changed is what it is now, and not when somebody did it. */
export function withSides(roles: (Role | null)[], cells: string[]): (Role | null)[] {
  if (!roles.includes("old") || roles.includes("fresh")) return roles;
  return roles.map((role, i) => (role !== "old" && changed.test(cells[i] ?? "") ? "fresh" : role));
}
const changed = new RegExp(`^\\W*(?:${anyOf(({ notices }) => notices.changed)})\\W*$`, "iu");

/** "Field  Before  After": the head of a table of changes, whatever is in its corner. */
export const isOfChanges = ([, ...columns]: (Role | null)[]) =>
  columns.includes("old") && columns.includes("fresh") && columns.every((role) => role !== null);

/** "Date  Wednesday, October 14" under "Before  After": a day or an hour that is the same on both sides, in one cell across. */
export const isOfBoth = (columns: (Role | null)[], [label = null, ...values]: (Role | null)[]) =>
  columns.includes("old") && columns.includes("fresh") && label !== null && values.length === 1 && values[0] === null;

/** The columns behind the first cell of a row, where that is a label: "Date  01/27/2027  02/10/2027". */
export function columnsBehind(columns: (Role | null)[], cells: string[]): (Role | null)[] | null {
  if (cells.length === columns.length + 1) return columns;
  return cells.length === columns.length && isOfChanges(columns) ? columns.slice(1) : null;
}

/** "Cancelled  Still booked", "Cancelled appointment  Next appointment", "Cancelled  Filled by" */
const besideAnother = (role: Role, roles: (Role | null)[]) =>
  (roles.includes("aside") && (role === "aside" || role === "cancelled")) ||
  (roles.includes("taker") && (role === "taker" || role === "cancelled"));

/** Arrows and gaps stand between the columns, in the head or in the rows or in both. */
export function headsOf(columns: (Role | null)[], cells: string[]): (Role | null)[] | null {
  if (columns.length === cells.length) return columns;
  const named = columns.filter((role) => role !== null);
  const speaking = cells.map((cell) => /[\p{L}\p{N}]/u.test(cell));
  if (speaking.filter(Boolean).length !== named.length) return null;
  return speaking.map((speaks) => (speaks ? (named.shift() ?? null) : null));
}

export function cellsWith(cells: string[], columns: (Role | null)[]): Segment[] {
  let from = 0;
  return cells.map((cell, i) => {
    const segment = segmentOf(from, from + cell.length, columns[i] ?? null);
    from += cell.length + 1;
    return segment;
  });
}

/** Under "Was  Now", rows that begin with "Date" and "Time"; one that begins with "End" has none of the two. */
export function crossedCells([head = "", ...cells]: string[], row: Role, columns: (Role | null)[]): Segment[] {
  const other = aboutTime.has(row) ? null : "plain";
  const own = row === "end" ? row : other;
  const values = cellsWith(cells, own ? columns.map(() => own) : columns);
  const shift = head.length + 1;
  const labelled = values.map((segment) => under(shifted(segment, shift), segment.role, head));
  return [segmentOf(0, head.length, "plain"), ...labelled];
}
