import { setTimeout as pause } from "node:timers/promises";
import type { Db, Tx } from "../db/client";
import type { AccountId, OpeningId, SendId } from "../ids";
import { nextRing } from "./bell";
import { withdrawMessages } from "./cancel-queries";
import { giveBack } from "./record-queries";
import * as totals from "./totals-queries";

export { deleteOldEvents } from "./receipt-queries";
export { deleteOldWords } from "./retention-queries";

/** How sends stand, now. An id of another account is left out. */
export const totalsOfSends = totals.countSends;

export async function totalsOfSend(db: Tx, accountId: AccountId, sendId: SendId): Promise<totals.Totals> {
  const counted = await totalsOfSends(db, accountId, [sendId]);
  return counted.get(sendId) ?? { total: 0, sent: 0, failed: 0, pending: 0 };
}

export const deliveriesOfSend = totals.listDeliveries;

/** Other processes ring no bell here; a large send rings it hundreds of times a second. */
const LOOK_AT_LEAST_EVERY_MS = 500;
const THEN_AT_MOST_EVERY_MS = 50;
const AT_ONCE = 5;

/**
 * Resolves when nothing of this send is on its way any more, or after `timeoutMs`. What waits for an account to be put
 * in order, or for a provider to say what became of it, is not waited for.
 */
export async function waitUntilHandedOver(db: Db, accountId: AccountId, sendId: SendId, timeoutMs: number) {
  const deadline = performance.now() + timeoutMs;
  for (let looks = 1; ; looks++) {
    const left = deadline - performance.now();
    // Listens before it looks: what is written during the look may be the last.
    const rung = nextRing(Math.min(left, LOOK_AT_LEAST_EVERY_MS));
    if (left <= 0 || !(await totals.isUnderway(db, accountId, sendId))) return;
    await rung;
    if (looks > AT_ONCE) await pause(THEN_AT_MOST_EVERY_MS);
  }
}

/**
 * Takes back what has not been posted: of an opening that was filled or dismissed, or of an account that was closed.
 * What is in flight stays, but is not tried again. The month's reservations of clients who will now hear nothing are returned.
 */
export async function cancelUnsent(tx: Tx, accountId: AccountId, openingId: OpeningId | null, now: Date) {
  const withdrawn = await withdrawMessages(tx, accountId, openingId, now);
  if (withdrawn.length > 0) await giveBack(tx, withdrawn, now);
}
