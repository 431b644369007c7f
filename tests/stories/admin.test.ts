import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let admin: Visitor;
let ann: Visitor;

beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn("admin@slotback.example");
  ann = await server.signIn("ann@practice.example", { firstName: "Ann", lastName: "Fairlow" });
  await server.signIn("bo@practice.example");
});
afterAll(() => server?.stop());

interface Stats {
  totalUsers: number;
  activeSubscriptions: number;
  totalNotifications: number;
  revenueThisMonth: number;
  users: Record<string, unknown>[];
}
const stats = async () => (await admin.get<Stats>("/api/admin/stats")).body;
const idOf = async (email: string) =>
  (await server.pool.query("select id from accounts where email = $1", [email])).rows[0].id;

test("the figures of a new installation are zero, its users are listed newest first [S3.33, S3.35, S7.40, S1.14]", async () => {
  const { users, ...totals } = await stats();
  expect(totals).toEqual({ totalUsers: 3, activeSubscriptions: 0, totalNotifications: 0, revenueThisMonth: 0 });
  expect(users.map(({ email }) => email)).toEqual([
    "bo@practice.example",
    "ann@practice.example",
    "admin@slotback.example",
  ]);
  expect(users[1]).toEqual({
    id: expect.any(String),
    firstName: "Ann",
    lastName: "Fairlow",
    email: "ann@practice.example",
    plan: "free_trial",
    status: "active",
    notificationsSent: 0,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test("a paid plan counts as an active subscription and as revenue in cents [S2.241, S3.34]", async () => {
  const { body } = await ann.post<{ url: string }>("/api/subscription/checkout");
  await ann.visit(body.url, { method: "POST" });
  const { activeSubscriptions, revenueThisMonth, users } = await stats();
  expect({ activeSubscriptions, revenueThisMonth }).toEqual({ activeSubscriptions: 1, revenueThisMonth: 2900 });
  expect(users[1]).toMatchObject({ plan: "professional", status: "active" });
});

test("a plan whose payment is late is not counted as active [S2.241]", async () => {
  const late = "update subscriptions set status = $1 where account_id = $2";
  const id = await idOf("ann@practice.example");
  await server.pool.query(late, ["past_due", id]);
  const { activeSubscriptions, users } = await stats();
  expect(activeSubscriptions).toBe(0);
  expect(users[1]).toMatchObject({ plan: "professional", status: "past_due" });
  await server.pool.query(late, ["active", id]);
});

test("revenue is of the last 30 days, less what was refunded [S9.26, S9.27, S9.28]", async () => {
  const add = "insert into payments (id, account_id, amount_cents, currency, at) values ($1, $2, $3, 'usd', $4)";
  const id = await idOf("ann@practice.example");
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await server.pool.query(add, ["in_in_time", id, 2900, daysAgo(29.9)]);
  await server.pool.query(add, ["in_too_old", id, 2900, daysAgo(30.1)]);
  await server.pool.query(add, ["ch_1:900", id, -900, daysAgo(1)]);
  expect((await stats()).revenueThisMonth).toBe(2900 + 2900 - 900);
});

test("notifications count clients, per practitioner and in all [P36]", async () => {
  for (const [n, visitor] of [ann, ann, admin].entries())
    await visitor.post("/api/waitlist", {
      firstName: "Client",
      lastName: "Waiting",
      phone: `503555010${n}`,
      email: `client${n}@mail.example`,
    });
  for (const visitor of [ann, admin])
    await visitor.post("/api/notifications/send", { message: "Hello", notificationMethod: "both" });
  const { totalNotifications, users } = await stats();
  expect(totalNotifications).toBe(3);
  expect(users.map(({ notificationsSent }) => notificationsSent)).toEqual([0, 2, 1]);
});

test("a closed account is no user any more, what it sent still counts [P85]", async () => {
  await server.pool.query("update accounts set closed_at = now() where email = 'ann@practice.example'");
  const { totalUsers, totalNotifications, users } = await stats();
  expect([totalUsers, totalNotifications]).toEqual([2, 3]);
  expect(users.map(({ email }) => email)).not.toContain("ann@practice.example");
});
