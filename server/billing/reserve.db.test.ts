import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../tests/support/database";
import { connect } from "../db/client";
import type { AccountId } from "../ids";
import { remaining, reserve } from "./service";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: ReturnType<typeof connect>;
let account: AccountId;
const march = new Date("2026-03-15T12:00:00Z");
const april = new Date("2026-04-15T12:00:00Z");

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
});
afterAll(async () => {
  await connection?.pool.end();
  await database?.drop();
});
beforeEach(async () => {
  account = randomUUID() as AccountId;
  await database.pool.query(
    "insert into accounts (id, issuer, subject, email_token, join_token, time_zone) values ($1, 'i', $2, $2, $2, 'UTC')",
    [account, account],
  );
});

const take = (wanted: number, at = march) => connection.db.transaction((tx) => reserve(tx, account, wanted, at));
const left = (at = march) => remaining(connection.db, account, at);

test("a trial gives 25 notifications a month and not one more [S1.12, P30]", async () => {
  expect(await left()).toBe(25);
  expect(await take(20)).toEqual({ granted: 20, period: "2026-03", limit: 25 });
  expect(await take(20)).toMatchObject({ granted: 5 });
  expect(await take(1)).toMatchObject({ granted: 0 });
  expect([await left(), await left(april)]).toEqual([0, 25]);
  expect(await take(3, april)).toMatchObject({ granted: 3, period: "2026-04" });
});

test("thirty sends at once share what is left, to the last one [P31]", async () => {
  const taken = await Promise.all(Array.from({ length: 30 }, () => take(2)));
  expect(taken.reduce((sum, { granted }) => sum + granted, 0)).toBe(25);
  expect(await left()).toBe(0);
});

test("what a failed send had reserved is free again [P37]", async () => {
  const failing = connection.db.transaction(async (tx) => {
    await reserve(tx, account, 10, march);
    throw new Error("The send failed.");
  });
  await expect(failing).rejects.toThrow("The send failed.");
  expect(await left()).toBe(25);
});

test("Professional has no limit and is counted all the same [S1.13, P35]", async () => {
  await database.pool.query(
    `insert into subscriptions (account_id, status, period_start, period_end)
     values ($1, 'active', '2026-03-04T09:30:00Z', '2026-04-04T09:30:00Z')`,
    [account],
  );
  expect(await take(500)).toEqual({ granted: 500, period: "2026-03-04T09:30:00.000Z", limit: -1 });
  expect(await left()).toBe(-1);
});
