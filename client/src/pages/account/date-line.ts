import type { Reply } from "../../api";
import { showLongDay } from "../../show-moment";

type Plan = Reply<"GET /api/subscription">["subscription"];

/** What happens at the end of the period, while the plan is active and has one. */
export function dateLine(
  { plan, status, currentPeriodEnd, cancelAtPeriodEnd }: Plan,
  timeZone: string | undefined,
): string | undefined {
  if (status !== "active" || !currentPeriodEnd) return undefined;
  const date = showLongDay(currentPeriodEnd, timeZone);
  if (cancelAtPeriodEnd === "true") return `Cancels on ${date}`;
  return plan === "professional" ? `Renews on ${date}` : `Resets on ${date}`;
}
