import type { Logger } from "pino";
import type { Channel } from "../../shared/model";
import type { Db } from "../db/client";
import { describe } from "../http/errors";
import type { MessageId } from "../ids";
import type { Outcome } from "../providers/ports";
import * as waitlist from "../waitlist/service";
import { createBatcher } from "./batcher";
import { ring } from "./bell";
import { createCircle } from "./circle";
import { type Claimed, claim, type Doomed, disown, listWaiting } from "./claim-queries";
import type { Limiter, Verdict } from "./limiter";
import { type Result, resultOf } from "./outcome";
import { type Parcel, parcelsOf } from "./parcels";
import * as records from "./record-queries";
import type { Patience } from "./sender";

export interface LaneOptions {
  db: Db;
  log: Logger;
  now: () => Date;
  random: () => number;
  owner: string;
  channel: Channel;
  limiter: Limiter;
  /** Messages in one call of the provider. */
  parcelSize: number;
  /** Messages in one claim. */
  claimSize: number;
  patience: Patience;
  send: (parcel: Parcel) => Promise<Outcome[]>;
}

/** One settled post on its way to the database. */
interface Settled {
  message: Claimed;
  outcome: Outcome;
  result: Result;
}

export type Lane = ReturnType<typeof createLane>;

/** New practitioners come in at once when this process queued their messages, and this soon when another did. */
const DRAW_AGAIN_MS = 250;
const CIRCLE_MOST = 500;
const NOBODY = "00000000-0000-0000-0000-000000000000";
const LINGER_MS = 5;
const RECORD_AT_MOST = 500;
const RETRY_MS = 250;
const WAIT_MS = 20;
/** A process that was paused after its claim must not post on waking up: the message may have been given to another. */
const BEGIN_WITHIN = 1 / 6;

