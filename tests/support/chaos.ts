import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { AccountId } from "../../server/ids";
import { bundle } from "./bundle";
import type { Behaviour, ProviderDouble } from "./provider-double";
import { HOUR_MS, queueSend } from "./queue";

export interface ChaosOptions {
  pool: pg.Pool;
  databaseUrl: string;
  double: ProviderDouble;
  accountId: AccountId;
  seed: number;
  clients: number;
  processes: number;
  /** Things that are broken, one after the other; then everything is left in peace until all is settled. */
  upsets: number;
}

export interface ChaosReport {
  once: number;
  twice: number;
  never: number;
  unknown: number;
  kills: number;
  pauses: number;
  breaks: number;
  seconds: number;
}

/** Small, fast, and the same on every machine: a failure can be had again with its seed. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const EACH = [0, 0.6, 0.9];

/**
 * Texts a waitlist while processes are killed and paused, connections to the database are cut, and the provider is
 * slow, busy, broken or hangs up after it took the text. Then counts who was told, by the provider's own list.
 */
export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const { pool, double, accountId, clients, upsets } = options;
  const random = seeded(options.seed);
  const began = performance.now();
  const sendId = await queueSend(pool, { accountId, clients, opensInMs: 24 * HOUR_MS });
  double.meetTexts(() => misfortune(random()));

  const script = await bundle("sender-process");
  const processes = await Promise.all(Array.from({ length: options.processes }, () => start(script, options)));
  const counts = { kills: 0, pauses: 0, breaks: 0 };
  for (let upset = 0; upset < upsets; upset++) {
    await pause(50 + random() * 300);
    const n = Math.floor(random() * processes.length);
    // Each kind once, then as it comes.
    const what = EACH[upset] ?? random();
    if (what < 0.55) {
      await kill(processes[n]!);
      processes[n] = await start(script, options);
      counts.kills += 1;
    } else if (what < 0.8) {
      processes[n]!.kill("SIGSTOP");
      await pause(random() * 2_500);
      processes[n]!.kill("SIGCONT");
      counts.pauses += 1;
    } else {
      await pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      counts.breaks += 1;
    }
  }

  double.meetTexts(() => ({ delayMs: 10 }));
  await settled(pool, accountId);
  await Promise.all(processes.map(kill));

  const told = new Map<string, number>();
  for (const { to } of double.texts) told.set(to, (told.get(to) ?? 0) + 1);
  const { rows } = await pool.query<{ recipient: string; state: string }>(
    "select recipient, state from messages m join notifications n on n.id = m.notification_id where n.send_id = $1",
    [sendId],
  );
  const times = rows.map(({ recipient, state }) => ({ state, times: told.get(recipient) ?? 0 }));
  return {
    once: times.filter(({ times, state }) => times === 1 && state === "sent").length,
    twice: times.filter(({ times }) => times > 1).length,
    never: times.filter(({ times, state }) => times === 0 && state !== "unknown").length,
    unknown: times.filter(({ state }) => state === "unknown").length,
    ...counts,
    seconds: (performance.now() - began) / 1000,
  };
}

/** One call in three goes wrong, in one of the ways seen in the field. */
function misfortune(dice: number): Behaviour {
  const delayMs = 20 + Math.round(dice * 180);
  if (dice < 0.06) return { delayMs, status: 429, code: 20429 };
  if (dice < 0.12) return { delayMs, status: 500, takes: true };
  if (dice < 0.18) return { delayMs, status: 503 };
  if (dice < 0.24) return { delayMs, hangsUp: true, takes: true };
  if (dice < 0.3) return { hangsUp: true };
  return { delayMs };
}

async function start(script: string, { databaseUrl, double }: ChaosOptions): Promise<ChildProcess> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, PROVIDER_URL: double.url, ACCOUNT_SID: double.accountSid };
  const child = fork(script, { execArgv: [], env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await once(child, "message");
  return child;
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null) throw new Error("A process ended by itself; its last words are above.");
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

async function settled(pool: pg.Pool, accountId: AccountId) {
  const deadline = performance.now() + 120_000;
  for (;;) {
    const { rows } = await pool.query(
      "select from messages where account_id = $1 and state in ('queued', 'unknown') limit 1",
      [accountId],
    );
    if (rows.length === 0 || performance.now() > deadline) return;
    await pause(100);
  }
}
