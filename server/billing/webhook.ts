import type { Tx } from "../db/client";
import type { Deps } from "../deps";
import type { AccountId } from "../ids";
import type { BillingEvent, Payment, SubscriptionState } from "../providers/ports";
import { planOf } from "./plan";
import * as queries from "./queries";

/** Acts on an event once, in the transaction that stores its id; when anything fails, Stripe tells it again. */
export async function takeEvent(deps: Deps, event: BillingEvent): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Before the claim: two processes that were told the same wait for one another here, not on the unique key.
    if (event.kind === "subscription") await queries.lockSubscription(tx, event.subscriptionId);
    if (!(await queries.claimEvent(tx, event.eventId))) return;
    if (event.kind === "subscription") await refresh(deps, tx, event.subscriptionId);
    if (event.kind === "payment") await record(deps, tx, event.payment);
  });
}

/**
 * Reads the subscription as it is now. Events come twice, late and in any order; under the lock the last one that
 * reads is the last one that writes.
 */
async function refresh({ billing, log, now }: Deps, tx: Tx, subscriptionId: string) {
  const state = await billing.subscription(subscriptionId);
  const accountId = state && (await ownerOf(tx, state));
  if (!state || !accountId) return log.warn({ subscriptionId }, "a subscription of nobody here");

  const known = await queries.findSubscription(tx, accountId);
  const another = known?.stripeSubscriptionId != null && known.stripeSubscriptionId !== subscriptionId;
  // The end of an earlier subscription, told late, must not end the one that took its place.
  if (another && isServed(known, now()) && !isServed(state, now())) return;
  await queries.updateSubscription(tx, accountId, state, now());
}

const isServed = (subscription: Parameters<typeof planOf>[0], now: Date) =>
  planOf(subscription, now) === "professional";

/** By the customer, whom we made ourselves; else by the account's id, which the checkout wrote on the subscription. */
async function ownerOf(tx: Tx, { customerId, accountId }: SubscriptionState): Promise<AccountId | undefined> {
  const known = await queries.findByCustomer(tx, customerId);
  if (known) return known.accountId;
  if (!accountId || !(await queries.hasAccount(tx, accountId))) return undefined;
  return (await queries.claimCustomer(tx, accountId, customerId)) === customerId ? accountId : undefined;
}

async function record({ log }: Deps, tx: Tx, payment: Payment) {
  const payer = await queries.findByCustomer(tx, payment.customerId);
  if (!payer) return log.warn({ payment: payment.id }, "a payment of nobody here");
  await queries.insertPayment(tx, payer.accountId, payment);
}
