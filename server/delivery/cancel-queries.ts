import { sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import type { AccountId, MessageId, NotificationId, OpeningId } from "../ids";
import { type Doomed, moment } from "./claim-queries";

/**
 * Ends the life of an opening's messages, or of all the account's. Gives those that nobody has begun to post; one that
 * is in flight and comes back to the queue is over by then.
 */
export async function endMessages(
  tx: Tx,
  accountId: AccountId,
  openingId: OpeningId | null,
  now: Date,
): Promise<Doomed[]> {
  const { rows } = await tx.execute<{ id: MessageId; notification_id: NotificationId; state: string }>(sql`
    update messages m set expires_at = least(m.expires_at, ${moment(now)})
    from notifications n join sends s on s.id = n.send_id
    where n.id = m.notification_id and m.account_id = ${accountId} and m.state in ('queued', 'sending', 'unknown')
      and (${openingId}::uuid is null or s.opening_id = ${openingId})
    returning m.id, m.notification_id, m.state`);
  return rows
    .filter(({ state }) => state === "queued")
    .map((row) => ({ id: row.id, notificationId: row.notification_id, why: "withdrawn" }));
}
