import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "../../server/db/client";
import { deleteOldRaw } from "../../server/inbox/queries";
import { deleteClosedAccounts } from "../../server/leaving/queries";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { postRaw } from "../support/post-raw";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

const DAY_MS = 86_400_000;
let server: TestServer;
let lena: Visitor;
let settings: { inboundAddress: string; publicOptInToken: string };

beforeAll(async () => {
  server = await startServer();
  lena = await server.signIn("lena@riverside.example");
  await lena.post("/api/waitlist", {
    firstName: "=Ann",
    lastName: "Fairlow",
    phone: "5035550110",
    email: "ann@mail.example",
  });
  settings = (await lena.get<typeof settings>("/api/settings")).body;
  await postRaw(server.url, settings.inboundAddress, cancellation(nextWeek("10:00")));
  await eventually(async () => (await server.messages()).texts.length === 1, "a text");
});
afterAll(() => server?.stop());

const count = async (table: string) => (await server.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;
const housekeeping = async <T>(work: (db: ReturnType<typeof connect>["db"]) => Promise<T>) => {
  const { db, pool } = connect(server.database.url);
  await work(db).finally(() => pool.end());
};

test("a practitioner takes everything along as CSV and JSON", async () => {
  expect((await server.visitor().fetch("/api/account/export")).status).toBe(401);
  const answer = await lena.fetch("/api/account/export");
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(strFromU8(files["clients.csv"]!)).toContain("'=Ann");
  expect(JSON.parse(strFromU8(files["messages.json"]!))).toHaveLength(1);
  const everything = Object.values(files)
    .map((file) => strFromU8(file))
    .join();
  expect(everything).not.toContain("unsubscribeToken");
});

test("the copy of a forwarded email goes after 30 days; subject, evidence and opening stay [P87, P88]", async () => {
  const now = Date.now();
  await housekeeping((db) => deleteOldRaw(db, new Date(now + 29 * DAY_MS)));
  expect((await server.pool.query("select raw is null as gone from inbound_emails")).rows).toEqual([{ gone: false }]);
  await housekeeping((db) => deleteOldRaw(db, new Date(now + 31 * DAY_MS)));
  expect((await server.pool.query("select raw is null as gone from inbound_emails")).rows).toEqual([{ gone: true }]);
  const { body } =
    await lena.get<{ emailSubject: string; evidence: object[]; openingId: string }[]>("/api/parsed-cancellations");
  expect(body[0]).toMatchObject({ emailSubject: "Appointment cancelled", openingId: expect.any(String) });
  expect(body[0]!.evidence.length).toBeGreaterThan(0);
});

test("closing stops address, link and session at once, and the data goes 30 days later [P85, P86]", async () => {
  expect((await lena.post("/api/account/close", {})).status).toBe(400);
  expect((await lena.post("/api/account/close", { confirm: "close my account" })).body).toEqual({ ok: true });
  expect((await lena.get("/api/auth/user")).status).toBe(401);
  expect((await server.visitor().get(`/api/join/${settings.publicOptInToken}`)).status).toBe(404);
  await postRaw(server.url, settings.inboundAddress, cancellation(nextWeek("11:00")));
  expect(await count("inbound_emails")).toBe(1);

  const now = Date.now();
  await housekeeping((db) => deleteClosedAccounts(db, new Date(now + 29 * DAY_MS)));
  expect(await count("clients")).toBe(1);
  await housekeeping((db) => deleteClosedAccounts(db, new Date(now + 31 * DAY_MS)));
  for (const table of [
    "accounts",
    "clients",
    "inbound_emails",
    "openings",
    "sends",
    "notifications",
    "messages",
    "consents",
  ])
    expect([table, await count(table)]).toEqual([table, 0]);
});
