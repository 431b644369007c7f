import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { postRaw } from "../support/post-raw";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

interface Settings {
  inboundAddress: string;
  emailToken: string;
  publicOptInToken: string;
  [more: string]: unknown;
}

let server: TestServer;
let lena: Visitor;
let next = 0;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  lena = await server.signIn(`practice-${next++}@mail.example`);
  await server.visitor().delete("/sandbox/api/messages");
});

const settings = async () => (await lena.get<Settings>("/api/settings")).body;
const save = (change: object) => lena.post<Settings & { fields?: object }>("/api/settings", change);
const ann = { firstName: "Ann", lastName: "Fairlow", phone: "(503) 555-0110", email: "ann@mail.example" };

describe("a new practitioner's settings", () => {
  test("are texts by the default words, sent by themselves [S3.10, S3.12, S3.13, S3.14, S3.18, S7.19, S9.19, S2.103, D33]", async () => {
    const { emailToken, publicOptInToken, inboundAddress, ...rest } = await settings();
    expect(rest).toEqual({
      calendarLink: "",
      messageTemplate: "",
      notificationMethod: "sms",
      emailTemplate: "",
      emailSubject: "",
      autoSendEnabled: "true",
      businessName: "",
      postalAddress: "",
      timeZone: "America/New_York",
      country: "US",
      timeZoneKnown: false,
      senderName: `practice-${next - 1}`,
    });
    expect(inboundAddress).toBe(`cancel-${emailToken}@in.slotback.example`);
    expect(publicOptInToken).not.toBe(emailToken);
  });

  test("take the browser's guess of zone and country once, and never against the person's choice", async () => {
    await save({ timeZone: "Europe/Paris", country: "FR", guessed: true });
    expect(await settings()).toMatchObject({ timeZone: "Europe/Paris", country: "FR", timeZoneKnown: true });
    await save({ timeZone: "Asia/Tokyo", country: "JP", guessed: true });
    expect(await settings()).toMatchObject({ timeZone: "Europe/Paris", country: "FR" });
    await save({ timeZone: "Asia/Tokyo" });
    expect(await settings()).toMatchObject({ timeZone: "Asia/Tokyo", country: "FR" });
  });

  test.each([
    [{ notificationMethod: "fax" }, "notificationMethod"],
    [{ autoSendEnabled: true }, "autoSendEnabled"],
    [{ calendarLink: "javascript:alert(1)" }, "calendarLink"],
    [{ emailSubject: "Free\r\nBcc: all@x.example" }, "emailSubject"],
    [{ businessName: "x".repeat(81) }, "businessName"],
    [{ messageTemplate: "\u0000" }, "messageTemplate"],
  ])("refuse %j and change nothing [S3.12, S3.14, D107, D108, D109, D110]", async (change, field) => {
    const before = await settings();
    const { status, body } = await save(change);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(JSON.stringify(body)).not.toMatch(/at .+\.(ts|js):\d+/);
    expect(await settings()).toEqual(before);
  });
});

describe("what the settings do", () => {
  test("method email: an email and no text, in the practitioner's own words [S1.6, S9.6]", async () => {
    await lena.post("/api/waitlist", ann);
    await save({
      notificationMethod: "email",
      emailSubject: "Free: [TIME]",
      emailTemplate: "Dear [FIRST_NAME], [TIME]!",
    });
    const slot = nextWeek("10:00");
    await postRaw(server.url, (await settings()).inboundAddress, cancellation(slot));
    const { texts, emails } = await eventually(async () => {
      const messages = await server.messages();
      return messages.emails.length > 0 && messages;
    }, "an email");
    expect(texts).toEqual([]);
    expect(emails[0]).toMatchObject({
      subject: "Free: 10:00 AM",
      text: expect.stringContaining("Dear Ann, 10:00 AM!"),
    });
  });

  test("auto-send counts as on for anything but 'false' [S3.16]", async () => {
    const { emailToken } = await settings();
    const slot = nextWeek("10:00");
    const dryRun = () =>
      lena.post("/api/email/inbound", { token: emailToken, email: Buffer.from(cancellation(slot)).toString("base64") });
    expect((await dryRun()).body).toMatchObject({ parsed: { wouldNotify: true } });
    await save({ autoSendEnabled: "false" });
    expect((await dryRun()).body).toMatchObject({
      parsed: { wouldNotify: false, reason: expect.stringMatching(/Auto-send is off/) },
    });
  });

  test("the country says what a number and a numeric date mean [P67]", async () => {
    const { emailToken } = await settings();
    const text = "Your client cancelled the appointment.\nDate: 03/04/2027\nTime: 15:00";
    const read = async () =>
      (
        await lena.post<{ parsed: { opening: object } }>("/api/email/inbound", {
          token: emailToken,
          subject: "Cancelled",
          text,
          receivedAt: "2027-03-01T12:00:00Z",
        })
      ).body.parsed.opening;
    await save({ country: "US" });
    expect(await read()).toMatchObject({ date: "2027-03-04" });
    await save({ country: "GB" });
    expect(await read()).toMatchObject({ date: "2027-04-03" });
  });
});

