import { Load } from "../../ui/load";
import { PageHead } from "../../ui/page-head";
import { useApi } from "../../use-api";
import { CompareCard } from "./compare-card";
import { LeavingCard } from "./leaving-card";
import { PlanCard, PlanSkeleton } from "./plan-card";

export function AccountPage() {
  const subscription = useApi("GET /api/subscription");
  const timeZone = useApi("GET /api/settings").data?.timeZone;
  return (
    <div className="@container space-y-6">
      <PageHead title="Account & Billing" />
      <Load
        query={subscription}
        skeleton={<PlanSkeleton />}
        title="Error Loading Account"
        failed="Failed to load your subscription information. Please try again later."
      >
        {(data) => (
          <div className="space-y-6">
            <PlanCard {...data} timeZone={timeZone} />
            {data.subscription.plan === "free_trial" && <CompareCard />}
          </div>
        )}
      </Load>
      {/* Also when the plan cannot be shown: leaving must not depend on it. */}
      <LeavingCard />
    </div>
  );
}
