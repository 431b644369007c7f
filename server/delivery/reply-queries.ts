import { sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import type { AccountId } from "../ids";

/** The practitioner whose text to this number is the newest that may have arrived. */
export async function findLastTexter(db: Tx, phone: string): Promise<AccountId | null> {
  const { rows } = await db.execute<{ account_id: AccountId }>(sql`
    select account_id from messages
    where recipient = ${phone} and channel = 'sms'
      and (sending_at is not null or exists (select from posts p where p.message_id = messages.id))
    order by created_at desc, sending_at desc limit 1`);
  return rows[0]?.account_id ?? null;
}

/** Practitioners whose texts this number has stopped, the latest first. */
export async function listStopped(db: Tx, phone: string): Promise<AccountId[]> {
  const { rows } = await db.execute<{ account_id: AccountId }>(sql`
    select account_id from suppressions
    where channel = 'sms' and address = ${phone} and kind = 'opted-out'
    order by at desc`);
  return rows.map((row) => row.account_id);
}
