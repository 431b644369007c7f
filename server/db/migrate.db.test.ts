import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../tests/support/database";
import { migrate, migrationsApplied } from "./migrate";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Entry {
  tag: string;
}
const journal = async (): Promise<Entry[]> =>
  JSON.parse(await readFile("migrations/meta/_journal.json", "utf8")).entries;

/** The migration that moves what waits out of the table of messages. */
const QUEUE = "0008_queue";
const waitingMessages = `
  with account as (
    insert into accounts (issuer, subject, email_token, join_token) values ('test', 'a', 'a', 'a') returning id
  ), send as (
    insert into sends (id, account_id, method, total) select gen_random_uuid(), id, 'both', 4 from account returning *
  ), notification as (
    insert into notifications (id, account_id, send_id, client_name, period)
    select gen_random_uuid(), account_id, id, name, '2026-11' from send
    cross join unnest(array['due', 'asked about', 'in hand', 'told']) name returning *
  ), message as (
    insert into messages (id, account_id, notification_id, channel, recipient, subject, body, sender_name, state, due_at, expires_at)
    select gen_random_uuid(), account_id, id, case client_name when 'asked about' then 'email' else 'sms' end, 'x',
      client_name, 'x', 'x', case client_name when 'asked about' then 'unknown' when 'told' then 'sent' else 'queued' end,
      now(), now() + interval '1 day' from notification returning *
  )
  insert into posts (message_id, channel, owner, lease_until)
  select id, channel, gen_random_uuid(), now() from message where subject = 'in hand'`;

test("a test database has every migration", async () => {
  expect(await migrationsApplied(database.pool)).toBe(true);
});

test("a database without our tables is not ready", async () => {
  await database.pool.query("drop schema drizzle cascade");
  await database.pool.query("drop schema public cascade");
  await database.pool.query("create schema public");
  expect(await migrationsApplied(database.pool)).toBe(false);
});

test("processes that start together apply each migration once", async () => {
  const pools = [1, 2, 3].map(() => new pg.Pool({ connectionString: database.url, max: 1 }));
  await Promise.all(pools.map(migrate)).finally(() => Promise.all(pools.map((pool) => pool.end())));
  const entries = await journal();
  const { rows } = await database.pool.query("select id from drizzle.__drizzle_migrations");
  expect(rows).toHaveLength(entries.length);
  expect(await migrationsApplied(database.pool)).toBe(true);
});

test("messages that wait when the queue gets a table of its own are still waiting in it, those in hand are not", async () => {
  const { pool } = database;
  await pool.query("drop schema public cascade");
  await pool.query("create schema public");
  for (const { tag } of await journal()) {
    if (tag === QUEUE) await pool.query(waitingMessages);
    await pool.query(await readFile(`migrations/${tag}.sql`, "utf8"));
  }
  const { rows } = await pool.query(
    "select m.subject, q.state, q.channel, q.account_id = m.account_id as own from queue q join messages m on m.id = message_id order by 1",
  );
  expect(rows).toEqual([
    { subject: "asked about", state: "unknown", channel: "email", own: true },
    { subject: "due", state: "queued", channel: "sms", own: true },
  ]);
  const posts = await pool.query(
    "select p.account_id = m.account_id as own from posts p join messages m on m.id = message_id",
  );
  expect(posts.rows).toEqual([{ own: true }]);
});

test("an unreachable database is an error, not a missing migration", async () => {
  const pool = new pg.Pool({ connectionString: "postgres://127.0.0.1:1/none" });
  await expect(migrationsApplied(pool)).rejects.toThrow("ECONNREFUSED");
  await pool.end();
});
