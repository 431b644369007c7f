import { Router } from "express";
import { IMPORT_MAX_ROWS } from "../../shared/constants";
import type { Deps } from "../deps";
import { Refusal } from "../http/errors";
import { networkOf } from "../http/limits";
import { serve } from "../http/serve";
import type { ClientId } from "../ids";
import { join, lookUp } from "./join";
import * as waitlist from "./service";
import * as unsubscribe from "./unsubscribe";

export function waitlistRoutes(deps: Deps) {
  const router = Router();
  serve(router, "GET /api/waitlist", ({ accountId }) => waitlist.list(deps, accountId));
  serve(router, "POST /api/waitlist", ({ accountId, body }) => waitlist.add(deps, accountId, body));
  serve(router, "PATCH /api/waitlist/:id", ({ accountId, params, body }) =>
    waitlist.update(deps, accountId, params.id as ClientId, body),
  );
  serve(router, "DELETE /api/waitlist/:id", ({ accountId, params }) =>
    waitlist.remove(deps, accountId, params.id as ClientId),
  );
  serve(router, "GET /api/waitlist/:id/consents", ({ accountId, params }) =>
    waitlist.consents(deps, accountId, params.id as ClientId),
  );
  serve(router, "POST /api/waitlist/bulk", async ({ accountId, body, req }) => {
    if (body.clients.length > IMPORT_MAX_ROWS)
      throw new Refusal("too_large", "A file may have up to 20,000 rows. Split it and upload the parts.");
    const report = await waitlist.importRows(deps, accountId, body.clients);
    const { added, updated, skipped } = report;
    req.res!.locals.counts = { added, updated, skipped: skipped.length };
    return report;
  });
  serve(router, "GET /api/join/:token", ({ params }) => lookUp(deps, params.token));
  serve(router, "POST /api/join/:token", async ({ params, body, req }) => {
    await deps.limit("join", networkOf(req));
    return join(deps, params.token, body, {
      page: `${deps.config.publicUrl}/join/${params.token}`,
      ip: req.ip ?? null,
      userAgent: req.get("user-agent") ?? null,
    });
  });
  serve(router, "GET /api/unsubscribe/:token", ({ params }) => unsubscribe.lookUp(deps, params.token));
  return router;
}
