import { Card } from "./card";
import { Skeleton } from "./skeleton";

interface StatGridProps {
  label: string;
  /** Undefined while it loads. */
  stats: (readonly [name: string, value: string | undefined])[];
}

/** Four figures share one card; it stands in a `@container`. */
export function StatGrid({ label, stats }: StatGridProps) {
  return (
    <Card padded={false} aria-label={label}>
      {/* The hairlines are the ground showing through: they fit two columns and four. */}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card bg-line @3xl:grid-cols-4">
        {stats.map(([name, value]) => (
          <div key={name} className="min-w-0 bg-surface px-4 py-4 md:px-6 md:py-5">
            <dt className="text-small text-ink-2">{name}</dt>
            <dd className="figures mt-1 text-figure">{value ?? <Skeleton className="h-[1.05em] w-16" />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
