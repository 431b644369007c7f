import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import * as billing from "../billing/service";
import type { Db } from "../db/client";
import { databaseIsAway, describe } from "../http/errors";
import * as queries from "./fan-out-queries";
import { noteEnd } from "./queries";
import { queueMessages } from "./queue";

/**
 * Clients of one transaction. It takes some 30 ms, for which the process does nothing else and a new email to the same
 * practitioner waits; with fewer, claiming and committing would be the larger part of the work.
 */
const CHUNK = 500;

/**
 * Queues the messages of the next clients of the fan-out that waited longest. False when there is none that nobody else
 * is at. All of it or nothing: who kills the process leaves the row as it was, for whoever comes next.
 */
export async function planNext(db: Db, now: Date, most = CHUNK): Promise<boolean> {
  return db.transaction(async (tx) => {
    const fanOut = await queries.claimFanOut(tx, most);
    if (!fanOut) return false;
    const { accountId, batch, next, waiting } = fanOut;
    const goesOn = fanOut.stands && batch.expiresAt > now;
    const told = goesOn ? await queueMessages(tx, accountId, batch, next, now) : 0;
    const dealtWith = goesOn ? next.length : waiting;
    await billing.release(tx, accountId, batch.period, dealtWith - told);
    if (!goesOn) await noteEnd(tx, accountId, batch.sendId);
    if (dealtWith < waiting) await queries.advanceFanOut(tx, fanOut, dealtWith, now);
    else await queries.deleteFanOut(tx, fanOut);
    return true;
  });
}

export interface PlannerOptions {
  db: Db;
  log: Logger;
  now: () => Date;
  /** Messages are due. */
  queued: () => void;
  /** Clients of one transaction. */
  most?: number;
}

const POLL_MS = 1_000;
/** The first texts are claimed and posted by the same event loop: the rest lets them go ahead. */
const HEAD_START_MS = 25;

/**
 * Carries on with sends whose messages are not all in the queue. `wake` is for the request that has just begun one; the
 * poll finds what a process left behind that is gone.
 */
export function startPlanner({ db, log, now, queued, most }: PlannerOptions) {
  let news = false;
  let stopped = false;
  let running: Promise<void> | null = null;

  async function planAll() {
    while (news && !stopped) {
      news = false;
      await pause(HEAD_START_MS);
      while (!stopped && (await planNext(db, now(), most))) queued();
    }
  }

  function wake() {
    news = true;
    running ??= planAll()
      .catch((error) => {
        // The poll comes again; a database that is away is reported by /readyz.
        if (!databaseIsAway(error)) log.warn({ err: describe(error) }, "a send waits to be planned");
      })
      .finally(() => {
        running = null;
        if (news && !stopped) wake();
      });
  }
  const timer = setInterval(wake, POLL_MS);
  wake();

  return {
    /** A send has a rest. Never waits, never throws. */
    wake,
    /** Finishes the chunk in hand. */
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
