import { Card } from "../../ui/card";
import { Load } from "../../ui/load";
import { PageHead } from "../../ui/page-head";
import { Skeleton } from "../../ui/skeleton";
import { useApi } from "../../use-api";
import { SendForm } from "./send-form";

export function NotificationsPage() {
  const settings = useApi("GET /api/settings");
  const audience = useApi("GET /api/notifications/audience");
  return (
    <div className="@container">
      <PageHead
        title="Send Manual Notifications"
        text="For openings that did not come by email, such as a cancellation by phone."
      />
      <Load query={settings} skeleton={<SendSkeleton />}>
        {(saved) => (
          <Load query={audience} skeleton={<SendSkeleton />}>
            {(reach) => <SendForm saved={saved} audience={reach} />}
          </Load>
        )}
      </Load>
    </div>
  );
}

function SendSkeleton() {
  return (
    <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_344px]">
      <Card className="space-y-5">
        <Skeleton className="h-12" />
        <Skeleton className="h-32" />
        <Skeleton className="h-10 w-40" />
      </Card>
      <Card className="space-y-4">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-36" />
      </Card>
    </div>
  );
}
