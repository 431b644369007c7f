import { Router } from "express";
import { migrationsApplied } from "../db/migrate";
import type { Deps } from "../deps";

export function healthRoutes({ pool }: Pick<Deps, "pool">) {
  const router = Router();
  router.get("/healthz", (_req, res) => void res.json({ ok: true }));
  router.get("/readyz", async (_req, res) => {
    const ready = await migrationsApplied(pool).catch(() => false);
    res.status(ready ? 200 : 503).json({ ready });
  });
  return router;
}
