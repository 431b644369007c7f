import { sql } from "drizzle-orm";
import { bigserial, index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Everything the stand-ins remember: one document per text, email, subscription, secret … The providers' own
 * vocabularies differ too much for common columns, and nothing of the product ever joins with this table.
 */
export const sandboxItems = pgTable(
  "sandbox_items",
  {
    /** The order of arrival; `at` alone is not unique. */
    seq: bigserial("seq", { mode: "number" }).notNull(),
    kind: text("kind").notNull(),
    id: text("id").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    data: jsonb("data").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index("sandbox_items_order").on(t.kind, t.seq),
    index("sandbox_items_to").on(t.kind, sql`(${t.data} ->> 'to')`),
  ],
);
