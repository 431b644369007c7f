import type Stripe from "stripe";
import type { BillingEvent } from "./ports";

/** An event in our words: which subscription to look at, or what was paid. Kinds that we do not know are none. */
export function billingEventOf(event: Stripe.Event): BillingEvent {
  const eventId = event.id;
  const look = (subscriptionId: string | null | undefined): BillingEvent =>
    subscriptionId ? { eventId, kind: "subscription", subscriptionId } : { eventId, kind: "none" };

  switch (event.type) {
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
      return look(event.data.object.id);
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
      return look(idOf(event.data.object.subscription));
    case "invoice.payment_failed":
      return look(idOf(event.data.object.parent?.subscription_details?.subscription));
    case "invoice.paid":
      return paymentOf(eventId, event.data.object);
    case "charge.refunded":
      return refundOf(event, event.data.object, event.data.previous_attributes);
    default:
      return { eventId, kind: "none" };
  }
}

function paymentOf(eventId: string, invoice: Stripe.Invoice): BillingEvent {
  const customerId = idOf(invoice.customer);
  if (!customerId || !invoice.id || invoice.amount_paid === 0) return { eventId, kind: "none" };
  const at = new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1000);
  const { id, amount_paid: amountCents, currency } = invoice;
  return { eventId, kind: "payment", payment: { id, customerId, amountCents, currency, at } };
}

/** A charge counts up what was refunded of it, so one refund is what was added; its sum so far makes the id unique. */
function refundOf(
  { id: eventId, created }: Stripe.Event,
  { id, customer, amount_refunded: sum, currency }: Stripe.Charge,
  before: Partial<Stripe.Charge> | undefined,
): BillingEvent {
  const customerId = idOf(customer);
  const amountCents = (before?.amount_refunded ?? 0) - sum;
  if (!customerId || amountCents === 0) return { eventId, kind: "none" };
  const payment = { id: `${id}:${sum}`, customerId, amountCents, currency, at: new Date(created * 1000) };
  return { eventId, kind: "payment", payment };
}

const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === "string" ? named : (named?.id ?? null);
