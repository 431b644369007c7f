import { showToday } from "../../show-moment";
import { PageHead } from "../../ui/page-head";
import { useApi } from "../../use-api";
import { GmailRequest } from "../gmail-request";
import { Emails } from "./emails";
import { FirstSteps } from "./first-steps";
import { Stats } from "./stats";
import { UsagePanel } from "./usage-panel";
import { WeekChart } from "./week-chart";

export function DashboardPage() {
  const settings = useApi("GET /api/settings");
  const timeZone = settings.data?.timeZone;
  // What stands above the emails, and what is written on their buttons: later it would move one from under a finger.
  const stats = useApi("GET /api/dashboard/stats");
  const around = [settings, stats, useApi("GET /api/forwarding"), useApi("GET /api/notifications/audience")];
  return (
    <div className="@container">
      <PageHead title="Dashboard" text={showToday(new Date(), timeZone)} />
      <Stats />
      <div className="mt-6 grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_344px] @4xl:grid-rows-[auto_auto_1fr]">
        <div className="@4xl:col-start-2">
          <UsagePanel timeZone={timeZone} />
        </div>
        <div className="space-y-4 @4xl:col-start-1 @4xl:row-span-3 @4xl:row-start-1">
          <GmailRequest timeZone={timeZone} />
          <FirstSteps />
          <Emails timeZone={timeZone} settled={around.every(({ isPending }) => !isPending)} />
        </div>
        <div className="@4xl:col-start-2">
          <WeekChart />
        </div>
      </div>
    </div>
  );
}
