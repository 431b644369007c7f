import { byLanguages } from "../languages/by-languages";
import type { Language } from "../languages/language";
import type { Forwarding } from "../reading";
import { type Line, lower } from "./line";
import type { Message } from "./mime";

/** Emails that machines send about email: forwarding confirmations, bounces, automatic replies. */

// One letter parts the link that confirms (vf) from the one that cancels (uf).
const gmailLink = /https:\/\/(?:mail-settings|mail|isolated\.mail)\.google\.com\/mail\/vf-[^\s"'<>)]+/;

export function gmailForwarding(message: Message, dkim: string | undefined): Forwarding | null {
  if (message.from?.address !== "forwarding-noreply@google.com") return null;
  // A provider that checked the signature and found it bad is believed; without a check the sender and the link decide.
  if (
    dkim &&
    /@(?:[\w.-]+\.)?google\.com\s*:\s*(?:fail|none|permerror)/i.test(dkim) &&
    !/google\.com\s*:\s*pass/i.test(dkim)
  )
    return null;
  const body = `${message.text ?? ""}\n${(message.html ?? "").replaceAll("&amp;", "&")}`;
  const link = gmailLink.exec(body)?.[0];
  if (!link) return null;
  const asked = `${message.subject ?? ""}\n${body.slice(0, 2_000)}`;
  const code =
    /confirmation code:\s*(\d{6,12})/i.exec(body)?.[1] ?? /[#＃](\d{6,12})/.exec(message.subject ?? "")?.[1] ?? null;
  return { mailbox: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(asked)?.[0]?.toLowerCase() ?? null, link, code };
}

const otherForwarding =
  /(?:forward(?:ing)?|weiterleitung|transfert|reenvío|inoltro)\b.{0,40}\b(?:verif|confirm|bestätig|code)|(?:verif|confirm)\w*\b.{0,40}\b(?:forward|weiterleitung|transfert|reenvío|inoltro)/i;

/** Other mailboxes ask for a code or a click, too: nothing to read for us. */
export const otherForwardingRequest = (message: Message) =>
  otherForwarding.test(message.subject ?? "") && !/cancel+ed|appointment|termin\b/i.test(message.subject ?? "");

export function isBounce(message: Message, languages: Language[]) {
  if (message.report || /report-type="?delivery-status/i.test(message.headers.get("content-type") ?? "")) return true;
  if (/^(?:mailer-daemon|postmaster)@/.test(message.from?.address ?? "")) return true;
  return message.headers.has("x-failed-recipients") || matches(message.subject, languages, "undelivered");
}

export function isAutoReply(message: Message, languages: Language[]) {
  // "auto-generated" and bulk headers say nothing: schedulers set them on real notices.
  if (/^auto-replied/i.test(message.headers.get("auto-submitted") ?? "")) return true;
  if (message.headers.has("x-autoreply") || message.headers.has("x-autorespond")) return true;
  if (/^auto_reply$/i.test(message.headers.get("precedence") ?? "")) return true;
  return matches(message.subject, languages, "autoReply");
}

/** A help desk that acknowledges a message repeats its subject; the first lines say what it is. */
export function isReceipt(lines: Line[], languages: Language[]) {
  const opening = lines
    .filter(({ text }) => text !== "")
    .slice(0, OPENING)
    .map(({ text }) => text.slice(0, 300))
    .join("\n");
  return patternsOf(languages).received.test(lower(opening));
}

const OPENING = 6;

const patternsOf = byLanguages((languages) => {
  const subject = (patterns: string[]) => new RegExp(`^\\W*(?:${patterns.join("|")})`, "iu");
  return {
    autoReply: subject(languages.flatMap(({ autoReply }) => autoReply)),
    undelivered: subject(languages.flatMap(({ undelivered }) => undelivered)),
    received: new RegExp(languages.map(({ received }) => received).join("|"), "u"),
  };
});

const matches = (subject: string | null, languages: Language[], list: "autoReply" | "undelivered") =>
  subject !== null && patternsOf(languages)[list].test(subject);
