import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import { openings } from "../db/schema";
import type { AccountId, OpeningId } from "../ids";

export type Opening = typeof openings.$inferSelect;
export type NewOpening = Omit<typeof openings.$inferInsert, "accountId" | "id" | "state">;

export async function findOpening(db: Tx, accountId: AccountId, id: OpeningId) {
  const [opening] = await db
    .select()
    .from(openings)
    .where(and(eq(openings.accountId, accountId), eq(openings.id, id)));
  return opening;
}

export const listOpenings = (db: Tx, accountId: AccountId, ids: OpeningId[]): Promise<Opening[]> =>
  db
    .select()
    .from(openings)
    .where(and(eq(openings.accountId, accountId), sql`${openings.id} = any(${sql.param(ids)}::uuid[])`));

/** The slot's latest round: a slot can come free, be filled, and come free again. */
export async function findLatestRound(db: Tx, accountId: AccountId, startsAt: Date) {
  const [opening] = await db
    .select()
    .from(openings)
    .where(and(eq(openings.accountId, accountId), eq(openings.startsAt, startsAt)))
    .orderBy(desc(openings.round))
    .limit(1);
  return opening;
}

/** Undefined when another email brought the same round first. */
export async function insertOpening(db: Tx, accountId: AccountId, opening: NewOpening) {
  const [inserted] = await db
    .insert(openings)
    .values({ ...opening, accountId })
    .onConflictDoNothing()
    .returning();
  return inserted;
}

/** Only those that are in the first state. */
export async function updateStates(
  db: Tx,
  accountId: AccountId,
  ids: OpeningId[],
  [before, after]: [Opening["state"], Opening["state"]],
) {
  await db
    .update(openings)
    .set({ state: after })
    .where(and(eq(openings.accountId, accountId), inArray(openings.id, ids), eq(openings.state, before)));
}

export async function findNewestOpen(db: Tx, accountId: AccountId, now: Date) {
  const [opening] = await db
    .select()
    .from(openings)
    .where(and(eq(openings.accountId, accountId), eq(openings.state, "open"), gt(openings.startsAt, now)))
    .orderBy(desc(openings.createdAt))
    .limit(1);
  return opening;
}
