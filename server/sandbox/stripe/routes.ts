import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from "express";
import { listItems } from "../store";
import { type BillingDeps, cancelNow, changeSubscription, find, kindOf, save, secondsOf } from "./billing";
import { expand } from "./expand";
import { idempotent } from "./idempotency";
import {
  type CheckoutSession,
  type Customer,
  type Invoice,
  list,
  type Metadata,
  newId,
  type PortalSession,
  periodOf,
  priceOf,
  type Subscription,
} from "./objects";
import { missing, refuse } from "./refuse";

type Form = Record<string, unknown>;

const DAY_SECONDS = 86_400;

export function stripeRoutes(deps: BillingDeps & { secretKey: string }) {
  const router = Router();
  router.use(
    authenticated(deps.secretKey),
    express.urlencoded({ extended: true, limit: "100kb" }),
    faulty(deps),
    idempotent(deps.db, deps.now),
  );

  const send = async (res: Response, object: unknown) =>
    void res.json(await expand(deps.db, object, wanted(res.req.method === "GET" ? res.req.query : res.req.body)));

  const retrieve = <T>(path: string, kind: T extends { object: infer K } ? K : string, what: string) =>
    router.get(`/v1/${path}/:id`, async (req, res) => {
      const object = await find<T>(deps, kind, req.params.id);
      return object ? send(res, object) : missing(res, what, req.params.id);
    });

  const lists = (path: string, kind: string) =>
    router.get(`/v1/${path}`, async (req, res) => send(res, await page(deps, kind, `/v1/${path}`, req.query)));

  router.post("/v1/customers", async (req, res) => {
    const customer: Customer = {
      id: newId("cus"),
      object: "customer",
      created: secondsOf(deps),
      email: text(req.body?.email),
      name: text(req.body?.name),
      metadata: metadataIn(req.body),
      livemode: false,
    };
    await save(deps, customer);
    await deps.events.tell({ type: "customer.created", object: customer });
    await send(res, customer);
  });
  retrieve<Customer>("customers", "customer", "customer");
  lists("customers", "customer");
  router.post("/v1/customers/:id", async (req, res) => {
    const customer = await find<Customer>(deps, "customer", req.params.id);
    if (!customer) return missing(res, "customer", req.params.id);
    const { email = customer.email, name = customer.name } = req.body ?? {};
    const changed = { ...customer, email, name, metadata: { ...customer.metadata, ...metadataIn(req.body) } };
    await save(deps, changed);
    await send(res, changed);
  });

  router.get("/v1/prices", (_req, res) => void res.json(list("/v1/prices", [priceOf(deps.plan)])));
  router.get("/v1/prices/:id", (req, res) =>
    req.params.id === deps.plan.priceId ? void res.json(priceOf(deps.plan)) : missing(res, "price", req.params.id),
  );

  router.post("/v1/checkout/sessions", async (req, res) => {
    const form: Form = req.body ?? {};
    const wrong = wrongIn(form, deps.plan.priceId);
    if (wrong) return refuse(res, 400, { type: "invalid_request_error", ...wrong });
    const customer = text(form.customer);
    if (customer && !(await find<Customer>(deps, "customer", customer))) return missing(res, "customer", customer);
    const session = newCheckout(deps, form, customer);
    await save(deps, session);
    await send(res, session);
  });
  retrieve<CheckoutSession>("checkout/sessions", "checkout.session", "checkout.session");

  retrieve<Subscription>("subscriptions", "subscription", "subscription");
  lists("subscriptions", "subscription");
  router.post("/v1/subscriptions/:id", async (req, res) => {
    const subscription = await find<Subscription>(deps, "subscription", req.params.id);
    if (!subscription) return missing(res, "subscription", req.params.id);
    const changed = await changeSubscription(deps, subscription, changesIn(deps, subscription, req.body ?? {}));
    await send(res, changed.subscription);
  });
  router.delete("/v1/subscriptions/:id", async (req, res) => {
    const subscription = await find<Subscription>(deps, "subscription", req.params.id);
    if (!subscription || subscription.status === "canceled") return missing(res, "subscription", req.params.id);
    await send(res, (await cancelNow(deps, subscription)).subscription);
  });

  router.post("/v1/billing_portal/sessions", async (req, res) => {
    const customer = String(req.body?.customer ?? "");
    if (!(await find<Customer>(deps, "customer", customer))) return missing(res, "customer", customer);
    const id = newId("bps");
    const session: PortalSession = {
      id,
      object: "billing_portal.session",
      created: secondsOf(deps),
      customer,
      livemode: false,
      return_url: text(req.body?.return_url),
      url: `${deps.publicUrl}/sandbox/portal/${id}`,
    };
    await save(deps, session);
    await send(res, session);
  });

  retrieve<Invoice>("invoices", "invoice", "invoice");
  lists("invoices", "invoice");

  router.use(unknown, broken);
  return router;
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
const metadataIn = (form: Form | undefined) => (form?.metadata ?? {}) as Metadata;

/** `expand[]=…`: nested in a body, spelled out in a query (Express's simple parser keeps the brackets in the name). */
const wanted = (form: Form | undefined) =>
  Object.entries(form ?? {})
    .filter(([name]) => name.startsWith("expand"))
    .flatMap(([, value]) => (typeof value === "string" ? [value] : (Object.values(value ?? {}) as string[])));

function wrongIn(form: Form, priceId: string) {
  if (form.mode !== "subscription") return { param: "mode", message: "The sandbox knows mode=subscription only." };
  if (!text(form.success_url)) return { param: "success_url", message: "Missing required param: success_url." };
  const items = Object.values((form.line_items ?? {}) as Record<string, { price?: string; price_data?: object }>);
  if (items.length === 0) return { param: "line_items", message: "Missing required param: line_items." };
  const strange = items.find((item) => !item.price_data && item.price !== priceId);
  if (strange) return { param: "line_items[0][price]", message: `No such price: '${strange.price}'` };
  return undefined;
}

function newCheckout(deps: BillingDeps, form: Form, customer: string | null): CheckoutSession {
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

function changesIn(deps: BillingDeps, subscription: Subscription, form: Form): Partial<Subscription> {
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

async function page(deps: BillingDeps, kind: string, url: string, query: Form) {
  const { customer, status, subscription, starting_after } = query;
  const match = { ...(text(customer) && { customer }), ...(text(status) && status !== "all" && { status }) };
  const limit = Math.min(Math.max(Number(query.limit) || 10, 1), 100);
  const bounds = createdBounds(query);
  const all = (
    await listItems<Invoice & { parent?: { subscription_details?: { subscription: string } } }>(deps.db, kindOf(kind), {
      match,
    })
  )
    .map((each) => each.data)
    .filter((each) => each.created >= bounds.from && each.created <= bounds.to)
    .filter((each) => !subscription || each.parent?.subscription_details?.subscription === subscription)
    .filter((each) => kind !== "subscription" || status || (each.status as string) !== "canceled");
  const start = starting_after ? all.findIndex((each) => each.id === starting_after) + 1 : 0;
  return list(url, all.slice(start, start + limit), all.length > start + limit);
}

/** `created=1` or `created[gte]=1`. */
function createdBounds(query: Form) {
  const bound = (name: string) =>
    query[`created[${name}]`] === undefined ? undefined : Number(query[`created[${name}]`]);
  const exact = query.created === undefined ? undefined : Number(query.created);
  const after = bound("gt");
  const before = bound("lt");
  return {
    from: exact ?? bound("gte") ?? (after === undefined ? 0 : after + 1),
    to: exact ?? bound("lte") ?? (before === undefined ? Number.POSITIVE_INFINITY : before - 1),
  };
}

const authenticated =
  (secretKey: string): RequestHandler =>
  (req, res, next) =>
    req.get("authorization") === `Bearer ${secretKey}`
      ? next()
      : refuse(res, 401, { type: "invalid_request_error", message: "Invalid API Key provided" });

const faulty =
  ({ faults }: BillingDeps): RequestHandler =>
  async (_req, res, next) => {
    const status = await faults.meet("payments");
    // 402 is a declined card: it is met where a card is charged, not by the calls around it.
    if (status === undefined || status === 402) return next();
    const type = status === 429 ? "rate_limit_error" : status >= 500 ? "api_error" : "invalid_request_error";
    refuse(res, status, { type, message: "The sandbox was told to fail" });
  };

const unknown: RequestHandler = (req, res) =>
  refuse(res, 404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${req.method}: ${req.path}).`,
  });

const broken: ErrorRequestHandler = (error, _req, res, _next) => {
  const status = typeof error.status === "number" ? error.status : 500;
  refuse(res, status, { type: status < 500 ? "invalid_request_error" : "api_error", message: "The call failed." });
};
