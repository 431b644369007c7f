import { sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import type { AccountId, MessageId, NotificationId, OpeningId } from "../ids";
import type { Doomed } from "./claim-queries";

/** Messages of an opening, or of all the account's, that nobody has begun to post. They stay locked for the caller. */
export async function listUnsent(tx: Tx, accountId: AccountId, openingId: OpeningId | null): Promise<Doomed[]> {
  const { rows } = await tx.execute<{ id: MessageId; notification_id: NotificationId }>(sql`
    select m.id, m.notification_id from messages m
    join notifications n on n.id = m.notification_id
    join sends s on s.id = n.send_id
    where m.account_id = ${accountId} and m.state = 'queued'
      and (${openingId}::uuid is null or s.opening_id = ${openingId})
    order by m.id for update of m`);
  return rows.map((row) => ({ id: row.id, notificationId: row.notification_id, why: "withdrawn" }));
}
