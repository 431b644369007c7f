import { TriangleAlert } from "lucide-react";
import { TRIAL_NOTIFICATIONS_PER_MONTH, UNLIMITED } from "../../../../shared/constants";
import { isNearLimit } from "../../../../shared/usage";
import type { Reply } from "../../api";
import { Card } from "../../ui/card";
import { Meter } from "../../ui/meter";
import { PlanBadge } from "../../ui/plan-badge";
import { Skeleton } from "../../ui/skeleton";
import { dateLine } from "./date-line";
import { ManageBilling, Upgrade } from "./plan-buttons";

type PlanCardProps = Reply<"GET /api/subscription"> & { timeZone: string | undefined };

export function PlanCard({ subscription, usage: { current, limit }, timeZone }: PlanCardProps) {
  const { plan } = subscription;
  const trial = plan === "free_trial";
  const date = dateLine(subscription, timeZone);
  return (
    <Card aria-labelledby="plan" className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id="plan" className="text-card">
              Current plan
            </h2>
            <PlanBadge plan={plan} />
          </div>
          <p className="mt-1 text-ink-2">
            {trial
              ? `${TRIAL_NOTIFICATIONS_PER_MONTH} notifications per month included`
              : "Unlimited notifications per month"}
          </p>
        </div>
        {date && <p className="text-ink-2">{date}</p>}
      </div>
      <div>
        <div className="flex items-baseline justify-between gap-4">
          <p className="flex items-baseline gap-2">
            <span className="figures text-plan">{current.toLocaleString("en-US")}</span>{" "}
            <span className="text-card font-normal text-ink-2">
              {limit === UNLIMITED ? "(unlimited)" : `/ ${limit}`}
            </span>
          </p>
          <p className="text-ink-2">Monthly usage</p>
        </div>
        {limit !== UNLIMITED && (
          <div className="mt-2">
            <Meter tall used={current} limit={limit} label="Monthly usage" />
          </div>
        )}
      </div>
      {trial && isNearLimit(current, limit) && (
        <p className="flex items-center gap-3 rounded-option bg-amber-soft px-4 py-3 text-small">
          <TriangleAlert aria-hidden className="size-[18px] shrink-0 text-amber" />
          You're approaching your monthly limit. Upgrade to Professional for unlimited notifications.
        </p>
      )}
      {trial ? <Upgrade /> : <ManageBilling />}
    </Card>
  );
}

export function PlanSkeleton() {
  return (
    <Card className="space-y-5">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-10 w-24" />
      <Skeleton className="h-[34px]" />
      <Skeleton className="h-12 w-72" />
    </Card>
  );
}
