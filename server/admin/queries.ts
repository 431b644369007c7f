import { and, count, desc, eq, gte, isNull, sql, sum } from "drizzle-orm";
import type { Tx } from "../db/client";
import { handedOver } from "../db/handed-over";
import { accounts, notifications } from "../db/schema";
import { payments, subscriptions } from "../db/schema-billing";

/** The figures of the whole installation: the one place whose queries name no account. */
export async function listAccounts(db: Tx) {
  const { status, periodStart, periodEnd, cancelAt } = subscriptions;
  const told = toldPerAccount(db);
  return db
    .select({
      id: accounts.id,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      email: accounts.email,
      createdAt: accounts.createdAt,
      subscription: { status, periodStart, periodEnd, cancelAt },
      notificationsSent: sql<number>`coalesce(${told.sent}, 0)`.mapWith(Number),
    })
    .from(accounts)
    .leftJoin(subscriptions, eq(subscriptions.accountId, accounts.id))
    .leftJoin(told, eq(told.accountId, accounts.id))
    .where(isNull(accounts.closedAt))
    .orderBy(desc(accounts.createdAt), accounts.id);
}

const toldPerAccount = (db: Tx) =>
  db
    .select({ accountId: notifications.accountId, sent: count().as("sent") })
    .from(notifications)
    .where(handedOver(null))
    .groupBy(notifications.accountId)
    .as("told");

/** Closed accounts too: what they caused was sent. */
export async function countSent(db: Tx): Promise<number> {
  const [row] = await db.select({ sent: count() }).from(notifications).where(handedOver(null));
  return row!.sent;
}

/** Payments minus refunds. The plan is sold in US dollars only. */
export async function sumPayments(db: Tx, since: Date): Promise<number> {
  const [row] = await db
    .select({ cents: sum(payments.amountCents).mapWith(Number) })
    .from(payments)
    .where(and(gte(payments.at, since), eq(payments.currency, "usd")));
  return row?.cents ?? 0;
}
