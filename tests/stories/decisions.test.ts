import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { nextWeek, unsure } from "../support/emails";
import { eventually } from "../support/eventually";
import { postRaw } from "../support/post-raw";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

interface Item {
  id: string;
  emailSubject: string | null;
  notificationSent: string;
  errorMessage: string | null;
  question: { candidates: { date: string; time: string | null }[] } | null;
}

let server: TestServer;
let lena: Visitor;
let address: string;
let next = 0;

const person = (firstName: string, n: number) => ({
  firstName,
  lastName: "Fairlow",
  phone: `+150355501${n}`,
  email: `${firstName.toLowerCase()}@mail.example`,
});
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
