import {
  CreditCard,
  LayoutDashboard,
  type LucideIcon,
  Send,
  ShieldCheck,
  SlidersHorizontal,
  Users,
} from "lucide-react";
import { Link, useLocation } from "wouter";
import { isOpen, isWaiting } from "../pages/dashboard/open";
import { cx } from "../ui/cx";
import { Tooltip } from "../ui/tooltip";
import { useApi } from "../use-api";

interface Entry {
  path: string;
  word: string;
  icon: LucideIcon;
}

const entries: Entry[] = [
  { path: "/dashboard", word: "Dashboard", icon: LayoutDashboard },
  { path: "/setup", word: "Set-Up", icon: SlidersHorizontal },
  { path: "/waitlist", word: "Waitlist", icon: Users },
  { path: "/notifications", word: "Notifications", icon: Send },
  { path: "/account", word: "Account", icon: CreditCard },
];

const admin: Entry = { path: "/admin", word: "Admin", icon: ShieldCheck };

interface NavProps {
  isAdmin: boolean;
  /** Icons only; the words are tooltips. */
  rail?: boolean;
  onChosen?: () => void;
}

export function Nav({ isAdmin, rail = false, onChosen }: NavProps) {
  const open = useOpenDecisions();
  return (
    <nav aria-label="Main">
      <ul className="space-y-0.5">
        {(isAdmin ? [...entries, admin] : entries).map((entry) => (
          <li key={entry.path}>
            <NavLink entry={entry} rail={rail} count={entry.path === "/dashboard" ? open : 0} onChosen={onChosen} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What waits for the practitioner: emails to decide, and Gmail's question. The one count that the sidebar shows. */
function useOpenDecisions() {
  const emails = useApi("GET /api/parsed-cancellations").data;
  const request = useApi("GET /api/forwarding").data?.request;
  return (emails?.filter((email) => isOpen(email) || isWaiting(email)).length ?? 0) + (request ? 1 : 0);
}

interface NavLinkProps {
  entry: Entry;
  rail: boolean;
  count: number;
  onChosen?: (() => void) | undefined;
}

function NavLink({ entry: { path, word, icon: Icon }, rail, count, onChosen }: NavLinkProps) {
  const [at] = useLocation();
  const current = at === path;
  const link = (
    <Link
      href={path}
      aria-current={current ? "page" : undefined}
      aria-label={count > 0 ? `${word}, ${count} to decide` : rail ? word : undefined}
      onClick={onChosen}
      className={cx(
        "relative flex h-11 items-center gap-3 rounded-field border text-body md:h-10",
        rail ? "justify-center" : "px-2.5",
        current
          ? "border-line bg-surface font-semibold text-ink before:absolute before:top-2 before:bottom-2 before:w-1 before:rounded-r-block before:bg-accent"
          : "border-transparent text-ink-2 hover:bg-surface/60 hover:text-ink",
        current && (rail ? "before:-left-[5px]" : "before:-left-[15px]"),
      )}
    >
      <Icon aria-hidden className={cx("size-[18px] shrink-0", current && "text-accent-text")} />
      {!rail && <span className="grow">{word}</span>}
      {count > 0 && (
        <span
          className={cx(
            "rounded-badge bg-amber-soft text-center text-caption font-semibold text-amber",
            rail ? "absolute -top-1 -right-0.5 min-w-4 px-1 leading-4" : "min-w-6 px-1.5 py-0.5",
          )}
        >
          {count}
        </span>
      )}
    </Link>
  );
  return rail ? (
    <Tooltip label={word} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
