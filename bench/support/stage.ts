import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pg from "pg";
import pino from "pino";
import { connect } from "../../server/db/client";
import { databaseUrl, startTestCluster } from "../../tests/support/postgres";

/** A provider that answers after 50 ms, in a process of its own. */
export async function startProvider() {
  const child = fork(fileURLToPath(new URL("./provider.mjs", import.meta.url)), { execArgv: [] });
  const [{ port, answerMs }] = (await once(child, "message")) as [{ port: number; answerMs: number }];
  const ask = async (question: object) => {
    child.send(question);
    const [told] = await once(child, "message");
    return told as { calls: number; firstAt: number; watchedAt: number };
  };
  return {
    url: `http://127.0.0.1:${port}`,
    answerMs,
    /** Forgets all calls; from now on notes when the first call came whose body has this in it. */
    reset: (watch = "") => ask({ ask: "reset", watch }),
    told: () => ask({ ask: "told" }),
    stop: () => child.disconnect(),
  };
}

/** A migrated database of its own. */
export async function startDatabase() {
  const cluster = await startTestCluster();
  const name = `slotback_test_${process.pid}_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: cluster.url });
  await admin.connect();
  await admin.query(`create database ${name} template ${cluster.template}`);
  await admin.end();
  const url = databaseUrl(cluster.url, name);
  const { pool, db } = connect(url);
  return {
    url,
    pool,
    db,
    async stop() {
      await pool.end();
      await cluster.stop();
    },
  };
}

export const silent = pino({ level: "silent" });

export const say = (line: string) => void process.stdout.write(`${line}\n`);

export const verdict = (what: string, ratio: number, goal: string) =>
  say(`  ${what.padEnd(84)} ${ratio.toFixed(2)}  (goal ${goal})`);

export const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Wall time and this process's CPU time of some work, in milliseconds. */
export async function timed(work: () => Promise<unknown>) {
  const cpu = process.cpuUsage();
  const began = performance.now();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - began, cpuMs: (user + system) / 1000 };
}
