import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Poster } from "../poster";
import { type Db, deleteItem, insertItems, listItems } from "../store";
import { API_VERSION, newId } from "./objects";

interface Event {
  id: string;
  type: string;
  [field: string]: unknown;
}

/** Stripe goes on for three days; here a restart picks up what is left. */
const RETRY_MS = [250, 5_000, 30_000];

/** `Stripe-Signature`: the moment and the HMAC of moment and body, keyed with the endpoint's secret. */
export function stripeSignature(secret: string, payload: string, seconds: number) {
  const mac = createHmac("sha256", secret).update(`${seconds}.${payload}`, "utf8").digest("hex");
  return `t=${seconds},v1=${mac}`;
}

export type StripeEvents = ReturnType<typeof createStripeEvents>;

/** Events are rows until the webhook took them, so that one cut off by a crash is told after the next start. */
export function createStripeEvents(options: {
  db: Db;
  webhookSecret: string;
  webhook: string;
  poster: Poster;
  now: () => Date;
}) {
  const { db, webhook, poster, now } = options;
  const closing = new AbortController();
  const seconds = () => Math.floor(now().getTime() / 1000);

  async function deliver(event: Event) {
    const payload = JSON.stringify(event, null, 2);
    for (const pause of [0, ...RETRY_MS]) {
      await sleep(pause, undefined, { signal: closing.signal });
      const headers = {
        "content-type": "application/json; charset=utf-8",
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        "stripe-signature": stripeSignature(options.webhookSecret, payload, seconds()),
      };
      const answer = await poster.queue(webhook, headers, payload);
      if (answer && answer.status < 300) {
        await deleteItem(db, "stripe.event", event.id);
        return;
      }
    }
  }

  async function inOrder(events: Event[]) {
    for (const event of events) await deliver(event).catch(() => undefined);
  }

  return {
    /** Stores the events, then posts them in order. `taken` resolves when all were, or the last try was made. */
    async tell(...told: { type: string; object: object; before?: object }[]) {
      const events = told.map(({ type, object, before }) => ({
        id: newId("evt"),
        object: "event",
        api_version: API_VERSION,
        created: seconds(),
        data: { object, ...(before ? { previous_attributes: before } : {}) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      }));
      const rows = events.map((event) => ({ id: event.id, at: now(), data: event }));
      await insertItems(db, "stripe.event", rows);
      return { taken: inOrder(events) };
    },
    /** What an earlier run of this server could not deliver. */
    async resume() {
      const left = await listItems<Event>(db, "stripe.event");
      await inOrder(left.reverse().map((row) => row.data));
    },
    close: () => closing.abort(),
  };
}
