import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { temporaryDataDir } from "../../tests/support/data-dir";
import { startEmbeddedPostgres } from "./embedded";

const log = { info() {}, error() {} };
let dataDir: string;
const start = () => startEmbeddedPostgres({ dataDir, log });
const pidFile = () => join(dataDir, "postgres/cluster/data/postmaster.pid");
const postmaster = async () => Number((await readFile(pidFile(), "utf8")).split("\n")[0]);

beforeAll(async () => {
  dataDir = await temporaryDataDir();
});
afterAll(() => rm(dataDir, { recursive: true }));

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

test("what was written is there at the next start", async () => {
  const first = await start();
  await ask(first.url, "create table kept as select 'yesterday' as word");
  await first.stop();

  const second = await start();
  expect((await ask(second.url, "select word from kept")).rows).toEqual([{ word: "yesterday" }]);
  await second.stop();
});

test("it sorts and folds letters the same everywhere, and commits are on disk", async () => {
  const server = await start();
  const { rows } = await ask(server.url, "select upper('é') as upper, current_setting('fsync') as fsync");
  expect(rows).toEqual([{ upper: "É", fsync: "on" }]);
  await server.stop();
});

test("two processes on one data directory share a server, and only the last one stops it", async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(second.url).toBe(first.url);
  await first.stop();
  expect((await ask(second.url, "select 1 as one")).rows).toEqual([{ one: 1 }]);
  await second.stop();
  await expect(readFile(pidFile())).rejects.toThrow("ENOENT");
});

test("a server that outlived its killed process is adopted with all it acknowledged", async () => {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, "embedded.ts"))};
    const log = { info() {}, error() {} };
    startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log }).then(({ url }) => process.stdout.write(url));`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script]);
  const [url] = await once(child.stdout, "data");
  await ask(String(url), "create table acknowledged as select 1 as one");
  const orphan = await postmaster();
  child.kill("SIGKILL");
  await once(child, "exit");

  const server = await start();
  expect(await postmaster()).toBe(orphan);
  expect((await ask(server.url, "select one from acknowledged")).rows).toEqual([{ one: 1 }]);
  await server.stop();
});

test("a pid file whose number is another program's by now stops nobody", async () => {
  await writeFile(pidFile(), `${process.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n`);
  const server = await start();
  expect(await postmaster()).not.toBe(process.pid);
  await server.stop();
});

test("a server that is killed comes back at the same address", async () => {
  const server = await start();
  process.kill(await postmaster(), "SIGKILL");
  await vi.waitFor(() => ask(server.url, "select word from kept"), { timeout: 30_000 });
  await server.stop();
});
