import { isIPv6 } from "node:net";
import type { Request } from "express";
import type pg from "pg";
import type { Logger } from "pino";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Settings } from "../env";
import { describe, Refusal } from "./errors";

interface Figure {
  times: number;
  perSeconds: number;
}
export type Figures = Record<keyof typeof generous, Figure>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often one caller may: well above what a busy practice does, well below what hurts the others. */
const generous = {
  /** Per network: a clinic signs in from one. */
  "sign-in": { times: 100, perSeconds: 10 * MINUTE },
  /** Per network: a tablet in a waiting room is one. */
  join: { times: 60, perSeconds: HOUR },
  /** Per inbound address: a rule that forwards a whole mailbox. */
  inbound: { times: 600, perSeconds: HOUR },
  /** The rest per practitioner. */
  test: { times: 600, perSeconds: 10 * MINUTE },
  send: { times: 60, perSeconds: 10 * MINUTE },
  export: { times: 10, perSeconds: HOUR },
} satisfies Record<string, Figure>;

/** On a developer's machine everybody comes from one address, and a script is no attack. */
const TIMES_IN_DEVELOPMENT = 20;

export function figures({ production }: Pick<Settings, "production">): Figures {
  if (production) return generous;
  const more = ([what, { times, perSeconds }]: [string, Figure]) =>
    [what, { times: times * TIMES_IN_DEVELOPMENT, perSeconds }] as const;
  return Object.fromEntries(Object.entries(generous).map(more)) as Figures;
}

const words: Record<keyof Figures, string> = {
  "sign-in": "There were too many sign-ins from your network.",
  join: "There were too many sign-ups from your network.",
  inbound: "This address gets too many emails.",
  test: "Too many tests in a short time.",
  send: "Too many sends in a short time.",
  export: "Too many exports in a short time.",
};

/** So many of 600 and more are counted together: what one process has not used another cannot use either. */
const AT_ONCE = 10;
const REMEMBERED = 10_000;

export type Limit = (what: keyof Figures, who: string) => Promise<void>;

/**
 * Counts in PostgreSQL, so that a second process is no second chance. When the count is away the call goes on: without
 * the database it fails by itself, and an email is not to be lost for the sake of a counter.
 */
export function createLimit({ pool, log }: { pool: pg.Pool; log: Logger }, limits: Figures): Limit {
  const limiters = new Map(
    Object.entries(limits).map(([what, { times, perSeconds }]) => [
      what,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        // Housekeeping does it.
        clearExpiredByTimeout: false,
        keyPrefix: what,
        points: times,
        duration: perSeconds,
        // Who is over the limit costs no more queries.
        inMemoryBlockOnConsumed: times,
      }),
    ]),
  );
  const taken = new Map<string, { left: number; until: number }>();

  /** Takes several at once from a large limit, so that not every email of a busy address writes a row. */
  async function consume(what: keyof Figures, who: string) {
    const key = `${what} ${who}`;
    const own = taken.get(key);
    if (own && own.left > 0 && performance.now() < own.until) {
      own.left -= 1;
      return;
    }
    taken.delete(key);
    const points = Math.min(AT_ONCE, Math.max(1, Math.floor(limits[what].times / 60)));
    const { msBeforeNext } = await limiters.get(what)!.consume(who, points);
    if (points === 1) return;
    if (taken.size >= REMEMBERED) taken.clear();
    taken.set(key, { left: points - 1, until: performance.now() + msBeforeNext });
  }

  return async (what, who) => {
    try {
      await consume(what, who);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) {
        log.warn({ limit: what, err: describe(refused) }, "a limit could not be counted");
        return;
      }
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      // Mail providers drop an email that is refused with 4xx, and come again after 503.
      const code = what === "inbound" ? "unavailable" : "too_many";
      throw new Refusal(code, `${words[what]} Try again ${soon(seconds)}.`, undefined, seconds);
    }
  };
}

const soon = (seconds: number) => (seconds <= MINUTE ? "in a minute" : `in ${Math.ceil(seconds / MINUTE)} minutes`);

/** The caller's address; of IPv6 the /64, which is what one household or one server gets. */
export function networkOf({ ip = "" }: Pick<Request, "ip">): string {
  if (!isIPv6(ip) || ip.includes(".")) return ip.replace(/^::ffff:/i, "");
  const [head = [], tail = []] = ip.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = ip.includes("::") ? Array<string>(8 - head.length - tail.length).fill("0") : [];
  return [...head, ...zeros, ...tail].slice(0, 4).join(":").toLowerCase();
}
