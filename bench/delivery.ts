import { monitorEventLoopDelay } from "node:perf_hooks";
import pg from "pg";
import type { Pace } from "../server/delivery/pace";
import { createSender } from "../server/delivery/sender";
import * as service from "../server/delivery/service";
import type { AccountId, SendId } from "../server/ids";
import type { EmailProvider, TextProvider } from "../server/providers/ports";
import { sendgridEmails } from "../server/providers/sendgrid";
import { twilioTexts } from "../server/providers/twilio";
import { newAccount, queueSend } from "../tests/support/queue";
import { costOf, startContenders, startLedgerPeers } from "./peers/contenders";
import { bareTexts, oneCallPerEmail } from "./support/references";
import { median, say, silent, startDatabase, startProvider, timed, verdict } from "./support/stage";

const COUNT = 10_000;
const AT_ONCE = 300;
/** As many as a batch of the queue it is compared with. */
const LEDGER_AT_ONCE = 500;
const EMAIL_SAMPLE = 1_000;
const PUBLIC_URL = "https://slotback.example";

/**
 * From queued rows to committed results, against a provider in another process that answers after 50 ms. What is
 * compared runs in turns, round by round, and the medians are printed: on a busy machine only ratios mean anything.
 * `npm run bench -- delivery 5 ledger` measures a part.
 */
export async function run([rounds = "5", ...names]: string[] = []) {
  const provider = await startProvider();
  const database = await startDatabase();
  const stage = { provider, database, rounds: Number(rounds) };
  try {
    for (const part of [texts, emails, ledger, latency])
      if (names.length === 0 || names.includes(part.name)) await part(stage);
  } finally {
    provider.stop();
    await database.stop();
  }
}

interface Stage {
  provider: Awaited<ReturnType<typeof startProvider>>;
  database: Awaited<ReturnType<typeof startDatabase>>;
  rounds: number;
}

async function texts({ provider, database, rounds }: Stage) {
  const ports = adapters(provider.url);
  const others = await startContenders({
    database,
    texts: ports.texts,
    apiUrl: provider.url,
    count: COUNT,
    atOnce: AT_ONCE,
  });
  const ours: Awaited<ReturnType<typeof timed>>[] = [];
  const bare: typeof ours = [];
  for (let round = 0; round <= rounds; round++) {
    bare.push(await timed(() => bareTexts(provider.url, COUNT, AT_ONCE)));
    const send = await queue(database, "sms", COUNT);
    ours.push(await deliver(database, send, { ...ports, pace: { textsAtOnce: AT_ONCE } }));
    await others.round();
    if (round === 0) await gatherStatistics(database);
  }
  await others.stop();
  const [a, b] = [summary(ours.slice(1)), summary(bare.slice(1))];
  const most = Math.round((AT_ONCE / provider.answerMs) * 1000).toLocaleString("en-US");
  say(
    `${COUNT} texts, ${AT_ONCE} at once, so ${most} texts/s at most: ${perSecond(a.ms)} texts/s, every result committed; bare loop ${perSecond(b.ms)}`,
  );
  verdict("texts a second, of a bare undici loop without a database", b.ms / a.ms, ">= 0.80");
  verdict("CPU a text, of the bare loop", a.cpuMs / b.cpuMs, "<= 1.30");
  others.report({ ms: a.ms / COUNT, cpuMs: a.cpuMs / COUNT });
}

async function emails({ provider, database, rounds }: Stage) {
  const ours: number[] = [];
  const single: number[] = [];
  const gaps: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const { ms } = await timed(() => oneCallPerEmail(provider.url, EMAIL_SAMPLE, 100));
    single.push(ms * (COUNT / EMAIL_SAMPLE));
    const send = await queue(database, "email", COUNT);
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    ours.push((await deliver(database, send, adapters(provider.url))).ms);
    loop.disable();
    gaps.push(loop.max / 1e6);
  }
  const [a, b] = [median(ours.slice(1)), median(single.slice(1))];
  say(`${COUNT} emails: ${perSecond(a)} emails/s, every result committed; one call each ${perSecond(b)}`);
  verdict("emails a second, of one SDK call for each recipient", b / a, ">= 10");
  verdict("longest event-loop gap, ms", median(gaps.slice(1)), "< 30");
}

/** Claim and result without a network: what the database and our own code cost. */
async function ledger({ database, rounds }: Stage) {
  const calm: number[] = [];
  const held: number[] = [];
  const plain: number[] = [];
  const further: number[] = [];
  const peers = await startLedgerPeers(database);
  const drain = async () => {
    const send = await queue(database, "sms", COUNT);
    return (await deliver(database, send, { ...instant(), pace: { textsAtOnce: LEDGER_AT_ONCE } })).ms;
  };
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  for (let round = 0; round <= rounds; round++) {
    calm.push(await drain());
    plain.push((await costOf(peers.plain, COUNT)).ms * COUNT);
    further.push((await costOf(peers.further, COUNT)).ms * COUNT);
    await other.query("begin isolation level repeatable read");
    await other.query("select count(*) from messages");
    held.push(await drain());
    await other.query("rollback");
    if (round === 0) await gatherStatistics(database);
  }
  await other.end();
  await peers.plain.stop();
  await peers.further.stop();
  const usual = (times: number[]) => median(times.slice(1));
  say(
    `ledger alone: ${perSecond(usual(calm))} messages/s claimed and recorded; pg-boss 10 ${perSecond(usual(plain))}, four loops ${perSecond(usual(further))}`,
  );
  verdict("messages a second, of pg-boss's fetch, insert and complete", usual(plain) / usual(calm), ">= 2");
  verdict("messages a second, of four such loops (tuned by hand further)", usual(further) / usual(calm), ">= 2");
  verdict("with a transaction open elsewhere, of itself", usual(calm) / usual(held), ">= 0.80");
}

