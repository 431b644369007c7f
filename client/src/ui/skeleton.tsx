import { cx } from "./cx";

/** A block in the shape of what comes; size it by class name. Hidden from screen readers: `Load` speaks for it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx("animate-breathe rounded-slot bg-sunken", className)} />;
}

/** Rows of a list that is on its way. */
export function SkeletonRows({ rows = 3 }: { rows?: number }) {
  return (
    <div className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
        <div key={row} className="flex gap-10 px-4 py-5 md:px-6">
          <div className="w-16 shrink-0 space-y-2">
            <Skeleton className="h-3 w-14" />
            <Skeleton className="h-3" />
          </div>
          <div className="grow space-y-2.5">
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="h-7 w-2/5" />
          </div>
          <Skeleton className="hidden h-6 w-20 md:block" />
        </div>
      ))}
    </div>
  );
}
