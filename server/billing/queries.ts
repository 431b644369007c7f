import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import { accounts } from "../db/schema";
import { payments, subscriptions, usage } from "../db/schema-billing";
import { webhookEvents } from "../db/schema-operation";
import type { AccountId } from "../ids";
import type { Payment, SubscriptionState } from "../providers/ports";

export async function findSubscription(db: Tx, accountId: AccountId) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId));
  return row;
}

/** Whose customer it is at the provider; undefined for customers of other products on the same Stripe account. */
export async function findByCustomer(db: Tx, customerId: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.stripeCustomerId, customerId));
  return row;
}

/** Keeps the first customer of an account: of two checkouts at once both get the same. */
export async function claimCustomer(db: Tx, accountId: AccountId, customerId: string): Promise<string> {
  const [row] = await db
    .insert(subscriptions)
    .values({ accountId, stripeCustomerId: customerId })
    .onConflictDoUpdate({
      target: subscriptions.accountId,
      set: { stripeCustomerId: sql`coalesce(${subscriptions.stripeCustomerId}, excluded.stripe_customer_id)` },
    })
    .returning({ customerId: subscriptions.stripeCustomerId });
  return row!.customerId!;
}

/** A customer that is gone took its subscription along: the account is on the trial again. */
export async function deleteCustomer(db: Tx, accountId: AccountId, customerId: string) {
  await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.stripeCustomerId, customerId)));
}

export async function updateSubscription(db: Tx, accountId: AccountId, state: SubscriptionState, now: Date) {
  const { subscriptionId, status, periodStart, periodEnd, cancelAt } = state;
  await db
    .update(subscriptions)
    .set({ stripeSubscriptionId: subscriptionId, status, periodStart, periodEnd, cancelAt, updatedAt: now })
    .where(eq(subscriptions.accountId, accountId));
}

/** False when the event was stored before, and so acted on before. */
export async function claimEvent(db: Tx, eventId: string): Promise<boolean> {
  const claimed = await db
    .insert(webhookEvents)
    .values({ provider: "stripe", eventId })
    .onConflictDoNothing()
    .returning();
  return claimed.length > 0;
}

/** Until the end of the transaction no other event of this subscription is acted on. */
export const lockSubscription = (db: Tx, subscriptionId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stripe:${subscriptionId}`}, 0))`);

export async function insertPayment(db: Tx, accountId: AccountId, { id, amountCents, currency, at }: Payment) {
  await db.insert(payments).values({ id, accountId, amountCents, currency, at }).onConflictDoNothing();
}

export async function findUsed(db: Tx, accountId: AccountId, period: string): Promise<number> {
  const [row] = await db
    .select({ used: usage.used })
    .from(usage)
    .where(and(eq(usage.accountId, accountId), eq(usage.period, period)));
  return row?.used ?? 0;
}

/** What a reservation left over. */
export async function subtractUsed(db: Tx, accountId: AccountId, period: string, fewer: number) {
  await db
    .update(usage)
    .set({ used: sql`greatest(0, ${usage.used} - ${fewer})` })
    .where(and(eq(usage.accountId, accountId), eq(usage.period, period)));
}

/** Notifications used so far. The row is made when missing and stays locked until the transaction ends. */
export async function lockUsed(db: Tx, accountId: AccountId, period: string): Promise<number> {
  const [row] = await db
    .insert(usage)
    .values({ accountId, period })
    .onConflictDoUpdate({ target: [usage.accountId, usage.period], set: { used: sql`${usage.used}` } })
    .returning({ used: usage.used });
  return row!.used;
}

export async function addUsed(db: Tx, accountId: AccountId, period: string, more: number) {
  await db
    .update(usage)
    .set({ used: sql`${usage.used} + ${more}` })
    .where(and(eq(usage.accountId, accountId), eq(usage.period, period)));
}

export async function hasAccount(db: Tx, accountId: AccountId): Promise<boolean> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId));
  return rows.length > 0;
}
