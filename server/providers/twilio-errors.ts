import type { Refused } from "./ports";

type Refusal = [because: Refused, problem: string];

/** Twilio's error codes in our words. Those of calls (2xxxx) and of receipts (3xxxx) share one table. */
const known: Record<number, Refusal> = {
  20003: ["account", "Twilio does not accept the account's credentials."],
  20404: ["account", "Twilio does not know the account."],
  20005: ["account", "The Twilio account is suspended."],
  21211: ["bad-address", "This is not a valid phone number."],
  21214: ["bad-address", "This phone number cannot be reached."],
  21217: ["bad-address", "This is not a valid phone number."],
  21408: ["message", "Texts to this country are not switched on."],
  21603: ["account", "The sender's number is missing."],
  21606: ["account", "The sender's number cannot send texts."],
  21608: ["message", "The Twilio trial only texts verified numbers, and this one is not."],
  21609: ["account", "Twilio cannot reach the address for delivery reports."],
  21610: ["opted-out", "This person replied STOP."],
  21611: ["message", "Too many texts are waiting at Twilio already."],
  21612: ["message", "No way was found to reach this number."],
  21614: ["bad-address", "This number cannot receive texts."],
  21617: ["message", "The text is too long."],
  21635: ["bad-address", "This is a landline, which cannot receive texts."],
  21659: ["account", "The sender's number does not belong to the Twilio account."],
  21701: ["account", "The messaging service does not exist."],
  21703: ["account", "The messaging service has no number to send from."],
  30001: ["message", "Too many texts were waiting at Twilio."],
  30002: ["message", "The Twilio account is suspended."],
  30003: ["message", "The phone could not be reached."],
  30004: ["message", "The phone or its carrier refuses this text."],
  30005: ["bad-address", "This number does not exist any more."],
  30006: ["bad-address", "This is a landline or a number that cannot receive texts."],
  30007: ["message", "The carrier filtered this text out."],
  30008: ["message", "The carrier did not say why the text failed."],
  30032: ["message", "The sender's toll-free number is not verified yet."],
  30034: ["message", "The sender's number is not registered with the carriers yet."],
  30036: ["message", "The text could not be delivered before the opening was over."],
  30450: ["message", "Twilio blocked this text as suspected fraud."],
};

/** Any other refusal is about this one text: stopping all texts for a code we do not know would be worse. */
export function refusalOf(code: number | undefined, status?: number): { because: Refused; problem: string } {
  const [because, problem] = known[code ?? 0] ?? byStatus(status);
  return { because, problem };
}

const byStatus = (status: number | undefined): Refusal =>
  status === 401 || status === 403 || status === 404
    ? ["account", "Twilio refuses the account."]
    : ["message", "Twilio refused this text."];
