import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cancellation, nextWeek, unsure } from "../support/emails";
import { eventually } from "../support/eventually";
import { person } from "../support/person";
import { postRaw } from "../support/post-raw";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

interface Item {
  id: string;
  emailSubject: string | null;
  notificationSent: string;
  errorMessage: string | null;
  question: { candidates: { date: string; time: string | null }[]; several: boolean } | null;
  canNotify: boolean;
  dismissed: boolean;
  openingId: string | null;
}

let server: TestServer;
let lena: Visitor;
let address: string;
let next = 0;

const told = async () => (await server.messages()).texts.length;
const items = async () => (await lena.get<Item[]>("/api/parsed-cancellations")).body;
const decide = <T = Item>(id: string, body: object) => lena.post<T>(`/api/parsed-cancellations/${id}/decision`, body);

/** Delivers an email and gives what the list says of it, once it was read. */
async function arrive(mime: string) {
  const known = new Set((await items()).map(({ id }) => id));
  await postRaw(server.url, address, mime);
  return eventually(async () => {
    const item = (await items()).find(({ id }) => !known.has(id));
    return item && (item.question || item.notificationSent !== "pending") && item;
  }, "it was read");
}

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

beforeEach(async () => {
  lena = await server.signIn(`practice-${next++}@mail.example`);
  await lena.post("/api/settings", { timeZone: "UTC", country: "US" });
  address = (await lena.get<{ inboundAddress: string }>("/api/settings")).body.inboundAddress;
  await lena.post("/api/waitlist", person("Ann", 10));
  await lena.post("/api/waitlist", person("Dee", 11));
});

describe("a date that cannot be meant", () => {
  test.each([
    ["0026-12-04", "Enter a date between 2000 and 2099."],
    ["20266-12-04", "Enter a date such as 2026-03-05."],
    ["2001-02-03", "Saturday, February 3, 2001 at 10:00 AM is already past."],
  ])("%s is refused beside its field, and the question stays [D107, D109, D110]", async (date, sentence) => {
    const { id } = await arrive(unsure(nextWeek("10:00")));
    const answer = await decide<{ fields: object }>(id, { action: "send", date, time: "10:00" });
    expect([answer.status, answer.body.fields]).toEqual([400, { date: sentence }]);
    expect((await items())[0]!.question).not.toBeNull();
    const send = { message: "Free on [DATE]", notificationMethod: "sms", date };
    expect(await lena.post("/api/notifications/send", send)).toMatchObject({ status: 400, body: { fields: {} } });
  });
});

describe("a slot that was announced by another email", () => {
  test("is announced to nobody again, and both the answer and the row say so", async () => {
    const slot = nextWeek("10:00");
    await arrive(cancellation(slot));
    const { id } = await arrive(unsure(slot));
    const before = await told();
    const { body } = await decide(id, { action: "send", date: slot.date, time: "10:00" });
    expect(body).toMatchObject({
      notificationSent: "success",
      errorMessage: "This opening was reported before. Nobody was told twice.",
      question: null,
      told: null,
      announcedBefore: 1,
    });
    expect(await told()).toBe(before);
  });

  test("is announced to whoever joined the waitlist since, and to the others not", async () => {
    const slot = nextWeek("10:00");
    await arrive(cancellation(slot));
    await lena.post("/api/waitlist", person("Eve", 12));
    const { id } = await arrive(unsure(slot));
    const before = await told();
    const { body } = await decide(id, { action: "send", date: slot.date, time: "10:00" });
    expect(body).toMatchObject({ told: { total: 3, sent: 3, note: null }, announcedBefore: 0 });
    expect(await told()).toBe(before + 1);
  });
});

describe("a question about several appointments", () => {
  const slots = [1, 2, 3].map((days) => nextWeek(`1${days}:15`, 7 + days));
  const rows = slots.map(({ shownDate, shownTime }) => `- ${shownDate} at ${shownTime}`);
  const two = "Two appointments were cancelled by your client.";
  const mime = () =>
    `Subject: 2 appointments cancelled\r\nMessage-ID: <${Math.random()}@x.example>\r\n\r\n${two}\r\n${rows.join("\r\n")}\r\n`;

  test("is answered with as many of them as came free: one send each, and the question closes once", async () => {
    const { id, question } = await arrive(mime());
    expect(question).toMatchObject({ several: true });
    expect(question!.candidates).toHaveLength(3);
    const [, second, third] = slots.map(({ date, time }) => ({ date, time }));
    const before = await told();
    const body = { action: "send", ...third, others: [second, third] };
    const [first, again] = await Promise.all([decide(id, body), decide(id, body)]);
    expect([first.status, again.status].sort()).toEqual([200, 404]);
    const answer = (first.status === 200 ? first : again).body;
    expect(answer).toMatchObject({
      question: null,
      notificationSent: "success",
      opening: second,
      others: [{ opening: third }],
      told: { total: 4, sent: 4, failed: 0, pending: 0 },
    });
    expect(await told()).toBe(before + 4);
  });

  test("of the readings of one appointment only one can be right", async () => {
    expect((await arrive(unsure(nextWeek("10:00")))).question).toMatchObject({ several: false });
  });

  test("one that is past refuses them all", async () => {
    const { id } = await arrive(mime());
    const before = await told();
    const { date, time } = slots[0]!;
    const answer = await decide(id, { action: "send", date, time, others: [{ date: "2020-01-02", time }] });
    expect(answer.status).toBe(400);
    expect(await told()).toBe(before);
    expect((await items())[0]!.question).not.toBeNull();
  });
});

