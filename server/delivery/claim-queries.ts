import { type SQL, sql } from "drizzle-orm";
import type { Channel } from "../../shared/model";
import type { Db } from "../db/client";
import type { AccountId, MessageId, NotificationId } from "../ids";

/** A message that this process, and no other, is to post now. */
export interface Claimed {
  id: MessageId;
  accountId: AccountId;
  recipient: string;
  subject: string | null;
  body: string;
  senderName: string;
  /** Of the practice, as it is now; empty when none was entered. */
  postalAddress: string;
  unsubscribeToken: string | null;
  attempt: number;
  /** Seconds until the opening is over. */
  validitySeconds: number;
}

/** A message that must not be posted any more. */
export interface Doomed {
  id: MessageId;
  notificationId: NotificationId;
  why: "over" | "withdrawn" | "opted-out" | "bad-address";
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
 * Takes due messages for posting, whoever else is claiming. A claimed message is `sending`: claims are only as large as
 * the number of calls that may begin at once, so the post follows at once. Opt-outs are looked up here, as late as can
 * be: a STOP that came after the planning wins.
 */
export async function claim(db: Db, { owner, channel, now, leaseUntil, accounts, share }: Claim) {
  const at = moment(now);
  const { rows } = await db.execute<Row>(sql`
    with picked as (
      select due.id, turn.account_id, due.notification_id, due.why
      from unnest(${sql.param(accounts)}::uuid[]) as turn (account_id) cross join lateral (
        select id, notification_id, case when expires_at <= ${at} then 'over' else (
          select max(kind) from suppressions s
          where s.account_id = messages.account_id and s.channel = messages.channel and s.address = recipient
        ) end as why
        from messages
        where state = 'queued' and channel = ${channel} and account_id = turn.account_id and due_at <= ${at}
        order by due_at limit ${share} for update skip locked
      ) due
    ),
    claimed as (
      update messages m
      set state = 'sending', lease_owner = ${owner}, lease_until = ${moment(leaseUntil)},
        sending_at = ${channel === "sms" ? at : sql`null`},
        attempts = attempts + 1
      -- As an array: joined, the planner takes the picked for many and reads the whole table.
      where m.id = any(array(select id from picked where why is null))
      returning m.id as claimed_id, m.recipient, m.subject, m.body, m.sender_name, m.unsubscribe_token,
        (select postal_address from accounts a where a.id = m.account_id) as postal_address, m.attempts, ceil(extract(epoch from m.expires_at - ${at}))::int as validity_seconds
    )
    select picked.*, claimed.*
    from picked left join claimed on claimed_id = picked.id`);

  const claimed: Claimed[] = [];
  const doomed: Doomed[] = [];
  const had = new Map<AccountId, number>();
  for (const row of rows) {
    had.set(row.account_id, (had.get(row.account_id) ?? 0) + 1);
    if (row.why) doomed.push({ id: row.id, notificationId: row.notification_id, why: row.why });
    else claimed.push(present(row));
  }
  return { claimed, doomed, had };
}

/**
 * From here on the provider may have these emails: nobody can ask it afterwards, so this is written as late as can be.
 * Answers which of them are this process's still, and may be posted.
 */
export async function beginPosts(db: Db, owner: string, ids: MessageId[], now: Date): Promise<Set<MessageId>> {
  const { rows } = await db.execute<{ id: MessageId }>(sql`
    update messages set sending_at = ${moment(now)}
    where id = any(${sql.param(ids)}::uuid[]) and state = 'sending' and lease_owner = ${owner}
      and lease_until > ${moment(now)}
    returning id`);
  return new Set(rows.map(({ id }) => id));
}

/** Claims of ours whose answer was lost on the way to us: nobody has posted them, and nobody but us would. */
export async function disown(db: Db, owner: string, channel: Channel, held: Iterable<MessageId>) {
  await db.execute(sql`
    update messages set state = 'queued', lease_owner = null, lease_until = null, sending_at = null
    where state = 'sending' and lease_owner = ${owner} and channel = ${channel}
      and id <> all(${sql.param([...held])}::uuid[])`);
}

/** All processes must mean the same moment, and drizzle hands a bare Date to the driver, which drops its zone. */
export const moment = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;

type Row = {
  id: MessageId;
  notification_id: NotificationId;
  why: Doomed["why"] | null;
  account_id: AccountId;
  recipient: string;
  subject: string | null;
  body: string;
  sender_name: string;
  postal_address: string;
  unsubscribe_token: string | null;
  attempts: number;
  validity_seconds: number;
};

const present = (row: Row): Claimed => ({
  id: row.id,
  accountId: row.account_id,
  recipient: row.recipient,
  subject: row.subject,
  body: row.body,
  senderName: row.sender_name,
  postalAddress: row.postal_address,
  unsubscribeToken: row.unsubscribe_token,
  attempt: row.attempts,
  validitySeconds: row.validity_seconds,
});
