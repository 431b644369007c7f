import { Redirect } from "wouter";
import { landing } from "../../copy/landing";
import { wasSignedIn } from "../../signed-in-before";
import { Loading } from "../../ui/loading";
import { useTitle } from "../../ui/use-title";
import { useUser } from "../../use-user";
import { Closing } from "./closing";
import { Features } from "./features";
import { Footer } from "./footer";
import { Hero } from "./hero";
import { Integrations } from "./integrations";
import { Notes } from "./notes";
import { Pricing } from "./pricing";
import { TopBar } from "./top-bar";
import { useAnchor } from "./use-anchor";
import { Voices } from "./voices";

/** Signed in: straight to the dashboard. A first visitor does not wait for that answer to see the page. */
export function LandingPage() {
  const user = useUser();
  useTitle(landing.title);
  if (user.data) return <Redirect to="/dashboard" replace />;
  if (user.isPending && wasSignedIn()) return <Loading />;
  return <Landing resolving={user.isPending} />;
}

function Landing({ resolving }: { resolving: boolean }) {
  useAnchor();
  return (
    <>
      {resolving && (
        <p role="status" className="fixed inset-x-0 top-0 z-40 h-0.5 animate-breathe overflow-hidden bg-accent">
          Loading...
        </p>
      )}
      <TopBar />
      <main tabIndex={-1} className="overflow-x-clip outline-none">
        <Hero />
        <div className="mx-auto max-w-[1200px] px-5 md:px-8">
          <Features />
          <Integrations />
          <Pricing />
          <Voices />
          <Notes />
          <Closing />
        </div>
      </main>
      <Footer />
    </>
  );
}
