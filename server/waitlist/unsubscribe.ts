import { Router } from "express";
import { displayName } from "../../shared/names";
import type { Deps } from "../deps";
import { Refusal } from "../http/errors";
import { suppress } from "./suppression-queries";
import { findUnsubscribeLink } from "./unsubscribe-queries";

export async function lookUp(deps: Deps, token: string) {
  const link = await find(deps, token);
  return { businessName: link.businessName || displayName(link), unsubscribed: link.unsubscribed };
}

/**
 * The target of the button and of the mail client's one-click header (RFC 8058): no session, no redirect, any body,
 * and the same answer every time. A GET of the same address shows the page and changes nothing: scanners open links.
 */
export function unsubscribeRoutes(deps: Deps) {
  const router = Router();
  router.post("/u/:token", async (req, res) => {
    const { accountId, address } = await find(deps, req.params.token);
    await deps.db.transaction((tx) =>
      suppress(tx, accountId, {
        channel: "email",
        address,
        kind: "opted-out",
        problem: null,
        source: "unsubscribe-link",
      }),
    );
    res.json({ ok: true });
  });
  return router;
}

async function find(deps: Deps, token: string) {
  const link = await findUnsubscribeLink(deps.db, token);
  if (!link) throw new Refusal("not_found", "This link is invalid or has expired.");
  return link;
}
