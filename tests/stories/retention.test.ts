import { afterAll, beforeAll, expect, test } from "vitest";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { postRaw } from "../support/post-raw";
import { startServer, type TestServer } from "../support/server";

const DAY_MS = 86_400_000;
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  const lena = await server.signIn("lena@riverside.example");
  const { body } = await lena.post<{ inboundAddress: string }>("/api/settings", { notificationMethod: "both" });
  const ann = { firstName: "Ann", lastName: "Fairlow", phone: "5035550110", email: "ann@mail.example" };
  await lena.post("/api/waitlist", ann);
  await postRaw(server.url, body.inboundAddress, cancellation(nextWeek("10:00")));
  await eventually(async () => {
    const { texts, emails } = await server.messages();
    return texts.length === 1 && emails.length === 1;
  }, "a text and an email");
  // Until then reports of them come, which would be younger than the cleaning.
  await eventually(async () => (await counts()).delivered === 2, "both delivered");
});
afterAll(() => server?.stop());

async function counts() {
  const { rows } = await server.pool.query(`select
    (select count(*) from messages where state = 'delivered')::int as delivered,
    (select count(*) from messages where body <> '')::int as bodies,
    (select count(*) from messages where subject is not null)::int as subjects,
    (select count(*) from messages where recipient in ('+15035550110', 'ann@mail.example'))::int as recipients,
    (select count(*) from inbound_emails where raw is not null)::int as raw,
    (select count(*) from webhook_events)::int as events,
    (select count(*) from session)::int as sessions,
    (select count(*) from rate_limits)::int as limits`);
  return rows[0];
}

/** Another process on the same database, whose clock is so many days ahead: it cleans up when it starts. */
async function cleanUpAfter(days: number, until: (counts: Record<string, number>) => boolean) {
  const later = await startServer({ database: server.database, now: () => new Date(Date.now() + days * DAY_MS) });
  await eventually(async () => until(await counts()), `cleaned up after ${days} days`).finally(() => later.stop());
}

test("what was said, the copy of the email, sessions, and who asked how often go in their time [P87, P88]", async () => {
  expect(await counts()).toMatchObject({ bodies: 2, subjects: 1, recipients: 2, raw: 1 });
  expect((await counts()).limits).toBeGreaterThan(0);
  expect((await counts()).sessions).toBeGreaterThan(0);

  await cleanUpAfter(31, ({ raw, limits, events, sessions }) => [raw, limits, events, sessions].every((n) => n === 0));
  expect(await counts()).toMatchObject({ bodies: 2, subjects: 1 });

  await cleanUpAfter(91, ({ bodies }) => bodies === 0);
  expect(await counts()).toMatchObject({ subjects: 0, recipients: 2, delivered: 2 });
});
