import type { IncomingHttpHeaders } from "node:http";
import type { AccountId, MessageId } from "../ids";

/** What came of handing one message to a provider. Only what the sender must tell apart is told apart. */
export type Outcome =
  | { kind: "accepted"; providerId: string }
  /** Surely not sent, and a retry would change nothing. */
  | { kind: "refused"; code: string; problem: string; because: Refused }
  /** Surely not sent, try again later: turned away at the door (429), or the door was never reached. */
  | { kind: "busy"; retryAfterMs: number | null }
  /** Nobody knows: a timeout, a hang-up, a 5xx. To be reconciled, never simply repeated. */
  | { kind: "unknown"; problem: string };

/** What a refusal says about the future: of this address, of this person, of our account, or of this message alone. */
export type Refused = "bad-address" | "opted-out" | "account" | "message";

export interface OutgoingText {
  id: MessageId;
  to: string;
  body: string;
  /** Seconds until the opening is over: the provider must not deliver later. */
  validitySeconds: number;
}

export interface OutgoingEmail {
  id: MessageId;
  to: string;
  senderName: string;
  /** Several lines under the email, as the law of many places wants it; empty: none. */
  postalAddress: string;
  subject: string;
  text: string;
  /** Page with the button; also the target of the one-click header. */
  unsubscribeUrl: string;
}

/** A delivery state as the provider reports it; order and repetition are the provider's. */
export interface Receipt {
  /** Unique per event, so that a repeated call acts once. */
  eventId: string;
  messageId: MessageId | null;
  providerId: string | null;
  state: "sent" | "delivered" | "failed";
  code: string | null;
  problem: string | null;
  because: Refused | null;
  /** Address that complained or unsubscribed at the provider, to be suppressed whatever the message's state. */
  suppress: { channel: "sms" | "email"; address: string } | null;
}

export interface IncomingText {
  eventId: string;
  from: string;
  to: string;
  body: string;
  /** Set when the provider has already answered the keyword itself. */
  handled: "stop" | "start" | "help" | null;
}

/** A webhook call as it came: signatures are over raw bytes. */
export interface WebhookCall {
  /** Path and query as requested. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Thrown by the read methods when the signature does not hold. */
export class ForgedCall extends Error {}

export interface TextProvider {
  send(text: OutgoingText): Promise<Outcome>;
  /** The provider's ids of the texts that may be this one, oldest first. Throws when the provider cannot be asked. */
  find(text: { to: string; body: string; since: Date }): Promise<string[]>;
  readReceipt(call: WebhookCall): Receipt | null;
  readReply(call: WebhookCall): IncomingText;
  /** The body that answers a reply, in the provider's language; null answers nothing. */
  answer(text: string | null): { type: string; body: string };
}

export interface EmailProvider {
  /** Up to 1,000 emails of one practitioner, no address twice; one outcome for each, in their order. */
  send(emails: OutgoingEmail[]): Promise<Outcome[]>;
  readReceipts(call: WebhookCall): Receipt[];
}

/** What Stripe says of a subscription, in our words. */
export interface SubscriptionState {
  customerId: string;
  subscriptionId: string;
  accountId: AccountId | null;
  /** Stripe's own word. */
  status: string;
  periodStart: Date;
  periodEnd: Date;
  cancelAt: Date | null;
}

export interface Payment {
  id: string;
  customerId: string;
  /** Negative for a refund. */
  amountCents: number;
  currency: string;
  at: Date;
}

/** Events are hints: what they name is read from the provider before it is believed. */
export type BillingEvent = { eventId: string } & (
  | { kind: "subscription"; subscriptionId: string }
  | { kind: "payment"; payment: Payment }
  | { kind: "none" }
);

/** Thrown when the provider does not know the customer: deleted there, or made with other credentials. */
export class CustomerGone extends Error {}

export interface BillingProvider {
  /** `instead` of the customer that is gone; without it the same account gets the same customer. */
  createCustomer(account: {
    id: AccountId;
    email: string | null;
    name: string;
    instead: string | null;
  }): Promise<string>;
  /** Page of the provider where the Professional plan is bought: the same page for the same attempt. */
  checkoutUrl(order: { accountId: AccountId; customerId: string; returnUrl: string; attempt: string }): Promise<string>;
  /** Page of the provider where the plan is managed and ended. */
  portalUrl(visit: { customerId: string; returnUrl: string }): Promise<string>;
  /** As it is now; null when the provider knows no such subscription. */
  subscription(subscriptionId: string): Promise<SubscriptionState | null>;
  /** Ends it at once; used when an account is closed. */
  cancel(subscriptionId: string): Promise<void>;
  readEvent(call: WebhookCall): BillingEvent;
}

/** Who signed in, as the identity provider vouches for it. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}
