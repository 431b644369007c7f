import { createHash } from "node:crypto";
import type { Source } from "../reading";

/** How a message waits in the database: MIME bytes as they came, parsed fields as JSON. */
export interface StoredEmail {
  raw: Buffer;
  rawFormat: "mime" | "fields";
}

type Fields = Exclude<Source, { mime: Uint8Array }>;

export function toStored(source: Source): StoredEmail {
  if ("mime" in source) return { raw: bytesOf(source.mime), rawFormat: "mime" };
  const attachments = source.attachments?.map(({ content, ...rest }) => ({
    ...rest,
    content: Buffer.from(content).toString("base64"),
  }));
  return { raw: Buffer.from(JSON.stringify({ ...source, attachments })), rawFormat: "fields" };
}

export function fromStored({ raw, rawFormat }: StoredEmail): Source {
  if (rawFormat === "mime") return { mime: raw };
  const fields = JSON.parse(raw.toString()) as Omit<Fields, "attachments"> & {
    attachments?: { type: string; name?: string; content: string }[];
  };
  const { attachments, ...rest } = fields;
  if (!attachments) return rest;
  return { ...rest, attachments: attachments.map((one) => ({ ...one, content: Buffer.from(one.content, "base64") })) };
}

/**
 * The same for a provider's second post of the same message. No provider sends a delivery id, so it is the Message-ID,
 * and a hash of everything where there is none.
 */
export function dedupeKey(source: Source): string {
  const headers = "mime" in source ? headerBlock(source.mime) : (source.headers ?? "");
  const id = /^message-id:\s*(<[^<>\r\n]{1,900}>)/im.exec(headers)?.[1];
  if (id) return id;
  return `sha256:${createHash("sha256").update(toStored(source).raw).digest("hex")}`;
}

/** The same memory: an email may have 30 MB. */
const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

// Header blocks end with an empty line; ours is read no further than 64 KB.
function headerBlock(mime: Uint8Array): string {
  const text = bytesOf(mime.subarray(0, 65_536)).toString("latin1");
  const end = text.search(/\r?\n\r?\n/);
  return end === -1 ? text : text.slice(0, end);
}
