import { generateKeyPairSync, sign } from "node:crypto";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSecrets } from "../../server/sandbox/secrets";
import { cancellation, nextWeek } from "../support/emails";
import { startServer, type TestServer } from "../support/server";

const PASSWORD = "a password for tests";
const basic = { authorization: `Basic ${Buffer.from(`inbound:${PASSWORD}`).toString("base64")}` };
const ours = generateKeyPairSync("ec", { namedCurve: "P-256" });
const another = generateKeyPairSync("ec", { namedCurve: "P-256" });

let server: TestServer;
let address: string;
let webhookSecret: string;

beforeAll(async () => {
  const INBOUND_PUBLIC_KEY = ours.publicKey.export({ type: "spki", format: "der" }).toString("base64");
  server = await startServer({ env: { INBOUND_WEBHOOK_PASSWORD: PASSWORD, INBOUND_PUBLIC_KEY } });
  const lena = await server.signIn("lena@riverside.example");
  address = (await lena.get<{ inboundAddress: string }>("/api/settings")).body.inboundAddress;
  ({
    stripe: { webhookSecret },
  } = await readSecrets(server.pool, new Date()));
});
afterAll(() => server?.stop());

describe("a delivery of Inbound Parse", () => {
  /** One post in raw mode, and the headers of its signature. */
  function delivery(key = ours.privateKey) {
    const part = (name: string, value: string) =>
      `--b0\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const email = cancellation(nextWeek("09:00"));
    const body = `${part("envelope", JSON.stringify({ to: [address] }))}${part("email", email)}--b0--\r\n`;
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signed = {
      "x-twilio-email-event-webhook-signature": sign("sha256", Buffer.from(timestamp + body), key).toString("base64"),
      "x-twilio-email-event-webhook-timestamp": timestamp,
    };
    return { body, signed };
  }
  const post = async (body: string, headers: Record<string, string>) => {
    const type = { "content-type": "multipart/form-data; boundary=b0" };
    const init = { method: "POST", body, headers: { ...type, ...headers } };
    return (await fetch(new URL("/api/email/inbound", server.url), init)).status;
  };
  const stored = async () => (await server.pool.query("select from inbound_emails")).rowCount;

  test("is taken with a signature that holds, and with the password: either is enough [D43, D45]", async () => {
    const before = (await stored())!;
    const first = delivery();
    expect(await post(first.body, first.signed)).toBe(200);
    expect(await post(delivery().body, basic)).toBe(200);
    const wrong = { authorization: basic.authorization.slice(0, -4) };
    const third = delivery();
    expect(await post(third.body, { ...wrong, ...third.signed })).toBe(200);
    expect(await stored()).toBe(before + 3);
  });

  test("that comes again is stored once [D43, D82]", async () => {
    const { body, signed } = delivery();
    expect(await post(body, signed)).toBe(200);
    const after = await stored();
    expect(await post(body, signed)).toBe(200);
    expect(await stored()).toBe(after);
  });

  test("that is forged, changed or signed for another time is refused and stores nothing [D43, D44, D80]", async () => {
    const before = await stored();
    const { body, signed } = delivery();
    const forged = delivery(another.privateKey);
    expect(await post(forged.body, forged.signed)).toBe(401);
    expect(await post(body.replace("cancelled", "canceled"), signed)).toBe(401);
    expect(await post(body.replaceAll("\r\n", "\n"), signed)).toBe(401);
    expect(await post(body, { ...signed, "x-twilio-email-event-webhook-timestamp": "1" })).toBe(401);
    expect(await post(body, { ...signed, "x-twilio-email-event-webhook-signature": "?" })).toBe(401);
    expect(await post(body, { "x-twilio-email-event-webhook-timestamp": "1" })).toBe(401);
    expect(await stored()).toBe(before);
  });
});

describe("an event of Stripe", () => {
  const stripe = new Stripe("sk_test_of_no_account");
  let next = 0;
  function event(ageSeconds: number) {
    const payload = JSON.stringify({
      id: `evt_age_${next++}`,
      object: "event",
      type: "x",
      created: 1,
      data: { object: {} },
    });
    const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
    return {
      payload,
      signature: stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp }),
    };
  }
  const post = async (body: string, signature: string, type = "application/json") => {
    const headers = { "content-type": type, "stripe-signature": signature };
    return (await fetch(new URL("/api/webhooks/stripe", server.url), { method: "POST", body, headers })).status;
  };
  const known = async () => (await server.pool.query("select from webhook_events where provider = 'stripe'")).rowCount;

  test("is taken up to five minutes after it was signed, and not later [D80]", async () => {
    const [young, stale] = [event(280), event(310)];
    expect(await post(young.payload, young.signature)).toBe(200);
    expect(await post(stale.payload, stale.signature)).toBe(403);
  });

  test("is kept once, however often it is played again [D81, D82]", async () => {
    const { payload, signature } = event(0);
    expect(await post(payload, signature)).toBe(200);
    const after = await known();
    expect(await post(payload, signature)).toBe(200);
    expect(await known()).toBe(after);
  });

  test("is refused when a byte, the type or the signature's age is changed [D80]", async () => {
    const before = await known();
    const { payload, signature } = event(310);
    const fresh = event(0);
    const now = Math.floor(Date.now() / 1000);
    expect(await post(payload, signature.replace(/^t=\d+/, `t=${now}`))).toBe(403);
    expect(await post(JSON.stringify(JSON.parse(fresh.payload), null, 1), fresh.signature)).toBe(403);
    expect(await post(`${fresh.payload} `, fresh.signature)).toBe(403);
    expect(await post(fresh.payload, fresh.signature, "text/plain")).toBe(403);
    expect(await post(fresh.payload, event(0).signature)).toBe(403);
    expect(await known()).toBe(before);
  });
});
