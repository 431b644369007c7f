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
  /** Practitioners whose turn it is, from the first after `after`. */
  accounts: number;
  after: string;
  /** Messages in all, in equal shares. */
  messages: number;
}

/**
 * Takes due messages for posting, in one statement and whoever else is claiming.
 *
 * `turns` steps through the practitioners that have something due with one index descent for each, so that ten
 * thousand messages of one do not hide the twenty of another; each gets the same share. A claimed message is `sending`:
 * claims are only as large as the number of calls that may begin at once, so the post follows at once. Opt-outs are
 * looked up here, as late as can be: a STOP that came after the planning wins.
 */
export async function claim(db: Db, { owner, channel, now, leaseUntil, accounts, after, messages }: Claim) {
  const at = moment(now);
  const due = sql`state = 'queued' and channel = ${channel} and due_at <= ${at}`;
  const { rows } = await db.execute<Row>(sql`
    with recursive turn as (
      (select account_id from messages where ${due} and account_id > ${after} order by account_id limit 1)
      union all
      select next.account_id from turn cross join lateral (
        select account_id from messages where ${due} and account_id > turn.account_id order by account_id limit 1
      ) next
    ),
    turns as (select account_id from turn limit ${accounts}),
    picked as (
      select due.id, due.notification_id, due.why
      from turns cross join lateral (
        select id, notification_id, case when expires_at <= ${at} then 'over' else (
          select max(kind) from suppressions s
          where s.account_id = messages.account_id and s.channel = messages.channel and s.address = recipient
        ) end as why
        from messages where ${due} and account_id = turns.account_id
        order by due_at
        limit (select ceil(${messages}::numeric / count(*))::int from turns)
        for update skip locked
      ) due
    ),
    claimed as (
      update messages m
      set state = 'sending', lease_owner = ${owner}, lease_until = ${moment(leaseUntil)}, sending_at = ${at},
        attempts = attempts + 1
      from picked where m.id = picked.id and picked.why is null
      returning m.id as claimed_id, m.account_id, m.recipient, m.subject, m.body, m.sender_name, m.unsubscribe_token, m.attempts,
        ceil(extract(epoch from m.expires_at - ${at}))::int as validity_seconds
    )
    select picked.id, picked.notification_id, picked.why, claimed.*
    from picked left join claimed on claimed_id = picked.id`);

  const claimed: Claimed[] = [];
  const doomed: Doomed[] = [];
  for (const row of rows) {
    if (row.why) doomed.push({ id: row.id, notificationId: row.notification_id, why: row.why });
    else claimed.push(present(row));
  }
  return { claimed, doomed };
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
  unsubscribeToken: row.unsubscribe_token,
  attempt: row.attempts,
  validitySeconds: row.validity_seconds,
});
