import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AccountId, MessageId } from "../ids";
import { moment } from "./schema";

/**
 * Messages that are not settled and in nobody's hand: to be posted, or to be asked about. Narrow, because each row is
 * written and deleted within seconds. The message's own state is the truth: news of it does not look here, and who finds
 * a row that it has overtaken drops the row. No foreign keys: they would read and lock each message once more.
 */
export const queue = pgTable(
  "queue",
  {
    messageId: uuid("message_id").$type<MessageId>().primaryKey(),
    accountId: uuid("account_id").$type<AccountId>().notNull(),
    channel: text("channel").$type<"sms" | "email">().notNull(),
    state: text("state").$type<"queued" | "unknown">().notNull(),
    /** When to post it next; for an unknown one, when to look into it next. */
    dueAt: moment("due_at").notNull(),
  },
  (t) => [
    // In this order a claim steps from practitioner to practitioner without reading the long queue of one.
    index("queue_due").on(t.channel, t.accountId, t.dueAt).where(sql`state = 'queued'`),
    index("queue_unknown").on(t.dueAt).where(sql`state = 'unknown'`),
  ],
);

/** Messages that a process has in hand: who moved the row from `queue` to here, and nobody else, may post it. */
export const posts = pgTable("posts", {
  messageId: uuid("message_id").$type<MessageId>().primaryKey(),
  accountId: uuid("account_id").$type<AccountId>().notNull(),
  channel: text("channel").$type<"sms" | "email">().notNull(),
  owner: uuid("owner").notNull(),
  leaseUntil: moment("lease_until").notNull(),
  /** Empty while it is certain that the provider has not heard of it. */
  begunAt: moment("begun_at"),
});
