import twilio from "twilio";
import { z } from "zod";
import type { MessageId } from "../ids";
import {
  ForgedCall,
  type IncomingText,
  type Outcome,
  type Receipt,
  type TextProvider,
  type WebhookCall,
} from "./ports";
import { refusalOf } from "./twilio-errors";
import { neverArrived, twilioHttp } from "./twilio-http";

export interface TwilioConfig {
  accountSid: string;
  authToken: string;
  from?: string | undefined;
  messagingServiceSid?: string | undefined;
  /** Another base URL: a regional endpoint or a double. */
  apiUrl?: string | undefined;
  /** Origin under which Twilio reaches us; what its signatures are made over. */
  publicUrl: string;
  /** Sockets at most; the sender decides how many of them are in use. */
  connections?: number;
}

const DEFAULT_CONNECTIONS = 300;
const VALIDITY_SECONDS = { least: 5, most: 36_000 };
/** Its dates are whole seconds of its own clock. */
const CLOCK_SKEW_MS = 5_000;

/** Texts through Twilio: the one place that knows its words. */
export function twilioTexts(config: TwilioConfig): TextProvider {
  const http = twilioHttp({ apiUrl: config.apiUrl, connections: config.connections ?? DEFAULT_CONNECTIONS });
  // The SDK's type for `httpClient` is its own class with an axios inside; only `request` is ever called.
  const client = twilio(config.accountSid, config.authToken, { httpClient: http as never });
  const messagesUri = `https://api.twilio.com/2010-04-01/Accounts/${config.accountSid}/Messages.json`;
  const sender = {
    ...(config.from && { From: config.from }),
    ...(config.messagingServiceSid && { MessagingServiceSid: config.messagingServiceSid }),
  };
  const statusCallback = callbackUrl(config);

  return {
    async send({ id, to, body, validitySeconds }) {
      // `messages.create` makes an object with dates and links of each answer, which doubles what a text costs us. The
      // same client's `request` signs and sends alike, and of the answer we want the id.
      const data = {
        To: to,
        ...sender,
        Body: body,
        ...(statusCallback && { StatusCallback: `${statusCallback}?message=${id}` }),
        ValidityPeriod: Math.min(Math.max(validitySeconds, VALIDITY_SECONDS.least), VALIDITY_SECONDS.most),
      };
      try {
        const { statusCode, body: answer } = await client.request({ method: "post", uri: messagesUri, data });
        return outcomeOf(statusCode, answer);
      } catch (error) {
        if (neverArrived(error)) return { kind: "busy", retryAfterMs: null };
        return { kind: "unknown", problem: "Twilio did not answer." };
      }
    },

    async find({ to, body, since }) {
      // `date_sent` is empty while a text is queued, so the list is narrowed by recipient only.
      const listed = await client.messages.list({ to, limit: 50, pageSize: 50 });
      const earliest = since.getTime() - CLOCK_SKEW_MS;
      const wanted = plain(body);
      return listed
        .filter((text) => text.dateCreated.getTime() >= earliest && plain(text.body ?? "").endsWith(wanted))
        .sort((a, b) => a.dateCreated.getTime() - b.dateCreated.getTime())
        .map((text) => text.sid);
    },

    readReceipt(call): Receipt | null {
      const form = verified(config, call);
      const state = states[form.MessageStatus ?? ""];
      const sid = form.MessageSid;
      if (!state || !sid) return null;
      const messageId = messageIdIn(new URL(call.path, config.publicUrl));
      const code = form.ErrorCode && form.ErrorCode !== "0" ? form.ErrorCode : null;
      const refusal = state === "failed" ? refusalOf(Number(code ?? 30008)) : null;
      return {
        // One text passes through each status once; Twilio gives its calls no id.
        eventId: `${sid}:${form.MessageStatus}`,
        messageId,
        providerId: sid,
        state,
        code,
        problem: refusal?.problem ?? null,
        because: refusal?.because ?? null,
        suppress: null,
      };
    },

    readReply(call): IncomingText {
      const form = verified(config, call);
      return {
        eventId: form.MessageSid ?? "",
        from: form.From ?? "",
        to: form.To ?? "",
        body: form.Body ?? "",
        handled: handled[form.OptOutType ?? ""] ?? null,
      };
    },

    answer(text) {
      const reply = new twilio.twiml.MessagingResponse();
      if (text) reply.message(text);
      return { type: "text/xml", body: reply.toString() };
    },
  };
}

/** Signed or not, it has been through an address. */
function messageIdIn(url: URL): MessageId | null {
  const id = z.uuid().safeParse(url.searchParams.get("message"));
  return id.success ? (id.data as MessageId) : null;
}

const states: Record<string, Receipt["state"]> = {
  accepted: "sent",
  scheduled: "sent",
  queued: "sent",
  sending: "sent",
  sent: "sent",
  delivered: "delivered",
  read: "delivered",
  undelivered: "failed",
  failed: "failed",
  canceled: "failed",
};

const handled: Record<string, IncomingText["handled"]> = { STOP: "stop", START: "start", HELP: "help" };

function outcomeOf(status: number, body: unknown): Outcome {
  const { sid, code } = fieldsOf(body);
  if (status < 300 && sid) return { kind: "accepted", providerId: sid };
  // Twilio documents 429 as never processed; of any other failure of its own it promises nothing.
  if (status === 429) return { kind: "busy", retryAfterMs: null };
  if (status >= 400 && status < 500 && status !== 408) {
    return { kind: "refused", code: String(code ?? status), ...refusalOf(code, status) };
  }
  return { kind: "unknown", problem: `Twilio answered ${status}${status < 300 ? " without an id" : ""}.` };
}

function fieldsOf(body: unknown): { sid?: string; code?: number } {
  try {
    return (typeof body === "string" ? JSON.parse(body) : body) ?? {};
  } catch {
    return {};
  }
}

/** Smart encoding swaps quotes and dashes, and a trial account writes a sentence in front: only letters count. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "");

/** The real Twilio refuses a text whose callback is a host it cannot reach, such as a developer's own machine. */
function callbackUrl({ apiUrl, publicUrl }: TwilioConfig): string | null {
  const { hostname } = new URL(publicUrl);
  const loopback = hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
  return loopback && !apiUrl ? null : `${publicUrl}/api/webhooks/twilio/status`;
}

function verified(config: TwilioConfig, call: WebhookCall): Record<string, string> {
  const form: Record<string, string> = Object.fromEntries(new URLSearchParams(call.body.toString("utf8")));
  const signature = call.headers["x-twilio-signature"];
  const url = config.publicUrl + call.path;
  if (typeof signature !== "string" || !twilio.validateRequest(config.authToken, signature, url, form)) {
    throw new ForgedCall("not signed by Twilio");
  }
  return form;
}
