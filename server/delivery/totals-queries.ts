import { sql } from "drizzle-orm";
import type { Delivery, DeliveryState, SendTotals } from "../../shared/model";
import type { Tx } from "../db/client";
import type { MessageState } from "../db/schema";
import type { AccountId, SendId } from "../ids";

export type Totals = (typeof SendTotals)["_output"];
export type DeliveryRow = (typeof Delivery)["_output"];

/**
 * Counted in clients. One who got either message is told; while one of them may still arrive, or is yet to be queued,
 * the client is pending; the others, and those whom the month's limit cut off, were not told. The messages of a send are
 * looked up together, as one list of notifications: these lie side by side in the index, and one by one they take twice
 * as long. As a join the planner reads all messages of everybody.
 */
export async function countSends(db: Tx, accountId: AccountId, ids: SendId[]): Promise<Map<SendId, Totals>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: SendId; total: number; sent: number; pending: number }>(sql`
    select s.id, s.total, counted.sent, counted.pending + (
        select coalesce(sum(cardinality(clients) - planned), 0)::int from fan_outs f where f.send_id = s.id
      ) as pending
    from sends s cross join lateral (
      select count(*) filter (where told)::int as sent, count(*) filter (where open and not told)::int as pending
      from (
        select bool_or(state in ('sent', 'delivered')) as told,
          bool_or(state = 'queued' or (state = 'unknown' and expires_at > now())) as open
        from messages
        where notification_id = any(array(
          select id from notifications n where n.account_id = ${accountId} and n.send_id = s.id
        ))
        group by notification_id
      ) client
    ) counted
    where s.account_id = ${accountId} and s.id = any(${sql.param(ids)}::uuid[])`);
  return new Map(
    rows.map(({ id, total, sent, pending }) => [id, { total, sent, pending, failed: total - sent - pending }]),
  );
}

/**
 * True while messages of this send are to be queued, or on their way to the provider and nothing is in their way. Asked
 * many times a second, so what is queued is read in the order of its small index, up to the first of this send. As a join
 * the planner reads all messages there are, or, while statistics are young, all open ones for every notification.
 */
export async function isUnderway(db: Tx, accountId: AccountId, sendId: SendId): Promise<boolean> {
  const isOfSend = sql`(
    select n.send_id from messages m join notifications n on n.id = m.notification_id
    where m.id = message_id and m.state = 'queued' and m.problem is null
  ) = ${sendId}`;
  const { rows } = await db.execute(sql`
    select from fan_outs where account_id = ${accountId} and send_id = ${sendId}
    union all
    (select from posts where account_id = ${accountId} and ${isOfSend} limit 1)
    union all
    (select from unnest(array['sms', 'email']) as lane (channel) cross join lateral (
      select from queue
      where state = 'queued' and channel = lane.channel and account_id = ${accountId} and ${isOfSend}
      order by due_at limit 1
    ) waiting)
    limit 1`);
  return rows.length > 0;
}

type Side = { state: MessageState | null; why: string | null; problem: string | null; skipped: string | null };

/** Each client of one send with what became of each message, in waitlist order. */
export async function listDeliveries(db: Tx, accountId: AccountId, sendId: SendId): Promise<DeliveryRow[]> {
  const side = (channel: "sms" | "email") => sql`
    json_build_object('state', ${sql.raw(channel)}.state, 'why', ${sql.raw(channel)}.error_code,
      'problem', ${sql.raw(channel)}.problem, 'skipped', n.${sql.raw(channel)}_skipped) as ${sql.raw(channel)}`;
  const { rows } = await db.execute<{ id: string; name: string; sms: Side; email: Side }>(sql`
    select n.id, n.client_name as name, ${side("sms")}, ${side("email")}
    from notifications n
    left join messages sms on sms.notification_id = n.id and sms.channel = 'sms'
    left join messages email on email.notification_id = n.id and email.channel = 'email'
    left join clients c on c.id = n.client_id and c.account_id = n.account_id
    where n.account_id = ${accountId} and n.send_id = ${sendId}
    order by c.position nulls last, n.client_name`);
  return rows.map(({ id, name, sms, email }) => ({
    notificationId: id,
    name,
    sms: shown(sms),
    email: shown(email),
    problem: [...new Set([sms.problem, email.problem])].filter(Boolean).join(" ") || null,
  }));
}

const states: Record<MessageState, DeliveryState> = {
  queued: "waiting",
  unknown: "unknown",
  sent: "sent",
  delivered: "delivered",
  failed: "failed",
  canceled: "canceled",
};

function shown({ state, why, skipped }: Side): DeliveryState | null {
  if (!state) return skipped as DeliveryState | null;
  // Canceled at the last moment for the reason that would have skipped it at the first.
  return state === "canceled" && (why === "opted-out" || why === "bad-address") ? why : states[state];
}
