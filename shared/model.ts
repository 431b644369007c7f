import { z } from "zod";
import { Instant } from "./contract";
import { EnteredDate, LocalDate, LocalTime, OwnId, prose, required, Slot } from "./fields";

export const NotificationMethod = z.enum(["sms", "email", "both"]);
export type NotificationMethod = z.infer<typeof NotificationMethod>;
export type Channel = "sms" | "email";

export const User = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isAdmin: z.boolean(),
});

// ---- waitlist

export const NewClient = z.object({
  firstName: required(80, "Enter a first name."),
  lastName: required(80, "Enter a last name."),
  phone: required(40, "Enter a phone number."),
  email: required(254, "Enter an email address.").pipe(
    z.email({ pattern: z.regexes.unicodeEmail, error: "Enter an email address such as ann@example.com." }),
  ),
});

/** Why a channel does not reach a client; "ok" when it does. */
export const ChannelState = z.enum(["ok", "no-consent", "opted-out", "bad-address"]);
export type ChannelState = z.infer<typeof ChannelState>;

export const Client = z.object({
  id: OwnId,
  firstName: z.string(),
  lastName: z.string(),
  /** E.164 */
  phone: z.string(),
  /** As written in the practitioner's country, "(503) 555-0163". */
  phoneNational: z.string(),
  email: z.string(),
  smsConsent: z.boolean(),
  emailConsent: z.boolean(),
  smsState: ChannelState,
  emailState: ChannelState,
  /** In plain words, when a state is "bad-address". */
  phoneProblem: z.string().nullable(),
  emailProblem: z.string().nullable(),
});

/** One consent, or one taking back of it. */
export const Consent = z.object({
  at: Instant,
  channel: z.enum(["sms", "email"]),
  address: z.string(),
  action: z.enum(["granted", "revoked"]),
  source: z.enum(["added", "imported", "join-page", "text-reply", "unsubscribe-link", "provider"]),
  /** What the person read, with its version; null when somebody vouched for them. */
  wording: z.string().nullable(),
});

/** Rows are checked one by one: a bad row is reported, it does not refuse the file. */
export const ImportRow = z.object({
  firstName: z.string().max(1000),
  lastName: z.string().max(1000),
  phone: z.string().max(1000),
  email: z.string().max(1000),
  /** Line of the file the row came from, for the report. */
  line: z.int().positive().optional(),
});

export const ImportReport = z.object({
  added: z.int(),
  updated: z.int(),
  skipped: z.array(z.object({ line: z.int(), reason: z.string() })),
});

export const JoinForm = NewClient.extend({
  smsConsent: z.boolean(),
  emailConsent: z.boolean(),
  /** Hidden from people; programs fill it in. */
  website: z.string().max(1000).optional(),
}).refine((form) => form.smsConsent || form.emailConsent, {
  path: ["smsConsent"],
  error: "Please select at least one notification method (SMS or Email).",
});

// ---- sends and deliveries

/** Counted in clients, not messages: a client is sent when any of their messages was handed over. */
export const SendTotals = z.object({
  total: z.int(),
  sent: z.int(),
  failed: z.int(),
  pending: z.int(),
});

/** `note` is P33's sentence when the month's limit cut the send. */
export const SendReport = SendTotals.extend({ note: z.string().nullable() });

export const DeliveryState = z.enum([
  "waiting",
  "sent",
  "delivered",
  "failed",
  "unknown",
  "canceled",
  "opted-out",
  "no-consent",
  "bad-address",
  /** Left out of the send, by the month's limit or because it was over. */
  "not-told",
]);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** One client of one opening or send. A channel that was not asked for is null. */
export const Delivery = z.object({
  notificationId: OwnId,
  name: z.string(),
  sms: DeliveryState.nullable(),
  email: DeliveryState.nullable(),
  /** Why a message failed, in plain words. */
  problem: z.string().nullable(),
});

// ---- sending by hand

export const ManualSend = z.object({
  message: prose(10_000).refine((text) => text.trim() !== "", "Please enter a message to send."),
  notificationMethod: NotificationMethod,
  date: EnteredDate.optional(),
  time: LocalTime.optional(),
  requestId: z.uuid().optional(),
});

export const Audience = z.object({
  /** Clients who would get at least one message by this method. */
  clients: z.object({ sms: z.int(), email: z.int(), both: z.int() }),
  texts: z.int(),
  emails: z.int(),
  waitlist: z.int(),
  /** Notifications left this month, -1 when unlimited. */
  remaining: z.int(),
  /** The newest slot that is still open, to prefill date and time. */
  opening: Slot.nullable(),
  /** First name of the first client, for the preview. */
  sampleFirstName: z.string().nullable(),
  /** The longest first name in the audience: a text is at most as long as with this one. */
  longestFirstName: z.string().nullable(),
});

// ---- figures

export const DashboardStats = z.object({
  emailsParsed: z.int(),
  notificationsSent: z.int(),
  waitlistSize: z.int(),
  /** Whole percent. */
  successRate: z.int(),
  /** The last 8 weeks, oldest first; weeks start on Sunday in the practitioner's zone. */
  weeks: z.array(z.object({ startsOn: LocalDate, told: z.int() })),
});

export const Subscription = z.object({
  subscription: z.object({
    plan: z.enum(["free_trial", "professional"]),
    status: z.string(),
    currentPeriodEnd: Instant.nullable(),
    cancelAtPeriodEnd: z.enum(["true", "false"]),
  }),
  usage: z.object({ current: z.int(), limit: z.int(), percentage: z.int() }),
});

export const AdminStats = z.object({
  totalUsers: z.int(),
  activeSubscriptions: z.int(),
  totalNotifications: z.int(),
  revenueThisMonth: z.int(),
  users: z.array(
    z.object({
      id: OwnId,
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      email: z.string().nullable(),
      plan: z.enum(["free_trial", "professional"]),
      status: z.string(),
      notificationsSent: z.int(),
      createdAt: Instant,
    }),
  ),
});
