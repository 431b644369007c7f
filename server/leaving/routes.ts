import { Router } from "express";
import * as billing from "../billing/service";
import type { Deps } from "../deps";
import { signedOut } from "../http/errors";
import { serve } from "../http/serve";
import type { AccountId } from "../ids";
import { withdraw } from "../notify/service";
import { zipOf } from "./export";
import * as queries from "./queries";

/** Taking one's data along, and closing the account. */
export function leavingRoutes(deps: Deps) {
  const router = Router();
  router.get("/api/account/export", async (req, res) => {
    if (!req.account) throw signedOut();
    await deps.limit("export", req.account.id);
    const zip = zipOf(await queries.listEverything(deps.db, req.account.id));
    res
      .attachment(`slotback-${deps.now().toISOString().slice(0, 10)}.zip`)
      .type("application/zip")
      .send(Buffer.from(zip));
  });
  serve(router, "POST /api/account/close", ({ accountId }) => close(deps, accountId));
  return router;
}

/**
 * Stops everything at once: address, join link, messages not yet posted, sessions. Billing ends first: an account
 * that is closed and still pays would have nobody left to complain.
 */
async function close(deps: Deps, accountId: AccountId) {
  const now = deps.now();
  await billing.endSubscription(deps, accountId);
  await deps.db.transaction(async (tx) => {
    await queries.closeAccount(tx, accountId, now);
    await withdraw(tx, accountId, null, now);
    await queries.deleteSessions(tx, accountId);
  });
  return { ok: true as const };
}
