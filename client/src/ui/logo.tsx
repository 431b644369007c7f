import { cx } from "./cx";

/** Two slots of a day and, standing proud of its gap, the one that came back. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <rect x="1" y="0.5" width="15" height="6" rx="1.8" className="fill-ink" />
      <rect x="7" y="8.5" width="16" height="8" rx="2.2" className="fill-accent" />
      <rect x="1" y="18.5" width="15" height="5" rx="1.8" className="fill-ink" />
    </svg>
  );
}

interface LogoProps {
  small?: boolean;
  className?: string;
}

export function Logo({ small, className }: LogoProps) {
  return (
    <span
      className={cx(
        "flex items-center font-semibold text-ink",
        small ? "gap-2 text-small" : "gap-3 text-[1.125rem] tracking-[-0.022em]",
        className,
      )}
    >
      <LogoMark className={small ? "size-[17px]" : "size-6"} />
      Slotback
    </span>
  );
}
