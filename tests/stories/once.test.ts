import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { postRaw } from "../support/post-raw";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
const slot = nextWeek("10:00");

beforeAll(async () => {
  server = await startServer();
  const lena = await server.signIn("lena@riverside.example");
  await lena.post("/api/settings", { timeZone: "Australia/Sydney" });
  await lena.post("/api/waitlist", {
    firstName: "Ann",
    lastName: "Fairlow",
    phone: "+61400000001",
    email: "ann@mail.example",
  });
  const { body } = await lena.get<{ inboundAddress: string }>("/api/settings");
  await postRaw(server.url, body.inboundAddress, cancellation(slot));
  await eventually(async () => (await server.messages()).texts.length === 1, "a text");
});
afterAll(() => server?.stop());

/** What PostgreSQL says to a copy of the only row: the name of the constraint that forbids it. */
async function copy(table: string) {
  const { rows } = await server.pool.query(`select column_name from information_schema.columns where table_name = $1`, [
    table,
  ]);
  const columns = rows.map(({ column_name }) => column_name as string);
  const values = columns.map((column) => (column === "id" ? `'${randomUUID()}'` : `"${column}"`));
  const names = columns.map((column) => `"${column}"`).join(", ");
  return server.pool.query(`insert into ${table} (${names}) select ${values.join(", ")} from ${table}`).then(
    () => "taken",
    (error) => error.constraint,
  );
}

describe("the database itself refuses a second", () => {
  test.each([
    ["inbound_emails", "inbound_emails_once"],
    ["openings", "openings_once"],
    ["sends", "sends_opening_once"],
    ["notifications", "notifications_once"],
    ["messages", "messages_once"],
  ])("row in %s [D99]", async (table, constraint) => expect(await copy(table)).toBe(constraint));
});

test("a slot is kept as local date, local time and zone, beside the instant made from them [D111]", async () => {
  const { rows } = await server.pool.query("select date::text, time, time_zone, starts_at from openings");
  expect(rows[0]).toMatchObject({ date: slot.date, time: "10:00", time_zone: "Australia/Sydney" });
  const shown = new Intl.DateTimeFormat("en-GB", { timeZone: "Australia/Sydney", hour: "2-digit", minute: "2-digit" });
  expect(shown.format(rows[0].starts_at)).toBe("10:00");
});
