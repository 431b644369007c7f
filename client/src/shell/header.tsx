import { PanelLeft } from "lucide-react";
import { Link } from "wouter";
import { IconButton } from "../ui/button";
import { Logo } from "../ui/logo";
import { ThemeToggle } from "../ui/theme-toggle";
import { Tooltip } from "../ui/tooltip";

export function Header({ onToggle, expanded }: { onToggle: () => void; expanded: boolean }) {
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line px-2 md:px-4">
      <Tooltip label="Toggle sidebar (Ctrl+B)">
        <IconButton icon={PanelLeft} label="Toggle sidebar" aria-expanded={expanded} onClick={onToggle} />
      </Tooltip>
      <Link href="/dashboard" aria-label="Slotback, dashboard" className="rounded-field md:hidden">
        <Logo />
      </Link>
      <span className="grow" />
      <Tooltip label="Light or dark">
        <span>
          <ThemeToggle />
        </span>
      </Tooltip>
    </header>
  );
}
