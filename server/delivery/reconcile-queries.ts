import { sql } from "drizzle-orm";
import type { Db } from "../db/client";
import type { AccountId, MessageId } from "../ids";
import { moment } from "./claim-queries";

/**
 * Posts whose process did not come back. A message whose post had not begun is simply free again; what became of the
 * others nobody knows, but of texts Twilio can be asked.
 */
export async function expireLeases(db: Db, now: Date): Promise<number> {
  const result = await db.execute(sql`
    with over as (delete from posts where lease_until < ${moment(now)} returning message_id, begun_at)
    update messages m
    set state = 'unknown', sending_at = over.begun_at, due_at = ${moment(now)},
      problem = 'It is not known whether this was sent.'
    from over where m.id = over.message_id and over.begun_at is not null and m.state = 'queued'`);
  return result.rowCount ?? 0;
}

export interface Unknown {
  id: MessageId;
  accountId: AccountId;
  recipient: string;
  body: string;
  sendingAt: Date;
}

/**
 * Texts about which the provider is to be asked now. Taking them sets the next question, so that no two processes ask
 * at once, and one that dies asking leaves nothing behind; questions become rarer the longer there is no answer.
 */
export async function takeUnknownTexts(db: Db, now: Date, askAfterMs: number, most: number): Promise<Unknown[]> {
  const { rows } = await db.execute<{
    id: MessageId;
    account_id: AccountId;
    recipient: string;
    body: string;
    sending_at: string;
  }>(sql`
    update messages set due_at = ${moment(now)} + greatest(${askAfterMs} * interval '1 ms', (${moment(now)} - sending_at) / 4)
    where id in (
      select id from messages
      where state = 'unknown' and channel = 'sms' and due_at <= ${moment(now)}
        and expires_at > ${moment(now)} - interval '1 hour'
      order by due_at limit ${most} for update skip locked
    )
    returning id, account_id, recipient, body, sending_at`);
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    recipient: row.recipient,
    body: row.body,
    sendingAt: new Date(row.sending_at),
  }));
}

/**
 * Gives an unknown text the first of the provider's texts that no other message of ours is known to be: two openings
 * may be told in the same words.
 */
export async function settleFound(db: Db, text: Unknown, providerIds: string[], now: Date): Promise<boolean> {
  // Two of ours in the same words to the same number take turns, or both would take the same text for theirs.
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text.recipient}, 0))`);
    const { rowCount } = await tx.execute(sql`
    update messages m
    set state = 'sent', provider_id = found.id, problem = null, sent_at = coalesce(m.sent_at, ${moment(now)})
    from (
      select id from unnest(${sql.param(providerIds)}::text[]) with ordinality as listed (id, place)
      where not exists (
        select from messages other
        where other.channel = 'sms' and other.recipient = ${text.recipient} and other.provider_id = listed.id and other.id <> ${text.id}
      )
      order by place limit 1
    ) found
    where m.id = ${text.id} and m.account_id = ${text.accountId} and m.state = 'unknown'`);
    return (rowCount ?? 0) > 0;
  });
}

/** The provider surely does not have it: it is posted again, if the opening still stands. */
export async function requeueAbsent(db: Db, text: Unknown, now: Date): Promise<void> {
  await db.execute(sql`
    update messages set state = 'queued', due_at = ${moment(now)}, problem = null
    where id = ${text.id} and account_id = ${text.accountId} and state = 'unknown'
      and date_trunc('milliseconds', sending_at) = ${moment(text.sendingAt)} and expires_at > ${moment(now)}`);
}
