import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { bundle } from "../../tests/support/bundle";
import { createTestDatabase } from "../../tests/support/database";
import { until } from "../../tests/support/delivery";
import { newAccount } from "../../tests/support/queue";
import * as accounts from "../accounts/service";
import { connect } from "../db/client";
import * as delivery from "../delivery/service";
import type { AccountId, OpeningId, SendId } from "../ids";
import { findOpening } from "../openings/service";
import * as waitlist from "../waitlist/service";
import { planNext } from "./fan-out";
import { insertSend } from "./queries";
import { offerOpening, tell, withdraw } from "./service";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: ReturnType<typeof connect>;
let script: string;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  script = await bundle("planner-process");
});
afterAll(async () => {
  await connection?.pool.end();
  await database?.drop();
});

const now = new Date();
const tomorrow = new Date(now.getTime() + 86_400_000);
const sql = async (text: string, values: unknown[]) => (await database.pool.query(text, values)).rows;

interface Practice {
  accountId: AccountId;
  openingId: OpeningId;
}

/** A practitioner with so many clients, Client1 first, and an opening tomorrow that Client150 cancelled. */
async function practice(clients: number, { trial = false } = {}): Promise<Practice> {
  const accountId = await newAccount(database.pool);
  if (!trial) await sql("insert into subscriptions (account_id, status) values ($1, 'active')", [accountId]);
  await join(accountId, 1, clients);
  const [opening] = await sql(
    `insert into openings (account_id, date, time, time_zone, starts_at, cancelled_by)
     values ($1, $2::date, '10:00', 'UTC', $2, '{"names": ["Client150 Fairlow"], "emails": [], "phones": []}') returning id`,
    [accountId, tomorrow],
  );
  return { accountId, openingId: opening.id };
}

const join = (accountId: AccountId, first: number, last: number) =>
  sql(
    `insert into clients (account_id, first_name, last_name, phone, email, sms_consent, email_consent, source)
     select $1, 'Client' || n, 'Fairlow', '+1503555' || lpad(n::text, 4, '0'), 'client' || n || '@mail.example', true, true,
       'added' from generate_series($2::int, $3) n`,
    [accountId, first, last],
  );

const offer = ({ accountId, openingId }: Practice) =>
  connection.db.transaction(async (tx) => {
    const account = await accounts.find(tx, accountId);
    return offerOpening(tx, account, (await findOpening(tx, accountId, openingId))!, now);
  });

/** Of two that do this at once, each may find the rest in the other's hand and stop: the poll would come again. */
async function planAll(at = now) {
  do while (await planNext(connection.db, at, 50));
  while ((await sql("select from fan_outs limit 1", [])).length > 0);
}

/** Who has a text in the queue, by number, and how often. */
async function queued({ accountId }: Practice): Promise<number[]> {
  const rows = await sql(
    "select recipient from messages where account_id = $1 and state = 'queued' order by recipient",
    [accountId],
  );
  return rows.map(({ recipient }) => Number(recipient.slice(-4)));
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);
const totals = ({ accountId }: Practice, sendId: SendId | null) =>
  delivery.totalsOfSend(connection.db, accountId, sendId!);
const used = async ({ accountId }: Practice) =>
  (await sql("select used from usage where account_id = $1", [accountId]))[0].used;
const waiting = async ({ accountId }: Practice) =>
  (await sql("select cardinality(clients) - planned as left from fan_outs where account_id = $1", [accountId])).map(
    ({ left }) => left,
  );

