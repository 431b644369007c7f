import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  type Delivery,
  gate,
  newAccount,
  PUBLIC_URL,
  queueSend,
  startDelivery,
  until,
} from "../../tests/support/delivery";
import type { AccountId, SendId } from "../ids";

let delivery: Delivery;
let accountId: AccountId;
beforeAll(async () => {
  delivery = await startDelivery();
  accountId = await newAccount(delivery.pool);
});
afterEach(() => delivery.rest());
afterAll(() => delivery.close());

interface Row {
  id: string;
  channel: "sms" | "email";
  recipient: string;
  state: string;
  problem: string | null;
  provider_id: string | null;
}

async function rowsOf(sendId: SendId): Promise<Row[]> {
  const { rows } = await delivery.pool.query(
    "select m.* from messages m join notifications n on n.id = m.notification_id where n.send_id = $1 order by recipient",
    [sendId],
  );
  return rows;
}

/** One client, told by this practitioner and this channel. */
async function tell(accountId: AccountId, channel: "sms" | "email"): Promise<Row> {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 1, channels: [channel] });
  const sender = delivery.sender();
  await until("it is sent", async () => (await delivery.states(sendId)).sent === 1);
  await sender.stop(1_000);
  return (await rowsOf(sendId))[0]!;
}

const find = async (id: string): Promise<Row> =>
  (await delivery.pool.query("select * from messages where id = $1", [id])).rows[0];

const statusPath = (id: string) => `/api/webhooks/twilio/status?message=${id}`;
const report = (row: Row, status: string, more: Record<string, string> = {}) =>
  delivery.twilioWebhook(statusPath(row.id), {
    MessageSid: row.provider_id ?? `SM${"9".repeat(32)}`,
    MessageStatus: status,
    To: row.recipient,
    ...more,
  });

let replies = 0;
const reply = (from: string, body: string, more: Record<string, string> = {}) =>
  delivery.twilioWebhook("/api/webhooks/twilio/inbound", {
    MessageSid: `SM${String(++replies).padStart(32, "0")}`,
    From: from,
    To: "+15550100000",
    Body: body,
    ...more,
  });

let events = 0;
const event = (row: Row, what: Record<string, string>) => ({
  email: row.recipient,
  timestamp: 1_795_000_000,
  sg_event_id: `event-${++events}`,
  sg_message_id: "call.server-0",
  message: row.id,
  ...what,
});
const sendgrid = (...what: object[]) =>
  delivery.webhook("/api/webhooks/sendgrid/events", delivery.double.sendgridCall(what));

const suppressed = async (address: string) => {
  const { rows } = await delivery.pool.query(
    "select account_id, channel, kind, problem from suppressions where address = $1",
    [address],
  );
  return rows;
};

test("a status call of Twilio moves a text on to delivered [D76]", async () => {
  const row = await tell(accountId, "sms");
  expect((await report(row, "delivered")).status).toBe(204);
  expect(await find(row.id)).toMatchObject({ state: "delivered", provider_id: row.provider_id });
});

test("a text that failed says why, and its number is marked when it can never work [D76]", async () => {
  const row = await tell(accountId, "sms");
  await report(row, "undelivered", { ErrorCode: "30006" });
  const problem = "This is a landline or a number that cannot receive texts.";
  expect(await find(row.id)).toMatchObject({ state: "failed", problem, error_code: "30006" });
  expect(await suppressed(row.recipient)).toEqual([
    { account_id: accountId, channel: "sms", kind: "bad-address", problem },
  ]);
});

test("states only move forward, however the calls arrive [D76, D82]", async () => {
  const row = await tell(accountId, "sms");
  for (const status of ["delivered", "sent", "queued", "delivered"]) await report(row, status);
  expect(await find(row.id)).toMatchObject({ state: "delivered" });
});

test("a receipt that overtakes our own record stands, and names the text [D101]", async () => {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 1 });
  const { double } = delivery;
  const { opened, open } = gate();
  double.meetTexts(() => ({ after: opened }));
  const sender = delivery.sender();
  await until("it is on its way", () => double.texts.length === 1);
  const [text] = double.texts;
  const path = text!.statusCallback!.replace(PUBLIC_URL, "");
  await delivery.twilioWebhook(path, { MessageSid: text!.sid, MessageStatus: "delivered" });
  open();
  await sender.stop(30_000);
  expect((await rowsOf(sendId))[0]).toMatchObject({ state: "delivered", provider_id: text!.sid });
});

test("a status call with our id settles a text whose outcome was unknown [D101]", async () => {
  const row = await tell(accountId, "sms");
  await delivery.pool.query("update messages set state = 'unknown', provider_id = null where id = $1", [row.id]);
  await report(row, "sent");
  expect(await find(row.id)).toMatchObject({ state: "sent", provider_id: row.provider_id });
});

test("an event of SendGrid with our argument settles an email whose outcome was unknown [D103]", async () => {
  const row = await tell(accountId, "email");
  await delivery.pool.query("update messages set state = 'unknown', provider_id = null where id = $1", [row.id]);
  await sendgrid(event(row, { event: "processed" }));
  expect(await find(row.id)).toMatchObject({ state: "sent", provider_id: "call" });
});

test("events of SendGrid record deliveries and bounces, several in one call [D78]", async () => {
  const [good, bad, old] = [
    await tell(accountId, "email"),
    await tell(accountId, "email"),
    await tell(accountId, "email"),
  ];
  const answer = await sendgrid(
    event(good, { event: "delivered" }),
    event(good, { event: "processed" }),
    event(bad, { event: "bounce", type: "bounce", status: "5.1.1" }),
    event(old, { event: "something-new" }),
    { nonsense: true },
  );
  expect(answer.status).toBe(204);
  expect((await find(good.id)).state).toBe("delivered");
  expect(await find(bad.id)).toMatchObject({ state: "failed", problem: "This mailbox does not exist." });
  expect((await find(old.id)).state).toBe("sent");
  expect(await suppressed(bad.recipient)).toMatchObject([{ channel: "email", kind: "bad-address" }]);
});

