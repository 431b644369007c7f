import { UNLIMITED } from "../../../../shared/constants";
import { isNearLimit } from "../../../../shared/usage";
import type { Reply } from "../../api";
import { errors } from "../../copy/errors";
import { showMonthDay } from "../../show-moment";
import { Card } from "../../ui/card";
import { cx } from "../../ui/cx";
import { Load } from "../../ui/load";
import { Meter } from "../../ui/meter";
import { PlanBadge } from "../../ui/plan-badge";
import { Skeleton } from "../../ui/skeleton";
import { TextLink } from "../../ui/text-link";
import { useApi } from "../../use-api";

export function UsagePanel({ timeZone }: { timeZone: string | undefined }) {
  const subscription = useApi("GET /api/subscription");
  return (
    <Card aria-labelledby="usage">
      <Load query={subscription} failed={errors.loadOf("What you have used this month")} skeleton={<UsageSkeleton />}>
        {(data) => <Usage {...data} timeZone={timeZone} />}
      </Load>
    </Card>
  );
}

type UsageProps = Reply<"GET /api/subscription"> & { timeZone: string | undefined };

function Usage({ subscription: { plan, currentPeriodEnd }, usage: { current, limit }, timeZone }: UsageProps) {
  const left = Math.max(0, limit - current);
  const until = currentPeriodEnd ? ` until ${showMonthDay(currentPeriodEnd, timeZone)}` : " this month";
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 id="usage" className="text-row">
          This month
        </h2>
        <PlanBadge plan={plan} />
      </div>
      <p className="mt-2 flex items-baseline gap-2">
        <span className="figures text-figure">{current.toLocaleString("en-US")}</span>
        <span className="text-ink-2">
          {limit === UNLIMITED ? "notifications (unlimited)" : `/ ${limit} notifications`}
        </span>
      </p>
      {limit !== UNLIMITED && (
        <>
          <div className="mt-2.5">
            <Meter used={current} limit={limit} label="Notifications this month" />
          </div>
          <div className="mt-3 flex justify-between gap-3 text-small">
            <p className={cx(isNearLimit(current, limit) ? "font-semibold text-amber" : "text-ink-2")}>
              {left} left{until}
            </p>
            <TextLink href="/account" alone>
              Upgrade
            </TextLink>
          </div>
        </>
      )}
    </>
  );
}

function UsageSkeleton() {
  return (
    <>
      <Skeleton className="h-6 w-24" />
      <Skeleton className="mt-2 h-9 w-40" />
      <Skeleton className="mt-2.5 h-[22px]" />
      <Skeleton className="mt-3 h-5 w-32" />
    </>
  );
}
