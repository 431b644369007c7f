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
      (select account_id from queue where ${due} and account_id > ${after} order by account_id limit 1)
      union all
      select next.account_id from waiting cross join lateral (
        select account_id from queue where ${due} and account_id > waiting.account_id order by account_id limit 1
      ) next
    )
    select account_id from waiting limit ${most}`);
  return rows.map((row) => row.account_id);
}

/** What only emails have; the account's part of it as it is now. */
const envelope = {
  sms: sql``,
  email: sql`m.subject, m.sender_name, m.unsubscribe_token,
        (select postal_address from accounts a where a.id = m.account_id) as postal_address,`,
};

/**
 * A row of the queue that is locked by somebody is passed over, and one that is gone is gone: whoever moves it has it.
 * The message is asked for its state, because news of it does not take it out of the queue. The planner takes each table
 * for as small as it was when it looked, and would read all of it for a join: a list of ids leaves it no choice.
 */
const statement = (channel: Channel) =>
  preparedSql<Row>(
    `claim_${channel}`,
    sql`
    with picked as materialized (
      select due.message_id
      from unnest(${sql.placeholder("accounts")}::uuid[]) as turn (account_id) cross join lateral (
        select message_id from queue
        where state = 'queued' and channel = ${sql.raw(`'${channel}'`)} and account_id = turn.account_id
          and due_at <= ${sql.placeholder("now")}::timestamptz
        order by due_at limit ${sql.placeholder("share")}::int for update skip locked
      ) due
    ),
    gone as (delete from queue where message_id = any(array(select message_id from picked))),
    taken as materialized (
      select m.id, m.account_id, m.notification_id, m.recipient, m.body, m.attempts,
        ${envelope[channel]}
        ceil(extract(epoch from m.expires_at - now.at))::int as validity_seconds,
        case when m.expires_at <= now.at then 'over' else (
          select max(kind) from suppressions s
          where s.account_id = m.account_id and s.channel = m.channel and s.address = m.recipient
        ) end as why
      from messages m cross join (select ${sql.placeholder("now")}::timestamptz) as now (at)
      where m.id = any(array(select message_id from picked)) and m.state = 'queued'
    ),
    held as (
      insert into posts (message_id, account_id, channel, owner, lease_until, begun_at)
      select id, account_id, ${sql.raw(`'${channel}'`)}, ${sql.placeholder("owner")}::uuid,
        ${sql.placeholder("leaseUntil")}::timestamptz,
        case when why is null then ${sql.placeholder("begunAt")}::timestamptz end
      from taken
    )
    select * from taken`,
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
    else claimed.push(present(row, channel, begunAt));
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
export async function disown(db: Db, owner: string, channel: Channel, held: Iterable<MessageId>, now: Date) {
  await db.execute(sql`
    with mine as (
      delete from posts
      where owner = ${owner} and channel = ${channel} and message_id <> all(${sql.param([...held])}::uuid[])
      returning message_id, account_id
    )
    insert into queue (message_id, account_id, channel, state, due_at)
    select message_id, account_id, ${channel}, 'queued', ${moment(now)} from mine ${orMoved}`);
}

/** Whatever was left there by news that overtook it: nothing that is to be done again may be missing in the queue. */
export const orMoved = sql`on conflict (message_id) do update set state = excluded.state, due_at = excluded.due_at`;

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
  subject?: string | null;
  sender_name?: string;
  postal_address?: string;
  unsubscribe_token?: string;
  why: Doomed["why"] | null;
};

const present = (row: Row, channel: Channel, begunAt: Date | null): Claimed => ({
  id: row.id,
  accountId: row.account_id,
  recipient: row.recipient,
  body: row.body,
  attempt: row.attempts + 1,
  begunAt,
  validitySeconds: row.validity_seconds,
  envelope: channel === "email" ? envelopeOf(row) : null,
});

const envelopeOf = (row: Row): Envelope => ({
  subject: row.subject ?? "",
  senderName: row.sender_name!,
  postalAddress: row.postal_address!,
  unsubscribeToken: row.unsubscribe_token!,
});
