import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api, type Call } from "../../shared/api";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { postRaw } from "../support/post-raw";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let lena: Visitor;
let other: Visitor;
let ids: Record<string, string>;

beforeAll(async () => {
  server = await startServer();
  [lena, other] = [await server.signIn("lena@riverside.example"), await server.signIn("other@practice.example")];
  const client = { firstName: "Ann", lastName: "Fairlow", phone: "5035550110", email: "ann@mail.example" };
  const { body: added } = await lena.post<{ id: string }>("/api/waitlist", client);
  const { body: settings } = await lena.get<{ inboundAddress: string }>("/api/settings");
  await postRaw(server.url, settings.inboundAddress, cancellation(nextWeek("10:00")));
  const [email] = await eventually(async () => {
    const { body } =
      await lena.get<{ id: string; openingId: string; notificationSent: string }[]>("/api/parsed-cancellations");
    return body[0]?.notificationSent === "success" && body;
  }, "an opening of Lena's");
  const requestId = randomUUID();
  await lena.post("/api/notifications/send", { message: "Hello", notificationMethod: "sms", requestId });
  // Receipts and the email's own outcome are still on their way: they would count as changes.
  await eventually(async () => {
    const { rows } = await server.pool.query(
      "select 1 from messages where state <> 'delivered' union all select 1 from inbound_emails where status = 'pending'",
    );
    return rows.length === 0;
  }, "every text delivered");
  ids = { waitlist: added.id, "parsed-cancellations": email!.id, openings: email!.openingId, notifications: requestId };
});
afterAll(() => server?.stop());

/** Every table that holds somebody's data, as one text. */
async function everything() {
  const tables = [
    "accounts",
    "clients",
    "suppressions",
    "consents",
    "inbound_emails",
    "openings",
    "sends",
    "notifications",
    "messages",
    "usage",
    "subscriptions",
  ];
  const dumps = await Promise.all(tables.map((table) => server.pool.query(`select * from ${table} order by 1, 2`)));
  return JSON.stringify(dumps.map(({ rows }) => rows));
}

const calls = Object.keys(api) as Call[];
const bodies: Partial<Record<Call, object>> = {
  "PATCH /api/waitlist/:id": { firstName: "Eve", lastName: "Else", phone: "5035550111", email: "eve@mail.example" },
  "POST /api/parsed-cancellations/:id/decision": { action: "dismiss" },
};

async function make(visitor: Visitor, call: Call, body: unknown) {
  const [method, path] = call.split(" ") as [string, string];
  const capability = path.split("/")[2]!;
  const address = path.replace(/:\w+/, () => ids[capability] ?? "a-token-of-nobody");
  const verb = method.toLowerCase() as "get" | "post" | "patch" | "delete";
  return verb === "get" || verb === "delete" ? visitor[verb](address) : visitor[verb](address, body);
}

const guarded = calls.filter((call) => api[call].access !== "public");
const withIds = guarded.filter((call) => call.includes("/:"));

describe("every call of the contract", () => {
  test.each(guarded)("%s is 401 when signed out and changes nothing [S6.3, S7.7, D30]", async (call) => {
    const before = await everything();
    const answer = await make(server.visitor(), call, bodies[call] ?? {});
    expect([answer.status, answer.body]).toEqual([401, { message: "Unauthorized", code: "signed_out" }]);
    expect(await everything()).toBe(before);
  });

  test.each(withIds)(
    "%s with another practitioner's id shows and changes nothing [S1.1, D106, D104, S7.14, S7.16]",
    async (call) => {
      const before = await everything();
      const answer = await make(other, call, bodies[call] ?? {});
      const empty = call === "GET /api/openings/:id/deliveries" && answer.status === 200;
      if (empty) expect(answer.body).toEqual([]);
      else expect(answer.status).toBe(404);
      expect(await everything()).toBe(before);
    },
  );

  test.each(calls.filter((call) => api[call].access === "admin"))(
    "%s is 403 for a practitioner [S6.8, D31, P51]",
    async (call) => {
      const answer = await make(lena, call, {});
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ message: "Admin access required" });
    },
  );

  test("another practitioner's lists hold nothing of the first one's [S1.1, S3.11]", async () => {
    for (const path of ["/api/waitlist", "/api/parsed-cancellations"]) expect((await other.get(path)).body).toEqual([]);
    expect((await other.get("/api/dashboard/stats")).body).toMatchObject({
      emailsParsed: 0,
      notificationsSent: 0,
      waitlistSize: 0,
    });
  });
});

test("an unknown call is 404 as JSON, an unknown page 404 as a page [S2.23]", async () => {
  const call = await lena.get("/api/nothing");
  expect([call.status, call.body]).toMatchObject([404, { code: "not_found" }]);
  const page = await fetch(new URL("/nothing", server.url));
  expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
});

test("a change from another site is refused and changes nothing", async () => {
  const before = await everything();
  const answer = await lena.fetch("/api/settings", {
    method: "POST",
    body: JSON.stringify({ businessName: "Taken over" }),
    headers: { "content-type": "application/json", origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  });
  expect(answer.status).toBe(403);
  expect(await everything()).toBe(before);
});
