import { z } from "zod";
import type { MessageId } from "../ids";
import type { Receipt } from "./ports";

const Event = z.object({
  event: z.string(),
  sg_event_id: z.string().min(1),
  email: z.string().transform((email) => email.toLowerCase()),
  sg_message_id: z.string().optional(),
  /** Of a bounce: "bounce" is for ever, "blocked" may work another time. */
  type: z.string().optional(),
  reason: z.string().optional(),
  status: z.string().optional(),
  /** Our custom argument. */
  message: z.uuid().optional(),
});
type Event = z.infer<typeof Event>;

/** Events we know, in our words; what is new or malformed is passed over, so that it cannot hold up the rest. */
export function receiptsOf(body: string): Receipt[] {
  const events: unknown = JSON.parse(body);
  if (!Array.isArray(events)) return [];
  return events.flatMap((one) => {
    const event = Event.safeParse(one);
    const what = event.success ? meaningOf(event.data) : null;
    if (!event.success || !what) return [];
    const { sg_event_id, sg_message_id, message, status } = event.data;
    const nothing = { code: null, problem: null, because: null, suppress: null };
    return {
      ...nothing,
      eventId: sg_event_id,
      messageId: (message ?? null) as MessageId | null,
      // The call's id; what follows the dot names the server that handled this recipient.
      providerId: sg_message_id?.split(".")[0] ?? null,
      ...(what.state === "failed" ? { code: status ?? event.data.event } : {}),
      ...what,
    };
  });
}

type Meaning = Pick<Receipt, "state"> & Partial<Pick<Receipt, "problem" | "because" | "suppress">>;

function meaningOf({ event, type, reason, email }: Event): Meaning | null {
  switch (event) {
    case "processed":
    case "deferred":
      return { state: "sent" };
    case "delivered":
    case "open":
    case "click":
      return { state: "delivered" };
    case "bounce":
      return type === "blocked"
        ? { state: "failed", because: "message", problem: "The mailbox refused this email." }
        : { state: "failed", because: "bad-address", problem: "This mailbox does not exist." };
    case "dropped":
      return dropped(reason ?? "");
    case "spamreport":
    case "unsubscribe":
    case "group_unsubscribe":
      return { state: "delivered", suppress: { channel: "email", address: email } };
    default:
      return null;
  }
}

/** SendGrid keeps lists of its own and drops what goes to an address on one of them. */
function dropped(reason: string): Meaning {
  if (/unsubscribed|spam report/i.test(reason)) {
    return { state: "failed", because: "opted-out", problem: "This person unsubscribed." };
  }
  if (/bounced|invalid/i.test(reason)) {
    return { state: "failed", because: "bad-address", problem: "This mailbox does not exist." };
  }
  return { state: "failed", because: "message", problem: "SendGrid did not send this email." };
}
