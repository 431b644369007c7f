import { Link } from "wouter";
import { cx } from "../ui/cx";
import { Logo, LogoMark } from "../ui/logo";
import type { User } from "../use-user";
import { Nav } from "./nav";
import { UserFoot } from "./user-foot";

/** 16rem wide, or a rail of icons of 3rem. */
export function Sidebar({ user, expanded }: { user: User; expanded: boolean }) {
  const rail = !expanded;
  return (
    <aside
      aria-label="Sidebar"
      data-state={expanded ? "expanded" : "collapsed"}
      className={cx(
        "sticky top-(--banner) flex h-[calc(100dvh-var(--banner))] shrink-0 flex-col border-r border-line bg-sunken",
        "transition-[width] duration-200 ease-rise",
        expanded ? "w-64" : "w-12",
      )}
    >
      <div className={cx("flex h-16 items-center", rail ? "justify-center" : "px-[26px]")}>
        <Link href="/dashboard" aria-label="Slotback, dashboard" className="rounded-field">
          {rail ? <LogoMark className="size-6" /> : <Logo />}
        </Link>
      </div>
      <div className={cx("grow overflow-y-auto py-2", rail ? "px-1" : "px-3.5")}>
        <Nav isAdmin={user.isAdmin} rail={rail} />
      </div>
      <UserFoot user={user} rail={rail} />
    </aside>
  );
}
