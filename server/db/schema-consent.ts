import { bigserial, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { ClientId } from "../ids";
import { accountId, moment } from "./schema";

/** Addresses not to be used by this practitioner. Kept when the client is deleted, so that an import cannot undo a STOP. */
export const suppressions = pgTable(
  "suppressions",
  {
    accountId: accountId(),
    channel: text("channel").$type<"sms" | "email">().notNull(),
    /** E.164 or lower-case email */
    address: text("address").notNull(),
    kind: text("kind").$type<"opted-out" | "bad-address">().notNull(),
    /** In plain words, for the client's row. */
    problem: text("problem"),
    at: moment("at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.channel, t.address, t.kind] }),
    index("suppressions_address").on(t.channel, t.address),
  ],
);

/** Append-only: every consent and every revocation, with what the person saw. */
export const consents = pgTable(
  "consents",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    accountId: accountId(),
    /** Outlives the client: the evidence must. */
    clientId: uuid("client_id").$type<ClientId>(),
    channel: text("channel").$type<"sms" | "email">().notNull(),
    address: text("address").notNull(),
    action: text("action").$type<"granted" | "revoked">().notNull(),
    source: text("source")
      .$type<"added" | "imported" | "join-page" | "text-reply" | "unsubscribe-link" | "provider">()
      .notNull(),
    wording: text("wording"),
    page: text("page"),
    ip: text("ip"),
    userAgent: text("user_agent"),
    at: moment("at").notNull().defaultNow(),
  },
  (t) => [index("consents_client").on(t.accountId, t.clientId)],
);

/** The opaque part of an unsubscribe link. Keeps working after the client was deleted. */
export const unsubscribeLinks = pgTable(
  "unsubscribe_links",
  { token: text("token").primaryKey(), accountId: accountId(), address: text("address").notNull() },
  (t) => [unique("unsubscribe_links_address").on(t.accountId, t.address)],
);