describe("the dashboard's figures", () => {
  interface Item {
    notificationSent: string;
    errorMessage: string | null;
  }
  const items = async () => (await lena.get<Item[]>("/api/parsed-cancellations")).body;
  const stats = async () => (await lena.get("/api/dashboard/stats")).body;

  test("come from the database, for all time, and ignored emails are in none [P2, S2.68, S2.72, S2.74, S3.23]", async () => {
    expect(await stats()).toMatchObject({ emailsParsed: 0, notificationsSent: 0, waitlistSize: 0, successRate: 0 });
    await lena.post("/api/waitlist", ann);
    const { inboundAddress } = await settings();
    await postRaw(server.url, inboundAddress, cancellation(nextWeek("10:00")));
    await postRaw(
      server.url,
      inboundAddress,
      "Subject: News\r\nMessage-ID: <n@x>\r\n\r\nOur spring newsletter is here.\r\n",
    );
    await postRaw(server.url, inboundAddress, Buffer.from([0xff, 0xfe, 0x00]));
    await eventually(async () => {
      const all = await items();
      return all.length === 3 && all.every((one) => one.notificationSent !== "pending");
    }, "three emails dealt with");
    expect((await items()).map((one) => one.notificationSent).sort()).toEqual(["failed", "ignored", "success"]);
    expect(await stats()).toMatchObject({ emailsParsed: 2, notificationsSent: 1, waitlistSize: 1, successRate: 50 });
  });

  test("an opening that the month's limit keeps from everybody has failed, with the sentence [P15]", async () => {
    await lena.post("/api/waitlist", ann);
    const { inboundAddress } = await settings();
    const { rows } = await server.pool.query("select id from accounts where email = $1", [
      `practice-${next - 1}@mail.example`,
    ]);
    const month = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York", year: "numeric", month: "2-digit" });
    await server.pool.query("insert into usage (account_id, period, used) values ($1, $2, 25)", [
      rows[0].id,
      month.format(new Date()).slice(0, 7),
    ]);
    await postRaw(server.url, inboundAddress, cancellation(nextWeek("10:00")));
    const [item] = await eventually(async () => {
      const all = await items();
      return all[0]?.notificationSent === "failed" && all;
    }, "it failed");
    expect(item!.errorMessage).toBe("0 of 1 clients notified: monthly limit reached");
    expect((await server.messages()).texts).toEqual([]);
  });

  test("a number that is known to be bad is not texted again [P41, S3.45]", async () => {
    const bob = { ...ann, firstName: "Bob", phone: "(503) 555-0111", email: "bob@mail.example" };
    await lena.post("/api/waitlist", ann);
    await lena.post("/api/waitlist", bob);
    const { rows } = await server.pool.query("select account_id from clients where email = 'bob@mail.example'");
    await server.pool.query(
      "insert into suppressions (account_id, channel, address, kind, problem) values ($1, 'sms', '+15035550111', 'bad-address', 'This number does not exist.')",
      [rows[0].account_id],
    );
    const { body: waitlist } = await lena.get<object[]>("/api/waitlist");
    expect(waitlist[1]).toMatchObject({
      smsState: "bad-address",
      phoneProblem: "This number does not exist.",
      emailState: "ok",
    });
    const sent = await lena.post("/api/notifications/send", { message: "Hello", notificationMethod: "sms" });
    expect(sent.body).toMatchObject({ total: 1, sent: 1 });
    expect((await server.messages()).texts.map((text) => text.to)).toEqual(["+15035550110"]);
  });
});
