import type { Logger } from "pino";
import type { Db } from "../db/client";
import type { TextProvider } from "../providers/ports";
import { ring } from "./bell";
import * as queries from "./reconcile-queries";
import type { Patience } from "./sender";

interface ReconcileDeps {
  db: Db;
  texts: TextProvider;
  log: Logger;
  now: () => Date;
  patience: Patience;
}

const AT_ONCE = 20;
/**
 * Finds out what became of posts without an answer, and only then lets a message be posted again. Twilio lists its
 * texts; SendGrid lists nothing, so an unknown email waits for its events, and shows as unknown until they come.
 */
export async function reconcile({ db, texts, log, now, patience }: ReconcileDeps): Promise<{ requeued: number }> {
  const expired = await queries.expireLeases(db, now());
  if (expired > 0) log.warn({ messages: expired }, "posts were left without an outcome");

  let requeued = 0;
  let answered = true;
  while (answered) {
    const unknown = await queries.takeUnknown(db, now(), patience.askAfterMs, AT_ONCE);
    if (unknown.length === 0) break;
    const answers = await Promise.all(unknown.filter(({ asked }) => asked).map((text) => settle(text)));
    requeued += answers.filter((answer) => answer === "absent").length;
    // A provider that cannot be asked is left alone until the next round.
    answered = answers.length === 0 || answers.some((answer) => answer !== "no answer");
    if (answers.includes("found")) ring();
  }
  return { requeued };

  async function settle(text: queries.Unknown): Promise<"found" | "absent" | "open" | "no answer"> {
    const asked = now();
    try {
      const listed = await texts.find({ to: text.recipient, body: text.body, since: text.sendingAt });
      if (await queries.settleFound(db, text, listed, now())) return "found";
    } catch {
      return "no answer";
    }
    if (asked.getTime() - text.sendingAt.getTime() < patience.absentAfterMs) return "open";
    await queries.requeueAbsent(db, text, now());
    return "absent";
  }
}