async function startProcess(chunk = 50): Promise<ChildProcess> {
  const env = { ...process.env, DATABASE_URL: database.url, CHUNK: String(chunk) };
  const child = fork(script, { execArgv: [], env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child, "message");
  return child;
}

async function kill(child: ChildProcess) {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

test("the first are queued with the decision, and all are counted from then on [D95]", async () => {
  const large = await practice(320);
  const { sendId, total, told, note } = await offer(large);
  expect({ total, told, note }).toEqual({ total: 319, told: 319, note: null });
  expect(await queued(large)).toEqual(range(1, 100));
  expect(await totals(large, sendId)).toEqual({ total: 319, sent: 0, failed: 0, pending: 319 });
  expect(await used(large)).toBe(319);

  await planNext(connection.db, now, 50);
  expect(await totals(large, sendId)).toEqual({ total: 319, sent: 0, failed: 0, pending: 319 });
  await planAll();
  expect(await queued(large)).toEqual(range(1, 320).filter((n) => n !== 150));
  expect([await waiting(large), await used(large)]).toEqual([[], 319]);
});

test("a small send has no rest", async () => {
  const small = await practice(100);
  await offer(small);
  expect([await queued(small), await waiting(small)]).toEqual([range(1, 100), []]);
});

const blocked =
  "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%into messages%'";

test("a process that is killed in a chunk leaves it to the next one, whole [D98, D100]", async () => {
  const large = await practice(600);
  await offer(large);
  const other = await database.pool.connect();
  try {
    // Nothing can be queued while this is held: the process stops in the middle of a chunk.
    await other.query("begin; lock table messages in share mode");
    const first = await startProcess();
    await until("a chunk waits for the table", async () => (await sql(blocked, [])).length > 0);
    await kill(first);
  } finally {
    await other.query("rollback");
    other.release();
  }
  const second = await startProcess();
  await until("all are queued", async () => (await waiting(large)).length === 0);
  await kill(second);
  expect(await queued(large)).toEqual(range(1, 600).filter((n) => n !== 150));
  expect(await used(large)).toBe(599);
});

test("processes killed again and again between chunks queue everybody once [D98, D100]", async () => {
  const large = await practice(3_000);
  await offer(large);
  const left = async () => (await waiting(large))[0] ?? 0;
  for (let before = await left(); before > 0; before = await left()) {
    const child = await startProcess(600);
    await until("some chunks are queued", async () => (await left()) < before);
    await kill(child);
  }
  expect(await queued(large)).toEqual(range(1, 3_000).filter((n) => n !== 150));
});

test("two processes share a send and queue everybody once [D95]", async () => {
  const large = await practice(3_000);
  const children = await Promise.all([startProcess(), startProcess()]);
  await offer(large);
  await until("all are queued", async () => (await waiting(large)).length === 0);
  await Promise.all(children.map(kill));
  expect(await queued(large)).toEqual(range(1, 3_000).filter((n) => n !== 150));
  expect(await used(large)).toBe(2_999);
});

test("the opening offered again while the rest waits adds nobody [D95, D97]", async () => {
  const large = await practice(300);
  const first = await offer(large);
  const [second, third] = await Promise.all([offer(large), offer(large)]);
  expect([second, third]).toEqual([first, first]);
  await planAll();
  expect(await queued(large)).toHaveLength(299);
  expect(await used(large)).toBe(299);
});

/** A message by hand, of which only so many go out with the decision. */
const tellByHand = ({ accountId }: Practice, atOnce: number) =>
  connection.db.transaction(async (tx) => {
    const account = await accounts.find(tx, accountId);
    const clients = await waitlist.listAudience(tx, accountId, "sms");
    const send = await insertSend(tx, accountId, { method: "sms", total: clients.length, requestId: randomUUID() });
    const words = { senderName: "", text: "Hi", emailSubject: "", emailText: "", date: null, time: null };
    const what = { words: { ...words, calendarLink: "" }, expiresAt: tomorrow };
    return tell(tx, account, send!, clients, what, now, { atOnce });
  });

test("the trial's limit cuts in the second chunk, to the client [P31, P32, P33]", async () => {
  const trial = await practice(40, { trial: true });
  const { told, note } = await tellByHand(trial, 10);
  expect({ told, note }).toEqual({ told: 25, note: "25 of 40 clients notified: monthly limit reached" });
  expect(await queued(trial)).toEqual(range(1, 10));
  while (await planNext(connection.db, now, 10));
  expect([await queued(trial), await used(trial)]).toEqual([range(1, 25), 25]);
});

test("two sends at once share what is left, chunk by chunk [P31]", async () => {
  const trial = await practice(20, { trial: true });
  const tolds = await Promise.all([tellByHand(trial, 4), tellByHand(trial, 4)]);
  await Promise.all([planAll(), planAll()]);
  expect(tolds.map(({ told }) => told).sort()).toEqual([20, 5]);
  expect([(await queued(trial)).length, await used(trial)]).toEqual([25, 25]);
});

test("clients are told as they are when it is their turn, and who comes later waits for the next opening", async () => {
  const large = await practice(200);
  const { sendId } = await offer(large);
  const { accountId } = large;
  await sql("insert into suppressions values ($1, 'sms', '+15035550160', 'opted-out')", [accountId]);
  await sql("delete from clients where account_id = $1 and first_name = 'Client170'", [accountId]);
  await sql("update clients set phone = '+15035559999' where account_id = $1 and first_name = 'Client180'", [
    accountId,
  ]);
  await join(accountId, 201, 201);
  await planAll();
  expect(await queued(large)).toEqual([...range(1, 200).filter((n) => ![150, 160, 170, 180].includes(n)), 9999]);
  expect(await totals(large, sendId)).toEqual({ total: 199, sent: 0, failed: 2, pending: 197 });
  expect(await used(large)).toBe(197);
  const list = await delivery.deliveriesOfSend(connection.db, accountId, sendId!);
  expect(list.find(({ name }) => name === "Client160 Fairlow")).toMatchObject({ sms: "opted-out", email: null });
});

test.each([
  ["dismissed", "update openings set state = 'dismissed' where account_id = $1", now],
  ["of an account that closed", "update accounts set closed_at = now() where id = $1", now],
  ["over", "update openings set date = date where account_id = $1", new Date(tomorrow.getTime() + 1)],
])("when the opening is %s, the rest is not told and not counted", async (_what, change, at) => {
  const large = await practice(400);
  const { sendId } = await offer(large);
  await sql(change, [large.accountId]);
  await planAll(at);
  expect([(await queued(large)).length, await waiting(large), await used(large)]).toEqual([100, [], 100]);
  expect(await totals(large, sendId)).toEqual({ total: 399, sent: 0, failed: 299, pending: 100 });
  const [{ note }] = await sql("select note from sends where id = $1", [sendId]);
  expect(note).toBe("100 of 399 clients notified: it was over before the rest could be told");
});

test("what is taken back has no rest either, even when a chunk is under way", async () => {
  const large = await practice(2_000);
  await offer(large);
  const planning = planAll();
  await connection.db.transaction((tx) => withdraw(tx, large.accountId, large.openingId, now));
  await planning;
  expect([await queued(large), await waiting(large), await used(large)]).toEqual([[], [], 0]);
});
