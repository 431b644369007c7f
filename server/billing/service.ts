import type { Answer } from "../../shared/api";
import { UNLIMITED } from "../../shared/constants";
import { usagePercentage } from "../../shared/usage";
import * as accounts from "../accounts/service";
import type { Tx } from "../db/client";
import type { Deps } from "../deps";
import type { AccountId } from "../ids";
import { isOver, limitOf, periodOf, planOf, statusOf } from "./plan";
import * as queries from "./queries";

/** What an account may do now, and where that is counted. */
export async function standing(db: Tx, accountId: AccountId, now: Date) {
  const account = await accounts.find(db, accountId);
  const subscription = await queries.findSubscription(db, accountId);
  const plan = planOf(subscription, now);
  const period = periodOf(subscription, accounts.zoneOf(account), now);
  return { account, subscription, plan, period, limit: limitOf(plan) };
}

/**
 * Takes up to so many notifications out of this period's limit, in the caller's transaction: they are used when it
 * commits and free again when it does not. The period's row stays locked, so two sends at once share what is left.
 */
export async function reserve(tx: Tx, accountId: AccountId, wanted: number, now: Date) {
  const { period, limit } = await standing(tx, accountId, now);
  const used = await queries.lockUsed(tx, accountId, period.key);
  const granted = limit === UNLIMITED ? wanted : Math.max(0, Math.min(wanted, limit - used));
  if (granted > 0) await queries.addUsed(tx, accountId, period.key, granted);
  return { granted, period: period.key, limit };
}

/** Returns reservations of clients who will not be told after all. */
export async function release(tx: Tx, accountId: AccountId, period: string, count: number) {
  if (count > 0) await queries.subtractUsed(tx, accountId, period, count);
}

/** Notifications left in this period; -1 when there is no limit. */
export async function remaining(db: Tx, accountId: AccountId, now: Date): Promise<number> {
  const { period, limit } = await standing(db, accountId, now);
  return limit === UNLIMITED ? UNLIMITED : Math.max(0, limit - (await queries.findUsed(db, accountId, period.key)));
}

export async function subscription({ db, now }: Deps, accountId: AccountId): Promise<Answer<"GET /api/subscription">> {
  const at = now();
  const { subscription, plan, period, limit } = await standing(db, accountId, at);
  const current = await queries.findUsed(db, accountId, period.key);
  const ends = plan === "professional" && subscription?.cancelAt != null;
  return {
    subscription: {
      plan,
      status: statusOf(subscription, at),
      currentPeriodEnd: period.endsAt,
      cancelAtPeriodEnd: ends ? "true" : "false",
    },
    usage: { current, limit, percentage: usagePercentage(current, limit) },
  };
}

/** For an account that closes: nothing more is paid. */
export async function endSubscription({ db, billing }: Pick<Deps, "db" | "billing">, accountId: AccountId) {
  const subscription = await queries.findSubscription(db, accountId);
  if (!subscription?.stripeSubscriptionId || isOver(subscription)) return;
  await billing.cancel(subscription.stripeSubscriptionId);
}
