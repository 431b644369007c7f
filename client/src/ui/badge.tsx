import { Check, Clock, type LucideIcon, Minus, X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx";

const tones = {
  good: "bg-accent-soft text-accent-text",
  bad: "bg-red-soft text-red",
  wait: "bg-amber-soft text-amber",
  quiet: "border border-line bg-surface text-ink-2",
  plan: "bg-sunken text-ink-2",
  strong: "bg-accent text-on-accent",
};

interface BadgeProps {
  tone: keyof typeof tones;
  icon?: LucideIcon;
  children: ReactNode;
}

/** Icon and word: never colour alone. */
export function Badge({ tone, icon: Icon, children }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex h-6 shrink-0 items-center gap-1.5 rounded-badge px-2 text-caption font-semibold whitespace-nowrap",
        tones[tone],
      )}
    >
      {Icon && <Icon aria-hidden className="size-3.5" />}
      {children}
    </span>
  );
}

const statuses = {
  success: { tone: "good", icon: Check, word: "Received" },
  failed: { tone: "bad", icon: X, word: "Failed" },
  pending: { tone: "wait", icon: Clock, word: "Pending" },
  ignored: { tone: "quiet", icon: Minus, word: "Ignored" },
} as const;

/** What became of an email; anything unknown is pending. */
export function StatusBadge({ status }: { status: string }) {
  const { tone, icon, word } = statuses[status as keyof typeof statuses] ?? statuses.pending;
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
