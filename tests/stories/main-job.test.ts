import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { postRaw } from "../support/post-raw";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let lena: Visitor;
let inboundAddress: string;
const slot = nextWeek("15:30");

interface Settings {
  inboundAddress: string;
  publicOptInToken: string;
  emailToken: string;
}

beforeAll(async () => {
  server = await startServer();
  lena = await server.signIn("lena@riverside.example", { firstName: "Lena", lastName: "Marsh" });
});
afterAll(() => server?.stop());

const person = (firstName: string, n: number) => ({
  firstName,
  lastName: "Fairlow",
  phone: `(503) 555-01${n}`,
  email: `${firstName.toLowerCase()}@mail.example`,
});

describe("a practitioner's first hour", () => {
  test("signing in makes an account with an address and a link of its own [S1.2, S3.1, S3.2, S3.17, S7.6]", async () => {
    const user = await lena.get("/api/auth/user");
    expect(user.body).toEqual({
      firstName: "Lena",
      lastName: "Marsh",
      email: "lena@riverside.example",
      profileImageUrl: null,
      isAdmin: false,
    });
    const { body } = await lena.get<Settings>("/api/settings");
    expect(body.inboundAddress).toMatch(new RegExp(`^cancel-${body.emailToken}@`));
    expect(body.publicOptInToken.length).toBeGreaterThanOrEqual(22);
    inboundAddress = body.inboundAddress;
  });

  test("settings are saved [S7.20, S7.21, S7.23, S7.24, S7.25, D74, D75]", async () => {
    const saved = await lena.post<Settings>("/api/settings", {
      calendarLink: "https://riverside.example/book",
      messageTemplate: "",
      autoSendEnabled: "true",
      notificationMethod: "both",
      emailTemplate: "",
      emailSubject: "",
      timeZone: "America/Los_Angeles",
      country: "US",
    });
    expect(saved.status).toBe(200);
    const named = await lena.post("/api/settings", { businessName: "Riverside Massage" });
    expect(named.body).toMatchObject({
      businessName: "Riverside Massage",
      notificationMethod: "both",
      calendarLink: "https://riverside.example/book",
      timeZone: "America/Los_Angeles",
    });
    expect((await lena.post("/api/settings", { timeZone: "Mars/Olympus" })).status).toBe(400);
    expect((await lena.post("/api/settings", { country: "ZZ" })).status).toBe(400);
  });

  test("three clients are added, two imported, one joins for texts only [S7.11, S7.12, S7.17, S7.18, S7.43, S7.44, S3.20, P48]", async () => {
    for (const client of [person("Ann", 10), person("Dee", 11), person("Grace", 12)]) {
      const added = await lena.post<{ phone: string }>("/api/waitlist", client);
      expect(added.status).toBe(201);
      expect(added.body.phone).toMatch(/^\+1503555/);
    }
    const imported = await lena.post("/api/waitlist/bulk", { clients: [person("Hugh", 13), person("Priya", 14)] });
    expect(imported.body).toEqual({ added: 2, updated: 0, skipped: [] });
    const { body } = await lena.get<Settings>("/api/settings");
    const join = `/api/join/${body.publicOptInToken}`;
    const visitor = server.visitor();
    expect((await visitor.get(join)).body).toEqual({ businessName: "Riverside Massage" });
    const joined = await visitor.post(join, { ...person("Tom", 15), smsConsent: true, emailConsent: false });
    expect(joined.body).toEqual({ ok: true });
    expect((await lena.get<unknown[]>("/api/waitlist")).body).toHaveLength(6);
  });

  test("a forwarded cancellation becomes six texts and five emails [S1.3, S1.4, S1.7, D38, D92, P38, P39, S9.25]", async () => {
    const email = cancellation(slot, { id: "<first@scheduler.example>" });
    expect((await postRaw(server.url, inboundAddress, email)).status).toBe(200);
    const { texts, emails } = await eventually(async () => {
      const messages = await server.messages();
      return messages.texts.length >= 6 && messages.emails.length >= 5 && messages;
    }, "six texts and five emails");
    expect([texts.length, emails.length]).toEqual([6, 5]);

    const toAnn = texts.find((text) => text.to === "+15035550110")!;
    expect(toAnn.body).toBe(
      `Riverside Massage: Hi Ann! A cancellation just opened up at 3:30 PM on ${slot.shownDate}. ` +
        "Book here: https://riverside.example/book\nReply STOP to opt out",
    );
    const annsEmail = emails.find((one) => one.to === "ann@mail.example")!;
    expect(annsEmail.subject).toBe(`Appointment Opening - ${slot.shownDate} at 3:30 PM`);
    expect(annsEmail.text).toContain("Hi Ann! Great news!");
    expect(annsEmail.text).toContain("https://riverside.example/book");
    expect(annsEmail.fromName).toBe("Riverside Massage");
    expect(emails.map((one) => one.to)).not.toContain("tom@mail.example");
  });

  test("every email can be left with one click [P74, P75]", async () => {
    const { emails } = await server.messages();
    for (const { headers, text } of emails) {
      const link = /<(http[^>]+\/u\/[^>]+)>/.exec(headers?.["List-Unsubscribe"] ?? "")?.[1];
      expect(link).toBeDefined();
      expect(headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
      expect(text).toContain(link);
    }
  });

  test("the same email again, and the same slot from another mailbox, tell nobody twice [D95, P119, P120, P121]", async () => {
    await postRaw(server.url, inboundAddress, cancellation(slot, { id: "<first@scheduler.example>" }));
    await postRaw(server.url, inboundAddress, cancellation(slot, { id: "<second@scheduler.example>" }));
    await eventually(async () => {
      const { body } = await lena.get<{ notificationSent: string }[]>("/api/parsed-cancellations");
      return body.length === 2 && body.every((one) => one.notificationSent === "success");
    }, "the second mailbox's email read");
    const { texts, emails } = await server.messages();
    expect([texts.length, emails.length]).toEqual([6, 5]);
  });

  test("the dashboard shows it as received, with its evidence and figures [S3.22, S3.25, S4.13, S7.9, P7, P36, P122, S2.64, S2.67, S2.70]", async () => {
    const { body } = await lena.get<Record<string, unknown>[]>("/api/parsed-cancellations");
    const first = body.at(-1)!;
    expect(first).toMatchObject({
      emailSubject: "Appointment cancelled",
      parsedDate: slot.shownDate,
      parsedTime: "3:30 PM",
      notificationSent: "success",
      errorMessage: null,
      kind: "cancellation",
      totals: { total: 6, sent: 6, failed: 0, pending: 0 },
    });
    expect(JSON.stringify(first.evidence)).toContain(slot.shownDate);
    expect((await lena.get("/api/dashboard/stats")).body).toMatchObject({
      emailsParsed: 2,
      notificationsSent: 6,
      waitlistSize: 6,
      successRate: 100,
    });
    expect((await lena.get("/api/subscription")).body).toMatchObject({
      subscription: { plan: "free_trial", status: "active", cancelAtPeriodEnd: "false" },
      usage: { current: 6, limit: 25, percentage: 24 },
    });
  });

  test("receipts move the messages on to delivered [D76, D78]", async () => {
    const { body } = await lena.get<{ openingId: string }[]>("/api/parsed-cancellations");
    const openingId = body.at(-1)!.openingId;
    const deliveries = await eventually(async () => {
      const { body } = await lena.get<{ name: string; sms: string; email: string }[]>(
        `/api/openings/${openingId}/deliveries`,
      );
      return body.every((one) => one.sms === "delivered" && one.email !== "sent") && body;
    }, "every message delivered");
    expect(deliveries.find((one) => one.name === "Tom Fairlow")).toMatchObject({
      sms: "delivered",
      email: "no-consent",
    });
    expect(deliveries).toHaveLength(6);
  });
});

describe("clients who do not want to hear", () => {
  test("STOP by text stops texts, and START brings them back [P69, P72, D77]", async () => {
    const stateOfAnn = async () =>
      (await lena.get<{ firstName: string; smsState: string }[]>("/api/waitlist")).body.find(
        (one) => one.firstName === "Ann",
      )!.smsState;
    const outside = server.visitor();
    await outside.post("/sandbox/api/texts", { from: "+15035550110", body: "STOP" });
    await eventually(async () => (await stateOfAnn()) === "opted-out", "Ann opted out");
    await outside.post("/sandbox/api/texts", { from: "+15035550110", body: "START" });
    await eventually(async () => (await stateOfAnn()) === "ok", "Ann opted in again");
    await outside.post("/sandbox/api/texts", { from: "+15035550110", body: "stop" });
    await eventually(async () => (await stateOfAnn()) === "opted-out", "Ann opted out again");
  });

  test("a GET of the unsubscribe link changes nothing, a POST does [P76, P77, D84]", async () => {
    const { emails } = await server.messages();
    const dee = emails.find((one) => one.to === "dee@mail.example")!;
    const link = new URL(/<(http[^>]+\/u\/[^>]+)>/.exec(dee.headers!["List-Unsubscribe"]!)![1]!);
    const stateOfDee = async () =>
      (await lena.get<{ firstName: string; emailState: string }[]>("/api/waitlist")).body.find(
        (one) => one.firstName === "Dee",
      )!.emailState;
    await fetch(link);
    expect(await stateOfDee()).toBe("ok");
    const oneClick = await fetch(link, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(oneClick.status).toBe(200);
    expect(await stateOfDee()).toBe("opted-out");
    expect((await fetch(link, { method: "POST" })).status).toBe(200);
  });

  test("the next opening leaves them out, and no text explains STOP twice [P40, P81]", async () => {
    await server.visitor().delete("/sandbox/api/messages");
    await postRaw(server.url, inboundAddress, cancellation(nextWeek("09:00")));
    const { texts, emails } = await eventually(async () => {
      const messages = await server.messages();
      return messages.texts.length >= 5 && messages.emails.length >= 4 && messages;
    }, "five texts and four emails");
    expect(texts.map((text) => text.to)).not.toContain("+15035550110");
    expect(emails.map((email) => email.to)).not.toContain("dee@mail.example");
    expect(texts.every((text) => !text.body.includes("Reply STOP"))).toBe(true);
  });

  test("the person who cancelled is not told of their own slot [P42]", async () => {
    await server.visitor().delete("/sandbox/api/messages");
    await postRaw(server.url, inboundAddress, cancellation(nextWeek("11:00"), { client: "Grace Fairlow" }));
    const { texts } = await eventually(async () => {
      const messages = await server.messages();
      return messages.texts.length >= 4 && messages;
    }, "four texts");
    expect(texts.map((text) => text.to)).not.toContain("+15035550112");
  });
});
