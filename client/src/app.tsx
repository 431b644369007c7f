import { lazy, Suspense, useSyncExternalStore } from "react";
import { Route, Switch } from "wouter";
import { Loading } from "./ui/loading";
import { inSandbox, SandboxBanner } from "./ui/sandbox-banner";
import { subscribe, toasts } from "./ui/toast-store";
import { useArrival } from "./ui/use-arrival";

const Landing = lazy(() => import("./pages/landing/page").then((page) => ({ default: page.LandingPage })));
const Privacy = lazy(() => import("./pages/legal/privacy").then((page) => ({ default: page.PrivacyPage })));
const Terms = lazy(() => import("./pages/legal/terms").then((page) => ({ default: page.TermsPage })));
const Join = lazy(() => import("./pages/join/page").then((page) => ({ default: page.JoinPage })));
const Unsubscribe = lazy(() => import("./pages/unsubscribe/page").then((page) => ({ default: page.UnsubscribePage })));
const NotFound = lazy(() => import("./pages/not-found/page").then((page) => ({ default: page.NotFoundPage })));
const SignedIn = lazy(() => import("./shell/signed-in").then((page) => ({ default: page.SignedIn })));
const Sandbox = lazy(() => import("./pages/sandbox/page").then((page) => ({ default: page.SandboxPage })));
const Toaster = lazy(() => import("./ui/toaster").then((page) => ({ default: page.Toaster })));

const signedInPages = /^\/(?:dashboard|setup|waitlist|notifications|account|admin)\/?$/;

export function App() {
  useArrival();
  return (
    <>
      {inSandbox && <SandboxBanner />}
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={Landing} />
          <Route path="/privacy" component={Privacy} />
          <Route path="/terms" component={Terms} />
          <Route path="/join/:token">{({ token }) => <Join token={token} />}</Route>
          <Route path="/u/:token">{({ token }) => <Unsubscribe token={token} />}</Route>
          <Route path={signedInPages} component={SignedIn} />
          {inSandbox && <Route path="/sandbox" component={Sandbox} />}
          <Route component={NotFound} />
        </Switch>
      </Suspense>
      <Notices />
    </>
  );
}

/** The notification area is fetched with the first notice: a visitor who needs none loads none. */
function Notices() {
  const any = useSyncExternalStore(subscribe, () => toasts().length > 0);
  return any ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
