import express, { type ErrorRequestHandler, Router } from "express";
import type { Deps } from "../deps";
import { Refusal } from "../http/errors";
import { serve } from "../http/serve";
import { ForgedCall } from "../providers/ports";
import * as billing from "./service";
import * as upgrade from "./upgrade";
import { takeEvent } from "./webhook";

export function billingRoutes(deps: Deps) {
  const router = Router();
  serve(router, "GET /api/subscription", ({ accountId }) => billing.subscription(deps, accountId));
  serve(router, "POST /api/subscription/checkout", ({ accountId }) => upgrade.checkout(deps, accountId));
  serve(router, "POST /api/subscription/portal", ({ accountId }) => upgrade.portal(deps, accountId));
  return router;
}

/** Answers 2xx only when the event is stored and acted on; Stripe tells the others again, for three days. */
export function stripeWebhook(deps: Deps) {
  const router = Router();
  const path = "/api/webhooks/stripe";
  router.post(path, express.raw({ type: "application/json", limit: "1mb" }), async (req, res) => {
    const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    await takeEvent(deps, deps.billing.readEvent({ path: req.originalUrl, headers: req.headers, body }));
    res.json({ received: true });
  });
  router.use(path, refuseForged);
  return router;
}

const refuseForged: ErrorRequestHandler = (error, _req, _res, next) =>
  next(error instanceof ForgedCall ? new Refusal("forbidden", "The signature is not valid.") : error);
