import { createHash, createPrivateKey, sign } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { SentEmail } from "../../../shared/sandbox-api";
import type { Poster } from "../poster";
import { type Db, listItems, patchItems } from "../store";

type Event = Record<string, string | number>;

export interface StoredEmail extends SentEmail {
  /** The `X-Message-Id` of the call that it came with. */
  messageId: string;
  told: boolean;
}

/** SendGrid posts at most 768 kB at a time. */
const MOST_EMAILS = 250;
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

/** The same email has the same events with the same ids, however often they are told. */
function eventsOf(email: StoredEmail): Event[] {
  return email.to.split(", ").flatMap((address) => {
    const event = (what: Event) => ({
      ...email.customArgs,
      email: address,
      timestamp: Math.floor(Date.parse(email.at) / 1000),
      "smtp-id": `<${email.id}@sandbox>`,
      sg_message_id: `${email.messageId}.sandbox-0`,
      ...what,
      sg_event_id: createHash("sha256").update(`${email.id} ${address} ${what.event}`).digest("base64url"),
    });
    return [event({ event: "processed" }), event(fateOf(address))];
  });
}

export type EmailEvents = ReturnType<typeof createEmailEvents>;

/** An email is untold until the webhook took its events, so that those cut off by a crash come after the next start. */
export function createEmailEvents(options: {
  db: Db;
  privateKey: string;
  webhook: string;
  poster: Poster;
  now: () => Date;
}) {
  const { db, webhook, poster, now } = options;
  const key = createPrivateKey({ key: Buffer.from(options.privateKey, "base64"), format: "der", type: "pkcs8" });
  const closing = new AbortController();
  let waiting: StoredEmail[] = [];
  let running = false;

  async function tell(emails: StoredEmail[]) {
    // As SendGrid writes it: one event a line, CRLF. Who parses and re-serialises before verifying fails.
    const lines = emails.flatMap(eventsOf).map((event) => JSON.stringify(event));
    const body = `[${lines.join(",\r\n")}]\r\n`;
    for (const pause of [0, ...RETRY_MS]) {
      await sleep(pause, undefined, { signal: closing.signal });
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const answer = await poster.queue(webhook, signed(timestamp, body), body);
      if (!answer || answer.status >= 300) continue;
      const ids = emails.map((email) => email.id);
      return patchItems<StoredEmail>(db, "email", ids, { told: true });
    }
  }

  const signed = (timestamp: string, body: string) => ({
    "content-type": "application/json;charset=utf-8",
    "user-agent": "SendGrid Event API",
    "x-twilio-email-event-webhook-signature": sign("sha256", Buffer.from(timestamp + body), key).toString("base64"),
    "x-twilio-email-event-webhook-timestamp": timestamp,
  });

  async function drain() {
    running = true;
    // The answer to the request that made the emails goes out first.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_EMAILS);
      waiting = waiting.slice(MOST_EMAILS);
      const told = tell(batch).catch(() => undefined);
      // A refused batch waits for its retries without holding up the next one.
      await Promise.race([told, sleep(1_000, undefined, { signal: closing.signal }).catch(() => undefined)]);
    }
    running = false;
  }

  function add(emails: StoredEmail[]) {
    waiting.push(...emails);
    if (!running) void drain();
  }

  return {
    add,
    /** What an earlier run of this server could not tell. */
    async resume() {
      const left = await listItems<StoredEmail>(db, "email", { match: { told: false } });
      add(left.reverse().map((row) => row.data));
    },
    close: () => closing.abort(),
  };
}
