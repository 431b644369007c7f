import type { Reply } from "../../api";
import { Card } from "../../ui/card";
import { cx } from "../../ui/cx";
import { Load } from "../../ui/load";
import { Skeleton } from "../../ui/skeleton";
import { useApi } from "../../use-api";

/** As many blocks as a column has room for. */
const TALLEST = 14;

type Week = Reply<"GET /api/dashboard/stats">["weeks"][number];

export function WeekChart() {
  const stats = useApi("GET /api/dashboard/stats");
  return (
    <Card aria-labelledby="weeks">
      <h2 id="weeks" className="text-row">
        Notifications by week
      </h2>
      <Load query={stats} skeleton={<Skeleton className="mt-4 h-48" />}>
        {({ weeks }) => <Columns weeks={weeks} />}
      </Load>
    </Card>
  );
}

function Columns({ weeks }: { weeks: Week[] }) {
  const most = Math.max(...weeks.map(({ told }) => told), 0);
  const perBlock = Math.max(1, Math.ceil(most / TALLEST));
  return (
    <>
      <p className="text-small text-ink-2">
        {perBlock === 1 ? "One block is one client told." : `One block is ${perBlock} clients told.`}
      </p>
      <ol className="mt-6 flex items-end gap-1.5 md:gap-2">
        {weeks.map(({ startsOn, told }, week) => (
          <li key={startsOn} className="min-w-0 flex-1 text-center text-caption">
            <span className="sr-only">Week of </span>
            <Column told={told} blocks={Math.ceil(told / perBlock)} now={week === weeks.length - 1} />
            <span className="mt-2 block text-ink-2">
              <span className="block">{dayOf(startsOn, { month: "short" })}</span>
              <span className="block">{dayOf(startsOn, { day: "numeric" })}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex gap-4 text-small text-ink-2">
        <Key className="bg-accent" word="This week" />
        <Key className="bg-accent-mid" word="Earlier" />
      </p>
    </>
  );
}

function Column({ told, blocks, now }: { told: number; blocks: number; now: boolean }) {
  return (
    <span className="block border-b border-edge pb-0.5">
      <b className="mb-1 block font-semibold">
        {told.toLocaleString("en-US")}
        <span className="sr-only"> told, </span>
      </b>
      {Array.from({ length: blocks }, (_, block) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
          key={block}
          aria-hidden
          className={cx("mt-[3px] block h-[9px] rounded-[2px]", now ? "bg-accent" : "bg-accent-mid")}
        />
      ))}
    </span>
  );
}

function Key({ className, word }: { className: string; word: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={cx("h-[9px] w-3 rounded-[2px]", className)} />
      {word}
    </span>
  );
}

/** Weeks are calendar days of the practitioner's: no zone may move them. */
const dayOf = (date: string, part: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...part, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
