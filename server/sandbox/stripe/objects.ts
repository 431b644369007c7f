import { randomBytes } from "node:crypto";

/** Stripe's objects as of API version 2026-10-28.endive, with the fields that its SDK's users read. Times are seconds. */
export const API_VERSION = "2026-10-28.endive";

export type Metadata = Record<string, string>;

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;

export const list = <T>(url: string, data: T[], hasMore = false) => ({ object: "list", data, has_more: hasMore, url });

export interface Plan {
  priceId: string;
  productId: string;
  amountCents: number;
}

export const priceOf = ({ priceId, productId, amountCents }: Plan) => ({
  id: priceId,
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  created: 0,
  currency: "usd",
  livemode: false,
  lookup_key: "professional_monthly",
  metadata: {},
  nickname: "Professional",
  product: productId,
  recurring: { interval: "month", interval_count: 1, meter: null, usage_type: "licensed" },
  tax_behavior: "unspecified",
  type: "recurring",
  unit_amount: amountCents,
  unit_amount_decimal: String(amountCents),
});

export interface Customer {
  id: string;
  object: "customer";
  created: number;
  email: string | null;
  name: string | null;
  metadata: Metadata;
  livemode: false;
  deleted?: boolean;
  [field: string]: unknown;
}

export interface CheckoutSession {
  id: string;
  object: "checkout.session";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  mode: string;
  customer: string | null;
  customer_email: string | null;
  client_reference_id: string | null;
  subscription: string | null;
  invoice: string | null;
  success_url: string;
  cancel_url: string | null;
  /** Not Stripe's: what the subscription will carry once it is paid. */
  subscription_metadata: Metadata;
  metadata: Metadata;
  url: string | null;
  created: number;
  expires_at: number;
  [field: string]: unknown;
}

export interface Subscription {
  id: string;
  object: "subscription";
  status: "active" | "past_due" | "canceled";
  customer: string;
  items: { object: string; data: SubscriptionItem[]; has_more: boolean; url: string };
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string | null;
  metadata: Metadata;
  created: number;
  [field: string]: unknown;
}

interface SubscriptionItem {
  id: string;
  current_period_start: number;
  current_period_end: number;
  price: ReturnType<typeof priceOf>;
  quantity: number;
  [field: string]: unknown;
}

export interface PortalSession {
  id: string;
  object: "billing_portal.session";
  customer: string;
  return_url: string | null;
  url: string;
  created: number;
  [field: string]: unknown;
}

export interface Invoice {
  id: string;
  object: "invoice";
  status: "paid" | "open";
  customer: string;
  amount_paid: number;
  created: number;
  [field: string]: unknown;
}

/** The same day of the next month, or its last day. */
export function monthAfter(seconds: number) {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + 1);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return Math.floor(to.getTime() / 1000);
}

export function newSubscription(order: {
  customer: string;
  plan: Plan;
  metadata: Metadata;
  created: number;
}): Subscription {
  const id = newId("sub");
  const item: SubscriptionItem = {
    id: newId("si"),
    object: "subscription_item",
    created: order.created,
    current_period_start: order.created,
    current_period_end: monthAfter(order.created),
    metadata: {},
    price: priceOf(order.plan),
    quantity: 1,
    subscription: id,
  };
  return {
    id,
    object: "subscription",
    billing_cycle_anchor: order.created,
    billing_mode: { type: "flexible" },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: "charge_automatically",
    created: order.created,
    currency: "usd",
    customer: order.customer,
    ended_at: null,
    items: list(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    livemode: false,
    metadata: order.metadata,
    start_date: order.created,
    status: "active",
    trial_end: null,
    trial_start: null,
  };
}

export const periodOf = (subscription: Subscription) => {
  const [item] = subscription.items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
};

/** A subscription's items with another period: the period lives there, not on the subscription. */
export const withPeriod = (subscription: Subscription, start: number) => ({
  ...subscription.items,
  data: subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: monthAfter(start),
  })),
});

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
