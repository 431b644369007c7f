import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../../server/db/embedded";
import { migrate } from "../../server/db/migrate";

const TEMPLATE_LOCK = 7_205_761;
const silent = { info() {}, error() {} };

/**
 * The cluster of all test runs of this checkout: it lives in the temporary directory, so that the next run starts in
 * a tenth of a second, and runs at the same time share it.
 */
export async function startTestCluster() {
  const checkout = createHash("sha256").update(`${process.cwd()} ${process.getuid?.()}`).digest("hex").slice(0, 12);
  const cluster = await startEmbeddedPostgres({ dataDir: join(tmpdir(), `slotback-tests-${checkout}`), log: silent });
  const admin = new pg.Client({ connectionString: cluster.url });
  await admin.connect();

  await dropDatabases(admin, (name) => !isAlive(runOf(name)));
  const template = await migratedTemplate(admin, cluster.url);

  return {
    url: cluster.url,
    template,
    async stop() {
      await dropDatabases(admin, (name) => runOf(name) === process.pid);
      await admin.end();
      await cluster.stop();
    },
  };
}

/** A database with all migrations, which test databases are copied from; its name changes with the migrations. */
async function migratedTemplate(admin: pg.Client, url: string) {
  const template = `slotback_template_${hashOfMigrations()}`;
  await admin.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  try {
    const found = await admin.query("select from pg_database where datname = $1 and datistemplate", [template]);
    if (found.rows.length > 0) return template;
    await admin.query(`drop database if exists ${template}`);
    await admin.query(`create database ${template}`);
    const pool = new pg.Pool({ connectionString: databaseUrl(url, template), max: 1 });
    await migrate(pool).finally(() => pool.end());
    await admin.query(`alter database ${template} is_template true`);
    return template;
  } finally {
    await admin.query("select pg_advisory_unlock($1)", [TEMPLATE_LOCK]);
  }
}

function hashOfMigrations() {
  const hash = createHash("sha256");
  for (const path of readdirSync("migrations", { recursive: true, encoding: "utf8" }).sort()) {
    if (/\.(sql|json)$/.test(path)) hash.update(path).update(readFileSync(join("migrations", path)));
  }
  return hash.digest("hex").slice(0, 12);
}

/** `slotback_test_<process of the run>_<random>`: nothing that is not called so is ever dropped. */
const TEST_DATABASE = /^slotback_test_(\d+)_\w+$/;
const runOf = (name: string) => Number(TEST_DATABASE.exec(name)?.[1]);

async function dropDatabases(admin: pg.Client, gone: (name: string) => boolean) {
  const { rows } = await admin.query<{ name: string }>("select datname as name from pg_database");
  for (const { name } of rows) {
    if (TEST_DATABASE.test(name) && gone(name)) await dropTestDatabase(admin, name);
  }
}

export async function dropTestDatabase(admin: pg.Client, name: string) {
  if (!TEST_DATABASE.test(name)) throw new Error(`${name} is not a test database`);
  await admin.query(`drop database if exists ${name} with (force)`);
}

export function databaseUrl(clusterUrl: string, name: string) {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
