import type { Request, RequestHandler, Response } from "express";
import type { Deps } from "../deps";
import { describe } from "../http/errors";
import { requestIdOf, routeOf } from "../http/request-log";
import type { AccountId } from "../ids";
import { insertEvent } from "./queries";

/** What is only looked at, and still worth knowing that it was. */
const looks = new Set(["GET /api/account/export", "GET /api/admin/stats"]);

/**
 * Every change that a signed-in person made, by the name of its call: a call that is new is in the trail by itself.
 * Ids and numbers only; who reads the trail learns what was done, not to whom.
 */
export function auditTrail(deps: Deps): RequestHandler {
  return (req, res, next) => {
    const { account } = req;
    if (account)
      res.once("finish", () => {
        const what = `${req.method} ${routeOf(req)}`;
        const counts = req.method !== "GET" || looks.has(what);
        if (counts && res.statusCode < 400) void record(deps, { req, res, accountId: account.id, what });
      });
    next();
  };
}

interface Deed {
  req: Request;
  res: Response;
  accountId: AccountId;
  what: string;
}

/** Never throws: what was done is done, and its answer under way. */
export async function record({ db, now, log }: Deps, { req, res, accountId, what }: Deed): Promise<void> {
  const { id } = req.params;
  const { counts } = res.locals as { counts?: Record<string, number> };
  try {
    await insertEvent(db, {
      accountId,
      at: now(),
      what,
      role: req.account?.isAdmin ? "admin" : "practitioner",
      subjectId: typeof id === "string" ? id : null,
      counts: counts ?? null,
      requestId: requestIdOf(res),
    });
  } catch (error) {
    log.error({ what, requestId: requestIdOf(res), err: describe(error) }, "the audit trail was not written");
  }
}
