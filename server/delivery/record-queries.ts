import { type SQL, sql } from "drizzle-orm";
import type { Channel } from "../../shared/model";
import type { Tx } from "../db/client";
import { preparedSql } from "../db/prepared";
import type { MessageId, NotificationId } from "../ids";
import { type Doomed, moment, orMoved } from "./claim-queries";
import { order, type Result } from "./outcome";

/** Place of a state in `order`, in SQL. */
export const rank = (state: SQL): SQL => sql`array_position(${sql.param([...order])}::text[], ${state})`;

const list = (values: unknown[]) => sql.param(values);

/** The list of ids in both places keeps the planner from reading a table as a whole that is small when it looks. */
const statement = preparedSql(
  "record",
  sql`
  with r as (
    select * from unnest(
      ${sql.placeholder("ids")}::uuid[], ${sql.placeholder("states")}::text[], ${sql.placeholder("providerIds")}::text[],
      ${sql.placeholder("codes")}::text[], ${sql.placeholder("problems")}::text[],
      ${sql.placeholder("begunAts")}::timestamptz[], ${sql.placeholder("dueAts")}::timestamptz[]
    ) as r (id, state, provider_id, code, problem, begun_at, due_at)
  ),
  own as (
    delete from posts where message_id = any(array(select id from r)) and owner = ${sql.placeholder("owner")}::uuid
    returning message_id
  ),
  written as (
    update messages m
    set state = r.state, provider_id = coalesce(r.provider_id, m.provider_id), error_code = r.code, problem = r.problem,
      attempts = m.attempts + (r.begun_at is not null)::int, sending_at = coalesce(r.begun_at, m.sending_at),
      sent_at = case when r.state = 'sent' then coalesce(m.sent_at, ${sql.placeholder("now")}::timestamptz) else m.sent_at end
    from r
    where m.id = any(array(select id from r)) and m.id = r.id and (
      ${rank(sql`r.state`)} > greatest(${rank(sql`m.state`)}, ${order.indexOf("unknown") + 1})
      or (m.state = 'queued' and m.id = any(array(select message_id from own)))
    )
    returning m.id, m.account_id, m.channel, m.state, least(r.due_at, m.expires_at) as due_at
  )
  insert into queue (message_id, account_id, channel, state, due_at)
  select id, account_id, channel, state, due_at from written where state in ('queued', 'unknown') ${orMoved}`,
);

/**
 * Writes what came of posts, and lets go of them. Sent and failed hold whoever reports them. The rest are opinions of
 * the process that had the message, and count only while it still has and nobody knows better: by now there may be a
 * receipt.
 */
export async function record(db: Tx, owner: string, results: Result[], now: Date): Promise<void> {
  await statement(db, {
    ...{ owner, now },
    ids: results.map((result) => result.id),
    states: results.map((result) => result.state),
    providerIds: results.map((result) => result.providerId),
    codes: results.map((result) => result.code),
    problems: results.map((result) => result.problem),
    begunAts: results.map((result) => result.begunAt?.toISOString() ?? null),
    dueAts: results.map((result) => result.dueAt?.toISOString() ?? null),
  });
}

const words: Record<Doomed["why"], string> = {
  over: "The opening was over before this could be sent.",
  "opted-out": "This person opted out.",
  "bad-address": "This address was found not to work.",
};

/** What is written to a message that will not be posted. */
export const canceled = ({ id, why }: Doomed): Result => ({
  ...{ id, state: "canceled", code: why, problem: words[why] },
  ...{ providerId: null, begunAt: null, dueAt: null },
});

/** The provider turned the account away: everything due on this channel waits, in every process, and says why. */
export async function postpone(tx: Tx, channel: Channel, until: Date, problem: string, now: Date): Promise<void> {
  const due = sql`state = 'queued' and channel = ${channel} and due_at <= ${moment(now)}`;
  await tx.execute(sql`
    update messages set problem = ${problem}
    where state = 'queued' and id = any(array(select message_id from queue where ${due}))`);
  await tx.execute(sql`update queue set due_at = ${moment(until)} where ${due}`);
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
