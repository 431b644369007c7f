import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let practitioner: Visitor;
let next = 0;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

async function practice(clients: number) {
  const visitor = await server.signIn(`practice-${next++}@mail.example`);
  await visitor.post("/api/waitlist/bulk", {
    clients: Array.from({ length: clients }, (_, n) => ({
      firstName: `Client${n}`,
      lastName: "Waiting",
      phone: `+1503555${String(1000 + n)}`,
      email: `client${n}@mail.example`,
    })),
  });
  return visitor;
}

const hello = (requestId = randomUUID()) => ({ message: "Hello [FIRST_NAME]", notificationMethod: "both", requestId });
const used = async (visitor: Visitor) =>
  (await visitor.get<{ usage: { current: number } }>("/api/subscription")).body.usage.current;

describe("the trial", () => {
  beforeEach(async () => {
    practitioner = await practice(20);
  });

  test("tells 25 clients a month, in waitlist order, and reports the rest [S1.12, S3.37, S7.32, S7.33, S9.2, P30, P32, P33]", async () => {
    expect((await practitioner.post("/api/notifications/send", hello())).body).toMatchObject({
      total: 20,
      sent: 20,
      failed: 0,
      note: null,
    });
    const second = await practitioner.post("/api/notifications/send", hello());
    expect(second.body).toMatchObject({
      total: 20,
      sent: 5,
      failed: 15,
      note: "5 of 20 clients notified: monthly limit reached",
    });
    const { rows } = await server.pool.query(
      "select client_name from notifications where send_id = (select id from sends where note is not null order by created_at desc limit 1) order by client_name",
    );
    expect(rows.map((row) => row.client_name)).toEqual([0, 1, 2, 3, 4].map((n) => `Client${n} Waiting`));
    expect(await used(practitioner)).toBe(25);
  });

  test("two sends at the same moment do not pass 25 together [P31]", async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => practitioner.post<{ sent: number }>("/api/notifications/send", hello())),
    );
    expect(answers.reduce((sum, { body }) => sum + body.sent, 0)).toBe(25);
    expect(await used(practitioner)).toBe(25);
  });

  test("the same click twice sends once and answers the same [D70, D71, D72, D73, D97]", async () => {
    const click = hello();
    const [first, second] = await Promise.all([1, 2].map(() => practitioner.post("/api/notifications/send", click)));
    expect(second!.body).toEqual(first!.body);
    expect(first!.body).toMatchObject({ total: 20, sent: 20, failed: 0, pending: 0 });
    expect(await used(practitioner)).toBe(20);
    expect((await practitioner.get(`/api/notifications/sends/${click.requestId}`)).body).toEqual(first!.body);
  });
});

describe("a send by hand", () => {
  test("is refused in a sentence when it cannot mean anything [S5.25, S7.34, P22, D107, D110]", async () => {
    const nobody = await practice(0);
    const send = (body: object) => nobody.post<{ message: string; fields?: object }>("/api/notifications/send", body);
    expect(await send(hello())).toMatchObject({ status: 400, body: { message: expect.stringMatching(/waitlist/) } });
    expect(await send({ message: "  ", notificationMethod: "sms" })).toMatchObject({
      status: 400,
      body: { fields: { message: "Please enter a message to send." } },
    });
    expect(await send({ message: "Hi", notificationMethod: "fax" })).toMatchObject({ status: 400 });
    const without = await send({ message: "Free at [TIME] on [DATE]", notificationMethod: "sms" });
    expect(without.body.message).toBe("Enter the date and time that [DATE] and [TIME] stand for.");
    const { rows } = await server.pool.query("select 1 from sends where total = 0");
    expect(rows).toEqual([]);
  });

  test("says the given date and time, in text and email alike [S2.200, S2.201, D69]", async () => {
    const visitor = await practice(1);
    await server.visitor().delete("/sandbox/api/messages");
    const date = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
    const sent = await visitor.post("/api/notifications/send", {
      ...hello(),
      message: "Free at [TIME] on [DATE]",
      date,
      time: "09:30",
    });
    expect(sent.body).toMatchObject({ total: 1, sent: 1 });
    const { texts, emails } = await server.messages();
    expect(texts[0]!.body).toContain("Free at 9:30 AM on");
    expect(emails[0]!.text).toContain("Free at 9:30 AM on");
    expect(emails[0]!.subject).toMatch(/^Appointment Opening - .+ at 9:30 AM$/);
  });
});
