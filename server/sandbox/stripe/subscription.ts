import { list, type Metadata, newId, type Plan, priceOf } from "./objects";

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
