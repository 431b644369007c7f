import { type BillingDeps, secondsOf } from "./billing";
import { type CheckoutSession, type Metadata, newId } from "./objects";
import { periodOf, type Subscription } from "./subscription";

/** A form-encoded body or a query, as parsed: what is in it is the caller's. */
export type Form = Record<string, unknown>;

const DAY_SECONDS = 86_400;

export const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
export const metadataIn = (form: Form | undefined) => (form?.metadata ?? {}) as Metadata;

/** `expand[]=…`: nested in a body, spelled out in a query (Express's simple parser keeps the brackets in the name). */
export const wanted = (form: Form | undefined) =>
  Object.entries(form ?? {})
    .filter(([name]) => name.startsWith("expand"))
    .flatMap(([, value]) => (typeof value === "string" ? [value] : (Object.values(value ?? {}) as string[])));

/** What is wrong with an order for a checkout, if anything. */
export function wrongIn(form: Form, priceId: string) {
  if (form.mode !== "subscription") return { param: "mode", message: "The sandbox knows mode=subscription only." };
  if (!text(form.success_url)) return { param: "success_url", message: "Missing required param: success_url." };
  const items = Object.values((form.line_items ?? {}) as Record<string, { price?: string; price_data?: object }>);
  if (items.length === 0) return { param: "line_items", message: "Missing required param: line_items." };
  const strange = items.find((item) => !item.price_data && item.price !== priceId);
  if (strange) return { param: "line_items[0][price]", message: `No such price: '${strange.price}'` };
  return undefined;
}

export function newCheckout(deps: BillingDeps, form: Form, customer: string | null): CheckoutSession {
  const id = newId("cs_test");
  const created = secondsOf(deps);
  const cents = deps.plan.amountCents;
  return {
    id,
    object: "checkout.session",
    amount_subtotal: cents,
    amount_total: cents,
    cancel_url: text(form.cancel_url),
    client_reference_id: text(form.client_reference_id),
    created,
    currency: "usd",
    customer,
    customer_email: text(form.customer_email),
    expires_at: created + DAY_SECONDS,
    invoice: null,
    livemode: false,
    metadata: metadataIn(form),
    mode: "subscription",
    payment_status: "unpaid",
    status: "open",
    subscription: null,
    subscription_metadata: metadataIn(form.subscription_data as Form | undefined),
    success_url: String(form.success_url),
    ui_mode: "hosted",
    url: `${deps.publicUrl}/sandbox/checkout/${id}`,
  };
}

/** What an update asks for. Either way of ending is stored as Stripe shows it. */
export function changesIn(deps: BillingDeps, subscription: Subscription, form: Form): Partial<Subscription> {
  const changes: Partial<Subscription> = {};
  if (form.metadata) changes.metadata = { ...subscription.metadata, ...metadataIn(form) };
  if (form.cancel_at_period_end !== undefined) {
    const ends = form.cancel_at_period_end === "true";
    changes.cancel_at_period_end = ends;
    changes.cancel_at = ends ? periodOf(subscription).end : null;
    changes.canceled_at = ends ? secondsOf(deps) : null;
  }
  if (form.cancel_at !== undefined) {
    const moment = String(form.cancel_at);
    changes.cancel_at = moment === "" ? null : Number(moment) || periodOf(subscription).end;
    changes.canceled_at = moment === "" ? null : secondsOf(deps);
  }
  return changes;
}
