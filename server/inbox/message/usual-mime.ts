import { type Address, addressParser, decodeWords } from "postal-mime";
import { gathered } from "../lists";
import { inCharacterSet, transferred } from "./transfer";

/** What is read of a MIME message: as the library gives it, without what nobody asks for. */
export interface Parsed {
  headers: { key: string; value: string }[];
  from?: Address | undefined;
  to?: Address[] | undefined;
  subject?: string | undefined;
  text?: string | undefined;
  html?: string | undefined;
  attachments: Attachment[];
}

interface Attachment {
  mimeType: string;
  filename: string | null;
  content: ArrayBuffer | Uint8Array | string;
}

/** More than nearly all emails have; what is longer is worth the library's time. */
const LONGEST = 200_000;
const MOST_PARTS = 50;
const DEEPEST = 8;

/**
 * A message of the usual shape: texts, pages and calendars, whole, in a character set of the West. Null for any other, which
 * the library reads. Where this answers, it answers as the library does: tests hold the two against each other. It is there
 * because reading an email costs a few milliseconds, and the library, made for streams, a fifth of them: it waits for a promise
 * after every line and after every part.
 */
export function usualMime(mime: Uint8Array): Parsed | null {
  if (mime.length > LONGEST) return null;
  const raw = Buffer.from(mime.buffer, mime.byteOffset, mime.byteLength).toString("latin1");
  if (hasLoneReturn(raw)) return null;
  const root = partIn(raw, 0, raw.length);
  const leaves = root && leavesOf(root, raw, null, []);
  if (!leaves || leaves.length > MOST_PARTS) return null;
  const texts = textsIn(leaves);
  const attachments = texts && attachmentsIn(leaves);
  if (!attachments) return null;
  const { headers } = root;
  const [from, subject] = ["from", "subject"].map((name) => headers.find(({ key }) => key === name)?.value);
  return {
    headers,
    from: from ? addressesIn(from)[0] : undefined,
    to: gathered(headers, ({ key, value }) => (key === "to" && value ? addressesIn(value) : [])),
    subject: subject && (subject.includes("=?") ? decodeWords(subject) : subject),
    ...texts,
    attachments,
  };
}

/** "Ann Lee <ann@example.com>" needs no parser. */
function addressesIn(header: string): Address[] {
  const [, name = "", named, alone] = oneAddress.exec(header) ?? [];
  const address = named ?? alone;
  return address ? [{ address, name }] : addressParser(header);
}

const oneAddress =
  /^(?:(\w[\w.'-]{0,40}(?: [\w.'-]{1,40}){0,6}) <([\w.+=-]{1,80}@[\w.-]{1,200})>|([\w.+=-]{1,80}@[\w.-]{1,200}))$/;

function hasLoneReturn(raw: string): boolean {
  for (let at = raw.indexOf("\r"); at >= 0; at = raw.indexOf("\r", at + 1))
    if (raw.charCodeAt(at + 1) !== NEWLINE) return true;
  return false;
}
const NEWLINE = 10;

interface Part {
  headers: { key: string; value: string }[];
  type: Structured;
  disposition: Structured;
  /** Where its body stands in the message. */
  from: number;
  to: number;
}

/** "text/plain; charset=utf-8" */
interface Structured {
  value: string;
  parameters: Map<string, string>;
}

function partIn(raw: string, from: number, to: number): Part | null {
  const head = headOf(raw, from, to);
  if (head === null) return null;
  const { headers } = head;
  const first = (name: string) => headers.find(({ key }) => key === name)?.value ?? "";
  const type = structured(first("content-type") || "text/plain");
  const disposition = structured(first("content-disposition"));
  return type && disposition && { headers, type, disposition, from: head.to, to };
}

/** All lines up to the first empty one. Null where there is none. */
function headOf(raw: string, from: number, to: number): { headers: Part["headers"]; to: number } | null {
  const lines: string[] = [];
  for (let at = from; ; ) {
    const end = raw.indexOf("\n", at);
    if (end === -1 || end >= to) return null;
    const line = raw.slice(at, raw.charCodeAt(end - 1) === RETURN ? end - 1 : end);
    at = end + 1;
    if (line === "") return { headers: lines.map(headerIn), to: at };
    // "Content-Type", and in the next line ": text/html": broken on its way.
    if (line.charCodeAt(0) === COLON) return null;
    if (lines.length > 0 && isBlank(line.charCodeAt(0))) lines.push(lines.pop() + line);
    else lines.push(line);
  }
}

function headerIn(line: string): Part["headers"][number] {
  // What is not ASCII in a header is UTF-8, where it is anything (RFC 6532).
  const text = beyondAscii.test(line) ? Buffer.from(line, "latin1").toString() : line;
  const colon = text.indexOf(":");
  const key = blanksAround(colon === -1 ? text : text.slice(0, colon)).toLowerCase();
  return { key, value: colon === -1 ? "" : blanksAround(text.slice(colon + 1)) };
}

const [RETURN, COLON] = [13, 58];
const beyondAscii = /[^\0-\x7f]/;
const isBlank = (letter: number) => letter === 32 || letter === 9;

/** No other blanks: a name that begins with one of those is none. */
function blanksAround(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && isBlank(text.charCodeAt(from))) from++;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}

