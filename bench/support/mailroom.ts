import { setTimeout as pause } from "node:timers/promises";
import { Pool } from "undici";
import { type Answer, asForm, cancellationOf, type Post, post } from "./post";
import type { Practice } from "./practices";

/** What became of the emails of one phase. */
export interface Tally {
  /** Acknowledged. */
  taken: number;
  /** Answered 503 with a Retry-After: to be posted again then. */
  refused: number;
  /** Answered otherwise, by status; 0 is no answer. */
  wrong: Record<number, number>;
  /** Times of acknowledgements, in milliseconds, the shortest first. */
  times: number[];
}

/**
 * The mail provider's side: makes emails, each of a slot of its own, posts them, and comes again with those that were
 * refused or not answered, as a provider does.
 */
export function createMailroom(practices: Practice[]) {
  let made = 0;
  const waiting: { dueAt: number; email: Post }[] = [];

  const next = (): Post => {
    const { token } = practices[made % practices.length]!;
    const nth = Math.floor(made / practices.length);
    return asForm(token, cancellationOf(nth, `email-${made++}`));
  };

  async function send(pool: Pool, email: Post, tally: Tally) {
    const answer = await post(pool, email).catch((): Answer => ({ status: 0, retryAfterSeconds: 0, ms: 0 }));
    if (answer.status === 200) {
      tally.taken++;
      tally.times.push(answer.ms);
      return;
    }
    if (answer.status === 503 && answer.retryAfterSeconds > 0) tally.refused++;
    else tally.wrong[answer.status] = (tally.wrong[answer.status] ?? 0) + 1;
    waiting.push({ dueAt: performance.now() + answer.retryAfterSeconds * 1_000, email });
  }

  /** So many a second, whatever the answers; the promise of each is kept before it returns. */
  async function steadily(url: string, { perSecond, seconds }: { perSecond: number; seconds: number }) {
    const tally = blank();
    const pool = new Pool(url, { connections: 64 });
    const began = performance.now();
    const under: Promise<void>[] = [];
    for (let n = 0; n < perSecond * seconds; n++) {
      await pause(Math.max(0, began + (n * 1_000) / perSecond - performance.now()));
      under.push(send(pool, next(), tally));
    }
    await Promise.all(under);
    await pool.destroy();
    return sorted(tally);
  }

  /** So many as fast as they are answered, then again and again those that were refused, each when it was told to. */
  async function pushed(
    url: string,
    { emails, atOnce, patienceMs }: { emails: number; atOnce: number; patienceMs: number },
  ) {
    const tally = blank();
    const pool = new Pool(url, { connections: atOnce });
    const until = performance.now() + patienceMs;
    let left = emails;
    const worker = async () => {
      while (left > 0 || waiting.length > 0) {
        if (performance.now() > until) throw new Error(`${waiting.length} emails were not taken in time`);
        if (left > 0) {
          left--;
          await send(pool, next(), tally);
        } else if (waiting[0]!.dueAt <= performance.now()) await send(pool, waiting.shift()!.email, tally);
        else await pause(20);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    await pool.destroy();
    return sorted(tally);
  }

  return { steadily, pushed, made: () => made };
}

const blank = (): Tally => ({ taken: 0, refused: 0, wrong: {}, times: [] });
const sorted = (tally: Tally) => ({ ...tally, times: tally.times.sort((a, b) => a - b) });
