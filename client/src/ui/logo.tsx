import { cx } from "./cx";

/** Two slots of a day and, standing proud of its gap, the one that came back. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx("size-6", className)}>
      <rect x="0" y="1" width="14" height="6" rx="2" className="fill-ink" />
      <rect x="7" y="9" width="17" height="6" rx="2" className="fill-accent" />
      <rect x="0" y="17" width="14" height="6" rx="2" className="fill-ink" />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-3 text-[1.0625rem] font-semibold tracking-[-0.015em] text-ink",
        className,
      )}
    >
      <LogoMark />
      Slotback
    </span>
  );
}
