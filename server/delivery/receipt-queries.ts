import { sql } from "drizzle-orm";
import type { Channel } from "../../shared/model";
import type { Tx } from "../db/client";
import type { AccountId, MessageId } from "../ids";
import type { Receipt } from "../providers/ports";
import { moment } from "./claim-queries";
import { rank } from "./record-queries";

export type Provider = "twilio" | "sendgrid";

/** Of these events the ones not seen before; from now on they are. */
export async function insertEvents(tx: Tx, provider: Provider, eventIds: string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ event_id: string }>(sql`
    insert into webhook_events (provider, event_id)
    select distinct ${provider}, id from unnest(${sql.param(eventIds)}::text[]) as e (id) order by id
    on conflict do nothing returning event_id`);
  return rows.map((row) => row.event_id);
}

/** No provider repeats a call after so long. */
export async function deleteOldEvents(db: Tx, now: Date): Promise<void> {
  await db.execute(sql`delete from webhook_events where at < ${moment(now)} - interval '30 days'`);
}

/** The message a receipt is about, whether or not the receipt was news to it. */
export interface Reported {
  accountId: AccountId;
  channel: Channel;
  recipient: string;
}

const list = (values: unknown[]) => sql.param(values);

/** Moves messages on to what was reported, never back. Ids are ours and unguessable; a signature vouches for the rest. */
export async function applyReceipts(
  tx: Tx,
  receipts: (Receipt & { messageId: MessageId })[],
  now: Date,
): Promise<Map<MessageId, Reported>> {
  const { rows } = await tx.execute<{ id: MessageId; account_id: AccountId; channel: Channel; recipient: string }>(sql`
    with reported as (
      select * from unnest(
        ${list(receipts.map(({ messageId }) => messageId))}::uuid[],
        ${list(receipts.map(({ state }) => state))}::text[],
        ${list(receipts.map(({ providerId }) => providerId))}::text[],
        ${list(receipts.map(({ code }) => code))}::text[],
        ${list(receipts.map(({ problem }) => problem))}::text[]
      ) as r (id, state, provider_id, code, problem)
    ),
    locked as (
      -- Two calls with the same messages in another order must not wait for each other.
      select m.id from messages m join reported r on r.id = m.id order by m.id for update of m
    ),
    moved as (
      update messages m
      set state = r.state, provider_id = coalesce(m.provider_id, r.provider_id), error_code = r.code,
        problem = r.problem, sending_at = coalesce(m.sending_at, ${moment(now)}),
        sent_at = coalesce(m.sent_at, ${moment(now)})
      from reported r join locked on locked.id = r.id
      where m.id = r.id and ${rank(sql`r.state`)} > ${rank(sql`m.state`)}
    )
    select m.id, m.account_id, m.channel, m.recipient from messages m join locked on locked.id = m.id`);
  return new Map(
    rows.map(({ id, account_id: accountId, channel, recipient }) => [id, { accountId, channel, recipient }]),
  );
}
