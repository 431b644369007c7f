import { displayName } from "../../shared/names";
import type { Account } from "../accounts/service";
import type { Deps } from "../deps";
import { Refusal } from "../http/errors";
import type { AccountId } from "../ids";
import { CustomerGone } from "../providers/ports";
import { isStopped } from "./plan";
import * as queries from "./queries";
import { standing } from "./service";

/** The address of the page where Professional is bought. The plan changes when Stripe says that it was paid. */
export async function checkout(deps: Deps, accountId: AccountId) {
  const now = deps.now();
  const { account, subscription, plan } = await standing(deps.db, accountId, now);
  if (plan === "professional")
    throw new Refusal("duplicate", "You are on the Professional plan already. Manage Billing shows what you pay.");

  if (subscription && isStopped(subscription)) return portal(deps, accountId);

  // Two tabs lead to one page, which can be paid once. It lives for 24 hours, so each day begins another.
  const attempt = `${subscription?.stripeSubscriptionId} ${now.toISOString().slice(0, 10)}`;
  const pageFor = (customerId: string) =>
    deps.billing.checkoutUrl({ accountId, customerId, returnUrl: returnUrl(deps), attempt });
  const known = subscription?.stripeCustomerId ?? null;
  const url = await reaching(deps, async () => {
    const page = known && (await unlessGone(deps, accountId, known, () => pageFor(known)));
    return page ?? pageFor(await newCustomer(deps, account, known));
  });
  return { url };
}

/** The address of the page where the plan is changed, paid and ended. */
export async function portal(deps: Deps, accountId: AccountId) {
  const customerId = (await queries.findSubscription(deps.db, accountId))?.stripeCustomerId;
  const visit = (known: string) => deps.billing.portalUrl({ customerId: known, returnUrl: returnUrl(deps) });
  const url =
    customerId && (await reaching(deps, () => unlessGone(deps, accountId, customerId, () => visit(customerId))));
  if (!url) throw new Refusal("not_found", "There is no billing to manage yet. Upgrade to Professional first.");
  return { url };
}

const returnUrl = ({ config }: Deps) => `${config.publicUrl}/account`;

async function newCustomer({ billing, db }: Deps, account: Account, instead: string | null) {
  const { id, email } = account;
  const customerId = await billing.createCustomer({ id, email, name: displayName(account), instead });
  return queries.claimCustomer(db, id, customerId);
}

/** Null when Stripe has lost the customer, as after a change from test to live keys: then we forget them too. */
async function unlessGone<T>({ db }: Deps, accountId: AccountId, customerId: string, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error;
    await queries.deleteCustomer(db, accountId, customerId);
    return null;
  }
}

/** A payment service that fails is no bug of ours and no fault of the person's. */
async function reaching<T>({ log }: Deps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Only the SDK's own errors carry a type.
    const { type, code, requestId } = error as { type?: string; code?: string; requestId?: string };
    if (type === undefined) throw error;
    log.error({ type, code, requestId }, "stripe refused or did not answer");
    const words = "The payment service does not answer. Nothing was charged; try again in a minute.";
    throw new Refusal("unavailable", words);
  }
}
