import type { Reply } from "../../api";
import { showDay } from "../../show-moment";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Pager } from "../../ui/pager";
import { PlanBadge } from "../../ui/plan-badge";
import { usePages } from "../../ui/use-pages";

type User = Reply<"GET /api/admin/stats">["users"][number];

const PAGE = 50;
const columns = ["User", "Email", "Plan", "Status", "Notifications", "Joined"];

export function UserTable({ users }: { users: User[] }) {
  const { shown, ...pages } = usePages(users, PAGE);
  return (
    <Card padded={false} aria-labelledby="users">
      <h2 id="users" className="px-4 py-[18px] text-card md:px-6">
        All Users
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label="Table of users" tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-[720px] text-left">
          <thead>
            <tr className="border-b border-line">
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="px-3 py-2.5 text-caption font-semibold text-ink-2 first:pl-4 last:pr-4 md:first:pl-6 md:last:pr-6"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map((user) => (
              <Row key={user.id} user={user} />
            ))}
          </tbody>
        </table>
      </section>
      {pages.last > 0 && (
        <div className="border-t border-line px-4 py-2.5 md:px-6">
          <Pager {...pages} count={shown.length} label="Pages of users" />
        </div>
      )}
    </Card>
  );
}

function Row({ user: { firstName, lastName, email, plan, status, notificationsSent, createdAt } }: { user: User }) {
  return (
    <tr className="*:px-3 *:py-3.5 *:first:pl-4 *:last:pr-4 md:*:first:pl-6 md:*:last:pr-6">
      <th scope="row" className="font-medium">
        {firstName && lastName ? `${firstName} ${lastName}` : "N/A"}
      </th>
      <td className="break-all text-ink-2">{email ?? "N/A"}</td>
      <td>
        <PlanBadge plan={plan} />
      </td>
      <td>
        <Badge tone={status === "active" ? "good" : "quiet"}>{inWords(status)}</Badge>
      </td>
      <td>{notificationsSent.toLocaleString("en-US")}</td>
      <td className="whitespace-nowrap text-ink-2">{showDay(createdAt)}</td>
    </tr>
  );
}

/** "past_due" is "Past due". */
function inWords(status: string): string {
  const words = status.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
