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
  const { entries } = JSON.parse(await readFile("migrations/meta/_journal.json", "utf8"));
  const { rows } = await database.pool.query("select id from drizzle.__drizzle_migrations");
  expect(rows).toHaveLength(entries.length);
  expect(await migrationsApplied(database.pool)).toBe(true);
});

test("an unreachable database is an error, not a missing migration", async () => {
  const pool = new pg.Pool({ connectionString: "postgres://127.0.0.1:1/none" });
  await expect(migrationsApplied(pool)).rejects.toThrow("ECONNREFUSED");
  await pool.end();
});
