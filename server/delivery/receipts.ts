import type { Deps } from "../deps";
import type { MessageId } from "../ids";
import type { Receipt } from "../providers/ports";
import * as waitlist from "../waitlist/service";
import { ring } from "./bell";
import { isNews } from "./outcome";
import * as queries from "./receipt-queries";

/**
 * What providers report of messages, each event once: stored under the provider's id in the transaction that acts on
 * it. When the transaction fails the provider gets no 200, and reports again.
 */
export async function takeReceipts(deps: Pick<Deps, "db" | "now">, provider: queries.Provider, receipts: Receipt[]) {
  if (receipts.length === 0) return;
  await deps.db.transaction(async (tx) => {
    const fresh = new Set(
      await queries.insertEvents(
        tx,
        provider,
        receipts.map(({ eventId }) => eventId),
      ),
    );
    const news = receipts.filter(({ eventId }) => fresh.delete(eventId));
    const messages = await queries.applyReceipts(tx, furthest(news), deps.now());
    for (const receipt of news) {
      const message = receipt.messageId && messages.get(receipt.messageId);
      if (message) await suppressReported(tx, message, receipt);
    }
  });
  ring();
}

async function suppressReported(
  tx: Parameters<typeof waitlist.suppress>[0],
  { accountId, channel, recipient }: queries.Reported,
  { because, problem, suppress }: Receipt,
) {
  const source = "provider";
  if (suppress) {
    const { channel, address } = suppress;
    await waitlist.suppress(tx, accountId, { channel, address, kind: "opted-out", problem: null, source });
  }
  if (because === "opted-out" || because === "bad-address") {
    await waitlist.suppress(tx, accountId, { channel, address: recipient, kind: because, problem, source });
  }
}

/** One receipt a message: of several in one call, the one that says most. */
function furthest(receipts: Receipt[]): (Receipt & { messageId: MessageId })[] {
  const best = new Map<MessageId, Receipt & { messageId: MessageId }>();
  for (const receipt of receipts) {
    const { messageId } = receipt;
    if (!messageId) continue;
    const known = best.get(messageId);
    if (!known || isNews(receipt.state, known.state)) best.set(messageId, { ...receipt, messageId });
  }
  return [...best.values()];
}
