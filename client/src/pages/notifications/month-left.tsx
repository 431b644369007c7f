import { UNLIMITED } from "../../../../shared/constants";
import type { Reply } from "../../api";
import { cx } from "../../ui/cx";
import { Meter } from "../../ui/meter";
import { PlanBadge } from "../../ui/plan-badge";

interface MonthLeftProps {
  month: Reply<"GET /api/subscription">;
  planned: number;
}

/** The month's limit with this send in it. */
export function MonthLeft({ month: { subscription, usage }, planned }: MonthLeftProps) {
  const { current, limit } = usage;
  if (limit === UNLIMITED) {
    return (
      <>
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-row">This month</h3>
          <PlanBadge plan={subscription.plan} />
        </div>
        <p className="mt-1 text-ink-2">{current.toLocaleString("en-US")} notifications (unlimited)</p>
      </>
    );
  }
  const left = Math.max(0, limit - current);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-row">Left this month</h3>
        <p>
          <b className="font-semibold">{left}</b> <span className="text-ink-2">of {limit}</span>
        </p>
      </div>
      <div className="mt-2.5">
        <Meter used={current} limit={limit} planned={planned} label="Notifications this month" />
      </div>
      <p className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2">
        <Key className="border-accent bg-accent" words={`${current} used`} />
        <Key className="planned border-accent" words={`${planned} for this send`} />
        <Key className="border-edge" words={`${Math.max(0, left - planned)} after it`} />
      </p>
    </>
  );
}

function Key({ className, words }: { className: string; words: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={cx("h-2.5 w-2.5 rounded-[2px] border", className)} />
      {words}
    </span>
  );
}
