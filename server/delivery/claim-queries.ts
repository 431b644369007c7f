import { type SQL, sql } from "drizzle-orm";
import type { Channel } from "../../shared/model";
import type { Db, Tx } from "../db/client";
import { preparedSql } from "../db/prepared";
import type { AccountId, MessageId, NotificationId } from "../ids";

/** A message that this process, and no other, is to post now. */
export interface Claimed {
  id: MessageId;
  accountId: AccountId;
  recipient: string;
  body: string;
  /** The first is 1. */
  attempt: number;
  /** Null while its post has not begun. */
  begunAt: Date | null;
  /** Seconds until the opening is over. */
  validitySeconds: number;
  /** What only emails have. */
  envelope: Envelope | null;
}

interface Envelope {
  subject: string;
  senderName: string;
  /** Of the practice, as it is now; empty when none was entered. */
  postalAddress: string;
  unsubscribeToken: string;
}

/** A message that must not be posted any more. */
export interface Doomed {
  id: MessageId;
  notificationId: NotificationId;
  why: "over" | "opted-out" | "bad-address";
}

export interface Claim {
  owner: string;
  channel: Channel;
  now: Date;
  leaseUntil: Date;
  accounts: AccountId[];
  /** Messages of each of them. */
  share: number;
}

/**
 * Practitioners that have something due, the first so many after `after`. One index descent for each: ten thousand
 * messages of one are stepped over like the three of another.
 */
export async function listWaiting(db: Db, channel: Channel, after: string, most: number, now: Date) {
  const due = sql`state = 'queued' and channel = ${channel} and due_at <= ${moment(now)}`;
  const { rows } = await db.execute<{ account_id: AccountId }>(sql`
    with recursive waiting as (
      (select account_id from messages where ${due} and account_id > ${after} order by account_id limit 1)
      union all
      select next.account_id from waiting cross join lateral (
        select account_id from messages where ${due} and account_id > waiting.account_id order by account_id limit 1
      ) next
    )
    select account_id from waiting limit ${most}`);
  return rows.map((row) => row.account_id);
}

/**
 * True for a message that is in no process's hand. The planner knows the table of posts as empty, as it is when it looks:
 * it would join by comparing each with each. This form is hashed, and so is a list of ids for a join.
 */
export const nobodyHas = (messageId: SQL): SQL => sql`${messageId} not in (select message_id from posts)`;

/** The account's part of an email is looked up with it, as it is now. */
const envelopes = {
  sms: sql`null`,
  email: sql`json_build_object('subject', coalesce(m.subject, ''), 'senderName', m.sender_name,
    'postalAddress', (select postal_address from accounts a where a.id = m.account_id),
    'unsubscribeToken', m.unsubscribe_token)`,
};

/**
 * The lock on the message reads its state anew. Without it a statement that was held up between its two halves could
 * claim what another process has posted and recorded in the meantime.
 */
const statement = (channel: Channel) =>
  preparedSql<Row>(
    `claim_${channel}`,
    sql`
    with picked as materialized (
      select due.* from unnest(${sql.placeholder("accounts")}::uuid[]) as turn (account_id) cross join lateral (
        select m.id, m.account_id, m.notification_id, m.recipient, m.body, m.attempts, ${envelopes[channel]} as envelope,
          ceil(extract(epoch from m.expires_at - now.at))::int as validity_seconds,
          case when m.expires_at <= now.at then 'over' else (
            select max(kind) from suppressions s
            where s.account_id = m.account_id and s.channel = m.channel and s.address = m.recipient
          ) end as why
        from messages m cross join (select ${sql.placeholder("now")}::timestamptz) as now (at)
        where m.state = 'queued' and m.channel = ${sql.raw(`'${channel}'`)} and m.account_id = turn.account_id
          and m.due_at <= now.at and ${nobodyHas(sql`m.id`)}
        order by m.due_at limit ${sql.placeholder("share")}::int for update of m skip locked
      ) due
    ),
    taken as (
      insert into posts (message_id, channel, owner, lease_until, begun_at)
      select id, ${sql.raw(`'${channel}'`)}, ${sql.placeholder("owner")}::uuid,
        ${sql.placeholder("leaseUntil")}::timestamptz,
        case when why is null then ${sql.placeholder("begunAt")}::timestamptz end
      from picked on conflict do nothing returning message_id
    )
    select * from picked where id = any(array(select message_id from taken))`,
  );
const statements = { sms: statement("sms"), email: statement("email") };

/**
 * Takes due messages for posting, whoever else is claiming: a message is this process's when its row in `posts` is. Of
 * texts the post follows at once, so it counts as begun. Opt-outs are looked up here, as late as can be: a STOP that
 * came after the planning wins.
 */
export async function claim(db: Tx, { channel, now, leaseUntil, ...turn }: Claim) {
  const begunAt = channel === "sms" ? now : null;
  const { rows } = await statements[channel](db, { now, leaseUntil, begunAt, ...turn });

  const claimed: Claimed[] = [];
  const doomed: Doomed[] = [];
  const had = new Map<AccountId, number>();
  for (const row of rows) {
    had.set(row.account_id, (had.get(row.account_id) ?? 0) + 1);
    if (row.why) doomed.push({ id: row.id, notificationId: row.notification_id, why: row.why });
    else claimed.push({ ...present(row), begunAt });
  }
  return { claimed, doomed, had };
}

/**
 * From here on the provider may have these emails: nobody can ask it afterwards, so this is written as late as can be.
 * Answers how many of them are this process's still, and may be posted.
 */
export async function beginPosts(db: Db, owner: string, ids: MessageId[], now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update posts set begun_at = ${moment(now)}
    where message_id = any(${sql.param(ids)}::uuid[]) and owner = ${owner} and lease_until > ${moment(now)}`);
  return rowCount ?? 0;
}

/** Claims of ours whose answer was lost on the way to us: nobody has posted them, and nobody but us would. */
export async function disown(db: Db, owner: string, channel: Channel, held: Iterable<MessageId>) {
  await db.execute(sql`
    delete from posts
    where owner = ${owner} and channel = ${channel} and message_id <> all(${sql.param([...held])}::uuid[])`);
}

/** All processes must mean the same moment, and drizzle hands a bare Date to the driver, which drops its zone. */
export const moment = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;

type Row = {
  id: MessageId;
  account_id: AccountId;
  notification_id: NotificationId;
  recipient: string;
  body: string;
  attempts: number;
  validity_seconds: number;
  envelope: Envelope | null;
  why: Doomed["why"] | null;
};

const present = (row: Row) => ({
  id: row.id,
  accountId: row.account_id,
  recipient: row.recipient,
  body: row.body,
  attempt: row.attempts + 1,
  validitySeconds: row.validity_seconds,
  envelope: row.envelope,
});
