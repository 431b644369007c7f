import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from "express";
import { type BillingDeps, cancelNow, changeSubscription, find, save, secondsOf } from "./billing";
import { expand } from "./expand";
import { changesIn, metadataIn, newCheckout, text, wanted, wrongIn } from "./forms";
import { idempotent } from "./idempotency";
import type { Invoice } from "./invoice";
import { listPage } from "./listing";
import { type CheckoutSession, type Customer, list, newId, type PortalSession, priceOf } from "./objects";
import { missing, refuse } from "./refuse";
import type { Subscription } from "./subscription";

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
    router.get(`/v1/${path}`, async (req, res) => send(res, await listPage(deps, kind, `/v1/${path}`, req.query)));

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
    const form = req.body ?? {};
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
