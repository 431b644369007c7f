import { lt } from "drizzle-orm";
import type { Tx } from "../db/client";
import { rateLimits } from "../db/schema-operation";

/** A row that has run out counts nothing, and names an address. */
export async function deleteOldLimits(db: Tx, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
