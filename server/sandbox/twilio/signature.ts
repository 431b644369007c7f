import { createHmac } from "node:crypto";

/** `X-Twilio-Signature`: the address, then every field's name and value sorted by name, keyed with the auth token. */
export function twilioSignature(authToken: string, url: string, fields: Record<string, string>) {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + fields[name], url);
  return createHmac("sha1", authToken).update(signed, "utf8").digest("base64");
}

export function signedForm(authToken: string, url: string, fields: Record<string, string>) {
  return {
    headers: {
      "content-type": "application/x-www-form-urlencoded; charset=utf-8",
      "user-agent": "TwilioProxy/1.1",
      "x-twilio-signature": twilioSignature(authToken, url, fields),
    },
    body: new URLSearchParams(fields).toString(),
  };
}
