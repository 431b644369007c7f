import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { Pool } from "undici";
import { Visitor } from "../tests/support/visitor";
import { seedClients, seedYear } from "./support/history";
import { startProduct } from "./support/product";
import { median, startDatabase } from "./support/stage";

const CLIENTS = 10_000;
/** Five of them are slower than the 95th percentile. */
const CALLS = 100;
/** The server has just started, and the engine is still compiling. */
const WARM_UP = 20;

/** What practitioners with much in their account wait for: the server as built, asked over HTTP. */
export async function run([rounds = "5"]: string[] = []) {
  const database = await startDatabase();
  const product = await startProduct({ DATABASE_URL: database.url });
  try {
    await waitlist(await practitioner(product.url, database.pool, "many@practice.example"), database.pool);
    await imports(await practitioner(product.url, database.pool, "import@practice.example"), database.pool, +rounds);
    await dashboard(await practitioner(product.url, database.pool, "year@practice.example"), database.pool);
  } finally {
    await product.stop();
    await database.stop();
  }
}

interface Practitioner {
  id: string;
  url: string;
  headers: Record<string, string>;
}

async function waitlist({ id, url, headers }: Practitioner, pool: pg.Pool) {
  await seedClients(pool, id, CLIENTS);
  const call = caller(url, headers);
  const times = await timesOf(call, "/api/waitlist");
  const { bytes } = await call("GET", "/api/waitlist");
  // Asked apart: whoever asks all the time takes a good part of the server from the calls that are timed.
  const watch = watchTheOthers(url);
  for (let n = 0; n < WARM_UP; n++) await call("GET", "/api/waitlist");
  const longest = await watch.stop();
  await call.close();
  say(
    `GET /api/waitlist with ${CLIENTS} clients: median ${median(times).toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} MB`,
  );
  verdict("p95, ms", p95(times), "< 60");
  verdict("longest wait of another call meanwhile, ms", longest, "< 150");
}

async function imports({ id, url, headers }: Practitioner, pool: pg.Pool, rounds: number) {
  const rows = Array.from({ length: CLIENTS }, (_, n) => ({
    firstName: `Ann${n}`,
    lastName: "Fairlow",
    phone: `(503) ${300 + Math.floor(n / 10_000)}-${String(n % 10_000).padStart(4, "0")}`,
    email: `ann${n}@mail.example`,
  }));
  const body = JSON.stringify({ clients: rows });
  const call = caller(url, { ...headers, "content-type": "application/json", "sec-fetch-site": "same-origin" });
  const ours: number[] = [];
  const bare: number[] = [];
  const clientsOnly: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (const [insert, times] of [
      [insertClients, clientsOnly],
      [`with added as (${insertClients} returning id, phone, email) ${insertConsents}`, bare],
    ] as const) {
      const began = performance.now();
      await pool.query(insert, [id, ...columns(rows)]);
      times.push(performance.now() - began);
      await pool.query("delete from clients where account_id = $1", [id]);
      await pool.query("delete from consents where account_id = $1", [id]);
      await pool.query("vacuum clients, consents");
    }
    const answer = await call("POST", "/api/waitlist/bulk", body);
    ours.push(answer.ms);
    const { rows: gone } = await pool.query(
      "with gone as (delete from clients where account_id = $1 returning 1) select count(*)::int as n from gone",
      [id],
    );
    if (gone[0].n !== CLIENTS) throw new Error(`${gone[0].n} of ${CLIENTS} were imported`);
    await pool.query("delete from consents where account_id = $1", [id]);
    await pool.query("vacuum clients, consents");
  }
  await call.close();
  const [a, b, c] = [median(ours.slice(1)), median(bare.slice(1)), median(clientsOnly.slice(1))];
  say(`import of ${CLIENTS} rows: ${a.toFixed(0)} ms; one bare INSERT of the clients alone ${c.toFixed(0)} ms`);
  verdict("time, of one INSERT of the clients and consents it leaves", a / b, "<= 2.5");
}

async function dashboard({ id, url, headers }: Practitioner, pool: pg.Pool) {
  const messages = await seedYear(pool, id);
  const call = caller(url, headers);
  say(`the dashboard after a year with ${messages.toLocaleString("en-US")} messages`);
  for (const path of [
    "/api/auth/user",
    "/api/dashboard/stats",
    "/api/parsed-cancellations",
    "/api/settings",
    "/api/forwarding",
    "/api/subscription",
  ]) {
    verdict(`p95 of ${path}, ms`, p95(await timesOf(call, path)), "< 60");
  }
  await call.close();
}

/** Somebody who signed in at the stand-in, and what their browser sends along. */
async function practitioner(url: string, pool: pg.Pool, email: string): Promise<Practitioner> {
  const visitor = new Visitor(url);
  await visitor.submit(await visitor.visit("/api/login"), { email });
  await visitor.post("/api/settings", { timeZone: "America/New_York", country: "US" });
  const { rows } = await pool.query("select id from accounts where email = $1", [email]);
  return { id: rows[0].id, url, headers: { cookie: visitor.cookies } };
}

/** One connection, one call after the other; the answer is taken in and not looked at. */
function caller(url: string, headers: Record<string, string>) {
  const pool = new Pool(url, { connections: 1 });
  const call = async (method: "GET" | "POST", path: string, body?: string) => {
    const began = performance.now();
    const answer = await pool.request({ method, path, headers, ...(body && { body }) });
    const bytes = (await answer.body.arrayBuffer()).byteLength;
    if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}`);
    return { ms: performance.now() - began, bytes };
  };
  return Object.assign(call, { close: () => pool.close() });
}

async function timesOf(call: ReturnType<typeof caller>, path: string): Promise<number[]> {
  for (let n = 0; n < WARM_UP; n++) await call("GET", path);
  const times: number[] = [];
  for (let n = 0; n < CALLS; n++) times.push((await call("GET", path)).ms);
  return times;
}

/** Asks for next to nothing all the time: what the slowest of these calls waited is how long the server was deaf. */
function watchTheOthers(url: string) {
  const call = caller(url, {});
  let longest = 0;
  let watching = true;
  const watched = (async () => {
    while (watching) {
      longest = Math.max(longest, (await call("GET", "/healthz")).ms);
      await pause(2);
    }
  })();
  return {
    async stop() {
      watching = false;
      await watched;
      await call.close();
      return longest;
    },
  };
}

const insertClients = `
  insert into clients (account_id, first_name, last_name, phone, email, sms_consent, email_consent, source)
  select $1, first_name, last_name, phone, email, true, true, 'imported'
  from unnest($2::text[], $3::text[], $4::text[], $5::text[]) r (first_name, last_name, phone, email)`;

const insertConsents = `
  insert into consents (account_id, client_id, channel, address, action, source)
  select $1, id, channel, case channel when 'sms' then phone else email end, 'granted', 'imported'
  from added cross join (values ('sms'), ('email')) channels (channel)`;

const columns = (rows: { firstName: string; lastName: string; phone: string; email: string }[]) => [
  rows.map((row) => row.firstName),
  rows.map((row) => row.lastName),
  rows.map((row) => `+1${row.phone.replace(/\D/g, "")}`),
  rows.map((row) => row.email),
];

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
const say = (line: string) => void process.stdout.write(`${line}\n`);
const verdict = (what: string, figure: number, goal: string) =>
  say(`  ${what.padEnd(62)} ${figure.toFixed(figure < 10 ? 2 : 0)}  (goal ${goal})`);
