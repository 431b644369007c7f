import { z } from "zod";
import { Instant } from "./contract";
import { EnteredDate, LocalDate, LocalTime, OwnId, prose, required } from "./fields";

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

// ---- emails and openings

export const Slot = z.object({ date: LocalDate, time: LocalTime.nullable(), timeZone: z.string() });

export const Evidence = z.object({
  /** In words: "the forwarded message", "the calendar attachment". */
  part: z.string(),
  line: z.int().nullable(),
  text: z.string(),
  /** Words of `text` to highlight. */
  found: z.array(z.string()),
});

export const EmailKind = z.enum([
  "cancellation",
  "reschedule",
  "booking",
  "reminder",
  "forwarding-confirmation",
  "auto-reply",
  "bounce",
  "other",
]);

/** The answer of the inbound call: what was read, and whether clients would be told. */
export const InboundAnswer = z.object({
  parsed: z.object({
    success: z.boolean(),
    /** "Tuesday, March 3, 2026" */
    date: z.string().nullable(),
    /** "3:00 PM" */
    time: z.string().nullable(),
    kind: EmailKind,
    opening: Slot.nullable(),
    others: z.array(Slot),
    wouldNotify: z.boolean(),
    reason: z.string().nullable(),
    evidence: z.array(Evidence),
  }),
});

/** Counted in clients, not messages: a client is sent when any of their messages was handed over. */
export const SendTotals = z.object({
  total: z.int(),
  sent: z.int(),
  failed: z.int(),
  pending: z.int(),
});

/** `note` is P33's sentence when the month's limit cut the send. */
export const SendReport = SendTotals.extend({ note: z.string().nullable() });

export const ParsedCancellation = z.object({
  id: OwnId,
  emailSubject: z.string().nullable(),
  parsedDate: z.string().nullable(),
  parsedTime: z.string().nullable(),
  notificationSent: z.enum(["success", "failed", "pending", "ignored"]),
  /** A failure, a question or a note, in plain words. */
  errorMessage: z.string().nullable(),
  createdAt: Instant,
  kind: EmailKind.nullable(),
  opening: Slot.nullable(),
  openingId: OwnId.nullable(),
  /** Further openings of the same email. */
  others: z.array(z.object({ opening: Slot, openingId: OwnId, canNotify: z.boolean(), totals: SendTotals.nullable() })),
  evidence: z.array(Evidence),
  /**
   * Readings to choose from while the practitioner has to decide; null when there is nothing to decide. `several`: more
   * than one of them may have come free.
   */
  question: z.object({ candidates: z.array(Slot), several: z.boolean() }).nullable(),
  /** Dismissed by the practitioner, who may decide it again. */
  dismissed: z.boolean(),
  /** True for an opening that nobody was told of and that can still be offered. */
  canNotify: z.boolean(),
  totals: SendTotals.nullable(),
});

const EnteredSlot = z.object({ date: EnteredDate, time: LocalTime });

export const Decision = z.discriminatedUnion("action", [
  /** These slots came free: `others` where one email cancels several appointments. */
  EnteredSlot.extend({ action: z.literal("send"), others: z.array(EnteredSlot).max(100).optional() }),
  /** Nothing came free, or nobody is to be told of it. */
  z.object({ action: z.literal("dismiss") }),
  /** A dismissed one is to be decided again. */
  z.object({ action: z.literal("reopen") }),
]);

export const Decided = ParsedCancellation.extend({
  /** What this decision itself told, of all its slots together; null when nobody was to be told. */
  told: SendReport.nullable(),
  /** So many of the slots had been announced before: nobody was told twice. */
  announcedBefore: z.int(),
});

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

export const Forwarding = z.object({
  /** Gmail's question whether it may forward, until its rule has sent an email or the practitioner said "Done". */
  request: z
    .object({ mailbox: z.string().nullable(), link: z.string(), code: z.string().nullable(), receivedAt: Instant })
    .nullable(),
  lastEmailAt: Instant.nullable(),
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
