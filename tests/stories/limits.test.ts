import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { postRaw } from "../support/post-raw";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

// An hour: the story is over long before it is.
const HOUR = 3_600;
const limits = {
  join: { times: 2, perSeconds: HOUR },
  inbound: { times: 2, perSeconds: HOUR },
  test: { times: 2, perSeconds: HOUR },
  send: { times: 2, perSeconds: HOUR },
  export: { times: 2, perSeconds: HOUR },
  "sign-in": { times: 6, perSeconds: HOUR },
};
let first: TestServer;
let second: TestServer;
let lena: Visitor;
let other: Visitor;
let settings: { emailToken: string; inboundAddress: string; publicOptInToken: string };

// Two processes on one database: whoever was refused by one is refused by the other.
beforeAll(async () => {
  first = await startServer({ limits });
  second = await startServer({ limits, database: first.database });
  lena = await first.signIn("lena@riverside.example");
  other = await first.signIn("other@practice.example");
  const zoe = { firstName: "Zoe", lastName: "Quill", phone: "5035550190", email: "zoe@mail.example" };
  await lena.post("/api/waitlist", zoe);
  settings = (await lena.get<typeof settings>("/api/settings")).body;
});
afterAll(async () => {
  await second?.stop();
  await first?.stop();
});

const at = (server: TestServer, path: string) => new URL(path, server.url).href;

async function expectTheThirdRefused(call: (server: TestServer) => Promise<Response>, sentence: RegExp) {
  for (const server of [first, second]) expect((await call(server)).status).toBeLessThan(400);
  for (const server of [first, second]) {
    const answer = await call(server);
    expect(answer.status).toBe(429);
    const { code, message } = (await answer.json()) as { code: string; message: string };
    expect(code).toBe("too_many");
    expect(message).toMatch(sentence);
    expect(message).toContain(inTime(answer));
  }
}

/** What the headers say, in words. */
function inTime({ headers }: Response) {
  const seconds = Number(headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(3_000);
  return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
}

const post = (visitor: Visitor, address: string, body: object) =>
  visitor.fetch(address, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });

describe("asking too often is refused with a sentence and a time, whichever process is asked:", () => {
  test("dry runs", () =>
    expectTheThirdRefused(
      (server) => post(lena, at(server, "/api/email/inbound"), { token: settings.emailToken, text: "Hello" }),
      /tests/,
    ));

  test("sends", () =>
    expectTheThirdRefused(
      (server) => post(lena, at(server, "/api/notifications/send"), { message: "Hello", notificationMethod: "sms" }),
      /sends/,
    ));

  test("exports, each practitioner for themselves", async () => {
    await expectTheThirdRefused((server) => lena.fetch(at(server, "/api/account/export")), /exports/);
    expect((await other.fetch("/api/account/export")).status).toBe(200);
  });

  test("sign-ups, and the refused one is not stored", async () => {
    const form = { firstName: "Ann", lastName: "Fairlow", email: "ann@mail.example", smsConsent: true };
    let n = 0;
    await expectTheThirdRefused((server) => {
      const phone = `503555011${n++}`;
      const body = { ...form, phone, email: `${n}@mail.example`, emailConsent: false };
      return post(server.visitor(), `/api/join/${settings.publicOptInToken}`, body);
    }, /sign-ups/);
    const { body } = await lena.get<{ firstName: string }[]>("/api/waitlist");
    expect(body.map(({ firstName }) => firstName)).toEqual(["Zoe", "Ann", "Ann"]);
  });

  test("sign-ins, as a page", async () => {
    for (let n = 0; n < limits["sign-in"].times; n++) await first.visitor().fetch("/api/login");
    const answer = await second.visitor().fetch("/api/login");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
    expect(await answer.text()).toContain(inTime(answer));
  });
});

test("an inbound address over its limit lets the provider come again later; other addresses get theirs", async () => {
  const email = (time: string) => cancellation(nextWeek(time));
  for (const time of ["10:00", "11:00"])
    expect((await postRaw(first.url, settings.inboundAddress, email(time))).status).toBe(200);
  const refused = await postRaw(second.url, settings.inboundAddress, email("12:00"));
  expect([refused.status, Number(refused.headers.get("retry-after")) > 3_000]).toEqual([503, true]);
  const { body } = await other.get<typeof settings>("/api/settings");
  expect((await postRaw(second.url, body.inboundAddress, email("12:00"))).status).toBe(200);
});

test("an address that nobody has is answered 200, however often it is written to [D47]", async () => {
  for (let n = 0; n < 2 * limits.inbound.times; n++) {
    const answer = await postRaw(first.url, "cancel-nobody@in.slotback.example", cancellation(nextWeek("10:00")));
    expect(answer.status).toBe(200);
  }
  const { rows } = await first.pool.query("select sum(count)::int as n from unknown_recipients");
  expect(rows).toEqual([{ n: 4 }]);
});

test("a limit that cannot be counted costs no email", async () => {
  await first.pool.query("alter table rate_limits rename to rate_limits_away");
  const third = await startServer({ limits, database: first.database });
  try {
    const stored = async () => (await first.pool.query("select count(*)::int as n from inbound_emails")).rows[0].n;
    const before = await stored();
    expect((await postRaw(third.url, settings.inboundAddress, cancellation(nextWeek("13:00")))).status).toBe(200);
    expect(await stored()).toBe(before + 1);
    await eventually(async () => third.lines.some((line) => line.includes("could not be counted")), "a warning");
  } finally {
    await third.stop();
    await first.pool.query("alter table rate_limits_away rename to rate_limits");
  }
});
