import { Router } from "express";
import type { Deps } from "../deps";
import { serve } from "../http/serve";
import type { OpeningId } from "../ids";
import * as manual from "./manual";

export function notifyRoutes(deps: Deps) {
  const router = Router();
  serve(router, "GET /api/notifications/audience", ({ accountId }) => manual.preview(deps, accountId));
  serve(router, "POST /api/notifications/send", async ({ accountId, body }) => {
    await deps.limit("send", accountId);
    return manual.sendByHand(deps, accountId, body);
  });
  serve(router, "GET /api/notifications/sends/:requestId", ({ accountId, params }) =>
    manual.report(deps, accountId, params.requestId),
  );
  serve(router, "GET /api/notifications/sends/:requestId/deliveries", ({ accountId, params }) =>
    manual.deliveries(deps, accountId, params.requestId),
  );
  serve(router, "POST /api/openings/:id/notify", async ({ accountId, params }) => {
    await deps.limit("send", accountId);
    return manual.notifyOpening(deps, accountId, params.id as OpeningId);
  });
  serve(router, "GET /api/openings/:id/deliveries", ({ accountId, params }) =>
    manual.deliveriesOfOpening(deps, accountId, params.id as OpeningId),
  );
  return router;
}
