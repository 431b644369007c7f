import type { Columns } from "./columns";
import type { Row } from "./read-table";

/** What travels: SPEC.md's four fields, and where they stood for the report. */
export interface ImportedClient {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  line: number;
}

export interface SkippedRow {
  line: number;
  reason: string;
}

const FIELDS = [
  ["firstName", "first name"],
  ["lastName", "last name"],
  ["phone", "phone number"],
  ["email", "email address"],
] as const;

/** Every row either is a client or is named with the reason why not. */
export function readClients(rows: Row[], columns: Columns): { clients: ImportedClient[]; skipped: SkippedRow[] } {
  const clients: ImportedClient[] = [];
  const skipped: SkippedRow[] = [];
  for (const row of rows) {
    const client = readClient(row, columns);
    const missing = FIELDS.filter(([field]) => client[field] === "").map(([, words]) => words);
    if (missing.length === 0) clients.push(client);
    else skipped.push({ line: row.line, reason: `No ${missing.join(", no ")}` });
  }
  return { clients, skipped };
}

function readClient({ cells, line }: Row, columns: Columns): ImportedClient {
  const cell = (index: number | undefined) => (index === undefined ? "" : (cells[index] ?? "").trim());
  const first = (indexes: number[]) => firstValue(indexes.map(cell).find(Boolean) ?? "");
  const names =
    columns.fullName === undefined
      ? { firstName: cell(columns.firstName), lastName: cell(columns.lastName) }
      : splitName(cell(columns.fullName));
  return { ...names, phone: first(columns.phone), email: first(columns.email), line };
}

function splitName(name: string): { firstName: string; lastName: string } {
  const space = name.search(/\s/);
  if (space === -1) return { firstName: name, lastName: "" };
  return { firstName: name.slice(0, space), lastName: name.slice(space).trim() };
}

/** Google Contacts writes several values of one label into one cell, with " ::: " between them. */
const firstValue = (text: string) => text.split(":::")[0]!.trim();
