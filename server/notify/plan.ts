import type { ChannelState, NotificationMethod } from "../../shared/model";
import type { PlaceholderValues } from "../../shared/placeholders";
import { composeEmail, composeText } from "../../shared/text-message";
import type { ReachableClient } from "../waitlist/service";

/** What one send says, before it is anybody's. */
export interface Words {
  senderName: string;
  text: string;
  emailSubject: string;
  emailText: string;
  /** As shown to people; null when the send names none. */
  date: string | null;
  time: string | null;
  calendarLink: string;
}

export interface Planned {
  client: ReachableClient;
  text: string | null;
  email: { subject: string; text: string } | null;
  /** Why a wanted channel was left out. */
  smsSkipped: ChannelState | null;
  emailSkipped: ChannelState | null;
}

/** Clients of the list who get at least one message by this method, in its order. */
export function audience(clients: ReachableClient[], method: NotificationMethod): ReachableClient[] {
  return clients.filter(
    (client) => (method !== "email" && client.smsState === "ok") || (method !== "sms" && client.emailState === "ok"),
  );
}

/** The messages of one client of the audience. */
export function planFor(client: ReachableClient, method: NotificationMethod, words: Words): Planned {
  const values: PlaceholderValues = { ...words, firstName: client.firstName };
  const sms = method !== "email" ? client.smsState : null;
  const email = method !== "sms" ? client.emailState : null;
  return {
    client,
    text: sms === "ok" ? composeText(words.text, values, { senderName: words.senderName, first: client.isNew }) : null,
    email: email === "ok" ? composeEmail(words.emailSubject, words.emailText, values) : null,
    smsSkipped: sms === "ok" ? null : sms,
    emailSkipped: email === "ok" ? null : email,
  };
}

/** Nothing is said to a client who opted out of the last channel between the decision and the planning. */
export const isTold = ({ text, email }: Pick<Planned, "text" | "email">): boolean => text !== null || email !== null;
