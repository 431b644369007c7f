import type { Logger } from "pino";
import type { Channel } from "../../shared/model";
import type { Db, Tx } from "../db/client";
import { databaseIsAway, describe } from "../http/errors";
import type { Outcome } from "../providers/ports";
import * as waitlist from "../waitlist/service";
import { createBatcher } from "./batcher";
import { ring } from "./bell";
import type { Claimed, Doomed } from "./claim-queries";
import type { Result } from "./outcome";
import * as queries from "./record-queries";

/** One finished post, and what it makes of its message. */
export interface Settled {
  message: Claimed;
  outcome: Outcome;
  result: Result;
}

interface RecorderOptions {
  db: Db;
  log: Logger;
  now: () => Date;
  owner: string;
  channel: Channel;
  /** These are in the database now. */
  written: (settled: Settled[]) => void;
}

/** A result waits so long for others. Not longer: what is not written when the process dies has to be asked about. */
const LINGER_MS = 5;
const AT_MOST = 500;
const RETRY_MS = 250;

/** Puts what came of posts into the database, with what follows from it, in small batches. */
export function createRecorder({ db, log, now, owner, channel, written }: RecorderOptions) {
  const batcher = createBatcher<Settled>({
    write,
    lingerMs: LINGER_MS,
    most: AT_MOST,
    retryMs: RETRY_MS,
    isPassing: (error) => databaseIsAway(error) || isCollision(error),
    failed(error) {
      if (!failing) log.warn({ channel, err: describe(error) }, "results could not be written");
      failing = true;
    },
  });
  let failing = false;
  let refusing = false;

  async function write(settled: Settled[]) {
    const results = settled.map(({ result }) => result);
    const refused = settled.filter(({ outcome }) => outcome.kind === "refused");
    if (refused.length === 0) await queries.record(db, owner, results, now());
    else
      await db.transaction(async (tx) => {
        await queries.record(tx, owner, results, now());
        await follow(tx, refused);
      });
    failing = false;
    noteAccount(settled);
    written(settled);
    ring();
  }

  /** What a refusal says beyond its own message. */
  async function follow(tx: Tx, refused: Settled[]) {
    const turnedAway = refused.find(isAboutAccount);
    if (turnedAway) {
      await queries.postpone(tx, channel, turnedAway.result.dueAt!, turnedAway.result.problem!, now());
    }
    for (const { message, outcome } of refused) {
      if (outcome.kind !== "refused") continue;
      const { because: kind, problem } = outcome;
      if (kind !== "bad-address" && kind !== "opted-out") continue;
      const address = { channel, address: message.recipient };
      await waitlist.suppress(tx, message.accountId, { ...address, kind, problem, source: "provider" });
    }
    const failed = refused.filter(({ result }) => result.state === "failed").map(({ message }) => message.id);
    if (failed.length > 0) await queries.giveBack(tx, await queries.notificationsOf(tx, failed), now());
  }

  /** A refused account is the operator's business: told once, and once more when it is over. */
  function noteAccount(settled: Settled[]) {
    const refusal = settled.find(isAboutAccount)?.result;
    if (refusal) {
      const { code, problem } = refusal;
      if (!refusing) log.error({ channel, code, problem }, "the provider refuses us");
      refusing = true;
    } else if (refusing && settled.some(({ outcome }) => outcome.kind === "accepted")) {
      log.info({ channel }, "the provider takes our messages again");
      refusing = false;
    }
  }

  return {
    add: batcher.add,
    /** Resolves when everything so far is written. */
    flushed: batcher.written,
    /** Messages that must not be posted any more. */
    async drop(doomed: Doomed[]) {
      const notificationIds = [...new Set(doomed.map(({ notificationId }) => notificationId))];
      await db.transaction(async (tx) => {
        await queries.record(tx, owner, doomed.map(queries.canceled), now());
        await queries.giveBack(tx, notificationIds, now());
      });
      ring();
    },
  };
}

const isAboutAccount = ({ outcome }: Settled) => outcome.kind === "refused" && outcome.because === "account";

/** Class 40 of PostgreSQL: a receipt for the same messages was being written in another order. */
const isCollision = (error: unknown) => /^40/.test(String((error as { cause?: { code?: string } }).cause?.code));
