import { Router } from "express";
import type { Deps } from "../deps";
import { serve } from "../http/serve";
import { webhook } from "../http/webhook";
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
  webhook(router, "/api/webhooks/stripe", { type: "application/json", limit: "1mb" }, async (call, res) => {
    await takeEvent(deps, deps.billing.readEvent(call));
    res.json({ received: true });
  });
  return router;
}
