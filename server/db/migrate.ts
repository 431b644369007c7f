import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

// The bundle in dist/server/ is as deep as this file, so one path serves both.
const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
const MIGRATION_LOCK = 7_205_760;
const UNDEFINED_TABLE = "42P01";

/** Brings the schema up to date. Processes that start together wait for the first one. */
export async function migrate(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // The lock lives as long as the connection.
    client.release(true);
    throw error;
  }
}

export async function migrationsApplied(pool: pg.Pool): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1);
  try {
    const { rows } = await pool.query("select max(created_at) as newest from drizzle.__drizzle_migrations");
    return Number(rows[0].newest) >= (newest?.folderMillis ?? 0);
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return false;
    throw error;
  }
}
