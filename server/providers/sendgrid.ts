import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import sendgrid from "@sendgrid/client";
import type { EmailProvider, Outcome, OutgoingEmail, WebhookCall } from "./ports";
import { ForgedCall } from "./ports";
import { receiptsOf } from "./sendgrid-events";
import { mailsOf } from "./sendgrid-mail";
import { neverArrived } from "./twilio-http";

export interface SendgridConfig {
  apiKey: string;
  /** Address of a domain that is authenticated at SendGrid; the practice is in the name beside it. */
  from: string;
  /** Another base URL: a regional endpoint or a double. */
  apiUrl?: string | undefined;
  /** Base64 of the event webhook's public key; without it no event is believed. */
  eventPublicKey?: string | undefined;
}

const ANSWER_MS = 10_000;

/** Emails through SendGrid: the one place that knows its words. */
export function sendgridEmails(config: SendgridConfig): EmailProvider {
  const client = sendgridClient(config);
  const publicKey = config.eventPublicKey ? keyOf(config.eventPublicKey) : null;

  /** One call. A refusal that is about a single recipient is about all of them: nothing was sent. */
  async function post(mail: object): Promise<Outcome> {
    try {
      // The client copies objects key by key and axios parses strings to look at them: at 1,000 recipients either
      // would hold up everything else, so it is handed finished text.
      const request = { method: "POST" as const, url: "/v3/mail/send", body: JSON.stringify(mail) };
      const [{ headers }] = await client.request(request);
      return { kind: "accepted", providerId: String(headers["x-message-id"] ?? "") };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  async function send(emails: OutgoingEmail[]): Promise<Map<string, Outcome>> {
    const outcomes = new Map<string, Outcome>();
    for (const { mail, emails: group } of mailsOf(config.from, emails)) {
      const outcome = await post(mail);
      const split = isAboutOneOfMany(outcome) && group.length > 1;
      if (split) for (const half of halves(group)) for (const [id, each] of await send(half)) outcomes.set(id, each);
      else for (const { id } of group) outcomes.set(id, outcome);
    }
    return outcomes;
  }

  return {
    async send(emails) {
      const outcomes = await send(emails);
      return emails.map(({ id }) => outcomes.get(id)!);
    },

    readReceipts(call) {
      if (!publicKey || !isSigned(publicKey, call)) throw new ForgedCall("not signed by SendGrid");
      return receiptsOf(call.body.toString("utf8"));
    },
  };
}

function sendgridClient({ apiKey, apiUrl }: SendgridConfig) {
  // The package exports one client for the whole process; this one is ours.
  const client = new (sendgrid.constructor as new () => typeof sendgrid)();
  client.setDefaultHeader("Authorization", `Bearer ${apiKey}`);
  const defaults = {
    baseUrl: apiUrl ? `${apiUrl.replace(/\/$/, "")}/` : "https://api.sendgrid.com/",
    timeout: ANSWER_MS,
    maxRedirects: 0,
    proxy: false,
    httpAgent: new HttpAgent({ keepAlive: true }),
    httpsAgent: new HttpsAgent({ keepAlive: true }),
    transformRequest: [(body: string) => body],
  };
  // The client hands all of it to axios, but its type names only the first two.
  client.setDefaultRequest(defaults as never);
  return client;
}

function outcomeOf(error: unknown): Outcome {
  // With an answer the client's error carries its status as `code`; without one it is axios's own error.
  const { code, response } = error as { code?: unknown; response?: { body?: unknown; headers?: unknown } };
  if (typeof code !== "number") {
    if (neverArrived(error)) return { kind: "busy", retryAfterMs: null };
    return { kind: "unknown", problem: "SendGrid did not answer." };
  }
  if (code === 429) return { kind: "busy", retryAfterMs: retryAfterMs(response?.headers) };
  if (code === 401 || code === 403 || code === 404) {
    return { kind: "refused", code: String(code), because: "account", problem: "SendGrid refuses the account." };
  }
  if (code >= 400 && code < 500 && code !== 408) return refusedMail(code, response?.body);
  return { kind: "unknown", problem: `SendGrid answered ${code}.` };
}

function refusedMail(code: number, body: unknown): Outcome {
  const { errors } = (body ?? {}) as { errors?: { field?: string | null }[] };
  const about = errors?.some(({ field }) => /^personalizations(\.\d+)?\.(to|cc|bcc)\b/.test(field ?? ""));
  return about
    ? { kind: "refused", code: String(code), because: "bad-address", problem: "This is not a valid email address." }
    : { kind: "refused", code: String(code), because: "message", problem: "SendGrid refused this email." };
}

/** SendGrid refuses the whole call for one bad recipient (400), or for its size (413). */
const isAboutOneOfMany = (outcome: Outcome) => outcome.kind === "refused" && outcome.because !== "account";

function halves<T>(list: T[]): [T[], T[]] {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
}

function retryAfterMs(headers: unknown): number | null {
  const seconds = Number((headers as Record<string, string> | undefined)?.["retry-after"]);
  return Number.isFinite(seconds) ? Math.min(seconds, 60) * 1000 : null;
}

const keyOf = (base64: string) => createPublicKey({ key: Buffer.from(base64, "base64"), format: "der", type: "spki" });

/** ECDSA over the timestamp and the bytes as they came: parsed and written again they differ. */
function isSigned(key: KeyObject, { headers, body }: WebhookCall): boolean {
  const signature = headers["x-twilio-email-event-webhook-signature"];
  const timestamp = headers["x-twilio-email-event-webhook-timestamp"];
  if (typeof signature !== "string" || typeof timestamp !== "string") return false;
  return verify("sha256", Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, "base64"));
}