/** All sending of one channel by this process: claims what may begin, posts it, records what came of it. */
export function createLane(options: LaneOptions) {
  const { db, log, now, random, owner, channel, limiter, parcelSize, claimSize, patience } = options;
  const held = new Set<MessageId>();
  const circle = createCircle();
  let last = NOBODY;
  let drawnAt = 0;
  let stopped = false;
  let claiming: Promise<void> | null = null;
  let wanted = false;
  let astray = false;
  let resting = false;
  let refused: string | null = null;

  const recorder = createBatcher<Settled>({
    write: recordAll,
    lingerMs: LINGER_MS,
    most: RECORD_AT_MOST,
    retryMs: RETRY_MS,
    failed: (err) => log.warn({ channel, err: describe(err) }, "results wait for the database"),
  });

  const isHungry = () => !stopped && (wanted || !circle.isEmpty());

  /** Claims as long as there is something due and room for it. Never two claims at once: see `disown`. */
  async function claimAll() {
    while (isHungry()) {
      const room = limiter.room();
      if (room === 0) return;
      if (wanted || performance.now() - drawnAt > DRAW_AGAIN_MS) await draw();
      if (!circle.isEmpty()) await claimSome(room);
    }
  }

  async function draw() {
    wanted = false;
    drawnAt = performance.now();
    const waiting = await listWaiting(db, channel, last, CIRCLE_MOST, now());
    resting = false;
    circle.draw(waiting);
    // Nobody is left out: a full circle is followed by those after it, a short one by the first again.
    const goesOn = waiting.length === CIRCLE_MOST;
    if (!goesOn && last !== NOBODY) wanted = true;
    last = goesOn ? waiting.at(-1)! : NOBODY;
  }

  async function claimSome(room: number) {
    if (astray) {
      await disown(db, owner, channel, held);
      astray = false;
    }
    astray = true;
    const at = now();
    const leaseUntil = new Date(at.getTime() + patience.leaseMs);
    const turn = circle.next(room, Math.min(room * parcelSize, claimSize));
    const { claimed, doomed, had } = await claim(db, { owner, channel, now: at, leaseUntil, ...turn });
    astray = false;
    for (const { id } of claimed) held.add(id);
    for (const parcel of parcelsOf(claimed, parcelSize)) void post(parcel, at);
    if (doomed.length > 0) await drop(doomed);
    circle.back(turn, had);
  }

  async function post(parcel: Parcel, claimedAt: Date) {
    const began = limiter.begin();
    const outcomes = await outcomesOf(parcel, claimedAt);
    limiter.end(began, verdictOf(outcomes));
    const at = now();
    const settled = parcel.map((message, n): Settled => {
      const outcome = outcomes[n]!;
      return { message, outcome, result: resultOf(message, outcome, at, random(), patience.askAfterMs) };
    });
    recorder.add(settled);
    noteAccount(outcomes);
    wake(false);
  }

  async function outcomesOf(parcel: Parcel, claimedAt: Date): Promise<Outcome[]> {
    if (now().getTime() - claimedAt.getTime() > patience.leaseMs * BEGIN_WITHIN) {
      return parcel.map(() => ({ kind: "busy", retryAfterMs: 0 }));
    }
    try {
      return await options.send(parcel);
    } catch (error) {
      // An adapter that throws is a bug of ours, and says nothing about where the message is.
      log.error({ channel, err: describe(error) }, "a provider's adapter failed");
      return parcel.map(() => ({ kind: "unknown", problem: "Something went wrong while this was sent." }));
    }
  }

  /** Refused accounts are for the operator: told once, and once more when it is over. */
  function noteAccount(outcomes: Outcome[]) {
    const refusal = outcomes.find((outcome) => outcome.kind === "refused" && outcome.because === "account");
    if (refusal?.kind === "refused") {
      if (!refused) log.error({ channel, code: refusal.code, problem: refusal.problem }, "the provider refuses us");
      refused = refusal.problem;
    } else if (refused && outcomes.some(({ kind }) => kind === "accepted")) {
      log.info({ channel }, "the provider takes our messages again");
      refused = null;
    }
  }

  async function recordAll(settled: Settled[]) {
    const failed = settled.filter(({ result }) => result.state === "failed");
    const turnedAway = settled.find(({ outcome }) => outcome.kind === "refused" && outcome.because === "account");
    const results = settled.map(({ result }) => result);
    const at = now();
    if (failed.length === 0 && !turnedAway) await records.record(db, owner, results, at);
    else
      await db.transaction(async (tx) => {
        await records.record(tx, owner, results, at);
        if (turnedAway) await records.postpone(tx, channel, turnedAway.result.dueAt!, turnedAway.result.problem!, at);
        for (const { message, outcome } of failed) await suppressRefused(tx, message, outcome);
        const ids = failed.map(({ message }) => message.id);
        if (ids.length > 0) await records.giveBack(tx, await records.notificationsOf(tx, ids), at);
      });
    for (const { message } of settled) held.delete(message.id);
    ring();
  }

  async function suppressRefused(tx: Parameters<typeof waitlist.suppress>[0], message: Claimed, outcome: Outcome) {
    if (outcome.kind !== "refused") return;
    const { because: kind, problem } = outcome;
    if (kind !== "bad-address" && kind !== "opted-out") return;
    const address = { channel, address: message.recipient };
    await waitlist.suppress(tx, message.accountId, { ...address, kind, problem, source: "provider" });
  }

  async function drop(doomed: Doomed[]) {
    const notificationIds = [...new Set(doomed.map(({ notificationId }) => notificationId))];
    await db.transaction(async (tx) => {
      await records.cancel(tx, doomed);
      await records.giveBack(tx, notificationIds, now());
    });
    ring();
  }

  /** The database cannot be asked: the next poll tries again. */
  function rest(error: unknown) {
    if (!resting) log.warn({ channel, err: describe(error) }, "nothing can be claimed");
    resting = true;
    wanted = false;
    circle.draw([]);
  }

  function wake(news = true) {
    if (news) wanted = true;
    if (!isHungry()) return;
    claiming ??= claimAll()
      .catch(rest)
      .finally(() => {
        claiming = null;
        // Nothing in flight will end and wake us.
        if (isHungry() && limiter.inFlight() === 0) setTimeout(() => wake(false), Math.max(limiter.holdMs(), WAIT_MS));
      });
  }

  return {
    wake,
    /** Resolves when nothing is in flight and everything is recorded. */
    async stop() {
      stopped = true;
      await claiming;
      while (held.size > 0) {
        await recorder.written();
        await new Promise((again) => setTimeout(again, 5));
      }
    },
  };
}

/** What a call says about the way to the provider; about single messages it says other things. */
function verdictOf(outcomes: Outcome[]): Verdict {
  if (outcomes.some((outcome) => outcome.kind === "refused" && outcome.because === "account")) return "refused";
  if (outcomes.some(({ kind }) => kind === "unknown")) return "lost";
  if (outcomes.some(({ kind }) => kind === "busy")) return "busy";
  return "good";
}
