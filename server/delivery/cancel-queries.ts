import { sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import { unsettled } from "../db/handed-over";
import type { AccountId, NotificationId, OpeningId } from "../ids";
import { moment } from "./claim-queries";

/**
 * Ends the life of an opening's messages, or of all the account's, and cancels those that nobody has in hand: who takes
 * a row out of the queue has the message, and here that is we. One that is in flight and comes back to the queue is over
 * by then. Gives the notifications of those that were canceled.
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
    where m.id = any(${unsettled(accountId)}) and n.id = m.notification_id and m.state in ('queued', 'unknown')
      and m.account_id = ${accountId} and (${openingId}::uuid is null or s.opening_id = ${openingId})
    returning m.id`);
  const { rows: canceled } = await tx.execute<{ notification_id: NotificationId }>(sql`
    with taken as (
      delete from queue
      where message_id = any(${sql.param(ended.map(({ id }) => id))}::uuid[]) and state = 'queued' returning message_id
    )
    update messages m
    set state = 'canceled', error_code = 'withdrawn', problem = 'This was taken back before it was sent.'
    where m.account_id = ${accountId} and m.state = 'queued' and m.id = any(array(select message_id from taken))
    returning m.notification_id`);
  return [...new Set(canceled.map((row) => row.notification_id))];
}
