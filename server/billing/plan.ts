import { TRIAL_NOTIFICATIONS_PER_MONTH, UNLIMITED } from "../../shared/constants";
import { toInstant, toLocal } from "../../shared/instant";

export type Plan = "free_trial" | "professional";

/** What is known of a practitioner's subscription; none before the first checkout. */
export interface Subscription {
  status: string | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  cancelAt: Date | null;
}

export interface Period {
  /** Names the row of `usage` that counts it. */
  key: string;
  endsAt: Date;
}

/** A late payment is still a customer: Stripe tries the card for weeks, and says when it gives up. */
const SERVED = new Set(["active", "trialing", "past_due"]);

export function planOf(subscription: Subscription | undefined, now: Date): Plan {
  if (!subscription?.status || !SERVED.has(subscription.status)) return "free_trial";
  // The end was agreed on; the plan does not go on because the word of it is late.
  const over = subscription.cancelAt !== null && subscription.cancelAt <= now;
  return over ? "free_trial" : "professional";
}

/** Nothing more will be charged, and a new one may be bought. */
export const isOver = ({ status }: Subscription): boolean =>
  status === null || status === "canceled" || status === "incomplete_expired";

/** Stopped for want of a payment; paying it brings it back, a second one would be charged beside it. */
export const isStopped = ({ status }: Subscription): boolean => status === "unpaid" || status === "paused";

export const limitOf = (plan: Plan): number => (plan === "professional" ? UNLIMITED : TRIAL_NOTIFICATIONS_PER_MONTH);

/** Stripe's own word, while the subscription serves or waits for something. A trial is "active". */
export function statusOf(subscription: Subscription | undefined, now: Date): string {
  if (!subscription?.status || isOver(subscription)) return "active";
  const { status } = subscription;
  return SERVED.has(status) && planOf(subscription, now) === "free_trial" ? "active" : status;
}

/** Stripe's period on Professional; on the trial the calendar month where the practitioner is. */
export function periodOf(subscription: Subscription | undefined, timeZone: string, now: Date): Period {
  if (planOf(subscription, now) === "professional" && subscription?.periodStart && subscription.periodEnd) {
    return { key: subscription.periodStart.toISOString(), endsAt: subscription.cancelAt ?? subscription.periodEnd };
  }
  const month = toLocal(now, timeZone).date.slice(0, 7);
  return { key: month, endsAt: toInstant({ date: `${monthAfter(month)}-01`, time: "00:00" }, timeZone) };
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}
