import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ClientId, SendId } from "../ids";
import { accountId, moment, sends } from "./schema";

/**
 * The rest of a send: clients who are to be told and have no message in the queue yet. Gone when all have one. A row,
 * so that any process can go on where another stopped or died.
 */
export const fanOuts = pgTable(
  "fan_outs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: accountId(),
    sendId: uuid("send_id")
      .$type<SendId>()
      .notNull()
      .references(() => sends.id, { onDelete: "cascade" }),
    /** In the order in which they are told. Whoever joins the waitlist later is not among them. */
    clients: uuid("clients").array().$type<ClientId[]>().notNull(),
    /** So many of them have been dealt with, from the front. */
    planned: integer("planned").notNull().default(0),
    /** Row of `usage` all of them were reserved in. */
    period: text("period").notNull(),
    /** As they were when it was decided: a template saved meanwhile does not split a send in two. */
    words: jsonb("words").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Last chunk: who waited longest is next, so that two large sends advance together. */
    advancedAt: moment("advanced_at").notNull(),
  },
  (t) => [index("fan_outs_send").on(t.sendId), index("fan_outs_next").on(t.advancedAt)],
);
