import { sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import { moment } from "./claim-queries";

const WORDS_DAYS = 90;

/** What was said goes; that it was said, when, to whom and with what result stays. */
export async function deleteOldWords(db: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - WORDS_DAYS * 86_400_000);
  await db.execute(sql`
    update messages set body = '', subject = null
    where created_at < ${moment(before)} and body <> '' and state <> 'queued'`);
}
