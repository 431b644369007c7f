import type { Logger } from "pino";
import type { Channel } from "../../shared/model";
import type { Db } from "../db/client";
import { describe } from "../http/errors";
import type { MessageId } from "../ids";
import type { Outcome } from "../providers/ports";
import { createCircle } from "./circle";
import { beginPosts, claim, disown, listWaiting } from "./claim-queries";
import type { Limiter, Verdict } from "./limiter";
import { resultOf } from "./outcome";
import { type Parcel, parcelsOf } from "./parcels";
import { createRecorder } from "./recorder";
import type { Patience } from "./sender";

export interface LaneOptions {
  db: Db;
  log: Logger;
  now: () => Date;
  random: () => number;
  /** This process, in the leases it takes. */
  owner: string;
  channel: Channel;
  limiter: Limiter;
  /** Messages in one call of the provider. */
  parcelSize: number;
  /** Messages in one claim. */
  claimSize: number;
  patience: Patience;
  /** What a call takes of the limiter's allowance a second; 1 when left out. */
  costOf?: (parcel: Parcel) => number;
  send: (parcel: Parcel) => Promise<Outcome[]>;
}

/** Practitioners whose messages this process queued come in at once, those of other processes this soon. */
const DRAW_AGAIN_MS = 250;
const CIRCLE_MOST = 500;
const NOBODY = "00000000-0000-0000-0000-000000000000";
const WAIT_MS = 20;
/**
 * Part of a lease within which a post must begin. A process that was paused after its claim must not post on waking
 * up: the message may have been given to another.
 */
const BEGIN_WITHIN = 1 / 6;

/** All sending of one channel by this process: claims what may begin, posts it, records what came of it. */
export function createLane(options: LaneOptions) {
  const { db, log, now, random, owner, channel, limiter, parcelSize, claimSize, patience } = options;
  const circle = createCircle();
  /** Claimed and not recorded yet. */
  const held = new Set<MessageId>();
  let last = NOBODY;
  let drawnAt = 0;
  let news = false;
  let claiming: Promise<void> | null = null;
  let later: NodeJS.Timeout | undefined;
  let astray = false;
  let resting = false;
  let stopped = false;

  const recorder = createRecorder({
    ...{ db, log, now, owner, channel },
    written: (settled) => {
      for (const { message } of settled) held.delete(message.id);
    },
  });

  const isHungry = () => !stopped && (news || !circle.isEmpty());

  function goOn() {
    if (claiming || !isHungry()) return;
    if (limiter.room() === 0) return goOnLater();
    claiming = claimAll()
      .catch(rest)
      .finally(() => {
        claiming = null;
        goOn();
      });
  }

  /** A post that ends goes on by itself; when none is in flight, nobody would. */
  function goOnLater() {
    if (limiter.inFlight() > 0) return;
    clearTimeout(later);
    later = setTimeout(goOn, Math.max(limiter.holdMs(), WAIT_MS));
  }

  /** Claims as long as there is something due and room for it. Never two claims at once: see `disown`. */
  async function claimAll() {
    while (isHungry()) {
      const room = limiter.room();
      if (room === 0) return;
      if (news || performance.now() - drawnAt > DRAW_AGAIN_MS) await draw();
      if (!circle.isEmpty()) await claimSome(room);
    }
  }

  async function draw() {
    news = false;
    drawnAt = performance.now();
    const waiting = await listWaiting(db, channel, last, CIRCLE_MOST, now());
    resting = false;
    circle.draw(waiting);
    // A full circle is followed by those after it, a short one by the first again: nobody is left out.
    const goesOn = waiting.length === CIRCLE_MOST;
    if (!goesOn && last !== NOBODY) news = true;
    last = goesOn ? waiting.at(-1)! : NOBODY;
  }

  async function claimSome(room: number) {
    const at = now();
    if (astray) await disown(db, owner, channel, held, at);
    // Until the answer is here, rows may be ours without our knowing.
    astray = true;
    const leaseUntil = new Date(at.getTime() + patience.leaseMs);
    const turn = circle.next(room, Math.min(room * parcelSize, claimSize));
    const { claimed, doomed, had } = await claim(db, { owner, channel, now: at, leaseUntil, ...turn });
    astray = false;
    for (const { id } of claimed) held.add(id);
    for (const parcel of parcelsOf(claimed, parcelSize)) void post(parcel, at);
    if (doomed.length > 0) await recorder.drop(doomed);
    circle.back(turn, had);
  }

  async function post(parcel: Parcel, claimedAt: Date) {
    const began = limiter.begin(options.costOf?.(parcel));
    const outcomes = await outcomesOf(parcel, claimedAt);
    limiter.end(began, verdictOf(outcomes));
    const at = now();
    recorder.add(
      parcel.map((message, n) => {
        const outcome = outcomes[n]!;
        return { message, outcome, result: resultOf(message, outcome, at, random(), patience.askAfterMs) };
      }),
    );
    goOn();
  }

  async function outcomesOf(parcel: Parcel, claimedAt: Date): Promise<Outcome[]> {
    if (now().getTime() - claimedAt.getTime() > patience.leaseMs * BEGIN_WITHIN) {
      return parcel.map(() => ({ kind: "busy", retryAfterMs: 0 }));
    }
    if (channel === "email" && !(await begin(parcel))) return parcel.map(() => ({ kind: "busy", retryAfterMs: 0 }));
    try {
      return await options.send(parcel);
    } catch (error) {
      // An adapter that throws is a bug of ours, and says nothing about where the message is.
      log.error({ channel, err: describe(error) }, "a provider's adapter failed");
      return parcel.map(() => ({ kind: "unknown", problem: "Something went wrong while this was sent." }));
    }
  }

  /** False when not all of them are this process's still. A database that is away lets nothing be posted. */
  async function begin(parcel: Parcel) {
    const at = now();
    const ids = parcel.map(({ id }) => id);
    const mine = await beginPosts(db, owner, ids, at).catch(() => 0);
    if (mine < parcel.length) return false;
    for (const message of parcel) message.begunAt = at;
    return true;
  }

  /** The database cannot be asked: the next poll tries again. */
  function rest(error: unknown) {
    if (!resting) log.warn({ channel, err: describe(error) }, "nothing can be claimed");
    resting = true;
    news = false;
    circle.draw([]);
  }

  return {
    /** Something may be due. */
    wake() {
      news = true;
      goOn();
    },
    /** Resolves when nothing is in flight and everything is recorded. */
    async stop() {
      stopped = true;
      await claiming;
      for (;;) {
        await recorder.flushed();
        if (held.size === 0) return;
        await new Promise((again) => setTimeout(again, WAIT_MS));
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
