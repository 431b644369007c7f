import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Reading, ReadingContext } from "../../server/inbox/reading";
import { servedReader } from "./served-reader";

/**
 * Messages of our own, and those of strangers that came as text, each under a line `=== name | answer | country zone received`. The answer is `notify` with the
 * opening ("+" parts several), `ask`, `ignore`, `past`, `forwarding`, or `silent`: nobody is told, for whatever reason.
 */
export interface Unseen {
  name: string;
  answer: string;
  mime: Uint8Array;
  context: ReadingContext;
}

const usual = "US America/New_York 2026-12-01T10:00:00-05:00";

export function messagesIn(where: "unseen" | "strangers/text"): (Unseen & { file: string })[] {
  const folder = fileURLToPath(new URL(`../${where}/`, import.meta.url));
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .flatMap((file) =>
      readFileSync(folder + file, "utf8")
        .split(/^=== /m)
        .slice(1)
        .map((entry) => ({ file, ...parse(entry) })),
    );
}

function parse(entry: string): Unseen {
  const [head = "", ...rest] = entry.split("\n");
  const [name = "", answer = "", where = usual] = head.split(" | ");
  const [country = "", timeZone = "", received = ""] = where.trim().split(" ");
  const receivedAt = new Date(received);
  const [headers = "", ...body] = rest.join("\n").trimEnd().split("\n\n");
  const type = /^content-type:/im.test(headers) ? "" : "Content-Type: text/plain; charset=utf-8\n";
  const message = `${headers}\n${type}Date: ${receivedAt.toUTCString()}\nMessage-ID: <${name.replace(/\W/g, "-")}@example.com>\n\n${body.join("\n\n")}\n`;
  return {
    name,
    answer: answer.trim(),
    mime: new TextEncoder().encode(message.replaceAll("\n", "\r\n")),
    context: { timeZone, country, receivedAt },
  };
}

export const answerOf = ({ verdict, kind, opening, others }: Reading) => {
  if (kind === "forwarding-confirmation") return "forwarding";
  if (verdict !== "notify") return verdict;
  return `notify ${[opening, ...others].map((slot) => `${slot?.date} ${slot?.time}`).join(" + ")}`;
};

export const isRight = (wanted: string, got: string) =>
  wanted === got || (wanted === "silent" && !got.startsWith("notify"));

/** Milliseconds that so many messages may take: 3 each alone, and 30 times that beside everything else a machine may do. */
export const timeToRead = (messages: number) => 20_000 + 100 * messages;

export async function readAll(messages: Unseen[]) {
  const readEmail = await servedReader();
  const results = [];
  for (const { name, answer, mime, context } of messages) {
    const reading = await readEmail({ mime }, context);
    const got = answerOf(reading);
    results.push({
      name,
      answer,
      got,
      reason: reading.reason,
      right: isRight(answer, got),
      wrongSend: got.startsWith("notify") && got !== answer,
    });
  }
  return results;
}
