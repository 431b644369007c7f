import { createPrivateKey, randomBytes, sign } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { SentEmail } from "../../../shared/sandbox-api";
import type { Poster } from "../poster";

type Event = Record<string, string | number>;

const MOST_EVENTS = 500;
/** SendGrid tries again for 24 hours; a stand-in that is restarted with its product need not. */
const RETRY_MS = [500, 2_000, 10_000, 60_000];

/** What a mailbox does with an email: an address starting with "bounce" or "spam" shows the sad paths. */
function fateOf(address: string): Event {
  if (address.startsWith("bounce")) {
    return { event: "bounce", type: "bounce", status: "5.1.1", reason: "550 5.1.1 The email account does not exist" };
  }
  if (address.startsWith("spam")) return { event: "spamreport" };
  return { event: "delivered", response: "250 OK" };
}

export function eventsOf(email: SentEmail, messageId: string, seconds: number): Event[] {
  return email.to.split(", ").flatMap((address) => {
    const common = {
      ...email.customArgs,
      email: address,
      timestamp: seconds,
      "smtp-id": `<${messageId}@sandbox>`,
      sg_message_id: `${messageId}.sandbox-0`,
    };
    const event = (what: Event) => ({ ...common, ...what, sg_event_id: randomBytes(16).toString("base64url") });
    return [event({ event: "processed" }), event(fateOf(address))];
  });
}

export function createEventWebhook(options: { privateKey: string; webhook: string; poster: Poster; now: () => Date }) {
  const { webhook, poster, now } = options;
  const key = createPrivateKey({ key: Buffer.from(options.privateKey, "base64"), format: "der", type: "pkcs8" });
  const closing = new AbortController();
  let waiting: Event[] = [];
  let running = false;

  async function post(events: Event[]) {
    // As SendGrid writes it: one event a line, CRLF. Who parses and re-serialises before verifying fails.
    const body = `[${events.map((event) => JSON.stringify(event)).join(",\r\n")}]\r\n`;
    for (const pause of [0, ...RETRY_MS]) {
      await sleep(pause, undefined, { signal: closing.signal });
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const signature = sign("sha256", Buffer.from(timestamp + body), key).toString("base64");
      const headers = {
        "content-type": "application/json;charset=utf-8",
        "user-agent": "SendGrid Event API",
        "x-twilio-email-event-webhook-signature": signature,
        "x-twilio-email-event-webhook-timestamp": timestamp,
      };
      const answer = await poster.queue(webhook, headers, body);
      if (answer && answer.status < 300) return;
    }
  }

  async function drain() {
    running = true;
    // The answer to the request that made the events goes out first.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_EVENTS);
      waiting = waiting.slice(MOST_EVENTS);
      // A refused batch waits for its retries without holding up the next one.
      const sent = post(batch).catch(() => undefined);
      await Promise.race([sent, sleep(1_000, undefined, { signal: closing.signal }).catch(() => undefined)]);
    }
    running = false;
  }

  return {
    add(events: Event[]) {
      waiting.push(...events);
      if (!running) void drain();
    },
    close: () => closing.abort(),
  };
}
