const DAY_MS = 86_400_000;
const WEEKS = 8;

export interface Week {
  /** Its Sunday */
  startsOn: string;
  told: number;
}

/** First days of the last eight weeks, oldest first, of which the last holds `today`. */
export function weekStarts(today: string): string[] {
  const day = Date.parse(`${today}T00:00:00Z`);
  const sunday = day - new Date(day).getUTCDay() * DAY_MS;
  return Array.from({ length: WEEKS }, (_, index) => isoDay(sunday - (WEEKS - 1 - index) * 7 * DAY_MS));
}

/** Days put into their weeks; a week in which nobody was told is a zero, not a gap. */
export function countByWeek(starts: string[], days: { day: string; told: number }[]): Week[] {
  return starts.map((startsOn, index) => {
    const before = starts[index + 1];
    const own = days.filter(({ day }) => day >= startsOn && (before === undefined || day < before));
    return { startsOn, told: own.reduce((sum, { told }) => sum + told, 0) };
  });
}

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);
