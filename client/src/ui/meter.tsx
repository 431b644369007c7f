import { NEAR_LIMIT_PERCENT } from "../../../shared/constants";
import { cx } from "./cx";

interface MeterProps {
  used: number;
  limit: number;
  /** What the send in preparation would take: hatched. */
  planned?: number;
  /** What is counted, for screen readers: "Notifications this month". */
  label: string;
  /** 34 px instead of 22. */
  tall?: boolean;
}

/** The month's limit as a row of blocks, one for each notification. Put the figures beside it as text. */
export function Meter({ used, limit, planned = 0, label, tall }: MeterProps) {
  const nearFrom = (limit * NEAR_LIMIT_PERCENT) / 100;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={Math.min(used, limit)}
      aria-valuetext={`${used} of ${limit}`}
      className={cx("flex gap-[3px]", tall ? "h-[34px]" : "h-[22px]")}
    >
      {Array.from({ length: limit }, (_, block) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
          key={block}
          className={cx(
            "min-w-0 flex-1 rounded-block border",
            block < used
              ? block >= nearFrom
                ? "border-amber-mid bg-amber-mid"
                : "border-accent bg-accent"
              : block < used + planned
                ? "planned border-accent"
                : "border-edge",
          )}
        />
      ))}
    </div>
  );
}

interface ProgressProps {
  done: number;
  total: number;
  label: string;
}

const BLOCKS = 24;

/** Work under way as a row of blocks that fills. */
export function Progress({ done, total, label }: ProgressProps) {
  const filled = total === 0 ? 0 : Math.floor((done / total) * BLOCKS);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={`${done} of ${total}`}
      className="flex h-[22px] gap-[3px]"
    >
      {Array.from({ length: BLOCKS }, (_, block) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
          key={block}
          className={cx(
            "min-w-0 flex-1 rounded-block border transition-colors duration-[120ms]",
            block < filled ? "border-accent bg-accent" : "border-edge",
          )}
        />
      ))}
    </div>
  );
}
