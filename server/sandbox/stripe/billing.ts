import { setTimeout as sleep } from "node:timers/promises";
import type { FaultSwitch } from "../faults";
import { type Db, findItem, insertItems, listItems, patchItem, putItem } from "../store";
import type { StripeEvents } from "./events";
import { type Invoice, newInvoice } from "./invoice";
import { type CheckoutSession, type Customer, newId, type Plan } from "./objects";
import { newSubscription, periodOf, type Subscription, withPeriod } from "./subscription";

export interface BillingDeps {
  db: Db;
  events: StripeEvents;
  faults: FaultSwitch;
  plan: Plan;
  publicUrl: string;
  now(): Date;
}

const CHECKOUT_WAITS_MS = 10_000;

export const kindOf = (object: string) => `stripe.${object}`;

export const secondsOf = (deps: { now(): Date }) => Math.floor(deps.now().getTime() / 1000);

export const save = (deps: BillingDeps, object: { id: string; object: string }) =>
  putItem(deps.db, kindOf(object.object), object.id, object, deps.now());

export const find = async <T>(deps: BillingDeps, kind: T extends { object: infer K } ? K : string, id: string) =>
  (await findItem<T>(deps.db, kindOf(String(kind)), id))?.data;

/** The customer's subscription that is not over; there is at most one. */
export async function currentSubscription(deps: BillingDeps, customer: string) {
  const all = await listItems<Subscription>(deps.db, "stripe.subscription", { match: { customer } });
  return all.map((each) => each.data).find((each) => each.status !== "canceled");
}

/** True when the fault "decline the card" is on. */
export const isDeclined = async (deps: BillingDeps) => (await deps.faults.meet("payments")) === 402;

/** Pays an open checkout once, however often the button is pressed; undefined when it is no longer open. */
export async function payCheckout(deps: BillingDeps, id: string) {
  const created = secondsOf(deps);
  const paid = { status: "complete", payment_status: "paid", url: null } as const;
  const claimed = await patchItem<CheckoutSession>(deps.db, "stripe.checkout.session", id, paid, { status: "open" });
  if (!claimed) return undefined;

  const customer = claimed.data.customer ?? (await customerFor(deps, claimed.data, created));
  const order = { customer, plan: deps.plan, metadata: claimed.data.subscription_metadata, created };
  const draft = newSubscription(order);
  const invoice = newInvoice({ subscription: draft, reason: "subscription_create", paid: true, created });
  const subscription = { ...draft, latest_invoice: invoice.id };
  const session = { ...claimed.data, customer, subscription: subscription.id, invoice: invoice.id };
  await save(deps, subscription);
  await save(deps, invoice);
  await save(deps, session);
  const { taken } = await deps.events.tell(
    { type: "customer.subscription.created", object: subscription },
    { type: "invoice.paid", object: invoice },
    { type: "checkout.session.completed", object: session },
  );
  // As Stripe does: the buyer goes back when the seller knows, but does not wait for ever.
  await Promise.race([taken, sleep(CHECKOUT_WAITS_MS, undefined, { ref: false })]);
  return session;
}

async function customerFor(deps: BillingDeps, session: CheckoutSession, created: number) {
  const customer: Customer = {
    id: newId("cus"),
    object: "customer",
    created,
    email: session.customer_email,
    name: null,
    metadata: {},
    livemode: false,
  };
  await insertItems(deps.db, "stripe.customer", [{ id: customer.id, at: deps.now(), data: customer }]);
  return customer.id;
}

/** Changes a subscription and tells what it was before. */
export async function changeSubscription(deps: BillingDeps, from: Subscription, changes: Partial<Subscription>) {
  const to = await patchItem<Subscription>(deps.db, "stripe.subscription", from.id, changes);
  if (!to) return { subscription: from, taken: Promise.resolve() };
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, from[name]]));
  const type = changes.status === "canceled" ? "customer.subscription.deleted" : "customer.subscription.updated";
  const { taken } = await deps.events.tell({
    type,
    object: to.data,
    ...(changes.status === "canceled" ? {} : { before }),
  });
  return { subscription: to.data, taken };
}

/** Flexible billing, the default: the portal sets a moment, and the old flag stays false. */
export const cancelAtPeriodEnd = (deps: BillingDeps, subscription: Subscription) =>
  changeSubscription(deps, subscription, {
    cancel_at: periodOf(subscription).end,
    canceled_at: secondsOf(deps),
    cancellation_details: { comment: null, feedback: null, reason: "cancellation_requested" },
  });

export const keep = (deps: BillingDeps, subscription: Subscription) =>
  changeSubscription(deps, subscription, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
  });

export const cancelNow = (deps: BillingDeps, subscription: Subscription) =>
  changeSubscription(deps, subscription, {
    status: "canceled",
    canceled_at: subscription.canceled_at ?? secondsOf(deps),
    ended_at: secondsOf(deps),
  });

/** The period is over: a cancelled plan ends, any other is billed for the next month from now on. */
export async function endPeriod(deps: BillingDeps, subscription: Subscription) {
  if (subscription.cancel_at || subscription.cancel_at_period_end) return cancelNow(deps, subscription);

  const created = secondsOf(deps);
  const paid = !(await isDeclined(deps));
  const renewed = { ...subscription, items: withPeriod(subscription, created) };
  const invoice: Invoice = newInvoice({ subscription: renewed, reason: "subscription_cycle", paid, created });
  await save(deps, invoice);
  await deps.events.tell({ type: paid ? "invoice.paid" : "invoice.payment_failed", object: invoice });
  return changeSubscription(deps, subscription, {
    items: renewed.items,
    latest_invoice: invoice.id,
    status: paid ? "active" : "past_due",
  });
}
