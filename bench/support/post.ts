import type { Pool } from "undici";
import { displayDate, displayTime } from "../../shared/when";

const BOUNDARY = "xYzZY";
const QUARTERS_A_DAY = 40;
/** What mail servers write above a message on its way: with it a small notice is the 2.5 kB that it is in practice, and twice that as posted. */
const PATH = Array.from(
  { length: 6 },
  (_, hop) =>
    `Received: from mail-${hop}.mailbox.example (mail-${hop}.mailbox.example [203.0.113.${hop}])\r\n` +
    ` by mx${hop}.in.slotback.example with ESMTPS id ${"0123456789abcdef".repeat(4)}-${hop}\r\n` +
    ` (version=TLS1_3 cipher=TLS_AES_256_GCM_SHA384 bits=256/256) for <owner@practice.example>;\r\n` +
    ` Sat, 21 Nov 2026 09:0${hop}:00 +0000 (UTC)\r\n`,
).join("");

/** The n-th cancellation of a practice: each of a slot of its own, from the day after tomorrow on. */
export function cancellationOf(nth: number, id: string): string {
  const day = new Date(Date.now() + (2 + Math.floor(nth / QUARTERS_A_DAY)) * 86_400_000).toISOString().slice(0, 10);
  const minutes = 8 * 60 + (nth % QUARTERS_A_DAY) * 15;
  const time = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  return [
    `${PATH}From: Scheduler <no-reply@scheduler.example>`,
    "To: owner@practice.example",
    "Subject: Appointment cancelled",
    `Message-ID: <${id}@scheduler.example>`,
    `Date: ${new Date().toUTCString()}`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    "This appointment has been cancelled by your client.",
    "",
    "Client: Zoe Quill",
    `When: ${displayDate(day)} at ${displayTime(time)}`,
    "Service: Deep tissue, 60 min",
    "",
  ].join("\r\n");
}

export interface Post {
  headers: Record<string, string>;
  body: string;
}

/** As SendGrid's Inbound Parse posts it in raw mode. */
export const asForm = (token: string, mime: string): Post => ({
  headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  body: [
    part("headers", mime.slice(0, mime.indexOf("\r\n\r\n"))),
    part("dkim", "{@scheduler.example : pass}"),
    part("envelope", JSON.stringify({ to: [`cancel-${token}@in.slotback.example`], from: "owner@practice.example" })),
    part("email", mime),
    `--${BOUNDARY}--\r\n`,
  ].join(""),
});

export const asJson = (token: string, mime: string): Post => ({
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ token, email: Buffer.from(mime).toString("base64") }),
});

const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

export interface Answer {
  status: number;
  retryAfterSeconds: number;
  ms: number;
}

/** Posts one email and waits for the whole answer. */
export async function post(pool: Pool, { headers, body }: Post): Promise<Answer> {
  const began = performance.now();
  const answer = await pool.request({ method: "POST", path: "/api/email/inbound", headers, body });
  await answer.body.dump();
  return {
    status: answer.statusCode,
    retryAfterSeconds: Number(answer.headers["retry-after"] ?? 0),
    ms: performance.now() - began,
  };
}