test("a spam report stops all emails to that address at once [D78]", async () => {
  const row = await tell(accountId, "email");
  await sendgrid(event(row, { event: "spamreport" }));
  expect(await suppressed(row.recipient)).toMatchObject([{ channel: "email", kind: "opted-out" }]);
});

test("the same event twice acts once [D81, D82, D96]", async () => {
  const row = await tell(accountId, "sms");
  await report(row, "undelivered", { ErrorCode: "30005" });
  await delivery.pool.query("delete from suppressions");
  expect((await report(row, "undelivered", { ErrorCode: "30005" })).status).toBe(204);
  expect(await suppressed(row.recipient)).toEqual([]);
  const stored = await delivery.pool.query("select event_id from webhook_events where event_id like $1", [
    `${row.provider_id}%`,
  ]);
  expect(stored.rows).toEqual([{ event_id: `${row.provider_id}:undelivered` }]);
});

test("a call that the provider did not sign is refused and changes nothing [D80]", async () => {
  const row = await tell(accountId, "sms");
  const { double } = delivery;
  const form = { MessageSid: row.provider_id!, MessageStatus: "failed", ErrorCode: "30005" };
  const signed = double.twilioCall(PUBLIC_URL + statusPath(row.id), form);
  const forgeries: [string, RequestInit][] = [
    [statusPath(row.id), { ...signed, body: signed.body.replace("failed", "delivered") }],
    [statusPath(row.id), { ...signed, headers: { "content-type": "application/x-www-form-urlencoded" } }],
    [statusPath((await tell(accountId, "sms")).id), signed],
    [
      "/api/webhooks/twilio/inbound",
      { ...signed, body: new URLSearchParams({ From: row.recipient, Body: "STOP" }).toString() },
    ],
  ];
  const email = await tell(accountId, "email");
  const events = double.sendgridCall([event(email, { event: "spamreport" })]);
  forgeries.push(["/api/webhooks/sendgrid/events", { ...events, body: JSON.stringify(JSON.parse(events.body)) }]);
  forgeries.push(["/api/webhooks/sendgrid/events", { method: "POST" }]);

  for (const [path, call] of forgeries) {
    const answer = await delivery.webhook(path, call);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(await answer.json()).toEqual({ code: "forbidden", message: "The signature is not valid." });
  }
  expect((await find(row.id)).state).toBe("sent");
  expect(await suppressed(row.recipient)).toEqual([]);
  expect(await suppressed(email.recipient)).toEqual([]);
});

test.each(["STOP", "stop ", "Unsubscribe", "Please stop texting me!"])(
  "%j opts the client out of that practitioner's texts at once [D77, P69, P70]",
  async (words) => {
    const row = await tell(accountId, "sms");
    const answer = await reply(row.recipient, words);
    expect(answer.headers.get("content-type")).toMatch(/^text\/xml/);
    expect(await answer.text()).toContain("Riverside Massage: You are opted out");
    expect(await suppressed(row.recipient)).toMatchObject([
      { account_id: accountId, channel: "sms", kind: "opted-out" },
    ]);
    const { rows } = await delivery.pool.query("select action, source from consents where address = $1", [
      row.recipient,
    ]);
    expect(rows).toEqual([{ action: "revoked", source: "text-reply" }]);
  },
);

test("STOP is for the practitioner who texted last; another's texts stay allowed, and START opens again [P71, P72]", async () => {
  const other = await newAccount(delivery.pool, "Dr. Oak");
  const first = await tell(other, "sms");
  const last = await tell(accountId, "sms");
  await delivery.pool.query("update messages set recipient = $1 where id = $2", [first.recipient, last.id]);

  await reply(first.recipient, "STOP");
  expect((await suppressed(first.recipient)).map(({ account_id }) => account_id)).toEqual([accountId]);

  const answer = await reply(first.recipient, "START");
  expect(await answer.text()).toContain("Riverside Massage: You will get texts about openings again");
  expect(await suppressed(first.recipient)).toEqual([]);
});

test("HELP answers with the business's name and how to stop [P73]", async () => {
  const row = await tell(accountId, "sms");
  const answer = await (await reply(row.recipient, "help")).text();
  expect(answer).toContain("Riverside Massage");
  expect(answer).toContain("STOP");
});

test("a keyword that the provider has answered gets no second answer [P69]", async () => {
  const row = await tell(accountId, "sms");
  const answer = await reply(row.recipient, "ARRÊT", { OptOutType: "STOP" });
  expect(await answer.text()).toMatch(/<Response\s*\/>|<Response><\/Response>/);
  expect(await suppressed(row.recipient)).toHaveLength(1);
});

test("any other reply, and one from a stranger, changes nothing [D77]", async () => {
  const row = await tell(accountId, "sms");
  for (const answer of [await reply(row.recipient, "Thanks, see you!"), await reply("+15559999999", "STOP")]) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("<Message>");
  }
  expect(await suppressed(row.recipient)).toEqual([]);
});

test("every email has the one-click headers, an unsubscribe link and the sender's name [P74, P75]", async () => {
  await tell(accountId, "email");
  const { double } = delivery;
  const [email] = double.emails;
  const [, token] = /slotback\.test\/u\/([\w-]+)/.exec(email!.text)!;
  expect(email!.headers).toEqual({
    "List-Unsubscribe": `<${PUBLIC_URL}/u/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(email!.html).toContain(`${PUBLIC_URL}/u/${token}`);
  expect(email!.fromName).toBe("Riverside Massage");
});
