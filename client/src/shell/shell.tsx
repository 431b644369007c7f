import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { TooltipProvider } from "../ui/tooltip";
import type { User } from "../use-user";
import { Drawer } from "./drawer";
import { Header } from "./header";
import { PageGuard } from "./page-guard";
import { Sidebar } from "./sidebar";
import { useGuessedZone } from "./use-guessed-zone";
import { useSidebar } from "./use-sidebar";

/** Sidebar, header and the page. Under 768 px the sidebar is a drawer. */
export function Shell({ user, children }: { user: User; children: ReactNode }) {
  const { narrow, expanded, drawerOpen, setDrawerOpen, toggle } = useSidebar();
  const [path] = useLocation();
  useGuessedZone();
  return (
    <TooltipProvider>
      <a
        href="#content"
        className="sr-only z-50 rounded-field bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <div className="flex min-h-[calc(100dvh-var(--banner))]">
        {narrow ? (
          <Drawer open={drawerOpen} onOpenChange={setDrawerOpen} user={user} />
        ) : (
          <Sidebar user={user} expanded={expanded} />
        )}
        <div className="flex min-w-0 grow flex-col">
          <Header onToggle={toggle} expanded={narrow ? drawerOpen : expanded} />
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-[1184px] grow p-4 outline-none md:px-10 md:py-9"
          >
            <PageGuard page={path}>{children}</PageGuard>
          </main>
        </div>
      </div>
    </TooltipProvider>
  );
}
