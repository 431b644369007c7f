import { randomBytes } from "node:crypto";

/** RFC 2047: what is not ASCII travels as encoded words; a line break must not start a header of its own. */
function headerText(text: string) {
  const line = text.replace(/[\r\n]+/g, " ");
  if (/^[\x20-\x7e]*$/.test(line)) return line;
  // 45 bytes of UTF-8 make an encoded word of at most 75 characters; characters are not cut in half.
  const words: string[] = [];
  let word = "";
  for (const character of line) {
    if (Buffer.byteLength(word + character) > 45) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  return [...words, word].map((each) => `=?UTF-8?B?${Buffer.from(each).toString("base64")}?=`).join("\r\n ");
}

/** A name is encoded, the address behind it is not. */
function mailbox(text: string) {
  const [, name, address] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return name && address ? `${headerText(name)} <${address}>` : headerText(text);
}

/** An email as a mail server would hand it over. */
export function composeMime(email: { from: string; to: string; subject: string; body: string; at: Date }) {
  const id = randomBytes(12).toString("hex");
  const base64 = Buffer.from(email.body.replace(/\r?\n/g, "\r\n")).toString("base64").replace(/.{76}/g, "$&\r\n");
  const lines = [
    `Message-ID: <${id}@sandbox.slotback.example>`,
    `Date: ${email.at.toUTCString().replace("GMT", "+0000")}`,
    `From: ${mailbox(email.from)}`,
    `To: ${mailbox(email.to)}`,
    `Subject: ${headerText(email.subject)}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    base64,
    "",
  ];
  return Buffer.from(lines.join("\r\n"));
}

/** The unfolded value of a header, as written. */
export function headerOf(mime: Buffer, name: string) {
  const head = mime.toString("latin1").split(/\r?\n\r?\n/, 1)[0] ?? "";
  const found = new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t].*)*)`, "im").exec(head);
  return found?.[1]?.replace(/\r?\n[ \t]+/g, " ").trim() ?? "";
}

/** `multipart/form-data` whose values are bytes: a form library would turn them into UTF-8 or into files. */
export function multipart(fields: Record<string, string | Buffer>) {
  const boundary = `sandbox${randomBytes(12).toString("hex")}`;
  const parts = Object.entries(fields).flatMap(([name, value]) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(value as string),
    Buffer.from("\r\n"),
  ]);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
