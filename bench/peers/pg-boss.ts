import PgBoss from "pg-boss";
import type { Peer, PeerOptions, Text } from "./peer";
import { resultsIn } from "./results";

const QUEUE = "texts";

/**
 * pg-boss 10 by `fetch` and `complete` in batches: its `work` looks for jobs twice a second at most. A fetcher takes a
 * batch, posts it with as many at once as there are sockets, inserts all results in one statement, completes all jobs in
 * another, and takes the next. One fetcher is what its documentation shows. Several are tuned by hand further: while one
 * writes, the others keep the sockets busy. It shares our connections; its maintenance is off, which spares it work.
 */
export async function pgBoss(
  options: Omit<PeerOptions, "atOnce" | "databaseUrl"> & { schema: string; batchSize: number; fetchers: number },
): Promise<Peer> {
  const { pool, schema, batchSize, fetchers, post } = options;
  const db = { executeSql: (text: string, values: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({ db, schema, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue(QUEUE);
  const results = await resultsIn(pool, `${schema}_results`);
  let done = Promise.resolve();

  async function fetcher() {
    for (;;) {
      // In order of priority, it would sort all that is left each time.
      const jobs = await boss.fetch<Text>(QUEUE, { batchSize, priority: false });
      if (jobs.length === 0) return;
      await results.store(
        await Promise.all(jobs.map(async ({ data }) => ({ id: data.id, providerId: await post(data) }))),
      );
      await boss.complete(
        QUEUE,
        jobs.map(({ id }) => id),
      );
    }
  }

  return {
    async queue(texts) {
      done = results.all(texts.length);
      await boss.insert(texts.map((data) => ({ name: QUEUE, data, retryLimit: 0 })));
    },
    async drain() {
      await Promise.all([done, ...Array.from({ length: fetchers }, fetcher)]);
    },
    rest: async () => {},
    stop: () => boss.stop({ graceful: false }),
  };
}
