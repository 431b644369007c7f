/** What an email says, in the product's words. Everything in this folder works towards one `Reading`. */

export type Kind =
  | "cancellation"
  | "reschedule"
  | "booking"
  | "reminder"
  | "forwarding-confirmation"
  | "auto-reply"
  | "bounce"
  | "other";

/** A start on the practitioner's wall clock. */
export interface Slot {
  date: string; // 2026-03-03
  time: string | null; // 15:00
  timeZone: string; // the practitioner's IANA zone
}

/** Where the answer stands in the email, so that a person can check it at a glance. */
export interface Evidence {
  part: string; // in words: "the forwarded message", "the calendar attachment", "the subject"
  line: number | null; // 1-based within that part
  text: string; // the line, at most 300 characters
  found: string[]; // the words within `text` to highlight
}

/** Who cancelled, as written. Empty rather than doubtful: whoever is listed here is not told of the opening. */
export interface Cancelled {
  names: string[];
  emails: string[];
  phones: string[];
}

/**
 * notify: certain, and in the future. ask: a cancellation not certain enough, the practitioner decides.
 * past: understood, already over. ignore: no slot was freed. unreadable: nothing there to read.
 */
export type Verdict = "notify" | "ask" | "past" | "ignore" | "unreadable";

export interface Reading {
  kind: Kind;
  subject: string | null; // of the innermost message
  from: string | null; // its sender, as written
  messageId: string | null; // of the message as received
  sentAt: string | null; // ISO instant of the innermost message's own Date, if it has one
  opening: Slot | null;
  others: Slot[]; // further appointments cancelled by the same email
  verdict: Verdict;
  reason: string | null; // plain words why nobody is told; for "ask" the question; null for "notify"
  candidates: Slot[]; // for "ask": the readings to choose from
  evidence: Evidence[];
  cancelledBy: Cancelled;
  calendarUid: string | null;
  forwarding: Forwarding | null;
  forwardedBy: string | null; // the mailbox whose rule sent it here
}

/** A reading of which nothing is known yet but that there is nothing. */
export const nothingRead: Reading = {
  kind: "other",
  subject: null,
  from: null,
  messageId: null,
  sentAt: null,
  opening: null,
  others: [],
  verdict: "unreadable",
  reason: null,
  candidates: [],
  evidence: [],
  cancelledBy: { names: [], emails: [], phones: [] },
  calendarUid: null,
  forwarding: null,
  forwardedBy: null,
};

/** A mailbox asks to forward its mail to us. The link is a secret: whoever opens it decides. */
export interface Forwarding {
  mailbox: string | null;
  link: string;
  code: string | null;
}

export interface Attachment {
  type: string;
  name?: string;
  content: Uint8Array;
}

/** An email as received, or the fields a provider made of it. */
export type Source =
  | { mime: Uint8Array }
  | {
      subject?: string;
      headers?: string;
      from?: string;
      text?: string;
      html?: string;
      attachments?: Attachment[];
    };

export interface ReadingContext {
  timeZone: string; // IANA
  country: string; // ISO 3166 alpha-2
  receivedAt: Date;
  /** The inbound provider's DKIM result as it writes it, `{@google.com : pass}`. A stated failure is believed. */
  dkim?: string;
  /** The address with which the practitioner signs in, and the token of her inbound address. What she writes elsewhere is no client's. */
  owner?: { email: string; token: string };
}
