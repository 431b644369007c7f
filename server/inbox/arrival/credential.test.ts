import { expect, test } from "vitest";
import { mayDeliver } from "./credential";

const inbound = { domain: "in.slotback.example", localPart: "cancel", password: null, publicKey: null };
const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`inbound:${password}`).toString("base64")}`,
});
const signed = { "x-twilio-email-event-webhook-signature": "MEUC" };

test("room is for whoever may be a mail provider, told by the headers alone", () => {
  expect(mayDeliver(inbound, {})).toBe(true);
  const withPassword = { ...inbound, password: "secret" };
  expect(mayDeliver(withPassword, basic("secret"))).toBe(true);
  expect(mayDeliver(withPassword, basic("guess"))).toBe(false);
  expect(mayDeliver(withPassword, signed)).toBe(false);
  const withKey = { ...inbound, publicKey: "key" };
  expect(mayDeliver(withKey, signed)).toBe(true);
  expect(mayDeliver(withKey, {})).toBe(false);
});
