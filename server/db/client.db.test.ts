import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../tests/support/database";
import { databaseIsAway } from "../http/errors";
import { connect } from "./client";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a connection that is cut inside a transaction fails that transaction, not the process", async () => {
  const { pool, db } = connect(database.url);
  const cut = db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
    await pool.query("select pg_terminate_backend($1)", [rows[0]!.pid]);
    for (;;) await tx.execute(sql`select 1`);
  });
  expect(databaseIsAway(await cut.catch((error) => error))).toBe(true);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test("a connection that is cut before a transaction begins goes back to the pool", async () => {
  const { pool, db } = connect(database.url);
  pool.once("acquire", (client) => void Object.assign(client, { query: () => Promise.reject(new Error("cut")) }));
  await expect(db.transaction(async () => {})).rejects.toThrow();
  expect(await db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }]);
  await pool.end();
});
