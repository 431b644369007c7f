import { lazy, Suspense } from "react";
import { Route, Switch } from "wouter";
import { Loading } from "../ui/loading";
import { RequireUser } from "./require-user";
import { Shell } from "./shell";

const Dashboard = lazy(() => import("../pages/dashboard/page").then((page) => ({ default: page.DashboardPage })));
const Setup = lazy(() => import("../pages/setup/page").then((page) => ({ default: page.SetupPage })));
const Waitlist = lazy(() => import("../pages/waitlist/page").then((page) => ({ default: page.WaitlistPage })));
const Notifications = lazy(() =>
  import("../pages/notifications/page").then((page) => ({ default: page.NotificationsPage })),
);
const Account = lazy(() => import("../pages/account/page").then((page) => ({ default: page.AccountPage })));
const Admin = lazy(() => import("../pages/admin/page").then((page) => ({ default: page.AdminPage })));

/** The practitioner's pages in one frame, which stays while the page in it changes. */
export function SignedIn() {
  return (
    <RequireUser>
      {(user) => (
        <Shell user={user}>
          <Suspense fallback={<Loading />}>
            <Switch>
              <Route path="/dashboard" component={Dashboard} />
              <Route path="/setup" component={Setup} />
              <Route path="/waitlist" component={Waitlist} />
              <Route path="/notifications" component={Notifications} />
              <Route path="/account" component={Account} />
              <Route path="/admin" component={Admin} />
            </Switch>
          </Suspense>
        </Shell>
      )}
    </RequireUser>
  );
}
