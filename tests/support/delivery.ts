import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import pino from "pino";
import { connect } from "../../server/db/client";
import { deliveryRoutes } from "../../server/delivery/routes";
import { createSender, type Pace, type Sender } from "../../server/delivery/sender";
import type { Deps } from "../../server/deps";
import { sendError } from "../../server/http/errors";
import type { AccountId, SendId } from "../../server/ids";
import { sendgridEmails } from "../../server/providers/sendgrid";
import { twilioTexts } from "../../server/providers/twilio";
import { createTestDatabase } from "./database";
import { type ProviderDouble, startProviderDouble } from "./provider-double";

export const PUBLIC_URL = "http://slotback.test";
export const HOUR_MS = 3_600_000;

export type Delivery = Awaited<ReturnType<typeof startDelivery>>;

/** The delivery part of the product: real database, real adapters and SDKs, the double for the world outside. */
export async function startDelivery() {
  const database = await createTestDatabase();
  const double = await startProviderDouble();
  const { pool, db } = connect(database.url);
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const providers = adapters(double);
  const senders: Sender[] = [];
  let skewMs = 0;
  const now = () => new Date(Date.now() + skewMs);
  const deps = { db, pool, log, now, ...providers } as unknown as Deps;

  const app = express().use(deliveryRoutes(deps)).use(sendError(log));
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    db,
    pool,
    double,
    deps,
    logged,
    ...providers,
    /** The sender of one more process. */
    sender(pace?: Partial<Pace>) {
      const sender = createSender({ ...providers, db, log, now, publicUrl: PUBLIC_URL, ...(pace && { pace }) });
      senders.push(sender);
      return sender;
    },
    /** All of the product's clocks go forward. */
    later(ms: number) {
      skewMs += ms;
    },
    /** A provider's webhook call to the product. */
    webhook: (path: string, call: RequestInit) => fetch(origin + path, call),
    twilioWebhook: (path: string, form: Record<string, string>) =>
      fetch(origin + path, double.twilioCall(PUBLIC_URL + path, form)),
    states: (sendId: SendId) => statesOf(pool, sendId),
    async rest() {
      await Promise.all(senders.splice(0).map((sender) => sender.stop(2_000)));
      await pool.query("update messages set state = 'canceled' where state in ('queued', 'sending', 'unknown')");
      await pool.query("delete from suppressions");
      double.reset();
      logged.length = 0;
      skewMs = 0;
    },
    async close() {
      await Promise.all(senders.map((sender) => sender.stop(2_000)));
      server.closeAllConnections();
      server.close();
      await double.close();
      await pool.end();
      await database.drop();
    },
  };
}

function adapters(double: ProviderDouble) {
  const { accountSid, authToken, url, eventPublicKey } = double;
  return {
    texts: twilioTexts({ accountSid, authToken, apiUrl: url, publicUrl: PUBLIC_URL, from: "+15550100000" }),
    emails: sendgridEmails({ apiKey: "SG.double", from: "openings@slotback.test", apiUrl: url, eventPublicKey }),
  };
}

type Queryable = Delivery["pool"];

export async function newAccount(pool: Queryable, businessName = "Riverside Massage"): Promise<AccountId> {
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
export async function queueSend(pool: Queryable, { accountId, clients, ...options }: QueuedSend): Promise<SendId> {
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
       select gen_random_uuid(), $1, $2, 'Client ' || n, '2026-11' from generate_series($3::int + 1, $3 + $4) n
       returning id, client_name
     )
     insert into messages (id, account_id, notification_id, channel, recipient, subject, body, sender_name,
       unsubscribe_token, due_at, expires_at)
     select gen_random_uuid(), $1, told.id, channel,
       case channel when 'sms' then '+1555' || lpad(split_part(client_name, ' ', 2), 7, '0')
         else 'client' || split_part(client_name, ' ', 2) || '@example.com' end,
       'An opening', 'Hi ' || client_name || '! ' || $5, 'Riverside Massage', 'token-' || split_part(client_name, ' ', 2),
       now() - interval '1 second', now() + $6 * interval '1 millisecond'
     from told cross join unnest($7::text[]) channel`,
    [accountId, sendId, lastClient, clients, words, opensInMs, channels],
  );
  lastClient += clients;
  return sendId;
}

export async function statesOf(pool: Queryable, sendId: SendId): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    `select state, count(*)::int from messages m join notifications n on n.id = m.notification_id
     where n.send_id = $1 group by state`,
    [sendId],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Asks again until it holds; the database is the only thing that is sure to know. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, ms = 10_000) {
  const deadline = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Still not so after ${ms} ms: ${what}`);
    await new Promise((again) => setTimeout(again, 10));
  }
}
