import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../tests/support/database";
import { startSandbox } from "../../tests/support/sandbox";

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let before: Sandbox;
let after: Sandbox;

beforeEach(async () => {
  database = await createTestDatabase();
  before = await startSandbox(database.pool);
  after = await startSandbox(database.pool);
});

afterEach(async () => {
  await after.close();
  await database.drop();
});

const form = (sandbox: Sandbox, path: string, fields: Record<string, string>, authorization: string) =>
  fetch(sandbox.url + path, { method: "POST", body: new URLSearchParams(fields), headers: { authorization } });

test("a text on its way when the server stopped is delivered after the next start", async () => {
  const { accountSid, authToken, from } = before.credentials.twilio;
  const basic = `Basic ${btoa(`${accountSid}:${authToken}`)}`;
  before.hangUp("/api/webhooks/twilio/status");
  const StatusCallback = `${before.url}/api/webhooks/twilio/status`;
  const message = { To: "+15035550163", From: from, Body: "Hello", StatusCallback };
  await form(before, `/sandbox/twilio/2010-04-01/Accounts/${accountSid}/Messages.json`, message, basic);
  await before.calls("/api/webhooks/twilio/status", 1);
  await before.close();

  after.resume();
  const told = await after.calls("/api/webhooks/twilio/status", 2);
  expect(told.map((call) => new URLSearchParams(call.body.toString()).get("MessageStatus"))).toEqual([
    "sent",
    "delivered",
  ]);
});

test("an email's events that nobody took come after the next start, with the same ids", async () => {
  before.answer("/api/webhooks/sendgrid/events", 503);
  await fetch(`${before.url}/sandbox/sendgrid/v3/mail/send`, {
    method: "POST",
    headers: { authorization: `Bearer ${before.credentials.sendgrid.apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({
      personalizations: [{ to: [{ email: "ana@mail.example" }] }],
      from: { email: "openings@in.slotback.example" },
      subject: "An opening",
      content: [{ type: "text/plain", value: "Hi" }],
    }),
  });
  const [refused] = await before.calls("/api/webhooks/sendgrid/events", 1);
  await before.close();

  after.resume();
  const [told] = await after.calls("/api/webhooks/sendgrid/events", 1);
  expect(told!.body).toEqual(refused!.body);
});

test("a payment event that nobody took comes after the next start", async () => {
  before.answer("/api/webhooks/stripe", 500);
  const bearer = `Bearer ${before.credentials.stripe.secretKey}`;
  await form(before, "/sandbox/stripe/v1/customers", { email: "ann@practice.example" }, bearer);
  const [refused] = await before.calls("/api/webhooks/stripe", 1);
  await before.close();

  after.resume();
  const [told] = await after.calls("/api/webhooks/stripe", 1);
  expect(JSON.parse(told!.body.toString())).toEqual(JSON.parse(refused!.body.toString()));
});
