import type { TextProvider } from "../../server/providers/ports";
import { median, say, type startDatabase, timed, verdict } from "../support/stage";
import { graphileWorker } from "./graphile-worker";
import { newTexts, type Peer, type Post } from "./peer";
import { pgBoss } from "./pg-boss";
import { usualStack } from "./usual-stack";

/** The usual stack gets fewer texts: 10,000 of them would be half of the measurement. Rates are compared, not times. */
const USUAL_COUNT = 2_000;

interface Stage {
  database: Awaited<ReturnType<typeof startDatabase>>;
  texts: TextProvider;
  apiUrl: string;
  count: number;
  atOnce: number;
}

const FURTHER = "tuned by hand further";

/** Milliseconds for one text. */
export interface Cost {
  ms: number;
  cpuMs: number;
}

/**
 * What else would get the texts out, on the same database, each in a schema of its own. The queues post through our own
 * adapter, so with the same SDK on the same sockets, which are as many as calls may be under way: what is compared is
 * the queue. The usual stack posts as the SDK comes.
 *
 * Each library stands here as its documentation sets it up for speed. What is "tuned by hand further" has code of ours
 * around the library, found by trying what makes it fastest here.
 */
export async function startContenders({ database, texts, apiUrl, count, atOnce }: Stage) {
  const post: Post = async (text) => {
    const outcome = await texts.send({ ...text, validitySeconds: 36_000 } as Parameters<TextProvider["send"]>[0]);
    if (outcome.kind !== "accepted") throw new Error(`a text was ${outcome.kind}`);
    return outcome.providerId;
  };
  const { pool, url: databaseUrl } = database;
  const options = { pool, databaseUrl, atOnce, post };
  const graphile = await graphileWorker({ ...options, schema: "peer_graphile", gather: false });
  const gathered = await graphileWorker({ ...options, schema: "peer_gathered", gather: true });
  const boss = await pgBoss({ ...options, schema: "peer_boss", batchSize: 500, fetchers: 1 });
  const four = await pgBoss({ ...options, schema: "peer_four", batchSize: 100, fetchers: 4 });
  const usual = await usualStack({ pool, databaseUrl, apiUrl });
  const contenders = [
    { name: "graphile-worker 0.17, batched", peer: graphile, count, speed: ">= 1.50", cpu: "<= 0.60" },
    { name: "pg-boss 10, one loop of fetch and complete", peer: boss, count, speed: ">= 1.50" },
    { name: "graphile-worker 0.16, SDK as it comes", peer: usual, count: USUAL_COUNT, speed: ">= 10" },
    {
      name: `graphile-worker 0.17, results gathered (${FURTHER})`,
      peer: gathered,
      count,
      speed: ">= 1.50",
      cpu: "<= 0.60",
    },
    { name: `pg-boss 10, four loops of 100 (${FURTHER})`, peer: four, count, speed: ">= 1.50" },
  ].map((contender) => ({ ...contender, costs: [] as Cost[] }));

  return {
    async round() {
      for (const { peer, count, costs } of contenders) costs.push(await costOf(peer, count));
    },
    report(ours: Cost) {
      const measured = contenders.map((contender) => ({ ...contender, ...medians(contender.costs.slice(1)) }));
      for (const { name, ms, cpuMs } of measured)
        say(`  ${name}: ${rate(ms)} texts/s, ${cpuMs.toFixed(3)} ms CPU a text`);
      for (const { name, ms, speed } of measured) verdict(`texts a second, of ${name}`, ms / ours.ms, speed);
      for (const { name, cpuMs, cpu } of measured) if (cpu) verdict(`CPU a text, of ${name}`, ours.cpuMs / cpuMs, cpu);
    },
    async stop() {
      for (const { peer } of contenders) await peer.stop();
    },
  };
}

/**
 * The fastest of them without a network: what fetch, an insert of the results and complete cost. In one loop, and tuned
 * by hand further in four at once, which keep both processors busy.
 */
export async function startLedgerPeers({ pool }: Stage["database"]) {
  const post: Post = async ({ id }) => id;
  return {
    plain: await pgBoss({ pool, post, schema: "peer_ledger", batchSize: 500, fetchers: 1 }),
    further: await pgBoss({ pool, post, schema: "peer_ledgers", batchSize: 500, fetchers: 4 }),
  };
}

export async function costOf(peer: Peer, count: number): Promise<Cost> {
  await peer.queue(newTexts(count));
  const { ms, cpuMs } = await timed(() => peer.drain());
  await peer.rest();
  return { ms: ms / count, cpuMs: cpuMs / count };
}

const medians = (costs: Cost[]): Cost => ({
  ms: median(costs.map(({ ms }) => ms)),
  cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
});

const rate = (ms: number) => Math.round(1000 / ms).toLocaleString("en-US");
