import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import type pg from "pg";
import pino from "pino";
import { connect } from "../../server/db/client";
import type { Pace } from "../../server/delivery/pace";
import { deliveryRoutes } from "../../server/delivery/routes";
import { createSender, type Sender } from "../../server/delivery/sender";
import type { Deps } from "../../server/deps";
import { sendError } from "../../server/http/errors";
import type { SendId } from "../../server/ids";
import { sendgridEmails } from "../../server/providers/sendgrid";
import { twilioTexts } from "../../server/providers/twilio";
import { createTestDatabase } from "./database";
import { type ProviderDouble, startProviderDouble } from "./provider-double";

export { HOUR_MS, newAccount, queueSend } from "./queue";

export const PUBLIC_URL = "http://slotback.test";

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
    databaseUrl: database.url,
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
      await Promise.all(senders.splice(0).map((sender) => sender.stop(30_000)));
      await pool.query("update messages set state = 'canceled' where state in ('queued', 'unknown')");
      await pool.query("delete from queue");
      await pool.query("delete from posts");
      await pool.query("delete from suppressions");
      double.reset();
      logged.length = 0;
      skewMs = 0;
    },
    async close() {
      await Promise.all(senders.map((sender) => sender.stop(30_000)));
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

export async function statesOf(pool: pg.Pool, sendId: SendId): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    `select state, count(*)::int from messages m join notifications n on n.id = m.notification_id
     where n.send_id = $1 group by state`,
    [sendId],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** A door that is shut until it is opened. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Asks again until it holds; the database is the only thing that is sure to know. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, ms = 30_000) {
  const deadline = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Still not so after ${ms} ms: ${what}`);
    await new Promise((again) => setTimeout(again, 10));
  }
}