/** From the wake-up of the request that queued a text to its arrival at the provider. */
async function latency({ provider, database, rounds }: Stage) {
  const ports = adapters(provider.url);
  const sender = createSender({ ...ports, ...shared(database), pace: { textsAtOnce: 100 } });
  const one = async () => {
    const { accountId, sendId } = await queue(database, "sms", 20, "first-of-all");
    await provider.reset("first-of-all");
    const woken = performance.timeOrigin + performance.now();
    sender.wake();
    await service.waitUntilHandedOver(database.db, accountId, sendId, 60_000);
    return (await provider.told()).watchedAt - woken;
  };
  const many = async () => {
    const times: number[] = [];
    for (let n = 0; n < rounds * 8; n++) times.push(await one());
    return times.sort((a, b) => a - b);
  };
  await one();
  const idle = await many();
  const large = await queue(database, "sms", COUNT);
  sender.wake();
  const busy = await many();
  await service.waitUntilHandedOver(database.db, large.accountId, large.sendId, 120_000);
  await sender.stop(5_000);
  const show = (times: number[]) => `median ${median(times).toFixed(1)} ms, longest ${times.at(-1)!.toFixed(1)} ms`;
  say(`from wake-up to the first text at the provider: idle ${show(idle)}`);
  say(`the same while another practitioner's ${COUNT} are sent: ${show(busy)}`);
}

interface Ports {
  texts: TextProvider;
  emails: EmailProvider;
}

function adapters(apiUrl: string): Ports {
  const account = { accountSid: `AC${"0".repeat(32)}`, authToken: "token", from: "+15550100000" };
  return {
    texts: twilioTexts({ ...account, apiUrl, publicUrl: PUBLIC_URL, connections: AT_ONCE }),
    emails: sendgridEmails({ apiKey: "SG.bench", from: "openings@slotback.example", apiUrl }),
  };
}

/** Takes everything at once and needs no network for it. */
function instant(): Ports {
  let sent = 0;
  const texts = {
    send: async () => ({ kind: "accepted", providerId: `SM${sent++}` }),
  } as unknown as TextProvider;
  return { texts, emails: {} as EmailProvider };
}

const shared = ({ db }: Stage["database"]) => ({ db, log: silent, now: () => new Date(), publicUrl: PUBLIC_URL });

async function queue(database: Stage["database"], channel: "sms" | "email", clients: number, words?: string) {
  const accountId = await newAccount(database.pool);
  const sendId = await queueSend(database.pool, { accountId, clients, channels: [channel], ...(words && { words }) });
  return { accountId, sendId, clients };
}

/** From the start of the sender until every result is committed, which is when it can stop. */
async function deliver(
  database: Stage["database"],
  { accountId, sendId, clients }: { accountId: AccountId; sendId: SendId; clients: number },
  { texts, emails, pace = {} }: Ports & { pace?: Partial<Pace> },
) {
  const cost = await timed(async () => {
    const { ports, all } = counted({ texts, emails }, clients);
    const sender = createSender({ ...shared(database), ...ports, pace });
    await all;
    await sender.stop(5_000);
  });
  const { sent } = await service.totalsOfSend(database.db, accountId, sendId);
  if (sent !== clients) throw new Error(`${sent} of ${clients} were sent`);
  return cost;
}

/** The same adapters, and a promise that so many messages were answered. */
function counted({ texts, emails }: Ports, messages: number) {
  let left = messages;
  let done = () => {};
  const all = new Promise<void>((resolve) => {
    done = resolve;
  });
  const count = (answered: number) => {
    left -= answered;
    if (left === 0) done();
  };
  const ports: Ports = {
    texts: { ...texts, send: (text) => texts.send(text).finally(() => count(1)) },
    emails: { ...emails, send: (parcel) => emails.send(parcel).finally(() => count(parcel.length)) },
  };
  return { ports, all };
}

/** After the round that warms up: a database in use knows its tables, and to pg-boss that is worth a factor of four. */
const gatherStatistics = ({ pool }: Stage["database"]) => pool.query("analyze");

const perSecond = (ms: number) => Math.round((COUNT / ms) * 1000).toLocaleString("en-US");
const summary = (times: { ms: number; cpuMs: number }[]) => ({
  ms: median(times.map(({ ms }) => ms)),
  cpuMs: median(times.map(({ cpuMs }) => cpuMs)),
});
