import type { Reply } from "../../api";
import { showCents } from "../../show-money";
import { StatGrid } from "../../ui/stat-grid";

export function Figures({ stats }: { stats: Reply<"GET /api/admin/stats"> }) {
  return (
    <StatGrid
      label="Figures"
      stats={[
        ["Total Users", stats.totalUsers.toLocaleString("en-US")],
        ["Active Subscriptions", stats.activeSubscriptions.toLocaleString("en-US")],
        ["Total Notifications", stats.totalNotifications.toLocaleString("en-US")],
        ["Revenue (30d)", showCents(stats.revenueThisMonth)],
      ]}
    />
  );
}
