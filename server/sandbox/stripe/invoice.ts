import { list, newId } from "./objects";
import { periodOf, type Subscription } from "./subscription";

export interface Invoice {
  id: string;
  object: "invoice";
  status: "paid" | "open";
  customer: string;
  amount_paid: number;
  created: number;
  [field: string]: unknown;
}

export function newInvoice(bill: {
  subscription: Subscription;
  reason: "subscription_create" | "subscription_cycle";
  paid: boolean;
  created: number;
}): Invoice {
  const { subscription, created, paid } = bill;
  const cents = subscription.items.data.reduce((sum, item) => sum + item.price.unit_amount * item.quantity, 0);
  const id = newId("in");
  const period = periodOf(subscription);
  return {
    id,
    object: "invoice",
    amount_due: cents,
    amount_paid: paid ? cents : 0,
    amount_remaining: paid ? 0 : cents,
    attempt_count: 1,
    attempted: true,
    billing_reason: bill.reason,
    collection_method: "charge_automatically",
    created,
    currency: "usd",
    customer: subscription.customer,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: list(`/v1/invoices/${id}/lines`, [
      {
        id: newId("il"),
        object: "line_item",
        amount: cents,
        currency: "usd",
        description: "1 × Professional (at $29.00 / month)",
        period,
        quantity: 1,
      },
    ]),
    livemode: false,
    metadata: {},
    number: id.slice(-8).toUpperCase(),
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_start: period.start,
    period_end: period.end,
    status: paid ? "paid" : "open",
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: paid ? created : null,
      voided_at: null,
    },
    subtotal: cents,
    total: cents,
  };
}
