import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  text?: string;
  /** One button that teaches the next step. */
  action?: ReactNode;
}

/** A gap in a column: nothing is here yet. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <GapColumn />
      <h3 className="mt-6 text-row">{title}</h3>
      {text && <p className="mt-1 max-w-[44ch] text-small text-balance text-ink-2">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

/** The motif at rest: a slot above, a gap, a slot below. */
export function GapColumn() {
  return (
    <div aria-hidden className="w-[132px] space-y-1.5">
      <div className="h-[18px] rounded-slot bg-sunken" />
      <div className="gap-hatch h-[34px]" />
      <div className="h-[18px] rounded-slot bg-sunken" />
    </div>
  );
}
