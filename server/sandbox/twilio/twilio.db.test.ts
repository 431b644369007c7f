import twilio from "twilio";
import type { RequestOptions } from "twilio/lib/base/RequestClient";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SentMessages, ThreadText } from "../../../shared/sandbox-api";
import { createTestDatabase } from "../../../tests/support/database";
import { startSandbox } from "../../../tests/support/sandbox";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: ReturnType<typeof twilio>;

/** The SDK as it comes, with the host of every call exchanged. */
class Redirected extends twilio.RequestClient {
  override request<T>(options: RequestOptions<T>) {
    const { pathname, search } = new URL(options.uri);
    return super.request<T>({ ...options, uri: sandbox.credentials.twilio.apiUrl + pathname + search });
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
  sandbox = await startSandbox(database.pool);
  const { accountSid, authToken } = sandbox.credentials.twilio;
  client = twilio(accountSid, authToken, { httpClient: new Redirected() });
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

const ana = "+15035550163";
const send = (to = ana, body = "An opening at 3:30 PM", more: object = {}) =>
  client.messages.create({ to, from: sandbox.credentials.twilio.from, body, ...more });
const formOf = (call: { body: Buffer }) => Object.fromEntries(new URLSearchParams(call.body.toString()));

test("a text sent with Twilio's SDK is taken, shown and found again [D88]", async () => {
  const message = await send();
  expect(message).toMatchObject({ to: ana, status: "queued", direction: "outbound-api", numSegments: "1" });
  expect(message.dateCreated.getTime()).not.toBeNaN();

  const { body } = await sandbox.api<SentMessages>("GET", "/messages");
  expect(body.texts).toMatchObject([
    { to: ana, from: sandbox.credentials.twilio.from, body: "An opening at 3:30 PM", at: expect.any(String) },
  ]);
  expect((await client.messages(message.sid).fetch()).body).toBe("An opening at 3:30 PM");
});

test("texts are listed by recipient, page by page, newest first", async () => {
  for (const body of ["one", "two", "three"]) await send(ana, body);
  await send("+15035550164", "to somebody else");

  const listed = await client.messages.list({ to: ana, pageSize: 2 });
  expect(listed.map((each) => each.body)).toEqual(["three", "two", "one"]);
});

test("texts are listed by the moment they were sent", async () => {
  const { sid } = await send(ana, "Hello", { statusCallback: `${sandbox.url}/api/webhooks/twilio/status` });
  await sandbox.calls("/api/webhooks/twilio/status", 2);
  await expect.poll(async () => (await client.messages(sid).fetch()).status).toBe("delivered");

  const anHourAgo = new Date(Date.now() - 3_600_000);
  expect(await client.messages.list({ to: ana, dateSentAfter: anHourAgo })).toHaveLength(1);
  expect(await client.messages.list({ to: ana, dateSentBefore: anHourAgo })).toHaveLength(0);
});

test("a status callback says sent, then delivered, and is signed for the public address", async () => {
  const statusCallback = `${sandbox.url}/api/webhooks/twilio/status?message=7`;
  const { sid } = await send(ana, "Hello", { statusCallback });

  const calls = await sandbox.calls("/api/webhooks/twilio/status", 2);
  expect(calls.map((call) => formOf(call).MessageStatus)).toEqual(["sent", "delivered"]);
  for (const call of calls) {
    expect(formOf(call)).toMatchObject({ MessageSid: sid, To: ana });
    const signature = String(call.headers["x-twilio-signature"]);
    const { authToken } = sandbox.credentials.twilio;
    expect(twilio.validateRequest(authToken, signature, statusCallback, formOf(call))).toBe(true);
  }
});

test.each([
  ["no number", { to: "12345" }, 21211],
  ["a test number that is not mobile", { to: "+15005550009" }, 21614],
  ["a body over 1,600 characters", { body: "x".repeat(1601) }, 21617],
])("%s is refused with Twilio's code", async (_case, { to, body }: { to?: string; body?: string }, code) => {
  await expect(send(to, body)).rejects.toMatchObject({ status: 400, code });
});

test("a wrong auth token is refused", async () => {
  const stranger = twilio(sandbox.credentials.twilio.accountSid, "wrong", { httpClient: new Redirected() });
  await expect(stranger.messages.list({ limit: 1 })).rejects.toMatchObject({ status: 401, code: 20003 });
});

test("STOP blocks the number at the carrier and is told to the product; START opens it again", async () => {
  const reply = (body: string) => sandbox.api("POST", "/texts", { from: ana, body });

  await reply("Stop ");
  const [stop] = await sandbox.calls("/api/webhooks/twilio/inbound", 1);
  expect(formOf(stop!)).toMatchObject({ From: ana, To: sandbox.credentials.twilio.from, Body: "Stop " });
  const signature = String(stop!.headers["x-twilio-signature"]);
  const address = `${sandbox.url}/api/webhooks/twilio/inbound`;
  expect(twilio.validateRequest(sandbox.credentials.twilio.authToken, signature, address, formOf(stop!))).toBe(true);
  await expect(send()).rejects.toMatchObject({ status: 400, code: 21610 });

  await reply("START");
  expect((await send()).status).toBe("queued");
});

test("the words of a TwiML answer appear in the client's thread", async () => {
  const twiml = "<Response><Message>Riverside &amp; Co: reply STOP to opt out.</Message></Response>";
  sandbox.answer("/api/webhooks/twilio/inbound", 200, twiml);
  await send();
  await sandbox.api("POST", "/texts", { from: ana, body: "HELP" });
  sandbox.answer("/api/webhooks/twilio/inbound", 200);

  const { body } = await sandbox.api<ThreadText[]>("GET", `/texts?number=${encodeURIComponent(ana)}`);
  expect(body.map((text) => [text.mine, text.body])).toEqual([
    [false, "An opening at 3:30 PM"],
    [true, "HELP"],
    [false, "Riverside & Co: reply STOP to opt out."],
  ]);
});

test("a channel told to answer 429 does, and stops when the faults are switched off [D91]", async () => {
  await sandbox.api("POST", "/faults", { channel: "sms", status: 429 });
  await expect(send()).rejects.toMatchObject({ status: 429, code: 20429 });
  await sandbox.api("POST", "/faults", {});
  expect((await send()).status).toBe("queued");
});

test("texts sent at once are all taken, each once", async () => {
  const bodies = Array.from({ length: 40 }, (_, n) => `text ${n}`);
  await Promise.all(bodies.map((body) => send(ana, body)));
  const { body } = await sandbox.api<SentMessages>("GET", "/messages");
  expect(body.texts.map((text) => text.body).sort()).toEqual([...bodies].sort());
});

test("emptying the sandbox leaves no message [D90]", async () => {
  await send();
  await sandbox.api("DELETE", "/messages");
  expect((await sandbox.api("GET", "/messages")).body).toEqual({ texts: [], emails: [] });
});
