import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { postRaw } from "../support/post-raw";
import { startServer, type TestServer } from "../support/server";

interface Line {
  level: number;
  msg: string;
  requestId?: string;
  method?: string;
  route?: string | null;
  status?: number;
  durationMs?: number;
}
const INFO = 30;
const DEBUG = 20;
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const lines = () => server.lines.map((line) => JSON.parse(line) as Line);
const requests = (route: string) => lines().filter((line) => line.msg === "request" && line.route === route);

/** A table that is away breaks whatever needs it. */
async function without(table: string, work: () => Promise<unknown>) {
  await server.pool.query(`alter table ${table} rename to gone`);
  try {
    await work();
  } finally {
    await server.pool.query(`alter table gone rename to ${table}`);
  }
}

test("a whole story leaves no name, number, address, token or word of a message in the log [D108]", async () => {
  const lena = await server.signIn("lena.quillfeather@riverside.example", {
    firstName: "Lenabeth",
    lastName: "Quillfeather",
  });
  const [cookie] = (await lena.fetch("/api/auth/user")).headers.getSetCookie();
  const change = {
    businessName: "Brightwater Acupuncture",
    messageTemplate: "Dear [FIRST_NAME], xylophone hour [TIME]",
    notificationMethod: "both",
  };
  await lena.post("/api/settings", { ...change, country: "US", timeZone: "America/Los_Angeles" });
  const { body: settings } = await lena.get<Record<string, string>>("/api/settings");

  const client = {
    firstName: "Wilhelmina",
    lastName: "Fairlow",
    phone: "(503) 555-0147",
    email: "wilhelmina@mail.example",
  };
  await lena.post("/api/waitlist", client);
  await lena.post("/api/waitlist", client);
  await lena.post("/api/waitlist", { ...client, phone: "wrong-number-7788" });
  await lena.post("/api/waitlist/bulk", {
    clients: [{ ...client, firstName: "Bartholomew", phone: "503 555 0148", email: "barto@mail.example" }],
  });
  const form = {
    ...client,
    firstName: "Josephina",
    phone: "503 555 0149",
    email: "jo@mail.example",
    smsConsent: true,
    emailConsent: true,
  };
  await server.visitor().post(`/api/join/${settings.publicOptInToken}`, form);

  const email = (time: string) => cancellation(nextWeek(time), { client: "Ottoline Marchbanks" });
  await postRaw(server.url, settings.inboundAddress!, email("10:00"));
  await postRaw(
    server.url,
    settings.inboundAddress!,
    readFileSync("tests/corpus/063-gmail-forwarding-confirmation.eml"),
  );
  await lena.post("/api/email/inbound", {
    token: settings.emailToken,
    subject: "Cancelled",
    text: "Marmaduke cancelled",
  });
  const told = await eventually(async () => {
    const messages = await server.messages();
    return messages.texts.length >= 3 && messages.emails.length >= 3 && messages;
  }, "everybody was told");
  const [unsubscribe = ""] = Object.values(told.emails[0]!.headers);
  const [, unsubscribeToken] = /\/u\/([\w-]+)/.exec(unsubscribe)!;
  await lena.post("/api/notifications/send", { message: "Zanzibar surprise", notificationMethod: "sms" });
  await server.visitor().post("/sandbox/api/texts", { from: "+15035550147", body: "STOP" });
  await server.visitor().post(`/u/${unsubscribeToken}`);
  await server.visitor().get(`/api/unsubscribe/${unsubscribeToken}`);

  const forged = {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "From=%2B15035550147&Body=Zanzibar",
  };
  await lena.fetch("/api/webhooks/twilio/inbound", forged);
  await lena.fetch("/api/settings", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"businessName":"Zanzi',
  });
  await without("clients", () => lena.post("/api/waitlist", client));
  await without("consents", () =>
    lena.post("/api/waitlist", { ...client, phone: "503 555 0150", email: "w2@mail.example" }),
  );
  await without("openings", async () => {
    await postRaw(server.url, settings.inboundAddress!, email("14:00"));
    await eventually(async () => lines().some((line) => line.msg === "reading an email failed"), "a failure is logged");
  });
  await lena.visit("/api/logout");

  // Without their ids, whose digits may look like a number's by chance.
  const log = server.lines.map((line) => line.toLowerCase().replace(UUID, ""));
  expect(lines().filter((line) => line.level >= 50).length).toBeGreaterThanOrEqual(2);
  const sessionId = decodeURIComponent(cookie!.split(/[=;]/)[1]!).slice(2).split(".")[0]!;
  const secret = [
    "lenabeth",
    "quillfeather",
    "riverside.example",
    "brightwater",
    "wilhelmina",
    "fairlow",
    "bartholomew",
    "josephina",
    "ottoline",
    "marmaduke",
    "xylophone",
    "zanzibar",
    "zanzi",
    "mail.example",
    "555-01",

    "555 0",
    "50355501",
    "wrong-number",
    "appointment has been",
    "mail-settings.google",
    "mail.google",
    "your client",
    settings.emailToken!,
    settings.publicOptInToken!,
    unsubscribeToken!,
    sessionId,
  ];
  const telling = secret.flatMap((word) => log.filter((line) => line.includes(word.toLowerCase())));
  expect(telling).toEqual([]);
});

test("every request is logged once, by its pattern, with an id that the answer carries", async () => {
  const bo = await server.signIn("bo@practice.example");
  const before = { reads: requests("/api/join/:token").length, changes: requests("/api/settings").length };
  const read = await bo.get("/api/join/a-secret-token");
  const change = await bo.post("/api/settings", { businessName: "Bo" });
  const [missed] = await eventually(async () => {
    const newer = requests("/api/join/:token").slice(before.reads);
    return newer.length > 0 && newer;
  }, "the read is logged");
  expect(missed).toMatchObject({ level: INFO, method: "GET", status: 404, durationMs: expect.any(Number) });
  expect(missed!.requestId).toBe(read.headers.get("x-request-id"));
  await eventually(async () => requests("/api/settings").length > before.changes, "the change is logged");
  const id = change.headers.get("x-request-id");
  expect(lines().filter((line) => line.requestId === id)).toEqual([
    expect.objectContaining({ level: INFO, msg: "request", method: "POST", route: "/api/settings", status: 200 }),
  ]);
  const { headers } = await bo.get("/api/settings");
  const [quiet] = await eventually(async () => {
    const own = lines().filter((line) => line.requestId === headers.get("x-request-id"));
    return own.length > 0 && own;
  }, "the second read is logged");
  expect(quiet).toMatchObject({ level: DEBUG, method: "GET", status: 200 });
});

test("a failure of ours says its id and no more; the log has the rest under it [D108]", async () => {
  const cy = await server.signIn("cy@practice.example");
  await without("clients", async () => {
    const { status, body, headers } = await cy.get<{ message: string; code: string }>("/api/waitlist");
    const id = headers.get("x-request-id")!;
    expect(status).toBe(500);
    expect(body).toEqual({ code: "broken", message: expect.stringContaining(id) });
    const logged = await eventually(async () => {
      const own = lines().filter((line) => line.requestId === id);
      return own.length === 2 && own;
    }, "failure and request are logged");
    expect(logged).toMatchObject([
      { level: 50, msg: "request failed", route: "/api/waitlist" },
      { level: INFO, msg: "request", status: 500 },
    ]);
  });
});
