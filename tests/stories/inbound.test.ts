import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { postRaw } from "../support/post-raw";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

const PASSWORD = "a password for tests";
const basic = { authorization: `Basic ${Buffer.from(`inbound:${PASSWORD}`).toString("base64")}` };

interface Item {
  emailSubject: string | null;
  notificationSent: string;
  parsedDate: string | null;
  errorMessage: string | null;
}

let server: TestServer;
let lena: Visitor;
let token: string;
let address: string;
const items = async () => (await lena.get<Item[]>("/api/parsed-cancellations")).body;
const told = async () => (await server.messages()).texts.length;

beforeAll(async () => {
  server = await startServer({ env: { INBOUND_WEBHOOK_PASSWORD: PASSWORD } });
  lena = await server.signIn("lena@riverside.example");
  await lena.post("/api/settings", { timeZone: "America/Los_Angeles", country: "US", businessName: "Riverside" });
  await lena.post("/api/waitlist", {
    firstName: "Ann",
    lastName: "Fairlow",
    phone: "5035550110",
    email: "ann@mail.example",
  });
  const { body } = await lena.get<{ emailToken: string; inboundAddress: string }>("/api/settings");
  token = body.emailToken;
  address = body.inboundAddress;
});
afterAll(() => server?.stop());

describe("who may deliver", () => {
  test("a post without the password, or with a wrong one, is 401 and stores nothing [D42, D44]", async () => {
    const email = cancellation(nextWeek("08:00"));
    expect((await postRaw(server.url, address, email)).status).toBe(401);
    const wrong = { authorization: `Basic ${Buffer.from("inbound:guess").toString("base64")}` };
    expect((await postRaw(server.url, address, email, wrong)).status).toBe(401);
    expect(await items()).toEqual([]);
  });

  test("an unknown address is 200, counted, and tells nobody [D47, D48]", async () => {
    const answer = await postRaw(
      server.url,
      "cancel-nobody@in.slotback.example",
      cancellation(nextWeek("08:00")),
      basic,
    );
    expect(answer.status).toBe(200);
    const { rows } = await server.pool.query("select sum(count)::int as n from unknown_recipients");
    expect(rows).toEqual([{ n: 1 }]);
    expect(await items()).toEqual([]);
    expect(await told()).toBe(0);
  });

  test("a body over 35 MB is 413", async () => {
    const answer = await postRaw(server.url, address, Buffer.alloc(36 * 1024 * 1024, "a"), basic);
    expect(answer.status).toBe(413);
  });

  test("a form that is no form is a sentence, not a crash [D107, D109]", async () => {
    const headers = { "content-type": "multipart/form-data", ...basic };
    const answer = await fetch(new URL("/api/email/inbound", server.url), { method: "POST", body: "junk", headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalid", message: expect.stringMatching(/\.$/) });
  });
});

describe("the dry run", () => {
  test("reads and judges, stores nothing and tells nobody [D49, D52, D58, D59, D60, D61, D62, D63, D65, P16, P17, P18, S3.36, S7.26, S7.28]", async () => {
    const body = {
      token,
      subject: "Appointment cancelled",
      text: "Your client cancelled.\nWhen: March 3, 2026 at 3:00 PM",
    };
    const answer = await lena.post("/api/email/inbound", { ...body, receivedAt: "2026-03-01T12:00:00Z" });
    expect(answer.body).toMatchObject({
      parsed: {
        success: true,
        date: "Tuesday, March 3, 2026",
        time: "3:00 PM",
        kind: "cancellation",
        opening: { date: "2026-03-03", time: "15:00", timeZone: "America/Los_Angeles" },
        others: [],
        wouldNotify: true,
        reason: null,
      },
    });
    expect(await items()).toEqual([]);
    expect(await told()).toBe(0);
  });

  test("judges by the moment it is given: the same email later is past [D53, D66, D68]", async () => {
    const body = {
      token,
      subject: "Appointment cancelled",
      text: "Your client cancelled.\nWhen: March 3, 2026 at 3:00 PM",
    };
    const { body: late } = await lena.post<{ parsed: { reason: string } }>("/api/email/inbound", {
      ...body,
      receivedAt: "2026-03-04T12:00:00Z",
    });
    expect(late).toMatchObject({ parsed: { success: true, wouldNotify: false, opening: { date: "2026-03-03" } } });
    expect(late.parsed.reason).toMatch(/past|over/i);
  });

  test("takes a whole email in base64 [D50]", async () => {
    const slot = nextWeek("10:00");
    const email = Buffer.from(cancellation(slot)).toString("base64");
    const { body } = await lena.post("/api/email/inbound", { token, email });
    expect(body).toMatchObject({ parsed: { date: slot.shownDate, time: slot.shownTime, wouldNotify: true } });
  });

  test("is refused for another practitioner's address [D57]", async () => {
    const other = await server.signIn("other@practice.example");
    const answer = await other.post("/api/email/inbound", { token, text: "cancelled" });
    expect(answer.status).toBe(403);
  });

  test("in a browser whose session has ended it is 401 and tells nobody [S8.12, D56]", async () => {
    const slot = nextWeek("12:00");
    const body = { token, subject: "Cancelled", text: `Your client cancelled.\nWhen: ${slot.shownDate} at 12:00 PM` };
    const answer = await server.visitor().post("/api/email/inbound", body);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ message: "Unauthorized" });
    expect(await items()).toEqual([]);
  });
});

