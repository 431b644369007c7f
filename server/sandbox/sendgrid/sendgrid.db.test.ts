import { createPublicKey, createVerify } from "node:crypto";
import mail from "@sendgrid/mail";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SentMessages } from "../../../shared/sandbox-api";
import { createTestDatabase } from "../../../tests/support/database";
import { startSandbox } from "../../../tests/support/sandbox";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;

beforeAll(async () => {
  database = await createTestDatabase();
  sandbox = await startSandbox(database.pool);
  mail.setApiKey(sandbox.credentials.sendgrid.apiKey);
  // After the key: setting the key resets the address.
  (mail as unknown as { client: { setDefaultRequest(name: string, value: string): void } }).client.setDefaultRequest(
    "baseUrl",
    `${sandbox.credentials.sendgrid.apiUrl}/`,
  );
});

beforeEach(async () => {
  await sandbox.api("DELETE", "/messages");
  await sandbox.api("POST", "/faults", {});
  sandbox.webhooks.length = 0;
});

afterAll(async () => {
  await sandbox.close();
  await database.drop();
});

const opening = {
  from: { email: "openings@in.slotback.example", name: "Riverside Massage" },
  subject: "An opening for {{name}}",
  text: "Hi {{name}}!",
  html: "<p>Hi {{name}}!</p>",
  personalizations: [
    {
      to: { email: "ana@mail.example", name: "Ana" },
      headers: { "List-Unsubscribe": "<http://localhost/u/{{token}}>" },
      substitutions: { name: "Ana", token: "a1" },
      customArgs: { messageId: "m-ana" },
    },
    { to: "ben@mail.example", substitutions: { name: "Ben", token: "b2" }, customArgs: { messageId: "m-ben" } },
  ],
};

test("each personalization becomes an email with its own words, headers included [D89]", async () => {
  const [response] = await mail.send(opening);
  expect(response.statusCode).toBe(202);
  expect(response.headers["x-message-id"]).toMatch(/\S/);

  const { body } = await sandbox.api<SentMessages>("GET", "/messages");
  expect(body.emails).toMatchObject([
    {
      to: "ana@mail.example",
      from: "openings@in.slotback.example",
      subject: "An opening for Ana",
      text: "Hi Ana!",
      html: "<p>Hi Ana!</p>",
      headers: { "List-Unsubscribe": "<http://localhost/u/a1>" },
      at: expect.any(String),
    },
    { to: "ben@mail.example", subject: "An opening for Ben" },
  ]);
  // Not to be taken for the next test's.
  await sandbox.calls("/api/webhooks/sendgrid/events", 1);
});

test("events carry the custom arguments and a signature over the raw bytes", async () => {
  await mail.send(opening);
  const [call] = await sandbox.calls("/api/webhooks/sendgrid/events", 1);
  const events = JSON.parse(call!.body.toString());
  expect(events.map((each: { event: string; messageId: string }) => [each.event, each.messageId])).toEqual([
    ["processed", "m-ana"],
    ["delivered", "m-ana"],
    ["processed", "m-ben"],
    ["delivered", "m-ben"],
  ]);

  const der = Buffer.from(sandbox.credentials.sendgrid.eventPublicKey, "base64");
  const signed = createVerify("sha256")
    .update(String(call!.headers["x-twilio-email-event-webhook-timestamp"]))
    .update(call!.body)
    .verify(
      createPublicKey({ key: der, format: "der", type: "spki" }),
      String(call!.headers["x-twilio-email-event-webhook-signature"]),
      "base64",
    );
  expect(signed).toBe(true);
});

test("an address that bounces is told as a bounce", async () => {
  await mail.send({ from: "a@b.example", to: "bounce@mail.example", subject: "Hi", text: "Hi" });
  const [call] = await sandbox.calls("/api/webhooks/sendgrid/events", 1);
  expect(JSON.parse(call!.body.toString())).toMatchObject([
    { event: "processed" },
    { event: "bounce", type: "bounce" },
  ]);
});

test("events that were refused come again", async () => {
  sandbox.answer("/api/webhooks/sendgrid/events", 503);
  await mail.send({ from: "a@b.example", to: "ana@mail.example", subject: "Hi", text: "Hi" });
  await sandbox.calls("/api/webhooks/sendgrid/events", 1);
  sandbox.answer("/api/webhooks/sendgrid/events", 200);
  const [first, second] = await sandbox.calls("/api/webhooks/sendgrid/events", 2);
  expect(second!.body).toEqual(first!.body);
});

test("what SendGrid would refuse is refused, field by field", async () => {
  const failure = await mail
    .send({ from: "a@b.example", to: "nobody", subject: "Hi", text: "Hi" })
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: 400,
    response: { body: { errors: [{ field: "personalizations.0.to.0.email" }] } },
  });

  const crowd = Array.from({ length: 1001 }, (_, n) => ({ to: `c${n}@mail.example` }));
  await expect(mail.send({ ...opening, personalizations: crowd })).rejects.toMatchObject({ code: 400 });
});

test("a wrong key is refused, and so is every call while the channel is told to fail [D91]", async () => {
  const answer = await fetch(`${sandbox.url}/sandbox/sendgrid/v3/mail/send`, { method: "POST" });
  expect(answer.status).toBe(401);
  await sandbox.api("POST", "/faults", { channel: "email", status: 429 });
  await expect(mail.send(opening)).rejects.toMatchObject({ code: 429 });
});
