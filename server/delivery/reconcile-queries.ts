import { sql } from "drizzle-orm";
import type { Db } from "../db/client";
import type { AccountId, MessageId } from "../ids";
import { moment, orMoved } from "./claim-queries";

/**
 * Posts whose process did not come back. A message whose post had not begun is simply free again; what became of the
 * others nobody knows, but of texts Twilio can be asked. Answers how many those are.
 */
export async function expireLeases(db: Db, now: Date): Promise<number> {
  const { rows } = await db.execute<{ lost: number }>(sql`
    with over as (
      delete from posts where lease_until < ${moment(now)} returning message_id, account_id, channel, begun_at
    ),
    lost as (
      update messages m
      set state = 'unknown', sending_at = over.begun_at, problem = 'It is not known whether this was sent.'
      from over
      where m.id = any(array(select message_id from over)) and m.id = over.message_id and over.begun_at is not null
        and m.state = 'queued'
      returning m.id
    ),
    back as (
      insert into queue (message_id, account_id, channel, state, due_at)
      select message_id, account_id, channel, case when begun_at is null then 'queued' else 'unknown' end, ${moment(now)}
      from over where begun_at is null or message_id in (select id from lost) ${orMoved}
    )
    select count(*)::int as lost from lost`);
  return rows[0]?.lost ?? 0;
}

export interface Unknown {
  id: MessageId;
  accountId: AccountId;
  recipient: string;
  body: string;
  sendingAt: Date;
  /** Whether its provider is to be asked: Twilio, until the opening is an hour past. */
  asked: boolean;
}

/**
 * Unknown messages that are to be looked into now. Taking them sets the next look, so that no two processes ask at
 * once, and one that dies asking leaves nothing behind; looks become rarer the longer there is no answer. Those of which
 * there was news meanwhile leave the queue here.
 */
export async function takeUnknown(db: Db, now: Date, askAfterMs: number, most: number): Promise<Unknown[]> {
  const { rows } = await db.execute<{
    id: MessageId;
    account_id: AccountId;
    recipient: string;
    body: string;
    sending_at: string;
    asked: boolean;
  }>(sql`
    with due as materialized (
      select message_id from queue
      where state = 'unknown' and due_at <= ${moment(now)} order by due_at limit ${most} for update skip locked
    ),
    unknown as materialized (
      select id, account_id, recipient, body, sending_at,
        channel = 'sms' and expires_at > ${moment(now)} - interval '1 hour' as asked
      from messages where id = any(array(select message_id from due)) and state = 'unknown'
    ),
    settled as (
      delete from queue
      where message_id = any(array(select message_id from due)) and message_id <> all(array(select id from unknown))
    ),
    later as (
      update queue q
      set due_at = ${moment(now)} + greatest(${askAfterMs} * interval '1 ms', (${moment(now)} - unknown.sending_at) / 4)
      from unknown where q.message_id = any(array(select id from unknown)) and q.message_id = unknown.id
    )
    select * from unknown`);
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    recipient: row.recipient,
    body: row.body,
    sendingAt: new Date(row.sending_at),
    asked: row.asked,
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
    with again as (
      update messages set state = 'queued', problem = null
      where id = ${text.id} and account_id = ${text.accountId} and state = 'unknown'
        and date_trunc('milliseconds', sending_at) = ${moment(text.sendingAt)} and expires_at > ${moment(now)}
      returning id, account_id, channel
    )
    insert into queue (message_id, account_id, channel, state, due_at)
    select id, account_id, channel, 'queued', ${moment(now)} from again ${orMoved}`);
}
