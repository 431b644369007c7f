import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createMailroom, type Tally } from "./support/mailroom";
import { seedPractices } from "./support/practices";
import { type Product, providerEnv, startProduct } from "./support/product";
import { startDatabase } from "./support/stage";

const PRACTICES = 200;
const CLIENTS = 20;
const PER_SECOND = 50;
const AT_ONCE = 200;
const PATIENCE_MS = 120_000;
const LOOKS_AT_MEMORY = 6;

/**
 * The whole product under load, from posted email to the provider's own list of who was told: a steady minute, then
 * more than it can take, then an end and a new start in the middle of it. `--seconds 10` for a shorter one.
 */
export async function run(options: string[] = []) {
  const seconds = Number(options[options.indexOf("--seconds") + 1] ?? 60) || 60;
  const database = await startDatabase();
  const witness = await startWitness();
  const practices = await seedPractices(database.pool, PRACTICES, CLIENTS);
  const env = { DATABASE_URL: database.url, ...providerEnv(witness.url) };
  const mailroom = createMailroom(practices);
  let product = await startProduct(env);

  /** Every email stored once, and by the provider's list every client of each told once; waits until that is so. */
  async function check() {
    const emails = mailroom.made();
    const until = performance.now() + PATIENCE_MS;
    while ((await witness.told()).people < emails * CLIENTS && performance.now() < until) await pause(250);
    // What is too much may come late.
    await pause(1_000);
    const { people, texts } = await witness.told();
    const { rows } = await database.pool.query(
      "select count(*)::int as stored, count(distinct dedupe_key)::int as once from inbound_emails",
    );
    verdict("emails stored, of those posted", rows[0].stored / emails, "= 1", rows[0].stored === emails);
    verdict("clients told, of those who wait", people / (emails * CLIENTS), "= 1", people === emails * CLIENTS);
    verdict("clients told twice", texts - people, "= 0", texts === people);
  }

  try {
    say(`${seconds} s of ${PER_SECOND} emails a second, each to tell ${CLIENTS} clients of ${PRACTICES} practitioners`);
    const memory = watchMemory(product, seconds);
    const steady = await mailroom.steadily(product.url, { perSecond: PER_SECOND, seconds });
    acknowledged(steady);
    verdict("answers other than 200", steady.refused + others(steady), "= 0", steady.refused + others(steady) === 0);
    await check();
    const megabytes = await memory;
    const early = Math.max(...megabytes.slice(1, 1 + LOOKS_AT_MEMORY / 2));
    const late = Math.max(...megabytes.slice(1 + LOOKS_AT_MEMORY / 2));
    say(`  resident memory, MB: ${megabytes.map((each) => each.toFixed(0)).join(" ")}`);
    verdict("memory of the second half, of the first", late / early, "<= 1.20", late / early <= 1.2);

    const emails = Math.min(3_000, 1_200 + seconds * 30);
    say(`${emails} emails as fast as ${AT_ONCE} connections carry them, and again when they were refused`);
    const began = performance.now();
    const flood = await mailroom.pushed(product.url, { emails, atOnce: AT_ONCE, patienceMs: PATIENCE_MS });
    acknowledged(flood);
    say(`  refused with 503 and Retry-After ${flood.refused} times; all taken after ${since(began)} s`);
    verdict("answers other than 200 and 503", others(flood), "= 0", others(flood) === 0);
    await check();
    say(`  everybody told after ${since(began)} s; resident memory ${(await product.megabytes()).toFixed(0)} MB`);

    const more = Math.min(10, seconds);
    say(`SIGTERM in the middle of ${more} s of ${PER_SECOND} emails a second, then a new start`);
    const posting = mailroom.steadily(product.url, { perSecond: PER_SECOND, seconds: more });
    await pause(more * 500);
    const { code, ms } = await product.stop();
    verdict("seconds until the process had ended", ms / 1_000, "<= 10, code 0", ms <= 10_000 && code === 0);
    const { taken } = await posting;
    product = await startProduct(env);
    await mailroom.pushed(product.url, { emails: 0, atOnce: AT_ONCE, patienceMs: PATIENCE_MS });
    say(`  ${taken} were taken before the end, the others after the start`);
    await check();
  } finally {
    await product.stop();
    witness.stop();
    await database.stop();
  }
}

async function startWitness() {
  const child = fork(fileURLToPath(new URL("./support/witness.mjs", import.meta.url)), { execArgv: [] });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    async told() {
      child.send("told?");
      const [told] = await once(child, "message");
      return told as { people: number; texts: number };
    },
    stop: () => child.disconnect(),
  };
}

/** Resident memory at the start, then at even distances; the last two thirds of a look apart the work is long steady. */
async function watchMemory(product: Product, seconds: number) {
  const looks = [await product.megabytes()];
  for (let look = 0; look < LOOKS_AT_MEMORY; look++) {
    await pause((seconds * 1_000) / LOOKS_AT_MEMORY);
    looks.push(await product.megabytes());
  }
  return looks;
}

const others = ({ wrong }: Tally) => Object.values(wrong).reduce((sum, count) => sum + count, 0);
const since = (began: number) => ((performance.now() - began) / 1_000).toFixed(0);

function acknowledged({ taken, times, wrong }: Tally) {
  const at = (part: number) => times[Math.floor((times.length - 1) * part)]?.toFixed(0) ?? "–";
  const odd = Object.entries(wrong).map(([status, count]) => `, ${count} answered ${status}`);
  say(`  ${taken} acknowledged, median ${at(0.5)} ms, p99 ${at(0.99)} ms${odd.join("")}`);
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

function verdict(what: string, figure: number, goal: string, holds: boolean) {
  const shown = Number.isInteger(figure) ? String(figure) : figure.toFixed(2);
  say(`  ${what.padEnd(62)} ${shown}  (goal ${goal})${holds ? "" : "  MISSED"}`);
  if (!holds) process.exitCode = 1;
}
