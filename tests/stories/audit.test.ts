import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let admin: Visitor;
const ann = { firstName: "Ann", lastName: "Fairlow", phone: "5035550110", email: "ann@mail.example" };

beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn("admin@slotback.example");
});
afterAll(() => server?.stop());

const trail = async () =>
  (await server.pool.query("select what, role, subject_id, counts, request_id from audit_events order by id")).rows;
const recorded = (what: string) =>
  eventually(async () => (await trail()).find((event) => event.what === what), `${what} in the trail`);

test("what practitioners and admins did is in the trail and in their export, without anybody's data", async () => {
  await recorded("sign-in");
  const { body } = await admin.post<{ id: string }>("/api/waitlist", ann);
  await recorded("POST /api/waitlist");
  await admin.post("/api/waitlist/bulk", {
    clients: [
      { ...ann, lastName: "Roy" },
      { ...ann, phone: "5035550111", email: "bob@mail.example" },
      { ...ann, phone: "1" },
    ],
  });
  await recorded("POST /api/waitlist/bulk");
  await admin.post("/api/settings", { businessName: "Riverside Massage" });
  await recorded("POST /api/settings");
  await admin.get("/api/admin/stats");
  await recorded("GET /api/admin/stats");
  const deleted = await admin.delete(`/api/waitlist/${body.id}`);
  await recorded("DELETE /api/waitlist/:id");

  // What was refused or only looked at is no deed.
  await admin.delete(`/api/waitlist/${body.id}`);
  await admin.get("/api/waitlist");
  await admin.fetch("/api/account/export");
  await recorded("GET /api/account/export");

  const events = await trail();
  expect(events.map(({ what }) => what)).toEqual([
    "sign-in",
    "POST /api/waitlist",
    "POST /api/waitlist/bulk",
    "POST /api/settings",
    "GET /api/admin/stats",
    "DELETE /api/waitlist/:id",
    "GET /api/account/export",
  ]);
  expect(events[2].counts).toEqual({ added: 1, updated: 1, skipped: 1 });
  expect(events[5]).toMatchObject({ role: "admin", subject_id: body.id });
  expect(events[5].request_id).toBe(deleted.headers.get("x-request-id"));
  expect(JSON.stringify(events)).not.toMatch(/Ann|Fairlow|Riverside|503555|example/);

  const zip = await (await admin.fetch("/api/account/export")).arrayBuffer();
  const exported = JSON.parse(strFromU8(unzipSync(new Uint8Array(zip))["audit-trail.json"]!));
  expect(exported.slice(0, 7)).toHaveLength(events.length);
});

test("an audit trail that cannot be written undoes nothing and is in the log", async () => {
  await server.pool.query("alter table audit_events rename to audit_events_away");
  try {
    expect((await admin.post("/api/settings", { businessName: "Else" })).status).toBe(200);
    await eventually(async () => server.lines.some((line) => line.includes("audit trail was not written")), "a line");
  } finally {
    await server.pool.query("alter table audit_events_away rename to audit_events");
  }
});
