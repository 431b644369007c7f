import { parentPort } from "node:worker_threads";
import { readEmail } from "./read";
import type { Question } from "./reader";
import { textOf } from "./text-of";

/** The thread in which emails are read: one message in, one reading or text out. */

const port = parentPort!;

// Word lists and patterns are made on first use: not on the first email's account.
await readEmail(
  { subject: "Appointment cancelled", text: "Your client cancelled.\nWhen: Tuesday, March 3, 2026 at 3:00 PM (EST)" },
  { timeZone: "America/New_York", country: "US", receivedAt: new Date(0) },
);

port.on("message", async ({ source, context }: Question) => {
  port.postMessage(await (context ? readEmail(source, context) : textOf(source)));
});
port.postMessage("ready");
