import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { cancellation, nextWeek } from "../tests/support/emails";
import { postRaw } from "../tests/support/post-raw";
import { median, startDatabase, startProvider } from "./support/stage";

const FEW = 100;
const MANY = 10_000;
/** Who hears of a slot later than a quarter of a second after the email might as well hear of it tomorrow. */
const GOAL_MS = 250;
const GOAL_RATIO = 3;
/** Emails that are not measured: pools, plans and compiled code are as they are in a process that has run for a while. */
const WARM_UP = 10;
/** The provider notes the moment by itself; asking for it all the time would take a core from who is measured. */
const ASK_AGAIN_MS = 10;

/**
 * From the post of a cancellation email to the arrival of its first text at the provider. The server is the built
 * product in a process of its own, so is the provider, which answers after 50 ms; both share this machine's cores.
 */
export async function run([samples = "60"]: string[] = []) {
  const provider = await startProvider();
  const database = await startDatabase();
  const product = await startProduct(database.url, provider.url);
  const stage: Stage = { provider, database, product };
  try {
    await measure(stage, Number(samples));
  } finally {
    await product.stop();
    provider.stop();
    await database.stop();
  }
}

interface Stage {
  provider: Awaited<ReturnType<typeof startProvider>>;
  database: Awaited<ReturnType<typeof startDatabase>>;
  product: Awaited<ReturnType<typeof startProduct>>;
}

async function measure(stage: Stage, samples: number) {
  const small = await newPractice(stage, FEW);
  const large = await newPractice(stage, MANY);
  const other = await newPractice(stage, MANY);

  await repeat(WARM_UP, () => firstText(stage, small));
  const few = await repeat(samples, () => firstText(stage, small));
  show(`${FEW} clients, nothing else going on`, few, GOAL_MS);

  await repeat(2, () => firstText(stage, large));
  const many = await repeat(samples, () => firstText(stage, large));
  show(`${MANY} clients, nothing else going on`, many, p99(few) * GOAL_RATIO);
  say(
    `  of the time for ${FEW}: median ${(median(many) / median(few)).toFixed(2)}, p99 ${(p99(many) / p99(few)).toFixed(2)}  (goal <= ${GOAL_RATIO})`,
  );

  const beside = await repeat(samples, async () => {
    if (!(await isUnderway(stage, other))) await post(stage, other);
    return firstText(stage, small);
  });
  show(`${FEW} clients while ${MANY} of another practitioner are told`, beside, GOAL_MS);
}

/** One email, its first text; then everything else it would have caused is taken back. */
async function firstText(stage: Stage, practice: Practice): Promise<number> {
  await stage.provider.reset(practice.word);
  const posted = performance.timeOrigin + performance.now();
  await post(stage, practice);
  let arrivedAt = 0;
  while (arrivedAt === 0) {
    await pause(ASK_AGAIN_MS);
    arrivedAt = (await stage.provider.told()).watchedAt;
  }
  await takeBack(stage, practice);
  return arrivedAt - posted;
}

let slots = 0;

async function post({ product }: Stage, { address }: Practice) {
  const minute = (slots % 40) * 15;
  const time = `${String(8 + Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  const slot = nextWeek(time, 3 + Math.floor(slots++ / 40));
  const { status } = await postRaw(product.url, address, cancellation(slot));
  if (status !== 200) throw new Error(`The email was answered ${status}`);
}

async function takeBack({ database }: Stage, { accountId }: Practice) {
  const own = [accountId];
  for (;;) {
    await database.pool.query("update openings set state = 'dismissed' where account_id = $1 and state = 'open'", own);
    await database.pool.query(
      `with taken as (delete from queue where account_id = $1 returning message_id)
       update messages set state = 'canceled' where id = any(array(select message_id from taken))`,
      own,
    );
    const { rows } = await database.pool.query(
      `select from posts where account_id = $1
       union all select from inbound_emails where account_id = $1 and read_at is null`,
      own,
    );
    if (rows.length === 0) return;
    await pause(10);
  }
}

async function isUnderway({ database }: Stage, { accountId }: Practice) {
  const { rows } = await database.pool.query(
    "select from queue where account_id = $1 union all select from posts where account_id = $1 limit 1",
    [accountId],
  );
  return rows.length > 0;
}

interface Practice {
  accountId: string;
  address: string;
  /** Stands in each of its texts and in no other's. */
  word: string;
}

/** A practitioner on Professional, whose clients take texts. */
async function newPractice({ database: { pool } }: Stage, clients: number): Promise<Practice> {
  const word = `w${randomUUID().replaceAll("-", "")}`;
  const { rows } = await pool.query(
    `insert into accounts (issuer, subject, email_token, join_token, business_name, message_template, time_zone, country)
     values ('bench', $1, $1, $1, 'Riverside Massage', $2, 'America/New_York', 'US') returning id`,
    [word, `Hi [FIRST_NAME]! Free at [TIME] on [DATE]. ${word}`],
  );
  const accountId = rows[0].id as string;
  await pool.query(
    `insert into subscriptions (account_id, status, period_start, period_end)
     values ($1, 'active', now() - interval '1 day', now() + interval '29 days')`,
    [accountId],
  );
  await pool.query(
    `insert into clients (account_id, first_name, last_name, phone, email, sms_consent, email_consent, source)
     select $1, 'Client' || n, 'Fairlow', '+1503' || lpad(n::text, 7, '0'), 'client' || n || '@mail.example', true, true, 'added'
     from generate_series(1, $2::int) n`,
    [accountId, clients],
  );
  await pool.query("analyze clients");
  return { accountId, address: `cancel-${word}@in.slotback.example`, word };
}

/** The built product, as `npm start` runs it. */
async function startProduct(databaseUrl: string, providerUrl: string) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: "0", DATABASE_URL: databaseUrl, TWILIO_API_URL: providerUrl };
  const child = spawn(process.execPath, ["dist/server/main.js"], { env, stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface(child.stdout)) {
    const url = /^Slotback is ready at (\S+)$/.exec(line)?.[1];
    if (!url) throw new Error(line);
    child.stdout.resume();
    return {
      url,
      async stop() {
        child.kill("SIGTERM");
        await once(child, "exit");
      },
    };
  }
  throw new Error("The product ended before it was ready");
}

async function repeat(times: number, work: () => Promise<number>) {
  const results: number[] = [];
  for (let n = 0; n < times; n++) results.push(await work());
  return results;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const p99 = (times: number[]) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1]!;
const show = (what: string, times: number[], goal: number) =>
  say(
    `${what}: median ${median(times).toFixed(0)} ms, p99 ${p99(times).toFixed(0)} ms  (goal p99 < ${goal.toFixed(0)})`,
  );
