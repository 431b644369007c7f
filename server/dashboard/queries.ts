import { and, count, eq, gte, sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import { handedOver } from "../db/handed-over";
import { clients, inboundEmails, notifications } from "../db/schema";
import type { AccountId } from "../ids";

/** Emails by what became of them; ignored ones count in no statistic. */
export async function countEmails(db: Tx, accountId: AccountId) {
  const rows = await db
    .select({ status: inboundEmails.status, emails: count() })
    .from(inboundEmails)
    .where(eq(inboundEmails.accountId, accountId))
    .groupBy(inboundEmails.status);
  const of = (status: string) => rows.find((row) => row.status === status)?.emails ?? 0;
  return { success: of("success"), failed: of("failed"), pending: of("pending") };
}

export async function countClients(db: Tx, accountId: AccountId) {
  const [row] = await db.select({ clients: count() }).from(clients).where(eq(clients.accountId, accountId));
  return row!.clients;
}

export async function countSent(db: Tx, accountId: AccountId) {
  const [row] = await db
    .select({ sent: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), handedOver(accountId)));
  return row!.sent;
}

/** Clients told per local day since then: few rows whatever the number of messages. */
export const listSentPerDay = (db: Tx, accountId: AccountId, since: Date, timeZone: string) => {
  const day = sql<string>`to_char(${notifications.createdAt} at time zone ${sql.param(timeZone)}, 'YYYY-MM-DD')`;
  return db
    .select({ day, told: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), gte(notifications.createdAt, since), handedOver(accountId)))
    .groupBy(sql`1`);
};
