import PostalMime, { type Address, addressParser } from "postal-mime";
import type { Source } from "../reading";
import { type Page, pagesOf } from "./pages";
import { slim } from "./slim";
import { type Parsed, usualMime } from "./usual-mime";

/** One message after its transfer encodings and character sets are undone. */
export interface Message {
  from: Sender | null;
  to: Sender | null; // the first
  handedOn: boolean; // with a note that gives the time to the waitlist
  forwarder: Sender | null; // who attached it to another message
  subject: string | null;
  messageId: string | null;
  date: string | null; // as written
  headers: Map<string, string>; // the first of each name, lower case
  text: string | null;
  html: string | null;
  calendars: string[];
  attached: Uint8Array[]; // message/rfc822 parts, still encoded
  pages: Page[]; // texts that are attachments
  report: boolean; // a delivery report
}

export interface Sender {
  name: string;
  address: string;
}

// Inbound messages are 30 MB at most; what a person wrote stands in the first part of a few hundred kilobytes.
const MAX_HEADER = 1_000;
const MAX_TEXT = 400_000;
const MAX_HTML = 2_000_000;
const MAX_CALENDAR = 400_000;
const MAX_ATTACHED = 8;

// Node 20 decodes windows-1252 as latin1, so curly quotes arrive as C1 controls, which no text contains.
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const repaired = (text: string) => text.replace(/[\u0080-\u009f]/g, (c) => windows1252[c.charCodeAt(0) - 0x80] ?? c);

const sender = (address: Address | undefined): Sender | null =>
  address?.address ? { name: address.name, address: address.address.toLowerCase() } : null;

const isCalendar = (type: string, name: string) =>
  /^(text\/calendar|application\/ics)/.test(type) || /\.ics$/i.test(name);

const utf8 = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === "string" ? content : new TextDecoder().decode(content.slice(0, MAX_CALENDAR));

const bytes = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);

export async function parseMime(mime: Uint8Array): Promise<Message> {
  return fromEmail(usualMime(mime) ?? (await PostalMime.parse(whole(slim(mime)), { forceRfc822Attachments: true })));
}

/** Where the bytes are all of their memory, the memory itself: of anything else the parser makes a copy first. */
const whole = (mime: Uint8Array) => (mime.byteLength === mime.buffer.byteLength ? (mime.buffer as ArrayBuffer) : mime);

function fromEmail(email: Parsed): Message {
  const headers = firstOfEach(email.headers.map(({ key, value }) => [key, value]));
  const attachments = email.attachments.map((part) => ({ ...part, filename: part.filename ?? "" }));
  return {
    from: sender(email.from),
    to: sender(email.to?.[0]),
    handedOn: false,
    forwarder: null,
    subject: email.subject ? repaired(email.subject.slice(0, MAX_HEADER)) : null,
    messageId: headers.get("message-id")?.trim() || null,
    date: headers.get("date") ?? null,
    headers,
    text: email.text ? repaired(email.text.slice(0, MAX_TEXT)) : null,
    html: email.html ? repaired(email.html.slice(0, MAX_HTML)) : null,
    calendars: attachments
      .filter((part) => isCalendar(part.mimeType, part.filename))
      .slice(0, MAX_ATTACHED)
      .map((part) => utf8(part.content)),
    attached: attachments
      .filter((part) => part.mimeType === "message/rfc822" || /\.eml$/i.test(part.filename))
      .slice(0, MAX_ATTACHED)
      .map((part) => bytes(part.content)),
    pages: pagesOf(attachments.map(({ mimeType, filename, content }) => ({ type: mimeType, name: filename, content }))),
    report: attachments.some((part) => part.mimeType === "message/delivery-status"),
  };
}

/** What a provider's parsed mode or the Test panel hands over: fields instead of MIME. */
export function fromFields(fields: Exclude<Source, { mime: Uint8Array }>): Message {
  const headers = firstOfEach(headerLines(fields.headers ?? ""));
  const from = fields.from ?? headers.get("from");
  const attachments = fields.attachments ?? [];
  return {
    from: from ? sender(addressParser(from)[0]) : null,
    to: sender(addressParser(headers.get("to") ?? "")[0]),
    handedOn: false,
    forwarder: null,
    subject: fields.subject?.slice(0, MAX_HEADER) ?? headers.get("subject") ?? null,
    messageId: headers.get("message-id")?.trim() || null,
    date: headers.get("date") ?? null,
    headers,
    text: fields.text?.slice(0, MAX_TEXT) || null,
    html: fields.html?.slice(0, MAX_HTML) || null,
    calendars: attachments
      .filter(({ type, name }) => isCalendar(type.toLowerCase(), name ?? ""))
      .slice(0, MAX_ATTACHED)
      .map(({ content }) => utf8(content)),
    attached: attachments
      .filter(({ type, name }) => /^message\/rfc822/i.test(type) || /\.eml$/i.test(name ?? ""))
      .slice(0, MAX_ATTACHED)
      .map(({ content }) => content),
    pages: pagesOf(attachments.map(({ type, name = "", content }) => ({ type, name, content }))),
    report: attachments.some(({ type }) => /^message\/delivery-status/i.test(type)),
  };
}

const firstOfEach = (pairs: [string, string][]) =>
  new Map(pairs.toReversed().map(([name, value]) => [name, value.slice(0, MAX_HEADER)]));

function headerLines(block: string): [string, string][] {
  return block
    .slice(0, 200_000)
    .replace(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/)
    .flatMap((line) => {
      const colon = line.indexOf(":");
      return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : [];
    });
}
