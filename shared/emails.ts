import { z } from "zod";
import { Instant } from "./contract";
import { EnteredDate, LocalTime, OwnId, Slot } from "./fields";
import { SendReport, SendTotals } from "./model";

/** Emails that came to an inbound address, what was read from them, and what the practitioner decides about them. */

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
    /** What the practitioner would be asked to choose from. */
    candidates: z.array(Slot),
    /** notify: certain. ask: the practitioner would be asked. past, ignore, unreadable: nothing is to be told. */
    verdict: z.enum(["notify", "ask", "past", "ignore", "unreadable"]),
    /** In a dry run, how many clients would be told, once somebody is to be told. */
    reach: z.int().nullable(),
  }),
});

/** What came of an opening, and what still can. */
const Outcome = {
  /** True for an opening that can still be offered to clients who were not told of it. */
  canNotify: z.boolean(),
  totals: SendTotals.nullable(),
  /** How many clients it would be offered to, whatever is left of the month; null while there is nothing to offer. */
  reach: z.int().nullable(),
};

export const ParsedCancellation = z.object({
  id: OwnId,
  emailSubject: z.string().nullable(),
  /** Who wrote it, as written: "Tom Okafield <tom@mail.example>". */
  from: z.string().nullable(),
  /** Who cancelled, by name or address, where the email says so. */
  client: z.string().nullable(),
  /** Its copy is still stored: `GET /api/parsed-cancellations/:id/text` shows it. */
  hasText: z.boolean(),
  parsedDate: z.string().nullable(),
  parsedTime: z.string().nullable(),
  notificationSent: z.enum(["success", "failed", "pending", "ignored"]),
  /** A failure, a question or a note, in plain words. */
  errorMessage: z.string().nullable(),
  createdAt: Instant,
  /** It has come, and is being read. */
  unread: z.boolean(),
  kind: EmailKind.nullable(),
  opening: Slot.nullable(),
  openingId: OwnId.nullable(),
  /** Further openings of the same email. */
  others: z.array(z.object({ opening: Slot, openingId: OwnId, ...Outcome })),
  evidence: z.array(Evidence),
  /**
   * Readings to choose from while the practitioner has to decide; null when there is nothing to decide. `several`: more
   * than one of them may have come free.
   */
  question: z.object({ candidates: z.array(Slot), several: z.boolean() }).nullable(),
  /** Dismissed by the practitioner, who may decide it again. */
  dismissed: z.boolean(),
  ...Outcome,
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

export const Forwarding = z.object({
  /** Gmail's question whether it may forward, until its rule has sent an email or the practitioner said "Done". */
  request: z
    .object({ mailbox: z.string().nullable(), link: z.string(), code: z.string().nullable(), receivedAt: Instant })
    .nullable(),
  lastEmailAt: Instant.nullable(),
});
