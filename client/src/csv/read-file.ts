import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from "../../../shared/constants";
import { type Columns, findColumns, missingColumns } from "./columns";
import { decodeText } from "./decode";
import { type ImportedClient, readClients, type SkippedRow } from "./read-clients";
import { readTable } from "./read-table";

export interface ContactsFile {
  /** Rows with anything in them, header apart. */
  rowCount: number;
  /** Headers that were used, as the file writes them. */
  used: string[];
  clients: ImportedClient[];
  skipped: SkippedRow[];
}

/** Refusals of a whole file carry the words of SPEC.md sections 5 and 8. */
export class FileRefused extends Error {
  constructor(
    readonly title: string,
    message: string,
  ) {
    super(message);
  }
}

export function readContacts(bytes: Uint8Array): ContactsFile {
  if (bytes.byteLength > IMPORT_MAX_BYTES) {
    throw new FileRefused(
      "File Too Large",
      "CSV files of up to 5 MB can be read. Split the file and upload its parts.",
    );
  }
  const text = decodeText(bytes);
  const table = text === undefined ? "unreadable" : readTable(text);
  if (table === "unreadable") {
    const words = "Failed to parse the CSV file. Please ensure it's a valid CSV format.";
    throw new FileRefused("CSV Parse Error", words);
  }
  if (table === "no-rows") {
    throw new FileRefused("Invalid CSV", "CSV file must have headers and at least one data row.");
  }
  if (table.rows.length > IMPORT_MAX_ROWS) {
    const words = `The file has ${table.rows.length.toLocaleString("en-US")} rows. Up to 20,000 can be uploaded at once.`;
    throw new FileRefused("File Too Large", words);
  }

  const columns = findColumns(table.headers);
  const missing = missingColumns(columns);
  if (missing.length > 0) {
    const words = `Could not detect ${missing.join(", ")} columns. Please ensure your CSV has proper headers.`;
    throw new FileRefused("Columns Not Found", words);
  }

  const { clients, skipped } = readClients(table.rows, columns);
  if (clients.length === 0) {
    const words = `Found ${table.rows.length} rows but none had all required fields (first name, last name, phone, email).`;
    throw new FileRefused("No Valid Clients Found", words);
  }
  return { rowCount: table.rows.length, used: usedHeaders(table.headers, columns), clients, skipped };
}

const usedHeaders = (headers: string[], { firstName, lastName, fullName, phone, email }: Columns) =>
  [fullName, firstName, lastName, phone[0], email[0]].flatMap((index) =>
    index === undefined ? [] : [headers[index]!],
  );
