import busboy from "busboy";
import iconv from "iconv-lite";
import { Refusal } from "../../http/errors";
import type { Attachment, Source } from "../reading";

/** One post of SendGrid's Inbound Parse: to whom it was delivered, and what. */
export interface Posted {
  /** Addresses of the SMTP envelope: a forwarded email keeps somebody else's in its To header. */
  recipients: string[];
  source: Source;
}

// A whole message may have 30 MB, and in raw mode it is one field.
const FIELD_BYTES = 35 * 1024 * 1024;
const FIELDS = 200;
const FILES = 100;

export async function readPosted(body: Buffer, contentType: string): Promise<Posted> {
  const { fields, files } = await readForm(body, contentType);
  const charsets = json<Record<string, string>>(fields.get("charsets")) ?? {};
  const field = (name: string) => decode(fields.get(name), charsets[name]);

  const envelope = json<{ to?: unknown }>(field("envelope"));
  const recipients = [envelope?.to].flat().filter((to): to is string => typeof to === "string");
  const email = fields.get("email");
  if (email !== undefined) return { recipients, source: { mime: Buffer.from(email, "latin1") } };

  const info =
    json<Record<string, { type?: string; name?: string; filename?: string }>>(field("attachment-info")) ?? {};
  const attachments = files.map(({ field, type, name, content }): Attachment => {
    const said = info[field];
    const title = said?.filename ?? said?.name ?? name;
    return { type: said?.type ?? type, content, ...(title && { name: title }) };
  });
  const source: Source = { attachments };
  for (const name of ["subject", "headers", "from", "text", "html"] as const) {
    const value = field(name);
    if (value !== undefined) source[name] = value;
  }
  return { recipients, source };
}

interface PostedFile {
  field: string;
  type: string;
  name: string | undefined;
  content: Buffer;
}

/** Fields as latin1, which keeps every byte: each one is written in a charset of its own. */
function readForm(body: Buffer, contentType: string) {
  const fields = new Map<string, string>();
  const files: PostedFile[] = [];
  return new Promise<{ fields: typeof fields; files: PostedFile[] }>((resolve, reject) => {
    const refuse = (why: string) => reject(new Refusal("invalid", why));
    const limits = { fieldSize: FIELD_BYTES, fileSize: FIELD_BYTES, fields: FIELDS, files: FILES };
    let form: busboy.Busboy;
    try {
      form = busboy({
        headers: { "content-type": contentType },
        defCharset: "latin1",
        defParamCharset: "utf8",
        limits,
      });
    } catch {
      return refuse("The form has no boundary.");
    }
    form.on("field", (name, value, { valueTruncated }) => {
      if (valueTruncated) return refuse("A field is too long.");
      fields.set(name, value);
    });
    form.on("file", (field, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("close", () => files.push({ field, type: mimeType, name: filename, content: Buffer.concat(chunks) }));
    });
    form.on("error", () => refuse("The form cannot be read."));
    form.on("close", () => resolve({ fields, files }));
    form.end(body);
  });
}

function decode(latin1: string | undefined, charset = "utf-8"): string | undefined {
  if (latin1 === undefined) return undefined;
  return iconv.decode(Buffer.from(latin1, "latin1"), iconv.encodingExists(charset) ? charset : "utf-8");
}

function json<T>(text: string | undefined): T | null {
  try {
    return text === undefined ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
