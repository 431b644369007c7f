import { Link } from "wouter";
import { GapColumn } from "../../ui/empty-state";
import { Logo } from "../../ui/logo";
import { useTitle } from "../../ui/use-title";

/** The same signed in and signed out. */
export function NotFoundPage() {
  useTitle("404 Page Not Found");
  return (
    <main tabIndex={-1} className="grid min-h-[calc(100dvh-var(--banner))] place-items-center px-5 py-16 outline-none">
      <div className="flex flex-col items-center text-center">
        <GapColumn />
        <h1 className="mt-7 text-title">404 Page Not Found</h1>
        <p className="mt-2 text-ink-2">Did you forget to add the page to the router?</p>
        <Link href="/" className="mt-8 rounded-field p-1" aria-label="Slotback, home">
          <Logo />
        </Link>
      </div>
    </main>
  );
}
