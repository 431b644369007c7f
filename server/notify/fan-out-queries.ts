import { and, eq, sql } from "drizzle-orm";
import type { NotificationMethod } from "../../shared/model";
import type { Tx } from "../db/client";
import { fanOuts } from "../db/schema-fan-out";
import type { AccountId, ClientId, OpeningId, SendId } from "../ids";
import type { Words } from "./plan";
import type { Batch } from "./queue";

/** A fan-out that is this transaction's alone, with the clients whose turn it is. */
export interface FanOut {
  id: string;
  accountId: AccountId;
  batch: Batch;
  next: ClientId[];
  /** Clients not dealt with yet, these included. */
  waiting: number;
  /** False when the opening was filled or dismissed, or the account closed. */
  stands: boolean;
}

export async function insertFanOut(tx: Tx, accountId: AccountId, batch: Batch, clients: ClientId[], now: Date) {
  const { sendId, period, words, expiresAt } = batch;
  await tx.insert(fanOuts).values({ accountId, sendId, clients, period, words, expiresAt, advancedAt: now });
}

/**
 * The fan-out that waited longest, of those that nobody else is at. With the row of the month's count: one
 * practitioner's sends are planned one at a time, as two that write to the same clients would block each other.
 */
export async function claimFanOut(tx: Tx, most: number): Promise<FanOut | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    select f.id, f.account_id, f.send_id, s.method, f.period, f.words, f.expires_at,
      f.clients[f.planned + 1 : f.planned + ${most}::int] as next, cardinality(f.clients) - f.planned as waiting,
      a.closed_at is null and coalesce(o.state = 'open', true) as stands
    from fan_outs f
    join usage u on u.account_id = f.account_id and u.period = f.period
    join sends s on s.id = f.send_id
    join accounts a on a.id = f.account_id
    left join openings o on o.id = s.opening_id
    order by f.advanced_at limit 1 for update of f, u skip locked`);
  return rows[0] && present(rows[0]);
}

/** So many more are dealt with. */
export async function advanceFanOut(tx: Tx, { id, accountId }: FanOut, by: number, now: Date) {
  await tx
    .update(fanOuts)
    .set({ planned: sql`${fanOuts.planned} + ${by}`, advancedAt: now })
    .where(and(eq(fanOuts.accountId, accountId), eq(fanOuts.id, id)));
}

export async function deleteFanOut(tx: Tx, { id, accountId }: FanOut) {
  await tx.delete(fanOuts).where(and(eq(fanOuts.accountId, accountId), eq(fanOuts.id, id)));
}

/** Ends what waits of an opening, or of all the account's. Waits for a chunk that is being queued. */
export async function deleteFanOuts(tx: Tx, accountId: AccountId, openingId: OpeningId | null) {
  const { rows } = await tx.execute<{ period: string; waiting: number }>(sql`
    delete from fan_outs f using sends s
    where s.id = f.send_id and f.account_id = ${accountId} and (${openingId}::uuid is null or s.opening_id = ${openingId})
    returning f.period, cardinality(f.clients) - f.planned as waiting`);
  return rows;
}

type Row = {
  id: string;
  account_id: AccountId;
  send_id: SendId;
  method: NotificationMethod;
  period: string;
  words: Words;
  expires_at: string;
  next: ClientId[];
  waiting: number;
  stands: boolean;
};

const present = ({ id, account_id: accountId, send_id: sendId, expires_at, next, waiting, stands, ...row }: Row) => ({
  id,
  accountId,
  batch: { ...row, sendId, expiresAt: new Date(expires_at) },
  next,
  waiting,
  stands,
});
