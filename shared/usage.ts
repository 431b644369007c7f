import { NEAR_LIMIT_PERCENT, UNLIMITED } from "./constants";

/** Whole percent of the month's limit, rounded down: 100 is shown only when nothing is left. */
export function usagePercentage(current: number, limit: number): number {
  if (limit === UNLIMITED) return 0;
  return limit > 0 ? Math.floor((current / limit) * 100) : 100;
}

export const isNearLimit = (current: number, limit: number): boolean =>
  limit !== UNLIMITED && usagePercentage(current, limit) >= NEAR_LIMIT_PERCENT;

/** Whole percent of read emails that ended as success. Ignored ones are in neither part. */
export function successRate({
  success,
  failed,
  pending,
}: {
  success: number;
  failed: number;
  pending: number;
}): number {
  const all = success + failed + pending;
  return all === 0 ? 0 : Math.round((success / all) * 100);
}
