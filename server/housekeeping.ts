import { tryLock } from "./db/lock";
import { deleteOldEvents, deleteOldWords } from "./delivery/service";
import type { Deps } from "./deps";
import { databaseIsAway, describe } from "./http/errors";
import { deleteOldLimits } from "./http/limit-queries";
import { deleteOldSessions } from "./http/session-queries";
import { deleteOldRaw } from "./inbox/queries";
import { sweepUnread } from "./inbox/service";
import { sweepUnsettled } from "./inbox/settle";
import { deleteClosedAccounts } from "./leaving/queries";

/** What is done again and again: by whichever process comes first, never by two at once. */
const chores: { name: string; everyMs: number; work: (deps: Deps) => Promise<unknown> }[] = [
  { name: "unread emails", everyMs: 1_000, work: sweepUnread },
  { name: "unsettled emails", everyMs: 5_000, work: sweepUnsettled },
  { name: "old webhook events", everyMs: 3_600_000, work: ({ db, now }) => deleteOldEvents(db, now()) },
  { name: "old raw emails", everyMs: 3_600_000, work: ({ db, now }) => deleteOldRaw(db, now()) },
  { name: "old words", everyMs: 3_600_000, work: ({ db, now }) => deleteOldWords(db, now()) },
  { name: "old limits", everyMs: 3_600_000, work: ({ db, now }) => deleteOldLimits(db, now()) },
  { name: "old sessions", everyMs: 3_600_000, work: ({ db, now }) => deleteOldSessions(db, now()) },
  { name: "closed accounts", everyMs: 3_600_000, work: ({ db, now }) => deleteClosedAccounts(db, now()) },
];

export function startHousekeeping(deps: Deps): { stop(): Promise<void> } {
  let stopped = false;
  const running = new Set<Promise<void>>();
  const timers = chores.map((chore) => {
    const round = () => {
      if (stopped) return;
      const turn = takeTurn(deps, chore).finally(() => running.delete(turn));
      running.add(turn);
    };
    round();
    return setInterval(round, chore.everyMs);
  });
  return {
    async stop() {
      stopped = true;
      timers.forEach(clearInterval);
      await Promise.all(running);
    },
  };
}

async function takeTurn(deps: Deps, { name, work }: (typeof chores)[number]) {
  try {
    await deps.db.transaction(async (tx) => {
      if (await tryLock(tx, `chore:${name}`)) await work(deps);
    });
  } catch (error) {
    // The next round comes by itself; a database that is away is reported by /readyz.
    if (!databaseIsAway(error)) deps.log.error({ chore: name, err: describe(error) }, "housekeeping failed");
  }
}
