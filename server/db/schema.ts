import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { AccountId, ClientId, EmailId, MessageId, NotificationId, OpeningId, SendId } from "../ids";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const accountId = () =>
  uuid("account_id")
    .$type<AccountId>()
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** The practitioner, with the settings of their practice. Identity is issuer and subject, never the email. */
export const accounts = pgTable(
  "accounts",
  {
    id: uuid("id").$type<AccountId>().primaryKey().defaultRandom(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    email: text("email"),
    firstName: text("first_name"),
    lastName: text("last_name"),
    profileImageUrl: text("profile_image_url"),
    isAdmin: boolean("is_admin").notNull().default(false),
    /** Unguessable; part of the inbound address, so lower case: mail servers may change the case. */
    emailToken: text("email_token").notNull().unique(),
    joinToken: text("join_token").notNull().unique(),
    businessName: text("business_name").notNull().default(""),
    /** Several lines; stands under every email when there is one. */
    postalAddress: text("postal_address").notNull().default(""),
    calendarLink: text("calendar_link").notNull().default(""),
    messageTemplate: text("message_template").notNull().default(""),
    emailSubject: text("email_subject").notNull().default(""),
    emailTemplate: text("email_template").notNull().default(""),
    notificationMethod: text("notification_method").$type<"sms" | "email" | "both">().notNull().default("sms"),
    autoSend: boolean("auto_send").notNull().default(true),
    /** IANA name; null until the browser's guess or the practitioner's choice is stored. */
    timeZone: text("time_zone"),
    /** ISO 3166 alpha-2 */
    country: text("country"),
    createdAt: moment("created_at").notNull().defaultNow(),
    closedAt: moment("closed_at"),
  },
  (t) => [unique("accounts_identity").on(t.issuer, t.subject)],
);

export const clients = pgTable(
  "clients",
  {
    id: uuid("id").$type<ClientId>().primaryKey().defaultRandom(),
    accountId: accountId(),
    /** Waitlist order. Rows of one import share their moment, so the moment alone orders nothing. */
    position: bigserial("position", { mode: "number" }).notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** E.164 */
    phone: text("phone").notNull(),
    /** Lower case */
    email: text("email").notNull(),
    smsConsent: boolean("sms_consent").notNull(),
    emailConsent: boolean("email_consent").notNull(),
    source: text("source").$type<"added" | "imported" | "joined">().notNull(),
    /** Moment of the first text, which alone explains STOP. */
    firstTextAt: moment("first_text_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (t) => [
    unique("clients_phone").on(t.accountId, t.phone),
    unique("clients_email").on(t.accountId, t.email),
    index("clients_order").on(t.accountId, t.position),
  ],
);

/** A message that reached an inbound address, and what was read from it. */
export const inboundEmails = pgTable(
  "inbound_emails",
  {
    id: uuid("id").$type<EmailId>().primaryKey().defaultRandom(),
    accountId: accountId(),
    /** Message-ID, else a hash of the bytes: a provider's retry carries no id of its own. */
    dedupeKey: text("dedupe_key").notNull(),
    /** MIME bytes, or the JSON of parsed fields. Deleted after 30 days. */
    raw: bytea("raw"),
    rawFormat: text("raw_format").$type<"mime" | "fields">().notNull(),
    status: text("status").$type<"pending" | "success" | "failed" | "ignored">().notNull().default("pending"),
    /** Null until the email was read; a process that dies leaves it null and its lease runs out. */
    readAt: moment("read_at"),
    leaseUntil: moment("lease_until"),
    attempts: integer("attempts").notNull().default(0),
    subject: text("subject"),
    kind: text("kind"),
    /** Local date and time as read, in the account's zone. */
    slotDate: date("slot_date", { mode: "string" }),
    slotTime: text("slot_time"),
    errorMessage: text("error_message"),
    /** The whole reading: evidence, candidates, who cancelled. */
    reading: jsonb("reading"),
    /** 'needed' while the practitioner has to decide. */
    decision: text("decision").$type<"needed" | "sent" | "dismissed">(),
    /** One email may cancel several appointments; an opening may be reported by several emails. */
    openingIds: uuid("opening_ids").array().$type<OpeningId[]>().notNull().default([]),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (t) => [
    // A provider that never saw our 200 posts again; the same message to two practitioners is two rows.
    unique("inbound_emails_once").on(t.accountId, t.dedupeKey),
    index("inbound_emails_newest").on(t.accountId, t.createdAt),
    index("inbound_emails_unread").on(t.leaseUntil).where(sql`read_at is null`),
    index("inbound_emails_unsettled").on(t.readAt).where(sql`status = 'pending'`),
  ],
);

/** Mail to addresses that nobody has, per day. */
export const unknownRecipients = pgTable("unknown_recipients", {
  day: date("day", { mode: "string" }).primaryKey(),
  count: integer("count").notNull(),
});

/** A slot that became free. Local date, time and zone are the truth; the instant is made from them once. */
export const openings = pgTable(
  "openings",
  {
    id: uuid("id").$type<OpeningId>().primaryKey().defaultRandom(),
    accountId: accountId(),
    date: date("date", { mode: "string" }).notNull(),
    /** "15:00" */
    time: text("time").notNull(),
    timeZone: text("time_zone").notNull(),
    startsAt: moment("starts_at").notNull(),
    state: text("state").$type<"open" | "filled" | "dismissed">().notNull().default("open"),
    /** Counts how often this slot came free: filled and cancelled again opens again. */
    round: integer("round").notNull().default(1),
    calendarUid: text("calendar_uid"),
    /** Names, phones and emails of who cancelled: they are never told. */
    cancelledBy: jsonb("cancelled_by").$type<{ names: string[]; emails: string[]; phones: string[] }>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (t) => [
    // However many mailboxes and retries report it: one slot, one opening.
    unique("openings_once").on(t.accountId, t.startsAt, t.round),
    index("openings_newest").on(t.accountId, t.createdAt),
  ],
);

/** One decision to tell the waitlist: of an opening, or by hand. */
export const sends = pgTable(
  "sends",
  {
    id: uuid("id").$type<SendId>().primaryKey().defaultRandom(),
    accountId: accountId(),
    openingId: uuid("opening_id").$type<OpeningId>().unique("sends_opening_once"),
    /** The browser's id of a manual send: a double click sends once. */
    requestId: uuid("request_id"),
    method: text("method").$type<"sms" | "email" | "both">().notNull(),
    /** Clients who could be told when it was decided, also those whom the month's limit cut off. */
    total: integer("total").notNull(),
    note: text("note"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (t) => [
    unique("sends_request_once").on(t.accountId, t.requestId),
    index("sends_newest").on(t.accountId, t.createdAt),
  ],
);

/** One client told by one send: what plans and statistics count. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid("id").$type<NotificationId>().primaryKey(),
    accountId: accountId(),
    sendId: uuid("send_id").$type<SendId>().notNull(),
    clientId: uuid("client_id").$type<ClientId>(),
    /** As it was then; the client may be renamed or deleted. */
    clientName: text("client_name").notNull(),
    /** Why a wanted channel was left out: opted-out, no-consent, bad-address. */
    smsSkipped: text("sms_skipped"),
    emailSkipped: text("email_skipped"),
    /** Row of `usage` it was reserved in. */
    period: text("period").notNull(),
    /** When that reservation was returned, because nothing had left for the provider. */
    givenBackAt: moment("given_back_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (t) => [
    // One client, one send: one notification, however often the email, the click or the process repeats.
    unique("notifications_once").on(t.sendId, t.clientId),
    index("notifications_newest").on(t.accountId, t.createdAt),
  ],
);

export type MessageState =
  | "queued"
  /** Posted perhaps. To be found out from the provider, never simply repeated. */
  | "unknown"
  | "sent"
  | "delivered"
  | "failed"
  | "canceled";

/**
 * One text or one email, and what became of it. No index names a column that news of it changes, so that an update
 * writes the row and none of its indexes (the pages are half empty for that: see the migration). What is yet to be done
 * about it stands in `queue` and `posts`.
 */
export const messages = pgTable(
  "messages",
  {
    id: uuid("id").$type<MessageId>().primaryKey(),
    accountId: accountId(),
    notificationId: uuid("notification_id")
      .$type<NotificationId>()
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    channel: text("channel").$type<"sms" | "email">().notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject"),
    body: text("body").notNull(),
    /** Name the client reads as the sender of an email. */
    senderName: text("sender_name").notNull(),
    unsubscribeToken: text("unsubscribe_token"),
    state: text("state").$type<MessageState>().notNull().default("queued"),
    /** Start of the opening: nobody is to hear of it later. */
    expiresAt: moment("expires_at").notNull(),
    /** Posts that began and were heard of again. */
    attempts: integer("attempts").notNull().default(0),
    /** Twilio's or SendGrid's id. */
    providerId: text("provider_id"),
    errorCode: text("error_code"),
    /** In plain words, for the delivery table. */
    problem: text("problem"),
    /** When the last post began, or when the provider spoke of it first. Empty while it may not have been posted at all. */
    sendingAt: moment("sending_at"),
    sentAt: moment("sent_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (t) => [
    // One notification, one channel: one message.
    unique("messages_once").on(t.notificationId, t.channel),
    // Who texted this number last; which of the provider's texts to it are accounted for. Nobody asks that of emails.
    index("messages_texted").on(t.recipient, t.createdAt).where(sql`channel = 'sms'`),
    // For the deletion of old words; of this kind it costs an insert next to nothing.
    index("messages_age").using("brin", t.createdAt),
  ],
);
