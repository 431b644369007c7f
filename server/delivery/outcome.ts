import type { MessageState } from "../db/schema";
import type { MessageId } from "../ids";
import type { Outcome } from "../providers/ports";

/**
 * News of a message comes in any order, twice, and late: our own answer, receipts, what a reconciliation finds. The
 * state it ends in must not depend on that order, so a state only ever gives way to one further right. A bounce that
 * follows a delivery is true, a delivery report that follows a bounce is old: failed stands last.
 */
export const order: readonly MessageState[] = ["canceled", "queued", "unknown", "sent", "delivered", "failed"];

export const isNews = (next: MessageState, current: MessageState) => order.indexOf(next) > order.indexOf(current);

/** What is written to a message's row after a post. */
export interface Result {
  id: MessageId;
  state: "canceled" | "queued" | "unknown" | "sent" | "failed";
  providerId: string | null;
  code: string | null;
  problem: string | null;
  /** When the post began; null when it did not. */
  begunAt: Date | null;
  /** When to post it again, or to ask the provider about it. */
  dueAt: Date | null;
}

const ACCOUNT_PAUSE_MS = 30_000;

/** Pure: what an outcome makes of a message. */
export function resultOf(
  { id, attempt, begunAt }: { id: MessageId; attempt: number; begunAt: Date | null },
  outcome: Outcome,
  now: Date,
  random: number,
  askAfterMs: number,
): Result {
  const result: Result = { id, state: "queued", providerId: null, code: null, problem: null, begunAt, dueAt: null };
  switch (outcome.kind) {
    case "accepted":
      result.state = "sent";
      result.providerId = outcome.providerId;
      break;
    case "busy":
      result.dueAt = after(now, backoffMs(attempt, outcome.retryAfterMs, random));
      break;
    case "unknown":
      result.state = "unknown";
      result.problem = outcome.problem;
      result.dueAt = after(now, askAfterMs);
      break;
    case "refused":
      result.code = outcome.code;
      result.problem = outcome.problem;
      // Nothing is wrong with the message: it goes out once the account is in order, if the opening still stands.
      if (outcome.because === "account") result.dueAt = after(now, ACCOUNT_PAUSE_MS);
      else result.state = "failed";
  }
  return result;
}

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

const BACKOFF = { firstMs: 500, mostMs: 30_000 };

/** Doubles from half a second to half a minute; the jitter keeps a refused crowd from coming back as one. */
export function backoffMs(attempt: number, retryAfterMs: number | null, random: number): number {
  const ceiling = Math.min(BACKOFF.firstMs * 2 ** (attempt - 1), BACKOFF.mostMs);
  return Math.max(retryAfterMs ?? 0, 0) + ceiling * (0.5 + random / 2);
}
