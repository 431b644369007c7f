import { afterAll, beforeAll, expect, test } from "vitest";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { postRaw } from "../support/post-raw";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

interface Item {
  id: string;
  emailSubject: string | null;
  from: string | null;
  client: string | null;
  hasText: boolean;
}

const DAY_MS = 86_400_000;
let server: TestServer;
let lena: Visitor;
let address: string;

const items = async () => (await lena.get<Item[]>("/api/parsed-cancellations")).body;
const textOf = (id: string) => lena.get<{ text: string }>(`/api/parsed-cancellations/${id}/text`);

async function arrive(mime: string) {
  const known = new Set((await items()).map(({ id }) => id));
  await postRaw(server.url, address, mime);
  return eventually(async () => {
    const item = (await items()).find(({ id }) => !known.has(id));
    return item && (item.emailSubject || item.from) ? item : null;
  }, "it was read");
}

beforeAll(async () => {
  server = await startServer();
  lena = await server.signIn("lena@riverside.example");
  address = (await lena.get<{ inboundAddress: string }>("/api/settings")).body.inboundAddress;
});
afterAll(() => server?.stop());

const head = (subject: string, from: string) =>
  [
    `From: ${from}`,
    `Subject: ${subject}`,
    `Message-ID: <${Math.random()}@x.example>`,
    "Content-Type: text/plain; charset=utf-8",
  ].join("\r\n");

test("an email in a language that is not read is shown as it came, as plain text", async () => {
  const lines = ["Dzień dobry,", "", "wizyta pacjenta Jan Kowalski w dniu 10 grudnia o godz. 14:30 została odwołana."];
  const { id, hasText } = await arrive(
    `${head("Odwołana wizyta", "Rejestracja <biuro@gabinet.example>")}\r\n\r\n${lines.join("\r\n")}\r\n`,
  );
  expect(hasText).toBe(true);
  expect((await textOf(id)).body).toEqual({ text: lines.join("\n") });
});

test("who wrote and who cancelled is told: of a forward, the one who wrote it first", async () => {
  expect(await arrive(cancellation(nextWeek("10:00")))).toMatchObject({
    from: "Scheduler <no-reply@scheduler.example>",
    client: "Zoe Quill",
  });
  const forwarded = [
    "---------- Forwarded message ---------",
    "From: Hugh Penwick <hugh@mail.example>",
    "Date: Sat, Nov 21, 2026 at 9:00 AM",
    "Subject: change of plans",
    "To: Lena <lena@riverside.example>",
    "",
    "I have to cancel, sorry.",
  ];
  const item = await arrive(
    `${head("Fwd: change of plans", "Lena Marsh <lena@riverside.example>")}\r\n\r\n${forwarded.join("\r\n")}\r\n`,
  );
  expect(item).toMatchObject({ emailSubject: "change of plans", from: "Hugh Penwick <hugh@mail.example>" });
  expect(item.client).toBeNull();
});

test("the copy is shown to its practitioner only, and no longer than it is kept [P87, S1.1]", async () => {
  const [{ id } = { id: "" }] = await items();
  const other = await server.signIn("other@practice.example");
  expect((await other.get(`/api/parsed-cancellations/${id}/text`)).status).toBe(404);
  const later = await startServer({ database: server.database, now: () => new Date(Date.now() + 31 * DAY_MS) });
  await eventually(async () => {
    const { rows } = await server.pool.query("select 1 from inbound_emails where raw is not null");
    return rows.length === 0;
  }, "the copies are gone").finally(() => later.stop());
  // Her session is over by then, too.
  lena = await server.signIn("lena@riverside.example");
  expect((await items()).map(({ hasText }) => hasText)).toEqual([false, false, false]);
  expect(await textOf(id)).toMatchObject({
    status: 404,
    body: { message: "The copy of this email is no longer there." },
  });
  expect((await items()).map(({ from }) => from)).toEqual([null, null, null]);
  expect((await items()).map(({ emailSubject }) => emailSubject)).toContain("change of plans");
});
