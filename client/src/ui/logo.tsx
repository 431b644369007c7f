import { cx } from "./cx";

/** Two slots of a day and, standing proud of its gap, the one that came back. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx("size-6", className)}>
      <rect x="1" y="0.5" width="15" height="6" rx="1.8" className="fill-ink" />
      <rect x="7" y="8.5" width="16" height="8" rx="2.2" className="fill-accent" />
      <rect x="1" y="18.5" width="15" height="5" rx="1.8" className="fill-ink" />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={cx("flex items-center gap-3 text-[1.125rem] font-semibold tracking-[-0.022em] text-ink", className)}
    >
      <LogoMark />
      Slotback
    </span>
  );
}
