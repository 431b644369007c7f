import { createHash } from "node:crypto";
import Stripe from "stripe";
import { z } from "zod";
import { PROFESSIONAL_PRICE_CENTS } from "../../shared/constants";
import type { AccountId } from "../ids";
import { type BillingProvider, CustomerGone, ForgedCall, type SubscriptionState, type WebhookCall } from "./ports";
import { billingEventOf } from "./stripe-events";

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Monthly price of the Professional plan; without it every checkout carries the price itself. */
  priceId?: string | undefined;
  /** Another base URL: a double. */
  apiUrl?: string | undefined;
}

const ANSWER_MS = 10_000;
/** Anybody with the Stripe account can write metadata; what is no id of ours is nobody's. */
const AccountOf = z.uuid().transform((id) => id as AccountId);

/** Billing through Stripe: the one place that knows its words. */
export function stripeBilling(config: StripeConfig): BillingProvider {
  const stripe = new Stripe(config.secretKey, { ...connection(config.apiUrl), timeout: ANSWER_MS, telemetry: false });

  return {
    async createCustomer({ id, email, name }) {
      const customer = { ...(email && { email }), name, metadata: { accountId: id } };
      const { id: customerId } = await stripe.customers.create(customer, {
        idempotencyKey: keyOf("customer", customer),
      });
      return customerId;
    },

    async checkoutUrl({ accountId, customerId, returnUrl, attempt }) {
      const order = {
        mode: "subscription" as const,
        customer: customerId,
        client_reference_id: accountId,
        line_items: [{ ...priceOf(config.priceId), quantity: 1 }],
        // The session's own metadata is not handed on to the subscription.
        subscription_data: { metadata: { accountId } },
        success_url: returnUrl,
        cancel_url: returnUrl,
      };
      const idempotencyKey = keyOf("checkout", { ...order, attempt });
      const { url } = await stripe.checkout.sessions.create(order, { idempotencyKey }).catch(unlessCustomerGone);
      return url!;
    },

    async portalUrl({ customerId, returnUrl }) {
      const visit = { customer: customerId, return_url: returnUrl };
      return (await stripe.billingPortal.sessions.create(visit).catch(unlessCustomerGone)).url;
    },

    async subscription(subscriptionId) {
      try {
        return stateOf(await stripe.subscriptions.retrieve(subscriptionId));
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },

    async cancel(subscriptionId) {
      await stripe.subscriptions.cancel(subscriptionId).catch((error) => {
        // Ended already: that is what was wanted.
        if (!isGone(error)) throw error;
      });
    },

    readEvent: (call) => billingEventOf(verified(stripe, config.webhookSecret, call)),
  };
}

function verified(stripe: Stripe, secret: string, { body, headers }: WebhookCall): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, String(headers["stripe-signature"] ?? ""), secret);
  } catch {
    throw new ForgedCall("not signed by Stripe");
  }
}

function stateOf({ id, customer, metadata, status, items, ...rest }: Stripe.Subscription): SubscriptionState {
  const moment = (seconds: number) => new Date(seconds * 1000);
  // The period is kept on the items; ours has one.
  const periodEnd = moment(Math.max(...items.data.map((item) => item.current_period_end)));
  // Flexible billing names the day of the end; the older kind only says that the period is the last.
  const cancelAt = rest.cancel_at !== null ? moment(rest.cancel_at) : rest.cancel_at_period_end ? periodEnd : null;
  return {
    subscriptionId: id,
    customerId: typeof customer === "string" ? customer : customer.id,
    accountId: AccountOf.safeParse(metadata.accountId).data ?? null,
    status,
    periodStart: moment(Math.max(...items.data.map((item) => item.current_period_start))),
    periodEnd,
    cancelAt,
  };
}

const priceOf = (priceId: string | undefined) =>
  priceId
    ? { price: priceId }
    : {
        price_data: {
          currency: "usd",
          unit_amount: PROFESSIONAL_PRICE_CENTS,
          recurring: { interval: "month" as const },
          product_data: { name: "Slotback Professional" },
        },
      };

/** The same order made again, in a second tab or after a lost answer, gives the first one's result. */
const keyOf = (what: string, order: object) =>
  `${what}-${createHash("sha256").update(JSON.stringify(order)).digest("hex")}`;

function unlessCustomerGone(error: unknown): never {
  const { param, message = "" } = error as { param?: string; message?: string };
  if (isGone(error) && (param === "customer" || message.startsWith("No such customer"))) {
    throw new CustomerGone("Stripe does not know the customer", { cause: error });
  }
  throw error;
}

const isGone = (error: unknown) => (error as { code?: string }).code === "resource_missing";

/** The SDK knows a host and no path, which a double may have: its fetch is given the path. */
function connection(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { protocol, hostname, port, pathname } = new URL(apiUrl);
  const path = pathname.replace(/\/$/, "");
  const httpClient = Stripe.createFetchHttpClient((input, init) => {
    const address = new URL(String(input));
    address.pathname = path + address.pathname;
    return fetch(address, init);
  });
  const scheme = protocol === "http:" ? ("http" as const) : ("https" as const);
  return { host: hostname, port: port || (scheme === "http" ? 80 : 443), protocol: scheme, httpClient };
}
