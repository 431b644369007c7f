import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { AccountId } from "../ids";
import { accountId, accounts, moment } from "./schema";

/** What Stripe last said of a practitioner's subscription. No row: on the trial, never went to a checkout. */
export const subscriptions = pgTable("subscriptions", {
  accountId: accountId().primaryKey(),
  stripeCustomerId: text("stripe_customer_id").unique(),
  stripeSubscriptionId: text("stripe_subscription_id").unique(),
  /** Stripe's own word: active, past_due, canceled ... */
  status: text("status"),
  periodStart: moment("period_start"),
  periodEnd: moment("period_end"),
  /** When it will end; null while it renews. */
  cancelAt: moment("cancel_at"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** Paid invoices and, negative, refunds: the source of the admin's revenue. */
export const payments = pgTable(
  "payments",
  {
    /** Stripe's id of the invoice or refund. */
    id: text("id").primaryKey(),
    accountId: uuid("account_id")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "set null" }),
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").notNull(),
    at: moment("at").notNull(),
  },
  (t) => [index("payments_at").on(t.at)],
);

/** Notifications reserved in one billing period: "2026-03" on the trial, Stripe's period start on Professional. */
export const usage = pgTable(
  "usage",
  { accountId: accountId(), period: text("period").notNull(), used: integer("used").notNull().default(0) },
  (t) => [primaryKey({ columns: [t.accountId, t.period] })],
);
