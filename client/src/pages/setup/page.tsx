import { useState } from "react";
import { Card } from "../../ui/card";
import { Load } from "../../ui/load";
import { PageHead } from "../../ui/page-head";
import { Skeleton } from "../../ui/skeleton";
import { useApi } from "../../use-api";
import { SettingsForm } from "./settings-form";
import { TestPanel } from "./test-panel";

export function SetupPage() {
  const [dirty, setDirty] = useState(false);
  const settings = useApi("GET /api/settings");
  // Gmail's question stands in step 1: shown later it would move all that is below.
  const forwarding = useApi("GET /api/forwarding");
  return (
    <div className="@container">
      <PageHead
        title="Set-Up"
        text="Four steps. After that, forwarded cancellations reach your waitlist by themselves."
      />
      <Load query={settings} waiting={forwarding.isPending} skeleton={<SetupSkeleton />}>
        {(saved) => (
          <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_376px]">
            <SettingsForm saved={saved} onDirty={setDirty} />
            <TestPanel saved={saved} dirty={dirty} />
          </div>
        )}
      </Load>
    </div>
  );
}

function SetupSkeleton() {
  return (
    <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_376px]">
      <Card className="space-y-10">
        {["h-24", "h-14", "h-64", "h-10"].map((height) => (
          <div key={height} className="space-y-4">
            <Skeleton className="h-6 w-64" />
            <Skeleton className={height} />
          </div>
        ))}
      </Card>
      <Card className="space-y-4">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-10" />
        <Skeleton className="h-36" />
      </Card>
    </div>
  );
}
