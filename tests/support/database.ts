import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { databaseUrl, dropTestDatabase } from "./postgres";

/** A database of its own, with all migrations; one per test file, in its `beforeAll`. */
export async function createTestDatabase() {
  const cluster = inject("cluster");
  const name = `slotback_test_${cluster.run}_${randomBytes(6).toString("hex")}`;
  const asAdmin = async (work: (admin: pg.Client) => Promise<unknown>) => {
    const admin = new pg.Client({ connectionString: cluster.url });
    await admin.connect();
    await work(admin).finally(() => admin.end());
  };

  await asAdmin((admin) => admin.query(`create database ${name} template ${cluster.template}`));
  const url = databaseUrl(cluster.url, name);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on("error", () => {}); // The database may be dropped under an idle connection.

  return {
    url,
    pool,
    async drop() {
      await pool.end();
      await asAdmin((admin) => dropTestDatabase(admin, name));
    },
  };
}
