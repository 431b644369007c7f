import { Router } from "express";
import type { Deps } from "../deps";
import { serve } from "../http/serve";
import { stats } from "./service";

export function adminRoutes(deps: Deps) {
  const router = Router();
  serve(router, "GET /api/admin/stats", () => stats(deps));
  return router;
}
