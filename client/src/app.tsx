import { useEffect, useSyncExternalStore } from "react";
import { Route, Switch } from "wouter";
import { deferred } from "./ui/deferred";
import { subscribe, toasts } from "./ui/toast-store";
import { useArrival } from "./ui/use-arrival";

const Landing = deferred(() => import("./pages/landing/page").then((page) => page.LandingPage));
const Privacy = deferred(() => import("./pages/legal/privacy").then((page) => page.PrivacyPage));
const Terms = deferred(() => import("./pages/legal/terms").then((page) => page.TermsPage));
const Join = deferred(() => import("./pages/join/page").then((page) => page.JoinPage));
const Unsubscribe = deferred(() => import("./pages/unsubscribe/page").then((page) => page.UnsubscribePage));
const NotFound = deferred(() => import("./pages/not-found/page").then((page) => page.NotFoundPage));
const SignedIn = deferred(() => import("./shell/signed-in").then((page) => page.SignedIn));
const Sandbox = deferred(() => import("./pages/sandbox/page").then((page) => page.SandboxPage));

const SandboxBanner = deferred(
  () => import("./ui/sandbox-banner").then((part) => part.SandboxBanner),
  <div className="h-(--banner)" />,
);
const loadToaster = () => import("./ui/toaster").then((part) => part.Toaster);
const Toaster = deferred(loadToaster, null);

/** The server writes this on the page when a provider is replaced by its stand-in. */
const inSandbox = document.documentElement.dataset.sandbox === "true";

const signedInPages = /^\/(?:dashboard|setup|waitlist|notifications|account|admin)\/?$/;

export function App() {
  useArrival();
  return (
    <>
      {inSandbox && <SandboxBanner />}
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
      <Notices />
    </>
  );
}

/** The notification area is fetched after the page, before it is needed: a notice may be about the line being down. */
function Notices() {
  const any = useSyncExternalStore(subscribe, () => toasts().length > 0);
  useEffect(() => {
    const timer = window.setTimeout(() => loadToaster().catch(() => {}), 3000);
    return () => window.clearTimeout(timer);
  }, []);
  return any ? <Toaster /> : null;
}
