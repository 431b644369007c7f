// Fetched with the frame: the notice of a lost session has 500 ms to be read.
import "../ui/toaster";
import { Route, Switch } from "wouter";
import { deferred } from "../ui/deferred";
import { RequireUser } from "./require-user";
import { Shell } from "./shell";

const Dashboard = deferred(() => import("../pages/dashboard/page").then((page) => page.DashboardPage));
const Setup = deferred(() => import("../pages/setup/page").then((page) => page.SetupPage));
const Waitlist = deferred(() => import("../pages/waitlist/page").then((page) => page.WaitlistPage));
const Notifications = deferred(() => import("../pages/notifications/page").then((page) => page.NotificationsPage));
const Account = deferred(() => import("../pages/account/page").then((page) => page.AccountPage));
const Admin = deferred(() => import("../pages/admin/page").then((page) => page.AdminPage));

/** The practitioner's pages in one frame, which stays while the page in it changes. */
export function SignedIn() {
  return (
    <RequireUser>
      {(user) => (
        <Shell user={user}>
          <Switch>
            <Route path="/dashboard" component={Dashboard} />
            <Route path="/setup" component={Setup} />
            <Route path="/waitlist" component={Waitlist} />
            <Route path="/notifications" component={Notifications} />
            <Route path="/account" component={Account} />
            <Route path="/admin" component={Admin} />
          </Switch>
        </Shell>
      )}
    </RequireUser>
  );
}
