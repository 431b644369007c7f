import { sql } from "drizzle-orm";
import type { Tx } from "./client";

/** Takes a lock by name until the transaction ends; false when another process has it. */
export async function tryLock(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as mine`,
  );
  return rows[0]!.mine;
}