describe("what was dismissed", () => {
  test("is decided again as if it had not been", async () => {
    const slot = nextWeek("10:00");
    const { id, errorMessage, question } = await arrive(unsure(slot));
    expect((await decide(id, { action: "dismiss" })).body).toMatchObject({
      notificationSent: "ignored",
      dismissed: true,
    });
    expect((await decide(id, { action: "dismiss" })).status).toBe(404);
    const { body } = await decide(id, { action: "reopen" });
    expect(body).toMatchObject({ notificationSent: "pending", dismissed: false, errorMessage, question });
    expect((await decide(id, { action: "reopen" })).status).toBe(404);
    const sent = await decide(id, { action: "send", date: slot.date, time: "10:00" });
    expect(sent.body).toMatchObject({ told: { total: 2, sent: 2 } });
  });

  test("may be an opening that waits because auto-send is off", async () => {
    await lena.post("/api/settings", { autoSendEnabled: "false" });
    const slot = nextWeek("10:00");
    const { id, openingId, canNotify } = await arrive(cancellation(slot));
    expect(canNotify).toBe(true);
    const { body } = await decide(id, { action: "dismiss" });
    expect(body).toMatchObject({ notificationSent: "success", canNotify: false, dismissed: true });
    expect((await lena.post(`/api/openings/${openingId}/notify`)).status).toBe(404);
    // The second mailbox reports the same cancellation: it stays dismissed.
    expect(await arrive(cancellation(slot))).toMatchObject({ canNotify: false });
    expect((await decide(id, { action: "reopen" })).body).toMatchObject({ canNotify: true, dismissed: false });
    expect((await lena.post(`/api/openings/${openingId}/notify`)).body).toMatchObject({ total: 2, sent: 2 });
    expect((await decide(id, { action: "dismiss" })).status).toBe(404);
  });

  test("may be a slot that another email asks about: chosen there, it is told", async () => {
    await lena.post("/api/settings", { autoSendEnabled: "false" });
    const slot = nextWeek("10:00");
    const { id } = await arrive(cancellation(slot));
    await decide(id, { action: "dismiss" });
    const question = await arrive(unsure(slot));
    const sent = await decide(question.id, { action: "send", date: slot.date, time: "10:00" });
    expect(sent.body).toMatchObject({ told: { total: 2, sent: 2 }, announcedBefore: 0 });
  });
});

describe("an email with a character that cannot be stored", () => {
  const body = (slot: ReturnType<typeof nextWeek>, end = "") =>
    `This appointment has been cancelled by your client.${end}\r\nWhen: ${slot.shownDate} at ${slot.shownTime}\r\n`;

  test.each([
    ["a NUL in its subject", "=?utf-8?Q?Cancelled=00_visit?=", ""],
    ["a NUL in its body", "Cancelled visit", "\u0000"],
    ["a line that is cut within a character", "Cancelled visit", ` ${"🙂".repeat(400)}`],
  ])("%s is read like any other", async (_what, subject, end) => {
    const slot = nextWeek("15:30");
    const head = `Subject: ${subject}\r\nMessage-ID: <${Math.random()}@x.example>\r\nContent-Type: text/plain; charset=utf-8`;
    const item = await arrive(`${head}\r\n\r\n${body(slot, end)}`);
    expect(item).toMatchObject({ emailSubject: "Cancelled visit", parsedDate: slot.shownDate, parsedTime: "3:30 PM" });
  });
});

describe("how many clients an answer would reach", () => {
  interface Reached extends Item {
    reach: number | null;
  }
  const reachOf = async (id: string) => {
    const { body } = await lena.get<Reached[]>("/api/parsed-cancellations");
    return body.find((item) => item.id === id)!.reach;
  };

  test("leaves out whoever cancelled, and clients whom the method does not reach", async () => {
    const lines = [
      "Subject: An appointment was cancelled",
      `Message-ID: <${Math.random()}@x.example>`,
      "",
      "One of your appointments was cancelled.",
      "Client: Ann Fairlow",
      "",
    ];
    const { id } = await arrive(lines.join("\r\n"));
    expect(await reachOf(id)).toBe(1);
    const sent = await decide(id, { action: "send", date: nextWeek("10:00").date, time: "10:00" });
    expect(sent.body).toMatchObject({ told: { total: 1, sent: 1 }, reach: null });
  });

  test("counts only those who were cut off, where the month's limit had cut a send", async () => {
    const { rows } = await server.pool.query("select id from accounts where email = $1", [
      `practice-${next - 1}@mail.example`,
    ]);
    const period = new Date().toISOString().slice(0, 7);
    await server.pool.query("insert into usage (account_id, period, used) values ($1, $2, 24)", [rows[0].id, period]);
    const { id, errorMessage, canNotify } = await arrive(cancellation(nextWeek("10:00")));
    expect([errorMessage, canNotify]).toEqual(["1 of 2 clients notified: monthly limit reached", true]);
    expect(await reachOf(id)).toBe(1);
  });

  test("is told by a test of the set-up, too", async () => {
    const { body } = await lena.get<{ emailToken: string }>("/api/settings");
    const slot = nextWeek("10:00");
    const text = `Ann Fairlow cancelled.\nWhen: ${slot.shownDate} at ${slot.shownTime}`;
    const test = { token: body.emailToken, subject: "Cancelled", text };
    expect((await lena.post("/api/email/inbound", test)).body).toMatchObject({
      parsed: { wouldNotify: true, verdict: "notify", reach: 1, candidates: [] },
    });
    expect(
      (await lena.post("/api/email/inbound", { ...test, subject: "Hello", text: "See you soon!" })).body,
    ).toMatchObject({
      parsed: { verdict: "ignore", reach: null },
    });
  });
});
