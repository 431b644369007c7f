import { request } from "node:http";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { toStored } from "../../server/inbox/arrival/stored";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { postRaw } from "../support/post-raw";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let lena: Visitor;
let address: string;

beforeAll(async () => {
  server = await startServer();
  lena = await server.signIn("lena@riverside.example");
  await lena.post("/api/waitlist", {
    firstName: "Ann",
    lastName: "Fairlow",
    phone: "5035550110",
    email: "ann@mail.example",
  });
  address = (await lena.get<{ inboundAddress: string }>("/api/settings")).body.inboundAddress;
});
afterAll(() => server?.stop());

const texts = async () => (await server.messages()).texts.length;

async function asAdmin(work: (admin: pg.Client, name: string) => Promise<unknown>) {
  const admin = new pg.Client({ connectionString: inject("cluster").url });
  await admin.connect();
  await work(admin, new URL(server.database.url).pathname.slice(1)).finally(() => admin.end());
}

describe("while the database is away", () => {
  test("the mail provider is told to try again, and /readyz says no [D25, D26, D27, D93]", async () => {
    expect((await fetch(new URL("/readyz", server.url))).status).toBe(200);
    await asAdmin(async (admin, name) => {
      await admin.query(`alter database ${name} with allow_connections false`);
      await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    });
    const email = cancellation(nextWeek("10:00"), { id: "<away@x.example>" });
    const answer = await postRaw(server.url, address, email);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await fetch(new URL("/readyz", server.url))).status).toBe(503);
    expect((await fetch(new URL("/healthz", server.url))).status).toBe(200);

    await asAdmin((admin, name) => admin.query(`alter database ${name} with allow_connections true`));
    expect((await postRaw(server.url, address, email)).status).toBe(200);
    await eventually(async () => (await texts()) === 1, "the text of the second try");
  });
});

describe("after a process died", () => {
  test("an email that it had stored and not read is read by another one [D94]", async () => {
    const { rows } = await server.pool.query("select id from accounts");
    const { raw, rawFormat } = toStored({ mime: Buffer.from(cancellation(nextWeek("11:30"))) });
    await server.pool.query(
      `insert into inbound_emails (account_id, dedupe_key, raw, raw_format, lease_until)
       values ($1, 'left behind', $2, $3, now() - interval '1 second')`,
      [rows[0].id, raw, rawFormat],
    );
    await eventually(async () => (await texts()) === 2, "its text");
  });

  test("two processes on one database tell everybody once, whoever gets the email [D98]", async () => {
    const second = await startServer({ database: server.database });
    try {
      const slot = nextWeek("12:45");
      const post = (url: string, id: string) => postRaw(url, address, cancellation(slot, { id }));
      const urls = [server.url, second.url, server.url, second.url];
      const answers = await Promise.all(urls.map((url, n) => post(url, `<twin-${n % 3}@x.example>`)));
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
      await eventually(async () => {
        const { body } = await lena.get<{ notificationSent: string }[]>("/api/parsed-cancellations");
        return body.length === 5 && body.every((one) => one.notificationSent === "success");
      }, "all of them settled");
      expect(await texts()).toBe(3);
    } finally {
      await second.stop();
    }
  });
});

describe("with its hands full", () => {
  test("the mail provider is told to come again, nothing is half taken, and what it brings again is taken once [D25]", async () => {
    const small = await startServer({ database: server.database, bounds: { bytes: 10_000 } });
    try {
      const large = request(new URL("/api/email/inbound", small.url), {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=b0", "content-length": 10_000 },
      });
      large.flushHeaders();
      large.on("error", () => {});
      const email = cancellation(nextWeek("14:15"), { id: "<full@x.example>" });
      const refused = await eventually(async () => {
        const answer = await postRaw(small.url, address, email);
        return answer.status === 503 && answer;
      }, "it is refused");
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.json()).toEqual({
        code: "unavailable",
        message: "Slotback is busy. Try again in a minute.",
      });

      large.destroy();
      await eventually(async () => (await postRaw(small.url, address, email)).status === 200, "it is taken");
      await eventually(async () => (await texts()) === 4, "one more text");
      expect((await postRaw(small.url, address, email)).status).toBe(200);
      const { rows } = await server.pool.query("select count(*)::int as n from inbound_emails where dedupe_key = $1", [
        "<full@x.example>",
      ]);
      expect(rows).toEqual([{ n: 1 }]);
    } finally {
      await small.stop();
    }
  });
});
