import type pg from "pg";
import type { AccountId, EmailId } from "../../ids";
import type { StoredEmail } from "./stored";

export interface Arrived extends StoredEmail {
  /** Of the inbound address that it came to. */
  token: string;
  dedupeKey: string;
  createdAt: Date;
  leaseUntil: Date;
}

/** Where an email went; undefined when nobody has its address. The id is null when this message was there already. */
export type Kept = { accountId: AccountId; id: EmailId | null } | undefined;

/** Stores emails in one commit, and finds in the same statement whose they are: in the order they were given. */
export async function insertEmails(pool: pg.Pool, emails: Arrived[]): Promise<Kept[]> {
  const values = emails.flatMap(({ token, dedupeKey, raw, rawFormat, createdAt, leaseUntil }) => [
    token,
    dedupeKey,
    raw,
    rawFormat,
    createdAt,
    leaseUntil,
  ]);
  const { rows } = await pool.query<Row>({
    // With a name PostgreSQL plans it once for each connection.
    name: `insert_emails_${emails.length}`,
    text: statement(emails.length),
    values: [emails.map(({ token }) => token), ...values],
  });
  const accounts = new Map(rows.map(({ token, accountId }) => [token, accountId]));
  const ids = new Map(rows.map(({ token, dedupeKey, id }) => [`${token} ${dedupeKey}`, id]));
  return emails.map(({ token, dedupeKey }) => {
    const accountId = accounts.get(token);
    if (!accountId) return undefined;
    const key = `${token} ${dedupeKey}`;
    const id = ids.get(key) ?? null;
    // The same message twice among them: the second one was there already.
    ids.delete(key);
    return { accountId, id };
  });
}

interface Row {
  token: string;
  accountId: AccountId;
  dedupeKey: string | null;
  id: EmailId | null;
}

const statements = new Map<number, string>();

/**
 * Plain parameters for each email, not arrays: the driver writes an array's bytes as text, twice as long. A closed
 * account receives nothing.
 */
function statement(emails: number): string {
  const known = statements.get(emails);
  if (known) return known;
  const types = ["text", "text", "bytea", "text", "timestamptz", "timestamptz"];
  const tuple = (_: unknown, n: number) =>
    `(${types.map((type, column) => `$${2 + n * types.length + column}::${type}`).join(", ")})`;
  const text = `
    with stored as (
      insert into inbound_emails (account_id, dedupe_key, raw, raw_format, created_at, lease_until)
      select a.id, e.dedupe_key, e.raw, e.raw_format, e.created_at, e.lease_until
      from (values ${Array.from({ length: emails }, tuple).join(", ")})
        as e (token, dedupe_key, raw, raw_format, created_at, lease_until)
      join accounts a on a.email_token = e.token and a.closed_at is null
      on conflict (account_id, dedupe_key) do nothing
      returning account_id, dedupe_key, id
    )
    select a.email_token as token, a.id as "accountId", s.dedupe_key as "dedupeKey", s.id
    from accounts a left join stored s on s.account_id = a.id
    where a.email_token = any ($1::text[]) and a.closed_at is null`;
  statements.set(emails, text);
  return text;
}
