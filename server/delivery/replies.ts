import * as accounts from "../accounts/service";
import type { Deps } from "../deps";
import type { AccountId } from "../ids";
import type { IncomingText } from "../providers/ports";
import * as waitlist from "../waitlist/service";
import { copy } from "./copy";
import { type Wish, wishOf } from "./keywords";
import { insertEvents } from "./receipt-queries";
import { findLastTexter, listStopped } from "./reply-queries";

type Tx = Parameters<typeof waitlist.suppress>[0];

/**
 * Acts on a client's reply, once, and gives the words that answer it. All practitioners text from one number, so a
 * reply does not say whom it is for: it is for the one whose text came last.
 */
export async function takeReply({ db }: Pick<Deps, "db">, reply: IncomingText): Promise<string | null> {
  const { eventId, from, handled } = reply;
  const wish = handled ?? wishOf(reply.body);
  if (wish === "other") return null;
  return db.transaction(async (tx) => {
    const fresh = await insertEvents(tx, "twilio", [eventId]);
    if (fresh.length === 0) return null;
    const accountId = await act(tx, wish, from);
    if (!accountId || handled) return null;
    const account = await accounts.find(tx, accountId);
    return answers[wish](accounts.senderNameOf(account));
  });
}

const answers = { stop: copy.stopped, start: copy.started, help: copy.help };

/** The practitioner in whose name to answer; null when there is nothing to say. */
async function act(tx: Tx, wish: Exclude<Wish, "other">, from: string): Promise<AccountId | null> {
  if (wish === "start") {
    // Also those whom the carrier's block stopped later: it was lifted for all of them at once.
    const stopped = await listStopped(tx, from);
    for (const accountId of stopped) await waitlist.allowAgain(tx, accountId, "sms", from, "text-reply");
    return stopped[0] ?? null;
  }
  const accountId = await findLastTexter(tx, from);
  if (accountId && wish === "stop") {
    const optOut = { kind: "opted-out", problem: null, source: "text-reply" } as const;
    await waitlist.suppress(tx, accountId, { channel: "sms", address: from, ...optOut });
  }
  return accountId;
}
