import { and, eq, or, sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import { clients } from "../db/schema";
import type { AccountId, ClientId } from "../ids";

export interface ImportedClient {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/** Those of the practitioner's clients whom these addresses may concern. */
export const listKnown = (db: Tx, accountId: AccountId, phones: string[], emails: string[]) =>
  db
    .select({ id: clients.id, phone: clients.phone, email: clients.email })
    .from(clients)
    .where(and(eq(clients.accountId, accountId), or(anyOf(clients.phone, phones), anyOf(clients.email, emails))));

// One array parameter: PostgreSQL allows 65,535 parameters a statement, an import has more values than that.
const anyOf = (column: typeof clients.phone | typeof clients.email, values: string[]) =>
  sql`${column} = any(${sql.param(values)}::text[])`;

/** One statement whatever the number of rows; their order is the waitlist order. */
export async function insertImported(db: Tx, accountId: AccountId, rows: ImportedClient[]) {
  if (rows.length === 0) return;
  await db.execute(sql`
    with added as (
      insert into clients (account_id, first_name, last_name, phone, email, sms_consent, email_consent, source)
      select ${accountId}, r.first_name, r.last_name, r.phone, r.email, true, true, 'imported'
      from ${unnest(rows)} order by r.n
      returning id, phone, email)
    ${assertConsents(accountId)}`);
}

/** The practitioner's file changes names and addresses; consent that a person gave or withheld themselves stays. */
export async function updateImported(db: Tx, accountId: AccountId, rows: (ImportedClient & { id: ClientId })[]) {
  if (rows.length === 0) return;
  await db.execute(sql`
    with added as (
      update clients c
      set first_name = r.first_name, last_name = r.last_name, phone = r.phone, email = r.email,
          sms_consent = c.sms_consent or c.source <> 'joined', email_consent = c.email_consent or c.source <> 'joined'
      from ${unnest(rows)} join unnest(${sql.param(rows.map((row) => row.id))}::uuid[]) with ordinality as i (id, n) using (n)
      where c.account_id = ${accountId} and c.id = i.id
      returning c.id, c.phone, c.email, c.source)
    ${assertConsents(accountId, sql`where source <> 'joined'`)}`);
}

const unnest = (rows: ImportedClient[]) => {
  const column = (key: keyof ImportedClient) => sql`${sql.param(rows.map((row) => row[key]))}::text[]`;
  return sql`unnest(${column("firstName")}, ${column("lastName")}, ${column("phone")}, ${column("email")})
    with ordinality as r (first_name, last_name, phone, email, n)`;
};

const assertConsents = (accountId: AccountId, which = sql``) => sql`
  insert into consents (account_id, client_id, channel, address, action, source)
  select ${accountId}, id, channel, case channel when 'sms' then phone else email end, 'granted', 'imported'
  from added cross join (values ('sms'), ('email')) as channels (channel) ${which}`;
