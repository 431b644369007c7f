import { Router } from "express";
import type { Deps } from "../deps";
import { serve } from "../http/serve";
import * as accounts from "./service";

export function accountRoutes(deps: Deps) {
  const router = Router();
  serve(router, "GET /api/auth/user", ({ accountId }) => accounts.user(deps, accountId));
  serve(router, "GET /api/settings", ({ accountId }) => accounts.settings(deps, accountId));
  serve(router, "POST /api/settings", ({ accountId, body }) => accounts.saveSettings(deps, accountId, body));
  return router;
}
