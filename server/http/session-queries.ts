import { eq, sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import { sessions } from "../db/schema-operation";

/**
 * The session lives on for `idleMs` after `seenAt` (milliseconds). Only while it is there: the store's own way of saving
 * inserts what is missing, so a call that was under way during a sign-out would bring the session back.
 */
export async function prolongSession(db: Tx, id: string, seenAt: number, idleMs: number): Promise<void> {
  const expire = sql`to_timestamp(${(seenAt + idleMs) / 1000})`;
  const sess = sql`jsonb_set(${sessions.sess}, '{seenAt}', to_jsonb(${seenAt}::bigint))`;
  await db.update(sessions).set({ expire, sess }).where(eq(sessions.sid, id));
}

/** Sessions whose time is over. The store keeps the moment without a zone, in the zone of its connections. */
export async function deleteOldSessions(db: Tx, now: Date): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expire} < ${now.toISOString()}::timestamptz`);
}
