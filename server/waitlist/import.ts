import { NewClient } from "../../shared/model";
import type { ClientId } from "../ids";
import type { ImportedClient } from "./import-queries";
import { readPhone } from "./phone";

interface Row extends ImportedClient {
  line?: number | undefined;
}

interface Known {
  id: ClientId;
  phone: string;
  email: string;
}

export interface Skipped {
  line: number;
  reason: string;
}

/** Rows as a file has them: those that can be a client, and why the others cannot. */
export function readRows(
  rows: Row[],
  country: string,
): { good: (ImportedClient & { line: number })[]; skipped: Skipped[] } {
  const good: (ImportedClient & { line: number })[] = [];
  const skipped: Skipped[] = [];
  for (const [index, row] of rows.entries()) {
    // A file has its headers on line 1.
    const line = row.line ?? index + 2;
    const read = NewClient.safeParse(row);
    const phone = read.success ? readPhone(read.data.phone, country) : null;
    if (!read.success) skipped.push({ line, reason: read.error.issues[0]!.message });
    else if (!phone) skipped.push({ line, reason: `${row.phone.trim()} cannot be a phone number.` });
    else good.push({ ...read.data, phone, email: read.data.email.toLowerCase(), line });
  }
  return { good, skipped };
}

/**
 * Which rows are new clients and which change one that is there. Within one file the later row wins. A row that has
 * one client's phone and another's email could be either: it is skipped. An address that a row takes from a client
 * still counts as theirs: one statement cannot hand it on, unique constraints are checked row by row.
 */
export function planImport(rows: (ImportedClient & { line: number })[], known: Known[]) {
  const byPhone = new Map<string, Entry>();
  const byEmail = new Map<string, Entry>();
  const entries: Entry[] = [];
  const skipped: Skipped[] = [];
  let changes = 0;

  const remember = (entry: Entry) => {
    byPhone.set(entry.phone, entry);
    byEmail.set(entry.email, entry);
  };
  for (const client of known) remember({ ...client, row: null });

  for (const row of rows) {
    const phoneOwner = byPhone.get(row.phone);
    const emailOwner = byEmail.get(row.email);
    if (phoneOwner && emailOwner && phoneOwner !== emailOwner) {
      skipped.push({
        line: row.line,
        reason: "The phone number and the email address belong to two different clients.",
      });
      continue;
    }
    const owner = phoneOwner ?? emailOwner;
    const entry = owner ?? { id: null, phone: row.phone, email: row.email, row: null };
    if (owner) changes += 1;
    if (entry.row === null) entries.push(entry);
    Object.assign(entry, { phone: row.phone, email: row.email, row });
    remember(entry);
  }

  const adds = entries.filter((entry) => entry.id === null).map((entry) => entry.row!);
  const updates = entries.flatMap((entry) => (entry.id === null ? [] : [{ ...entry.row!, id: entry.id }]));
  return { adds, updates, skipped, updated: changes };
}

interface Entry {
  id: ClientId | null;
  phone: string;
  email: string;
  row: (ImportedClient & { line: number }) | null;
}
