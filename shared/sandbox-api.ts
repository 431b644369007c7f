import { z } from "zod";

/** What the sandbox's own page reads and does. The providers' calls are theirs and not described here. */

export const FaultChannel = z.enum(["sms", "email", "payments"]);
export type FaultChannel = z.infer<typeof FaultChannel>;

export const Fault = z.object({
  /** Waits this long before each answer. */
  delayMs: z.int().min(0).max(60_000).optional(),
  /** The share of calls that fail, 0 to 1. With `status` alone every call fails. */
  errorRate: z.number().min(0).max(1).optional(),
  /** The HTTP status of a failing call. */
  status: z.int().min(400).max(599).optional(),
});
export type Fault = z.infer<typeof Fault>;
export type Faults = Partial<Record<FaultChannel, Fault>>;

/** Without a channel all faults are switched off. */
export const NewFault = Fault.extend({ channel: FaultChannel.optional() });

export interface SentText {
  id: string;
  to: string;
  from: string;
  body: string;
  at: string;
  status: string;
}

export interface SentEmail {
  id: string;
  to: string;
  toName: string | null;
  from: string;
  fromName: string | null;
  replyTo: string | null;
  subject: string;
  text: string | null;
  html: string | null;
  headers: Record<string, string>;
  customArgs: Record<string, string>;
  at: string;
}

export interface SentMessages {
  texts: SentText[];
  emails: SentEmail[];
}

/** One phone: a client's number and the number that texts it. */
export interface Conversation {
  number: string;
  sender: string;
  /** The client's name, when a waitlist knows the number. */
  name: string | null;
  /** The carrier's own list: set by STOP, cleared by START. */
  stopped: boolean;
  lastAt: string;
  lastBody: string;
}

export interface ThreadText {
  id: string;
  /** True when the phone's owner wrote it. */
  mine: boolean;
  body: string;
  at: string;
  status: string;
}

export const NewReply = z.object({
  from: z.string().regex(/^\+[1-9]\d{6,14}$/),
  to: z.string().optional(),
  body: z.string().min(1).max(1600),
});
export type NewReply = z.infer<typeof NewReply>;

export interface Sample {
  id: string;
  title: string;
  from: string;
  subject: string;
  body: string;
}

const Address = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/);

/** An email for an inbound address: written here, taken from a file, or one of the samples. */
export const NewDelivery = z.union([
  z.object({ to: Address, eml: z.base64() }),
  z.object({ to: Address, sample: z.string() }),
  z.object({ to: Address, from: z.string().optional(), subject: z.string().max(998), body: z.string().min(1) }),
]);
export type NewDelivery = z.input<typeof NewDelivery>;

export interface Delivered {
  /** The status and body of the answer to the provider: 200 when stored. */
  status: number;
  answer: unknown;
}
