import { bigint, bigserial, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { accountId, moment } from "./schema";

/** Every webhook call under the provider's own id, stored in the transaction that acts on it. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    provider: text("provider").notNull(),
    eventId: text("event_id").notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
);

/** connect-pg-simple's table; its column types are the library's. */
export const sessions = pgTable(
  "session",
  {
    sid: text("sid").primaryKey(),
    sess: jsonb("sess").notNull(),
    expire: timestamp("expire", { precision: 6 }).notNull(),
  },
  (t) => [index("session_expire").on(t.expire)],
);

/** rate-limiter-flexible's table: it names the columns by their order. One row per limit and caller. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    /** Milliseconds since 1970. */
    expire: bigint("expire", { mode: "number" }),
  },
  (t) => [index("rate_limits_expire").on(t.expire)],
);

/** Append-only: what practitioners and admins did. Ids and numbers, nobody's data. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** Who did it. */
    accountId: accountId(),
    at: moment("at").notNull(),
    /** The call, "DELETE /api/waitlist/:id", or "sign-in". */
    what: text("what").notNull(),
    role: text("role").$type<"practitioner" | "admin">().notNull(),
    /** What it was done to: the id in the call's address. */
    subjectId: text("subject_id"),
    /** Of an import: how many were added, updated, skipped. */
    counts: jsonb("counts").$type<Record<string, number>>(),
    /** As in the log. */
    requestId: text("request_id").notNull(),
  },
  (t) => [index("audit_events_account").on(t.accountId, t.id)],
);
