import { ShieldX } from "lucide-react";
import type { ReactNode } from "react";
import { wordsOr } from "../../api";
import { errors } from "../../copy/errors";
import { Card } from "../../ui/card";
import { EmptyState } from "../../ui/empty-state";
import { Load } from "../../ui/load";
import { PageHead } from "../../ui/page-head";
import { statusOf, useApi } from "../../use-api";
import { Figures } from "./figures";
import { UserTable } from "./user-table";

export function AdminPage() {
  const stats = useApi("GET /api/admin/stats");
  if (stats.isError && isForbidden(stats.error)) return <AccessDenied />;
  return (
    <div className="@container space-y-6">
      <PageHead title="Admin Dashboard" />
      <Load query={stats} title="Error Loading Admin Dashboard" failed={wordsOr(errors.load)}>
        {(data) =>
          data ? (
            <>
              <Figures stats={data} />
              <UserTable users={data.users} />
            </>
          ) : (
            <Card>
              <EmptyState title="No Data Available" text="Unable to load admin statistics." />
            </Card>
          )
        }
      </Load>
    </div>
  );
}

const isForbidden = (error: Error) => statusOf(error) === 403 || error.message.includes("Admin access required");

function AccessDenied(): ReactNode {
  return (
    <Card role="alert" className="grid justify-items-center gap-2 py-16 text-center">
      <ShieldX aria-hidden className="size-7 text-ink-2" />
      <h1 className="text-title">Access Denied</h1>
      <p className="text-ink-2">You don't have permission to view this page.</p>
    </Card>
  );
}