/** Null where it has anything that is written once in a thousand messages: comments, escapes, values in several pieces. */
function structured(header: string): Structured | null {
  if (header === "") return none;
  if (!simple.test(header)) return null;
  const [value = "", ...rest] = header.split(";");
  const parameters = new Map<string, string>();
  for (const part of rest) {
    const equals = part.indexOf("=");
    const name = part.slice(0, equals).trim().toLowerCase();
    if (equals > 0 && !parameters.has(name))
      parameters.set(name, part.slice(equals + 1).replace(/^[ \t]*"?|"?[ \t]*$/g, ""));
  }
  return { value: value.trim().toLowerCase(), parameters };
}

const none: Structured = { value: "", parameters: new Map() };
const simple = /^[\w.+/-]*[ \t]*(?:;[ \t]*(?:[\w-]{1,40}=(?:"[^"\\();*]{0,200}"|[^\s"\\();*=]{0,200})[ \t]*)?)*$/;

interface Leaf {
  part: Part;
  encoded: string;
  /** Of several ways to say the same, the part that holds them. */
  alternatives: Part | null;
}

/** Null where parts are missing, too many, of kinds that hold others in a way of their own, or parted as those `around` them. */
function leavesOf(part: Part, raw: string, alternatives: Part | null, around: string[]): Leaf[] | null {
  const { value, parameters } = part.type;
  if (value.startsWith("message/") || value === "multipart/digest") return null;
  if (!value.startsWith("multipart/")) return [{ part, encoded: raw.slice(part.from, part.to), alternatives }];
  const boundary = parameters.get("boundary");
  if (!boundary || around.length > DEEPEST || around.includes(boundary)) return null;
  const places = placesBetween(raw, boundary, part);
  if (places.length > MOST_PARTS) return null;
  const inside = [...around, boundary];
  const leaves: Leaf[] = [];
  for (const { from, to } of places) {
    const inner = partIn(raw, from, to);
    const within = inner && leavesOf(inner, raw, value === "multipart/alternative" ? part : alternatives, inside);
    if (!within) return null;
    leaves.push(...within);
  }
  return leaves;
}

/** The stretches between the lines of a boundary. */
function placesBetween(raw: string, boundary: string, { from, to }: Part): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = [];
  const delimiter = `--${boundary}`;
  let open = -1;
  for (let at = raw.indexOf(delimiter, from); at !== -1 && at < to; at = raw.indexOf(delimiter, at + 1)) {
    if (at > from && raw[at - 1] !== "\n") continue;
    const end = raw.indexOf("\n", at);
    const line = raw.slice(at + delimiter.length, end === -1 || end > to ? to : end);
    if (!delimits.test(line)) continue;
    if (open !== -1) places.push({ from: open, to: at });
    open = end === -1 ? to : end + 1;
    if (line.startsWith("--")) return places;
  }
  if (open !== -1) places.push({ from: open, to });
  return places;
}

const delimits = /^(?:--)?[ \t]*\r?$/;

const isText = ({ type, disposition }: Part) =>
  (type.value === "text/plain" || type.value === "text/html") && disposition.value !== "attachment";

/** Null where one says in a text what others say in a page: the library makes one of the other. */
function textsIn(leaves: Leaf[]): Pick<Parsed, "text" | "html"> | null {
  const texts = new Map<Part, Record<"plain" | "html", string[]>>();
  for (const { part, encoded, alternatives } of leaves) {
    if (!isText(part)) continue;
    const text = textOf(part, encoded);
    if (text === null) return null;
    const group = texts.get(alternatives ?? part) ?? { plain: [], html: [] };
    texts.set(alternatives ?? part, group);
    group[part.type.value === "text/html" ? "html" : "plain"].push(text);
  }
  const groups = [...texts.values()];
  const [plain, html] = [gathered(groups, (group) => group.plain), gathered(groups, (group) => group.html)];
  const lacks = groups.some((group) => (group.plain.length === 0) !== (plain.length === 0));
  if (lacks || groups.some((group) => (group.html.length === 0) !== (html.length === 0))) return null;
  return { text: plain.join("\n") || undefined, html: html.join("\n") || undefined };
}

function textOf(part: Part, encoded: string): string | null {
  const { type } = part;
  if (type.parameters.has("format")) return null;
  const bytes = bytesOf(part, encoded);
  return bytes && inCharacterSet(bytes, (type.parameters.get("charset") ?? "").toLowerCase());
}

const bytesOf = ({ headers }: Part, encoded: string) =>
  transferred(encoded, (headers.find(({ key }) => key === "content-transfer-encoding")?.value ?? "").toLowerCase());

function attachmentsIn(leaves: Leaf[]): Attachment[] | null {
  const attachments: Attachment[] = [];
  for (const { part, encoded } of leaves) {
    if (isText(part)) continue;
    const { type, disposition } = part;
    const named = disposition.parameters.get("filename") || type.parameters.get("name") || null;
    const content = calendars.has(type.value)
      ? textOf(part, encoded)?.replaceAll("\r\n", "\n")
      : bytesOf(part, encoded);
    if (content == null) return null;
    attachments.push({ mimeType: type.value, filename: named && decodeWords(named), content });
  }
  return attachments;
}

const calendars = new Set(["text/calendar", "application/ics"]);
