import { randomBytes } from "node:crypto";
import { countSegments } from "../../../shared/segments";

export type Direction = "outbound-api" | "outbound-reply" | "inbound";
export type Status = "accepted" | "queued" | "sent" | "delivered" | "received" | "canceled";

/** A text as it is stored. `to` and `from` are E.164. */
export interface Text {
  to: string;
  from: string;
  body: string;
  direction: Direction;
  status: Status;
  service: string | null;
  statusCallback: string | null;
  sentAt: string | null;
  /** Written by the carrier itself ("You have been unsubscribed"), not by the product. */
  automatic: boolean;
}

export const newSid = () => `SM${randomBytes(16).toString("hex")}`;

const rfc2822 = (at: Date) => at.toUTCString().replace("GMT", "+0000");

/** The message as Twilio's REST API shows it. */
export function messageResource(accountSid: string, sid: string, at: Date, text: Text) {
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${sid}`;
  return {
    account_sid: accountSid,
    api_version: "2010-04-01",
    body: text.body,
    date_created: rfc2822(at),
    date_sent: text.sentAt && rfc2822(new Date(text.sentAt)),
    date_updated: rfc2822(text.sentAt ? new Date(text.sentAt) : at),
    direction: text.direction,
    error_code: null,
    error_message: null,
    from: text.from,
    messaging_service_sid: text.service,
    num_media: "0",
    num_segments: text.status === "accepted" ? "0" : String(countSegments(text.body).segments),
    price: null,
    price_unit: "USD",
    sid,
    status: text.status,
    subresource_uris: { media: `${uri}/Media.json` },
    to: text.to,
    uri: `${uri}.json`,
  };
}

/** Twilio's error body; the page behind `more_info` explains the code. */
export const twilioError = (status: number, code: number, message: string) => ({
  code,
  message,
  more_info: `https://www.twilio.com/docs/errors/${code}`,
  status,
});