describe("a real delivery as JSON", () => {
  const post = (body: object, headers: Record<string, string> = {}) =>
    fetch(new URL("/api/email/inbound", server.url), {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });

  test("needs the credential [D54, D55]", async () => {
    expect((await post({ token, text: "cancelled" })).status).toBe(401);
  });

  test("with an unknown token is 404 [D51]", async () => {
    expect((await post({ token: "nobody", text: "cancelled" }, basic)).status).toBe(404);
  });

  test("tells the waitlist, by the method that is the default [S1.5, S3.13, D54]", async () => {
    const slot = nextWeek("13:15");
    const text = `Your client cancelled.\nWhen: ${slot.shownDate} at ${slot.shownTime}`;
    const answer = await post({ token, subject: "Cancelled", text }, basic);
    expect(await answer.json()).toMatchObject({ parsed: { wouldNotify: true, date: slot.shownDate } });
    await eventually(async () => (await told()) === 1, "one text");
    expect((await server.messages()).emails).toEqual([]);
  });
});

describe("what arrives in other shapes", () => {
  const parsed = async (fields: Record<string, string | Buffer>) => {
    const parts = Object.entries({ envelope: JSON.stringify({ to: [address] }), ...fields }).map(([name, value]) =>
      Buffer.concat([
        Buffer.from(`--b0\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
        Buffer.from(value),
        Buffer.from("\r\n"),
      ]),
    );
    const body = Buffer.concat([...parts, Buffer.from("--b0--\r\n")]);
    const headers = { "content-type": "multipart/form-data; boundary=b0", ...basic };
    return fetch(new URL("/api/email/inbound", server.url), { method: "POST", body, headers });
  };

  test("parsed mode is read, in the charset it names [D39]", async () => {
    const slot = nextWeek("14:00");
    await parsed({
      subject: "Appointment cancelled — Zoë",
      from: "tool@scheduler.example",
      headers: `Message-ID: <parsed@scheduler.example>\nDate: ${new Date().toUTCString()}\n`,
      text: Buffer.from(`The client\x92s appointment was cancelled.\nWhen: ${slot.shownDate} at 2:00 PM\n`, "latin1"),
      charsets: JSON.stringify({ subject: "UTF-8", text: "windows-1252" }),
    });
    const item = await eventually(
      async () => (await items()).find((one) => one.emailSubject?.includes("Zoë")),
      "it was read",
    );
    expect(item).toMatchObject({ parsedDate: slot.shownDate });
    await eventually(async () => (await told()) === 2, "a second text");
  });

  test("raw mode wins over parsed fields, and the envelope over the To header [D40, D41]", async () => {
    const slot = nextWeek("14:30");
    const mime = cancellation(slot, { id: "<raw@x.example>" }).replace(
      "To: lena@riverside.example",
      "To: cancel-nobody@in.slotback.example",
    );
    await parsed({ email: mime, subject: "Something else", text: "Nothing", to: "cancel-nobody@in.slotback.example" });
    const item = await eventually(
      async () =>
        (await items()).find(
          (one) => one.parsedDate === slot.shownDate && one.emailSubject === "Appointment cancelled",
        ),
      "it was read",
    );
    expect(item.notificationSent).not.toBe("ignored");
    await eventually(async () => (await told()) === 3, "a third text");
  });

  test("an email with nothing to read is stored as failed, with a sentence [P9]", async () => {
    await postRaw(server.url, address, Buffer.from([0xff, 0xfe, 0x00, 0x01, 0x80]), basic);
    const item = await eventually(
      async () => (await items()).find((one) => one.notificationSent === "failed"),
      "it failed",
    );
    expect(item.errorMessage).toMatch(/\.$/);
  });

  test("a booking is ignored, with the reason, and counts nowhere [P11, P13, S3.24, S2.65]", async () => {
    const before = (await lena.get<{ emailsParsed: number }>("/api/dashboard/stats")).body.emailsParsed;
    const slot = nextWeek("16:00");
    const mime = `Subject: New appointment booked\r\nMessage-ID: <b@x.example>\r\n\r\nYou have a new booking.\r\nWhen: ${slot.shownDate} at 4:00 PM\r\nNeed to cancel? Cancel appointment here.\r\n`;
    await postRaw(server.url, address, mime, basic);
    const item = await eventually(
      async () => (await items()).find((one) => one.notificationSent === "ignored"),
      "it was ignored",
    );
    expect(item.errorMessage).toMatch(/\.$/);
    expect((await lena.get<{ emailsParsed: number }>("/api/dashboard/stats")).body.emailsParsed).toBe(before);
    expect(await told()).toBe(3);
  });

  test("a slot that is past is stored and not sent [P14, P118]", async () => {
    await postRaw(server.url, address, cancellation(nextWeek("09:00", -3), { id: "<late@x.example>" }), basic);
    await eventually(
      async () => (await items()).some((one) => /past|over/i.test(one.errorMessage ?? "")),
      "it was read",
    );
    expect(await told()).toBe(3);
  });

  test("with auto-send off an opening is understood and nobody is told by itself [S2.127, P8]", async () => {
    await lena.post("/api/settings", { autoSendEnabled: "false" });
    const slot = nextWeek("17:45");
    await postRaw(server.url, address, cancellation(slot, { id: "<off@x.example>" }), basic);
    interface Open extends Item {
      parsedTime: string;
      openingId: string;
      canNotify: boolean;
    }
    const item = await eventually(
      async () =>
        (await lena.get<Open[]>("/api/parsed-cancellations")).body.find((one) => one.parsedTime === slot.shownTime),
      "it was understood",
    );
    expect(item).toMatchObject({ notificationSent: "success", canNotify: true });
    expect(await told()).toBe(3);
    const sent = await lena.post(`/api/openings/${item.openingId}/notify`);
    expect(sent.body).toMatchObject({ total: 1, sent: 1, failed: 0 });
    expect(await told()).toBe(4);
  });

  test("an email that is not certain enough waits for the practitioner, who decides once [P10, P111, P114]", async () => {
    const { date } = nextWeek("10:00");
    const wrong = new Date(`${date}T00:00:00Z`).getUTCDay() === 5 ? "Monday" : "Friday";
    const mime = `Subject: change of plans\r\nMessage-ID: <ask@x.example>\r\nFrom: Zoe <zoe@x.example>\r\n\r\nHi Lena, I have to cancel my ${wrong} ${date} at 10:00 appointment, sorry.\r\n`;
    await postRaw(server.url, address, mime, basic);
    interface Asked extends Item {
      id: string;
      question: { candidates: object[] } | null;
    }
    const asked = async () =>
      (await lena.get<Asked[]>("/api/parsed-cancellations")).body.find((one) => one.question !== null);
    const item = (await eventually(asked, "a question"))!;
    expect(item).toMatchObject({ notificationSent: "pending" });
    expect(item.errorMessage).toMatch(/[.?]$/);
    expect(await told()).toBe(4);
    const decision = `/api/parsed-cancellations/${item.id}/decision`;
    const sent = await lena.post(decision, { action: "send", date, time: "10:00" });
    expect(sent.body).toMatchObject({ notificationSent: "success", question: null, parsedTime: "10:00 AM" });
    expect(await told()).toBe(5);
    expect((await lena.post(decision, { action: "send", date, time: "10:00" })).status).toBe(404);
    expect(await told()).toBe(5);
  });
});

describe("several at once", () => {
  test("an email that cancels two appointments makes two openings, each with its own texts [D64, D67, S4.11, P6]", async () => {
    await lena.post("/api/settings", { autoSendEnabled: "true" });
    const before = await told();
    const [first, second] = [nextWeek("09:00", 5), nextWeek("10:30", 6)];
    const text = [
      "The following appointments were cancelled:",
      `- ${first.shownDate} at ${first.shownTime}`,
      `- ${second.shownDate} at ${second.shownTime}`,
    ].join("\n");
    const dry = await lena.post<{ parsed: { others: object[]; evidence: object[] } }>("/api/email/inbound", {
      token,
      subject: "Appointments cancelled",
      text,
    });
    expect(dry.body.parsed).toMatchObject({
      opening: { date: first.date },
      others: [{ date: second.date, time: "10:30" }],
    });
    expect(dry.body.parsed.evidence.length).toBeGreaterThan(0);
    const mime = `Subject: Appointments cancelled\r\nMessage-ID: <two@x.example>\r\n\r\n${text.replaceAll("\n", "\r\n")}\r\n`;
    await postRaw(server.url, address, mime, basic);
    await eventually(async () => (await told()) === before + 2, "two texts");
    const { body } = await lena.get<object[]>("/api/parsed-cancellations");
    expect(body[0]).toMatchObject({
      opening: { date: first.date },
      totals: { total: 1 },
      others: [{ opening: { date: second.date, time: "10:30" }, canNotify: false, totals: { total: 1 } }],
    });
  });
});
