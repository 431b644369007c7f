import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { temporaryDataDir } from "../support/data-dir";
import { createTestDatabase } from "../support/database";
import { freePort } from "../support/free-port";
import { startServer } from "../support/server";
import { npmStart } from "../support/start";
import { Visitor } from "../support/visitor";

let dataDir: string;
let port: number;
const env = () => ({ DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: String(port) });
const pidFile = () => join(dataDir, "postgres/cluster/data/postmaster.pid");

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  port = await freePort();
});
afterAll(() => rm(dataDir, { recursive: true }));

describe("npm start without any setting", { timeout: 120_000 }, () => {
  test("serves when it says so, at HOST and PORT, and goes with nothing left behind [D6, D15]", async () => {
    const product = await npmStart(env());
    expect(product.url).toBe(`http://localhost:${port}`);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect(await (await fetch(product.url)).text()).toContain('<div id="root">');
    expect(await product.end("SIGTERM")).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
  });

  test("after a kill the next start has lost nothing", async () => {
    const killed = await npmStart(env());
    await clientsOf(killed.url, (lena) => lena.post("/api/waitlist", ann));
    await killed.end("SIGKILL");

    const next = await npmStart(env());
    const clients = await clientsOf(next.url, (lena) => lena.get<object[]>("/api/waitlist"));
    expect(clients.body).toMatchObject([{ firstName: "Ann" }]);
    expect(await next.end("SIGINT")).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
  });

  test("a port that is taken is one sentence, and no database is left running", async () => {
    const other = createServer().listen(port, "127.0.0.1");
    await once(other, "listening");
    await expect(npmStart(env())).rejects.toThrow(new RegExp(`^Port ${port} is in use\\. .+$`, "m"));
    other.close();
    await once(other, "close");
    expect(existsSync(pidFile())).toBe(false);
  });

  test("DATABASE_URL makes it use that PostgreSQL and none of its own [D16]", async () => {
    const database = await createTestDatabase();
    const elsewhere = join(dataDir, "unused");
    const product = await npmStart({ ...env(), DATABASE_URL: database.url, DATA_DIR: elsewhere });
    await clientsOf(product.url, (lena) => lena.post("/api/waitlist", ann));
    expect((await database.pool.query("select first_name from clients")).rows).toEqual([{ first_name: "Ann" }]);
    expect(existsSync(join(elsewhere, "postgres"))).toBe(false);
    expect(await product.end("SIGTERM")).toBe(0);
    await database.drop();
  });
});

test("/readyz says no while a migration is missing [D28]", async () => {
  const server = await startServer();
  const ready = async () => (await fetch(new URL("/readyz", server.url))).status;
  expect(await ready()).toBe(200);
  await server.pool.query("delete from drizzle.__drizzle_migrations");
  expect(await ready()).toBe(503);
  await server.stop();
});

const ann = { firstName: "Ann", lastName: "Fairlow", phone: "5035550110", email: "ann@mail.example" };

async function clientsOf<T>(url: string, work: (lena: Visitor) => Promise<T>) {
  const lena = new Visitor(url);
  await lena.submit(await lena.visit("/api/login"), { email: "lena@riverside.example" });
  return work(lena);
}
