import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../tests/support/database";
import { newAccount } from "../../../tests/support/delivery";
import type { AccountId } from "../../ids";
import { createStore, type StoreEmail } from "./store";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let accountId: AccountId;
let token: string;
let store: StoreEmail;
beforeAll(async () => {
  database = await createTestDatabase();
  accountId = await newAccount(database.pool);
  const { rows } = await database.pool.query("select email_token as token from accounts");
  token = rows[0].token;
  store = createStore(database.pool);
});
afterEach(() => database.pool.query("truncate inbound_emails"));
afterAll(() => database.drop());

const createdAt = new Date("2026-03-01T12:00:00.123Z");
const leaseUntil = new Date("2026-03-01T12:00:05.123Z");
const email = (dedupeKey: string, raw = Buffer.from(dedupeKey), to = token) => ({
  token: to,
  dedupeKey,
  raw,
  rawFormat: "mime" as const,
  createdAt,
  leaseUntil,
});
const stored = async () =>
  (await database.pool.query("select id, dedupe_key, raw from inbound_emails order by dedupe_key")).rows;
const keys = async () => (await stored()).map((row) => row.dedupe_key);

test("emails that arrive together are each stored whole, under their account, before anybody hears of it [D92]", async () => {
  const bytes = (n: number) => Buffer.from([0, n, 0x5c, 0x22, 0xff, 0xfe, 0x0d, 0x0a]);
  const results = await Promise.all([1, 2, 3, 4].map((n) => store(email(`<${n}>`, bytes(n)))));
  const rows = await stored();
  expect(results).toEqual(rows.map(({ id }) => ({ accountId, id })));
  expect(rows.map(({ raw }) => raw)).toEqual([1, 2, 3, 4].map(bytes));
  const { rows: moments } = await database.pool.query("select distinct created_at, lease_until from inbound_emails");
  expect(moments).toEqual([{ created_at: createdAt, lease_until: leaseUntil }]);
});

test("a message that is there already has no new id, be it from before or from the same moment", async () => {
  await store(email("<before>"));
  const results = await Promise.all(
    ["<before>", "<before>", "<same>", "<same>", "<new>"].map((key) => store(email(key))),
  );
  expect(results.map((kept) => kept?.accountId)).toEqual(Array(5).fill(accountId));
  expect(results.map((kept) => kept?.id !== null)).toEqual([false, false, true, false, true]);
  expect(await keys()).toEqual(["<before>", "<new>", "<same>"]);
});

test("the same message to two practitioners is two rows, each their own", async () => {
  const other = await newAccount(database.pool);
  const { rows } = await database.pool.query("select email_token as token from accounts where id = $1", [other]);
  const [, mine, theirs] = await Promise.all([
    store(email("<first>")),
    store(email("<both>")),
    store(email("<both>", Buffer.from("theirs"), rows[0].token)),
  ]);
  expect([mine?.accountId, theirs?.accountId]).toEqual([accountId, other]);
  const {
    rows: [row],
  } = await database.pool.query("select account_id, raw from inbound_emails where id = $1", [theirs?.id]);
  expect(row).toEqual({ account_id: other, raw: Buffer.from("theirs") });
});

test("an address that nobody has, or whose account is closed, holds back nobody else's email", async () => {
  const closed = await newAccount(database.pool);
  const { rows } = await database.pool.query(
    "update accounts set closed_at = now() where id = $1 returning email_token as token",
    [closed],
  );
  const results = await Promise.all([
    store(email("<1>")),
    store(email("<2>", undefined, "nobody")),
    store(email("<3>", undefined, rows[0].token)),
    store(email("<4>")),
  ]);
  expect(results.map((kept) => kept !== undefined)).toEqual([true, false, false, true]);
  expect(await keys()).toEqual(["<1>", "<4>"]);
});

test("an email that the database cannot take fails by itself", async () => {
  const [first, second, bad, fourth] = await Promise.allSettled([
    store(email("<1>")),
    store(email("<2>")),
    store(email("<3\u0000>")),
    store(email("<4>")),
  ]);
  expect([first.status, second.status, bad.status, fourth.status]).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(await keys()).toEqual(["<1>", "<2>", "<4>"]);
});

test("two processes that get the same emails in another order store each once", async () => {
  const second = createStore(database.pool);
  const names = Array.from({ length: 40 }, (_, n) => `<${n}>`);
  const results = await Promise.all([
    ...names.map((key) => store(email(key))),
    ...names.toReversed().map((key) => second(email(key))),
  ]);
  expect(results.filter((kept) => kept?.id).length).toBe(names.length);
  expect((await keys()).length).toBe(names.length);
});
