import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import type { Logger } from "pino";
import { type Cluster, prepareCluster } from "./embedded-cluster";

const DATABASE = "slotback";
const PATIENCE = { tries: 1200, pauseMs: 50 }; // A minute: crash recovery may have much to replay.
const MAX_LAUNCHES = 20;
// Every process that uses the cluster holds this lock shared; who can have it alone is the last one.
const PRESENCE_LOCK = 7_205_759;

// The log is read by people who must not see clients' data: no statements, no failing rows.
const SETTINGS = [
  "log_error_verbosity=terse",
  "log_min_error_statement=panic",
  "log_checkpoints=off",
  // A process holds up to 22 connections and several may share the server; PostgreSQL's own 100 are five of them.
  "max_connections=300",
];

export interface EmbeddedPostgres {
  url: string;
  /** Stops the server, unless another process uses it too. Close your own pool first. */
  stop(): Promise<void>;
}

type Log = Pick<Logger, "info" | "error">;
interface Presence {
  client: pg.Client;
  port: number;
}

/**
 * Runs PostgreSQL under a data directory and keeps it running. A server that is there already is adopted, whoever
 * started it: another process of ours, or one that was killed.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
}: {
  dataDir: string;
  log: Log;
}): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataDir);
  let presence = arrive(cluster, await freePort());
  let stopping = false;
  const { client, port } = await presence;
  await createDatabase(client);
  watch(client);
  log.info({ port, data: cluster.data }, "PostgreSQL is up");

  function watch(client: pg.Client) {
    client.once("end", () => {
      if (stopping) return;
      log.error("PostgreSQL went away, starting it again");
      presence = arrive(cluster, port);
      presence.then(
        (again) => watch(again.client),
        (error) => log.error({ error }, "PostgreSQL cannot be started"),
      );
    });
  }

  return {
    url: cluster.url(DATABASE, port),
    async stop() {
      if (stopping) return;
      stopping = true;
      const present = await presence.catch(() => undefined);
      if (!present) return;
      if (await isLast(present.client)) await shutDown(cluster);
      await present.client.end().catch(() => {});
    },
  };
}

/** Connects to the running server, starting it first when there is none. */
async function arrive(cluster: Cluster, port: number): Promise<Presence> {
  let launches = 0;
  for (let tries = PATIENCE.tries; tries > 0; tries--) {
    const running = await runningServer(cluster);
    if (running) {
      const client = await enter(cluster.url("postgres", running.port));
      if (client) return { client, port: running.port };
    } else {
      // Of two processes that try at once one fails; and the children of a killed server take a moment to go.
      const failure = await launch(cluster, port);
      if (!failure) continue;
      if (++launches === MAX_LAUNCHES) throw failure;
    }
    await sleep(PATIENCE.pauseMs);
  }
  throw new Error(`PostgreSQL does not answer; its log is ${cluster.logFile}`);
}

/** Reads postmaster.pid: a number proves little, it may be a zombie's or belong to another program by now. */
async function runningServer({ data }: Cluster) {
  const pidFile = join(data, "postmaster.pid");
  const lines = (await readFile(pidFile, "utf8").catch(() => "")).split("\n");
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid) return undefined;
  if ((await commandOf(pid)).includes(` -D ${data} `)) return { port };
  // PostgreSQL clears a dead number itself, but takes a zombie or another program for its own.
  if (isTaken(pid)) await rm(pidFile, { force: true });
  return undefined;
}

function isTaken(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A process's command line; empty for the dead and for zombies. */
async function commandOf(pid: number) {
  if (process.platform === "linux") {
    const words = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    return words.replaceAll("\0", " ");
  }
  const ps = await promisify(execFile)("ps", ["-ww", "-o", "command=", "-p", String(pid)]).catch(() => ({
    stdout: "",
  }));
  return ps.stdout;
}

async function launch(cluster: Cluster, port: number): Promise<Error | undefined> {
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", ...SETTINGS];
  const options = settings.map((setting) => `-c ${setting}`).join(" ");
  try {
    await cluster.pgCtl("start", "-w", "-t", "60", "-D", cluster.data, "-l", cluster.logFile, "-o", options);
  } catch (cause) {
    const log = await readFile(cluster.logFile, "utf8").catch(() => "");
    return new Error(`PostgreSQL cannot be started:\n${log.split("\n").slice(-8).join("\n")}`, { cause });
  }
}

/** The connection that marks our presence; undefined while the server is starting or stopping. */
async function enter(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000, keepAlive: true });
  client.on("error", () => {}); // "end" follows and is acted on.
  try {
    await client.connect();
    await client.query("select pg_advisory_lock_shared($1)", [PRESENCE_LOCK]);
  } catch {
    await client.end().catch(() => {});
    return undefined;
  }
  await assertDurable(client);
  return client;
}

async function assertDurable(client: pg.Client) {
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"]) {
    const { rows } = await client.query(`show ${setting}`);
    if (rows[0][setting] !== "on")
      throw new Error(`PostgreSQL runs with ${setting} = ${rows[0][setting]}: it would lose data`);
  }
}

async function createDatabase(client: pg.Client) {
  const { rows } = await client.query("select from pg_database where datname = $1", [DATABASE]);
  const lost = { "42P04": true, "23505": true }; // Another process made it meanwhile.
  if (rows.length === 0) {
    await client.query(`create database ${DATABASE}`).catch((error) => {
      if (!(error.code in lost)) throw error;
    });
  }
}

/** The last one out stops the server. Whoever arrives meanwhile waits for the lock, is cut off, and starts it again. */
async function isLast(client: pg.Client): Promise<boolean> {
  try {
    await client.query("select pg_advisory_unlock_shared($1)", [PRESENCE_LOCK]);
    const { rows } = await client.query("select pg_try_advisory_lock($1) as alone", [PRESENCE_LOCK]);
    return rows[0].alone;
  } catch {
    return false; // It went away by itself.
  }
}

async function shutDown({ pgCtl, data }: Cluster) {
  const stop = (mode: string) => pgCtl("stop", "-D", data, "-m", mode, "-w", "-t", "10");
  await stop("fast").catch(() => stop("immediate"));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}
