import { createPublicKey, createVerify, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../../deps";

type Inbound = Config["inbound"];

/** With neither password nor key configured the address is open: development only, env.ts sees to it. */
export const isOpen = ({ password, publicKey }: Inbound) => password === null && publicKey === null;

/** HTTP Basic `inbound:<password>`, compared in constant time. */
export function hasPassword({ password }: Inbound, headers: IncomingHttpHeaders): boolean {
  if (password === null) return false;
  const expected = Buffer.from(`Basic ${Buffer.from(`inbound:${password}`).toString("base64")}`);
  const given = Buffer.from(headers.authorization ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const SIGNATURE = "x-twilio-email-event-webhook-signature";

/** What can be said before the body is there: a signature may still turn out to be forged. */
export const mayDeliver = (inbound: Inbound, headers: IncomingHttpHeaders): boolean =>
  isOpen(inbound) || hasPassword(inbound, headers) || (inbound.publicKey !== null && headers[SIGNATURE] !== undefined);

/** SendGrid's ECDSA signature over timestamp and raw bytes. */
export function hasSignature({ publicKey }: Inbound, headers: IncomingHttpHeaders, body: Buffer): boolean {
  const signature = headers[SIGNATURE];
  const timestamp = headers["x-twilio-email-event-webhook-timestamp"];
  if (publicKey === null || typeof signature !== "string" || typeof timestamp !== "string") return false;
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" });
    return createVerify("sha256").update(timestamp).update(body).verify(key, signature, "base64");
  } catch {
    // A signature that is no signature makes the library throw.
    return false;
  }
}
