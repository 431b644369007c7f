import { linesOfHtml } from "./message/html-lines";
import { tidy } from "./message/line";
import { fromFields, type Message, parseMime } from "./message/mime";
import type { Source } from "./reading";

const LONGEST = 50_000;
/** Messages within messages: what is forwarded as an attachment, and what that one holds. */
const DEEPEST = 2;

/** An email as a person reads it, without pictures and colours. Never throws: what cannot be opened has no text. */
export async function textOf(source: Source): Promise<string> {
  try {
    const message = "mime" in source ? await parseMime(source.mime) : fromFields(source);
    const text = (await withAttached(message, 0)).replace(/\n{3,}/g, "\n\n");
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  } catch {
    return "";
  }
}

async function withAttached(message: Message, level: number): Promise<string> {
  const texts = [ownText(message)];
  for (const mime of level < DEEPEST ? message.attached : []) {
    const inner = await parseMime(mime);
    const head = [inner.from && `From: ${inner.from.name || inner.from.address}`, `Subject: ${inner.subject ?? ""}`];
    texts.push(`${head.filter(Boolean).join("\n")}\n\n${await withAttached(inner, level + 1)}`);
  }
  return texts.filter((text) => text.trim() !== "").join("\n\n");
}

/** The HTML part where it says anything, as the reading has it; else the text, with its own line breaks. */
function ownText({ html, text }: Message): string {
  const lines = html ? linesOfHtml(html).map((line) => line.text.replaceAll("\t", "  ")) : [];
  if (lines.some((line) => line !== "")) return lines.join("\n").trim();
  return (text ?? "")
    .split(/\r\n|\r|\n/)
    .map((line) => tidy(line).trimEnd())
    .join("\n")
    .trim();
}
