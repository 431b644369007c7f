import type { Answer } from "../../shared/api";
import { planOf, statusOf } from "../billing/plan";
import type { Deps } from "../deps";
import * as queries from "./queries";

const REVENUE_WINDOW_MS = 30 * 24 * 3_600_000;

export async function stats({ db, now }: Deps): Promise<Answer<"GET /api/admin/stats">> {
  const at = now();
  const [rows, totalNotifications, revenueThisMonth] = await Promise.all([
    queries.listAccounts(db),
    queries.countSent(db),
    queries.sumPayments(db, new Date(at.getTime() - REVENUE_WINDOW_MS)),
  ]);
  const users = rows.map(({ subscription, ...account }) => {
    const known = subscription ?? undefined;
    return { ...account, plan: planOf(known, at), status: statusOf(known, at) };
  });
  const paying = users.filter(({ plan, status }) => plan === "professional" && status === "active");
  return {
    totalUsers: users.length,
    activeSubscriptions: paying.length,
    totalNotifications,
    revenueThisMonth,
    users,
  };
}
