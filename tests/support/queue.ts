import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { AccountId, SendId } from "../../server/ids";

export const HOUR_MS = 3_600_000;

export async function newAccount(pool: pg.Pool, businessName = "Riverside Massage"): Promise<AccountId> {
  const name = randomUUID();
  const { rows } = await pool.query(
    `insert into accounts (issuer, subject, email_token, join_token, business_name) values ('test', $1, $1, $1, $2)
     returning id`,
    [name, businessName],
  );
  return rows[0].id;
}

export interface QueuedSend {
  accountId: AccountId;
  clients: number;
  channels?: ("sms" | "email")[];
  words?: string;
  /** From now until the opening. */
  opensInMs?: number;
}

let lastClient = 0;

/** A send as the planner leaves it: notifications and messages, due now. Every client has an address nobody else has. */
export async function queueSend(pool: pg.Pool, { accountId, clients, ...options }: QueuedSend): Promise<SendId> {
  const { channels = ["sms"], words = "An appointment just opened.", opensInMs = 24 * HOUR_MS } = options;
  const sendId = randomUUID() as SendId;
  await pool.query("insert into sends (id, account_id, method, total) values ($1, $2, 'both', $3)", [
    sendId,
    accountId,
    clients,
  ]);
  await pool.query(
    `insert into usage (account_id, period, used) values ($1, '2026-11', $2)
     on conflict (account_id, period) do update set used = usage.used + $2`,
    [accountId, clients],
  );
  await pool.query(
    `with told as (
       insert into notifications (id, account_id, send_id, client_name, period)
       select uuidv7(), $1, $2, 'Client ' || n, '2026-11' from generate_series($3::int + 1, $3 + $4) n
       returning id, client_name
     ),
     written as (
       insert into messages (id, account_id, notification_id, channel, recipient, subject, body, sender_name,
         unsubscribe_token, expires_at)
       select uuidv7(), $1, told.id, channel,
         case channel when 'sms' then '+1555' || lpad(split_part(client_name, ' ', 2), 7, '0')
           else 'client' || split_part(client_name, ' ', 2) || '@example.com' end,
         'An opening', 'Hi ' || client_name || '! ' || $5, 'Riverside Massage', 'token-' || split_part(client_name, ' ', 2),
         now() + $6 * interval '1 millisecond'
       from told cross join unnest($7::text[]) channel returning id, account_id, channel
     )
     insert into queue (message_id, account_id, channel, state, due_at)
     select id, account_id, channel, 'queued', now() - interval '1 second' from written`,
    [accountId, sendId, lastClient, clients, words, opensInMs, channels],
  );
  lastClient += clients;
  return sendId;
}
