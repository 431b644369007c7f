import { sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import { sessions } from "../db/schema-operation";

/** Sessions whose time is over. The store keeps the moment without a zone, in the zone of its connections. */
export async function deleteOldSessions(db: Tx, now: Date): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expire} < ${now.toISOString()}::timestamptz`);
}
