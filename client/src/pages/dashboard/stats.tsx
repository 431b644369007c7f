import { errors } from "../../copy/errors";
import { Card } from "../../ui/card";
import { Load } from "../../ui/load";
import { StatGrid } from "../../ui/stat-grid";
import { useApi } from "../../use-api";

export function Stats() {
  const stats = useApi("GET /api/dashboard/stats");
  if (stats.isError) {
    return (
      <Card>
        <Load query={stats} failed={errors.loadOf("Your figures")}>
          {() => null}
        </Load>
      </Card>
    );
  }
  const { emailsParsed, notificationsSent, waitlistSize, successRate } = stats.data ?? {};
  return (
    <StatGrid
      label="Figures"
      stats={[
        ["Total Emails Parsed", emailsParsed?.toLocaleString("en-US")],
        ["Notifications Sent", notificationsSent?.toLocaleString("en-US")],
        ["Waitlist Size", waitlistSize?.toLocaleString("en-US")],
        ["Success Rate", successRate === undefined ? undefined : `${successRate}%`],
      ]}
    />
  );
}
