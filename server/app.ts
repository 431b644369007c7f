import express, { type RequestHandler, type Router } from "express";
import { accountRoutes } from "./accounts/routes";
import { adminRoutes } from "./admin/routes";
import { auditTrail } from "./audit/trail";
import { billingRoutes, stripeWebhook } from "./billing/routes";
import { dashboardRoutes } from "./dashboard/routes";
import { deliveryRoutes } from "./delivery/routes";
import type { Deps } from "./deps";
import { assetRoutes, clientRoutes } from "./http/client";
import { Refusal, sendError } from "./http/errors";
import { headers } from "./http/headers";
import { healthRoutes } from "./http/health";
import { requestLog } from "./http/request-log";
import { sameOrigin } from "./http/same-origin";
import { inboundRoutes, inboxRoutes } from "./inbox/routes";
import { leavingRoutes } from "./leaving/routes";
import { notifyRoutes } from "./notify/routes";
import { waitlistRoutes } from "./waitlist/routes";
import { unsubscribeRoutes } from "./waitlist/unsubscribe";

/** The largest body of a call is an import: 20,000 rows. */
const BODY_LIMIT = "6mb";

export interface Doors {
  /** Puts the signed-in account on the request. */
  session: RequestHandler[];
  /** /api/login, /api/callback, /api/logout */
  signIn: Router;
  /** Stand-ins of the providers that are not configured. */
  sandbox?: Router;
}

/** The product over HTTP. What comes first has fewer rights: other people's bodies before sessions, calls before pages. */
export function createApp(deps: Deps, { session, signIn, sandbox }: Doors) {
  const app = express();
  app.disable("x-powered-by");
  // Answers are not stored, so nobody asks whether theirs still holds; the hash of a large one takes milliseconds.
  app.disable("etag");
  // One proxy in front, as every host has it; "true" would let a client write its own address.
  app.set("trust proxy", deps.config.production ? 1 : false);
  app.use(requestLog(deps.log));
  app.use(assetRoutes());
  app.use(headers(deps.config));
  app.use(healthRoutes(deps));
  if (sandbox) app.use("/sandbox", sandbox);

  app.use("/api", (_req, res, next) => {
    res.set("Cache-Control", "no-store");
    next();
  });
  app.use(deliveryRoutes(deps));
  app.use(stripeWebhook(deps));
  app.use(inboundRoutes(deps, session));
  app.use(unsubscribeRoutes(deps));

  app.use("/api", ...session);
  app.use(signIn);
  app.use("/api", auditTrail(deps));
  app.use("/api", sameOrigin(deps.config), express.json({ limit: BODY_LIMIT }));
  for (const routes of [
    accountRoutes,
    adminRoutes,
    billingRoutes,
    dashboardRoutes,
    inboxRoutes,
    leavingRoutes,
    notifyRoutes,
    waitlistRoutes,
  ])
    app.use(routes(deps));
  app.use("/api", () => {
    throw new Refusal("not_found", "There is nothing at this address.");
  });
  app.use(clientRoutes(deps.config));
  app.use(sendError(deps.log));
  return app;
}
