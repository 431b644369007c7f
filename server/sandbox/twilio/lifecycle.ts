import type { Logger } from "pino";
import type { Poster } from "../poster";
import type { Text } from "./message";
import { signedForm } from "./signature";
import type { TextStore } from "./texts";

interface Underway {
  sid: string;
  text: Text;
}

const MOST_AT_ONCE = 500;

/**
 * What happens to a text after Twilio took it: sent, then delivered, each written for many texts in one statement
 * and told to its status callback. No callback is made for the first status, as with Twilio.
 */
export function createLifecycle(options: {
  account: { accountSid: string; authToken: string };
  texts: TextStore;
  poster: Poster;
  log: Logger;
}) {
  const { account, texts, poster, log } = options;
  const due: Record<"sent" | "delivered", Underway[]> = { sent: [], delivered: [] };
  let running = false;
  let ended = Promise.resolve();
  let closed = false;

  function tell({ sid, text }: Underway, status: string) {
    if (!text.statusCallback) return undefined;
    const form = signedForm(account.authToken, text.statusCallback, {
      AccountSid: account.accountSid,
      ApiVersion: "2010-04-01",
      From: text.from,
      MessageSid: sid,
      MessageStatus: status,
      ...(text.service ? { MessagingServiceSid: text.service } : {}),
      SmsSid: sid,
      SmsStatus: status,
      To: text.to,
    });
    return poster.queue(text.statusCallback, form.headers, form.body);
  }

  async function advance(status: "sent" | "delivered") {
    const batch = due[status].splice(0, MOST_AT_ONCE);
    if (batch.length === 0) return;
    await Promise.all(batch.map((each) => tell(each, status)));
    // Cut off: what was not told is not written either, and comes again after the next start.
    if (closed) return;
    await texts.advance(
      batch.map((each) => each.sid),
      status,
    );
    if (status === "sent") due.delivered.push(...batch);
  }

  async function run() {
    running = true;
    // The answer to the request that made the text goes out first.
    await new Promise(setImmediate);
    while (!closed && due.sent.length + due.delivered.length > 0) {
      try {
        await advance("sent");
        await advance("delivered");
      } catch (err) {
        log.error({ err }, "sandbox: a text's progress was not recorded");
      }
    }
    running = false;
  }

  function start(underway: Underway) {
    due.sent.push(underway);
    if (!running) ended = run();
  }

  return {
    start,
    /** Texts that an earlier run of this server left on their way. */
    async resume() {
      for (const underway of await texts.listUnderway()) start(underway);
    },
    async close() {
      closed = true;
      await ended;
    },
  };
}
