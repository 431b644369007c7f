import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Delivered, Sample } from "../../../shared/sandbox-api";
import { createTestDatabase } from "../../../tests/support/database";
import { startSandbox } from "../../../tests/support/sandbox";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;

beforeAll(async () => {
  database = await createTestDatabase();
  sandbox = await startSandbox(database.pool, { inboundPassword: "s3cret" });
});

beforeEach(() => {
  sandbox.webhooks.length = 0;
});

afterAll(async () => {
  await sandbox.close();
  await database.drop();
});

const to = "cancel-r4v9tq2m@in.slotback.example";
const inbound = async () => (await sandbox.calls("/api/email/inbound", 1))[0]!;

test("an email is delivered as SendGrid's Inbound Parse posts it in raw mode", async () => {
  sandbox.answer("/api/email/inbound", 200, '{"parsed":{"success":true}}');
  const message = { to, subject: "Fwd: Termin abgesagt – 15 Uhr", body: "When: Thu, Mar 19, 2026 at 3:30 PM" };
  const { status, body } = await sandbox.api<Delivered>("POST", "/emails", message);
  expect([status, body]).toEqual([201, { status: 200, answer: { parsed: { success: true } } }]);

  const { headers, body: form } = await inbound();
  expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(headers.authorization).toBe(`Basic ${Buffer.from("inbound:s3cret").toString("base64")}`);
  expect(headers.origin).toBeUndefined();
  const fields = await new Response(new Uint8Array(form), {
    headers: { "content-type": String(headers["content-type"]) },
  }).formData();
  expect(JSON.parse(String(fields.get("envelope"))).to).toEqual([to]);
  expect(fields.get("email")).toContain(Buffer.from(message.body).toString("base64"));
  expect(fields.get("email")).toMatch(/^Subject: =\?UTF-8\?B\?/m);
});

test("the bytes of an uploaded .eml file arrive as they are", async () => {
  const eml = Buffer.from("From: a@b.example\r\nSubject: Caf\xe9\r\n\r\nR\xe9sum\xe9\r\n", "latin1");
  await sandbox.api("POST", "/emails", { to, eml: eml.toString("base64") });
  expect((await inbound()).body.includes(eml)).toBe(true);
});

test("every sample can be delivered", async () => {
  const { body: samples } = await sandbox.api<Sample[]>("GET", "/samples");
  expect(samples.map((sample) => sample.title)).toEqual([
    "Cancellation",
    "Reschedule",
    "Booking",
    "Newsletter",
    "Gmail confirmation",
  ]);
  for (const sample of samples) {
    expect((await sandbox.api("POST", "/emails", { to, sample: sample.id })).status).toBe(201);
  }
  expect((await sandbox.api("POST", "/emails", { to, sample: "none" })).status).toBe(404);
});

test("bad input gets a sentence and changes nothing", async () => {
  const wrong = await sandbox.api<{ message: string }>("POST", "/faults", { channel: "pigeon" });
  expect(wrong).toMatchObject({ status: 422, body: { code: "invalid", fields: ["channel"] } });
  expect((await sandbox.api("POST", "/texts", { from: "nobody", body: "Hi" })).status).toBe(422);
  const noJson = await fetch(`${sandbox.url}/sandbox/api/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{",
  });
  expect(noJson.status).toBe(400);
});

test("another site's page cannot change anything", async () => {
  const foreign = await sandbox.api("DELETE", "/messages", undefined, { origin: "https://evil.example" });
  expect(foreign.status).toBe(403);
  const crossSite = await sandbox.api("DELETE", "/messages", undefined, { "sec-fetch-site": "cross-site" });
  expect(crossSite.status).toBe(403);
  const ours = await sandbox.api("DELETE", "/messages", undefined, { origin: sandbox.url });
  expect(ours.status).toBe(200);
});

test("faults are kept per channel, and switched off together or one by one [D91]", async () => {
  await sandbox.api("POST", "/faults", { channel: "sms", delayMs: 20 });
  await sandbox.api("POST", "/faults", { channel: "email", errorRate: 0.5 });
  expect((await sandbox.api("GET", "/faults")).body).toEqual({ sms: { delayMs: 20 }, email: { errorRate: 0.5 } });
  expect((await sandbox.api("POST", "/faults", { channel: "sms" })).body).toEqual({ email: { errorRate: 0.5 } });
  expect((await sandbox.api("POST", "/faults", {})).body).toEqual({});
});

test("two servers on one database share their secrets and what they sent", async () => {
  const other = await startSandbox(database.pool);
  expect(other.credentials.twilio.authToken).toBe(sandbox.credentials.twilio.authToken);
  expect(other.credentials.stripe.secretKey).toBe(sandbox.credentials.stripe.secretKey);
  await other.close();
});

test("the stand-ins answer while the product holds all of its connections", async () => {
  const held = await Promise.all(Array.from({ length: database.pool.options.max }, () => database.pool.connect()));
  try {
    expect((await sandbox.api("GET", "/messages")).status).toBe(200);
  } finally {
    for (const connection of held) connection.release();
  }
});

test("the pages are told to run no script, and the style sheet is theirs", async () => {
  const page = await fetch(`${sandbox.url}/sandbox/checkout/none`);
  expect(page.status).toBe(404);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect((await fetch(`${sandbox.url}/sandbox/sandbox.css`)).headers.get("content-type")).toContain("text/css");
  expect((await fetch(`${sandbox.url}/sandbox/instrument-sans.woff2`)).status).toBe(200);
});
