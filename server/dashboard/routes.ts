import { Router } from "express";
import type { Answer } from "../../shared/api";
import { toInstant, toLocal } from "../../shared/instant";
import { successRate } from "../../shared/usage";
import * as accounts from "../accounts/service";
import type { Deps } from "../deps";
import { serve } from "../http/serve";
import type { AccountId } from "../ids";
import * as queries from "./queries";
import { countByWeek, weekStarts } from "./weeks";

export function dashboardRoutes(deps: Deps) {
  const router = Router();
  serve(router, "GET /api/dashboard/stats", ({ accountId }) => stats(deps, accountId));
  return router;
}

async function stats({ db, now }: Deps, accountId: AccountId): Promise<Answer<"GET /api/dashboard/stats">> {
  const timeZone = accounts.zoneOf(await accounts.find(db, accountId));
  const starts = weekStarts(toLocal(now(), timeZone).date);
  const since = toInstant({ date: starts[0]!, time: "00:00" }, timeZone);
  const [emails, notificationsSent, waitlistSize, days] = await Promise.all([
    queries.countEmails(db, accountId),
    queries.countSent(db, accountId),
    queries.countClients(db, accountId),
    queries.listSentPerDay(db, accountId, since, timeZone),
  ]);
  return {
    emailsParsed: emails.success + emails.failed + emails.pending,
    notificationsSent,
    waitlistSize,
    successRate: successRate(emails),
    weeks: countByWeek(starts, days),
  };
}
