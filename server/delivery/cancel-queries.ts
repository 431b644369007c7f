import { sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import type { AccountId, NotificationId, OpeningId } from "../ids";
import { moment, nobodyHas } from "./claim-queries";

/**
 * Ends the life of an opening's messages, or of all the account's, and cancels those that nobody has in hand; one that
 * is in flight and comes back to the queue is over by then. Gives the notifications of those that were canceled.
 *
 * Two statements: the first locks the messages, so that nobody can take them any more, and only the second sees for
 * certain who had done so before.
 */
export async function withdrawMessages(
  tx: Tx,
  accountId: AccountId,
  openingId: OpeningId | null,
  now: Date,
): Promise<NotificationId[]> {
  const { rows: ended } = await tx.execute<{ id: string }>(sql`
    update messages m set expires_at = least(m.expires_at, ${moment(now)})
    from notifications n join sends s on s.id = n.send_id
    where n.id = m.notification_id and m.account_id = ${accountId} and m.state in ('queued', 'unknown')
      and (${openingId}::uuid is null or s.opening_id = ${openingId})
    returning m.id`);
  const { rows: canceled } = await tx.execute<{ notification_id: NotificationId }>(sql`
    update messages m
    set state = 'canceled', error_code = 'withdrawn', problem = 'This was taken back before it was sent.'
    where m.account_id = ${accountId} and m.id = any(${sql.param(ended.map(({ id }) => id))}::uuid[])
      and m.state = 'queued' and ${nobodyHas(sql`m.id`)}
    returning m.notification_id`);
  return [...new Set(canceled.map((row) => row.notification_id))];
}
