import { type SQL, sql } from "drizzle-orm";
import type { Channel } from "../../shared/model";
import type { Tx } from "../db/client";
import type { MessageId, NotificationId } from "../ids";
import { type Doomed, moment } from "./claim-queries";
import { order, type Result } from "./outcome";

/** Place of a state in `order`, in SQL. */
export const rank = (state: SQL): SQL => sql`array_position(${sql.param([...order])}::text[], ${state})`;

const list = (values: unknown[]) => sql.param(values);

/**
 * Writes what came of posts. Sent and failed hold whoever reports them. Queued and unknown are opinions of the process
 * that posted, and count only while the message is still its own: by now a receipt may know better.
 */
export async function record(db: Tx, owner: string, results: Result[], now: Date): Promise<void> {
  await db.execute(sql`
    update messages m
    set state = r.state, provider_id = coalesce(r.provider_id, m.provider_id), error_code = r.code, problem = r.problem,
      due_at = least(coalesce(r.due_at, m.due_at), m.expires_at), lease_until = null,
      sent_at = case when r.state = 'sent' then coalesce(m.sent_at, ${moment(now)}) else m.sent_at end
    from unnest(
      ${list(results.map((result) => result.id))}::uuid[],
      ${list(results.map((result) => result.state))}::text[],
      ${list(results.map((result) => result.providerId))}::text[],
      ${list(results.map((result) => result.code))}::text[],
      ${list(results.map((result) => result.problem))}::text[],
      ${list(results.map((result) => result.dueAt?.toISOString() ?? null))}::timestamptz[]
    ) as r (id, state, provider_id, code, problem, due_at)
    where m.id = r.id and (
      ${rank(sql`r.state`)} > greatest(${rank(sql`m.state`)}, ${order.indexOf("unknown") + 1})
      or (m.state in ('sending', 'unknown') and m.lease_owner = ${owner})
    )`);
}

const words: Record<Doomed["why"], string> = {
  over: "The opening was over before this could be sent.",
  withdrawn: "This was taken back before it was sent.",
  "opted-out": "This person opted out.",
  "bad-address": "This address was found not to work.",
};

/** Messages that will not be posted. Only queued ones: anything else may already be on its way. */
export async function cancel(db: Tx, doomed: Doomed[]): Promise<void> {
  await db.execute(sql`
    update messages m set state = 'canceled', error_code = d.why, problem = d.problem
    from unnest(
      ${list(doomed.map(({ id }) => id))}::uuid[],
      ${list(doomed.map(({ why }) => why))}::text[],
      ${list(doomed.map(({ why }) => words[why]))}::text[]
    ) as d (id, why, problem)
    where m.id = d.id and m.state = 'queued'`);
}

/** The provider turned the account away: everything due on this channel waits, in every process, and says why. */
export async function postpone(db: Tx, channel: Channel, until: Date, problem: string, now: Date): Promise<void> {
  await db.execute(sql`
    update messages set due_at = least(${moment(until)}, expires_at), problem = ${problem}
    where state = 'queued' and channel = ${channel} and due_at <= ${moment(now)}`);
}

/**
 * Returns the month's reservation of notifications of which nothing ever left for the provider: every message was
 * canceled or refused at the door. Once each, whoever asks.
 */
export async function giveBack(db: Tx, notificationIds: NotificationId[], now: Date): Promise<void> {
  await db.execute(sql`
    with returned as (
      update notifications n set given_back_at = ${moment(now)}
      where n.id = any(${list(notificationIds)}::uuid[]) and n.given_back_at is null
        and not exists (
          select from messages m where m.notification_id = n.id
            and not (m.state = 'canceled' or (m.state = 'failed' and m.provider_id is null))
        )
      returning n.account_id, n.period
    )
    update usage u set used = greatest(0, u.used - r.count)
    from (select account_id, period, count(*)::int as count from returned group by account_id, period) r
    where u.account_id = r.account_id and u.period = r.period`);
}

/** The notifications that these messages belong to. */
export async function notificationsOf(db: Tx, messageIds: MessageId[]): Promise<NotificationId[]> {
  const { rows } = await db.execute<{ id: NotificationId }>(
    sql`select distinct notification_id as id from messages where id = any(${list(messageIds)}::uuid[])`,
  );
  return rows.map(({ id }) => id);
}
