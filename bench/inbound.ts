import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Pool } from "undici";
import { asForm, asJson, cancellationOf, type Post, post } from "./support/post";
import { type Practice, seedPractices } from "./support/practices";
import { providerEnv, startProduct } from "./support/product";
import { median, startDatabase } from "./support/stage";

const AT_ONCE = 10;
const EMAILS = 400;
const PRACTICES = 20;
/** Rounds that are not counted: a server that takes emails has long been compiled by the engine. */
const WARM_UP = 3;

/**
 * How soon an email is acknowledged, which is after it was committed, beside a bare server that does nothing but
 * commit it. Bursts in turns on one database; between them the product reads what it has taken.
 */
export async function run([rounds = "5"]: string[] = []) {
  const database = await startDatabase();
  const practices = await seedPractices(database.pool, PRACTICES, 0);
  const bare = await startBare(database.url, practices[0]!.id);
  const product = await startProduct({ DATABASE_URL: database.url, ...providerEnv("http://127.0.0.1:9") });
  const stage = { database, practices, bareUrl: bare.url, productUrl: product.url, rounds: Number(rounds) };
  try {
    await compare("multipart, read behind the answer", asForm, [">= 0.60", "<= 4"], stage);
    // Who posts JSON waits for the reading and for what follows from it; the bare server does neither.
    await compare("JSON, answered with the reading", asJson, ["none", "none"], stage);
  } finally {
    await product.stop();
    bare.stop();
    await database.stop();
  }
}

interface Stage {
  database: Awaited<ReturnType<typeof startDatabase>>;
  practices: Practice[];
  bareUrl: string;
  productUrl: string;
  rounds: number;
}

async function compare(
  what: string,
  form: (token: string, mime: string) => Post,
  goals: [rate: string, p99: string],
  stage: Stage,
) {
  const { database, practices, rounds } = stage;
  const bare: Burst[] = [];
  const ours: (Burst & { readMs: number })[] = [];
  for (let round = 0; round < WARM_UP + rounds; round++) {
    const posts = Array.from({ length: EMAILS }, (_, n) => {
      const { token } = practices[n % PRACTICES]!;
      return form(token, cancellationOf(Math.floor(n / PRACTICES), `${round}-${n}`));
    });
    bare.push(await burst(stage.bareUrl, posts));
    await database.pool.query("truncate inbound_emails, openings");
    const began = performance.now();
    const own = await burst(stage.productUrl, posts);
    await allRead(database.pool);
    ours.push({ ...own, readMs: performance.now() - began });
    await database.pool.query("truncate inbound_emails, openings");
  }
  const middle = (pick: (one: Burst) => number, of: Burst[]) => median(of.slice(WARM_UP).map(pick));
  const [a, b] = [middle(({ ms }) => ms, ours), middle(({ ms }) => ms, bare)];
  say(`${EMAILS} emails of 5 kB, ${AT_ONCE} at once, ${what}: ${perSecond(a)}/s; bare ${perSecond(b)}/s`);
  verdict("acknowledged a second, of a bare server with the same insert", b / a, goals[0]);
  const p99 = middle(({ p99 }) => p99, ours) / middle(({ p99 }) => p99, bare);
  verdict("p99 of the acknowledgement, of the bare one's", p99, goals[1]);
  say(`  all of them read and acted upon: ${perSecond(median(ours.slice(WARM_UP).map(({ readMs }) => readMs)))}/s`);
}

interface Burst {
  ms: number;
  p99: number;
}

async function burst(url: string, posts: Post[]): Promise<Burst> {
  const pool = new Pool(url, { connections: AT_ONCE });
  const times: number[] = [];
  const left = posts[Symbol.iterator]();
  const began = performance.now();
  const worker = async () => {
    for (const one of left) {
      const { status, ms } = await post(pool, one);
      if (status !== 200) throw new Error(`An email was answered ${status}`);
      times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const ms = performance.now() - began;
  await pool.close();
  return { ms, p99: times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]! };
}

async function allRead(pool: Stage["database"]["pool"]) {
  const unread = async () => {
    const { rows } = await pool.query("select count(*)::int as n, count(read_at)::int as read from inbound_emails");
    if (rows[0].n !== EMAILS) throw new Error(`${rows[0].n} of ${EMAILS} are stored`);
    return rows[0].read < EMAILS;
  };
  while (await unread()) await pause(20);
}

async function startBare(databaseUrl: string, accountId: string) {
  const file = fileURLToPath(new URL("./support/bare-inbox.mjs", import.meta.url));
  const env = { ...process.env, DATABASE_URL: databaseUrl, ACCOUNT_ID: accountId };
  const child = fork(file, { execArgv: [], env });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const verdict = (what: string, ratio: number, goal: string) =>
  say(`  ${what.padEnd(62)} ${ratio.toFixed(2)}  (goal ${goal})`);
const perSecond = (ms: number) => Math.round((EMAILS / ms) * 1000).toLocaleString("en-US");
