import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { postRaw } from "../support/post-raw";
import { type ProviderDouble, startProviderDouble } from "../support/provider-double";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let double: ProviderDouble;
let first: TestServer;
let second: TestServer;

beforeAll(async () => {
  double = await startProviderDouble();
  const env = {
    TWILIO_ACCOUNT_SID: double.accountSid,
    TWILIO_AUTH_TOKEN: double.authToken,
    TWILIO_FROM: "+15550100000",
    TWILIO_API_URL: double.url,
    SENDGRID_API_KEY: "SG.double",
    SENDGRID_FROM: "openings@slotback.example",
    SENDGRID_API_URL: double.url,
    SENDGRID_EVENT_PUBLIC_KEY: double.eventPublicKey,
  };
  first = await startServer({ env });
  second = await startServer({ env, database: first.database });
});
afterEach(() => double.reset());
afterAll(async () => {
  await second?.stop();
  await first?.stop();
  await double?.close();
});

/** A practitioner whose clients get both messages, and their inbound address. */
async function practice(name: string, clients: number): Promise<{ owner: Visitor; address: string }> {
  const owner = await first.signIn(`${name}@practice.example`, { firstName: name, lastName: "Marsh" });
  const settings = { notificationMethod: "both", businessName: `${name} Massage`, timeZone: "America/New_York" };
  const { body } = await owner.post<{ inboundAddress: string }>("/api/settings", { ...settings, country: "US" });
  const rows = Array.from({ length: clients }, (_, n) => ({
    firstName: `Client${n}`,
    lastName: "Fairlow",
    phone: `(503) 555-0${100 + n}`,
    email: `${name}${n}@mail.example`,
  }));
  await owner.post("/api/waitlist/bulk", { clients: rows });
  return { owner, address: body.inboundAddress };
}

type Activity = { notificationSent: string; totals: { sent: number; failed: number; pending: number } | null }[];
const activity = async (owner: Visitor) => (await owner.get<Activity>("/api/parsed-cancellations")).body;
const counts = () => [double.texts.length, double.emails.length];
const underway = async () => (await first.pool.query("select from messages where state = 'queued'")).rowCount;

test("the same email at the same moment on two processes tells everybody once [D95, D98]", async () => {
  const { owner, address } = await practice("lena", 20);
  const email = cancellation(nextWeek("15:30"));
  const answers = await Promise.all([first, second, first, second].map(({ url }) => postRaw(url, address, email)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

  await eventually(async () => (await activity(owner))[0]?.notificationSent === "success", "it is settled");
  // It is as soon as everybody has one of the two.
  await eventually(async () => (await underway()) === 0, "everybody is told");
  expect(counts()).toEqual([20, 20]);
  expect(new Set(double.texts.map(({ to }) => to)).size).toBe(20);
  expect((await activity(owner))[0]!.totals).toEqual({ total: 20, sent: 20, failed: 0, pending: 0 });
});

test("a click on two processes at once sends once, and both answers say the same [D71, D72, D97]", async () => {
  const { owner } = await practice("mira", 5);
  const body = {
    message: "We have time this week. Call us!",
    notificationMethod: "sms",
    requestId: "0b8f2f0e-5a53-4d55-9d3d-2f5f3e1c7a10",
  };
  const click = async (origin: string) => {
    const headers = { "content-type": "application/json", origin, "sec-fetch-site": "same-origin" };
    const call = { method: "POST", headers, body: JSON.stringify(body) };
    return (await owner.fetch(`${origin}/api/notifications/send`, call)).json();
  };
  const [one, two] = await Promise.all([click(first.url), click(second.url)]);
  expect(one).toMatchObject({ total: 5, sent: 5, failed: 0, pending: 0 });
  expect(two).toEqual(one);
  expect(counts()).toEqual([5, 0]);
});

test("receipts reach the product at either process and show on the delivery list [D76, D78, D82]", async () => {
  const { owner, address } = await practice("nora", 2);
  await postRaw(first.url, address, cancellation(nextWeek("11:00")));
  await eventually(async () => counts().join() === "2,2" && (await underway()) === 0, "two are told, and recorded");

  const [text] = double.texts;
  const path = text!.statusCallback!.slice(first.url.length);
  const signed = double.twilioCall(first.url + path, { MessageSid: text!.sid, MessageStatus: "delivered" });
  expect((await fetch(first.url + path, signed)).status).toBe(204);
  const [email] = double.emails;
  const event = {
    event: "bounce",
    type: "bounce",
    sg_event_id: "b1",
    email: email!.to,
    message: email!.customArgs.message,
  };
  const events = double.sendgridCall([event]);
  for (const { url } of [second, first]) {
    expect((await fetch(`${url}/api/webhooks/sendgrid/events`, events)).status).toBe(204);
  }

  const [{ openingId }] = (await owner.get<[{ openingId: string }]>("/api/parsed-cancellations")).body;
  const { body } = await owner.get<Record<string, unknown>[]>(`/api/openings/${openingId}/deliveries`);
  expect(body.map(({ sms }) => sms).sort()).toEqual(["delivered", "sent"]);
  expect(body.map(({ email }) => email).sort()).toEqual(["failed", "sent"]);
  const { body: clients } = await owner.get<Record<string, unknown>[]>("/api/waitlist");
  expect(clients.find(({ email: address }) => address === email!.to)).toMatchObject({
    emailState: "bad-address",
    emailProblem: "This mailbox does not exist.",
  });
});

test("when the provider refuses the account, the practitioner reads it and the clients are told later", async () => {
  const { owner, address } = await practice("olga", 3);
  double.meetTexts(() => ({ status: 401, code: 20003 }));
  await postRaw(first.url, address, cancellation(nextWeek("12:00")));
  const emailsSent = "select from messages where channel = 'email' and state = 'sent' and recipient like 'olga%'";
  await eventually(async () => (await first.pool.query(emailsSent)).rowCount === 3, "emails go out");
  const [{ openingId }] = (await owner.get<[{ openingId: string }]>("/api/parsed-cancellations")).body;
  const deliveries = async () =>
    (await owner.get<{ sms: string; problem: string | null }[]>(`/api/openings/${openingId}/deliveries`)).body;
  await eventually(async () => (await deliveries()).every(({ problem }) => problem !== null), "all say why they wait");
  expect((await deliveries())[0]).toMatchObject({
    sms: "waiting",
    email: "sent",
    problem: "Twilio does not accept the account's credentials.",
  });
  expect(double.calls.filter(({ channel }) => channel === "sms").length).toBeLessThanOrEqual(6);
});
