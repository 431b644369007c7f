import { Logger, type Runner, run } from "graphile-worker";
import type pg from "pg";
import type { Peer, PeerOptions, Text } from "./peer";
import { resultsIn } from "./results";

/**
 * graphile-worker 0.17 as its page on performance tunes it: a local queue that fetches 500 jobs at a time, completions
 * written together, LISTEN for new jobs. Its example has 24 jobs at once; ours wait for a provider, so as many as there
 * are calls. A task stores its own result, as its examples do; or, with `gather`, together with those of other tasks,
 * which is code of our own around it.
 */
export async function graphileWorker(options: PeerOptions & { schema: string; gather: boolean }): Promise<Peer> {
  const { pool, databaseUrl, schema, atOnce, post, gather } = options;
  const results = await resultsIn(pool, `${schema}_results`);
  let runner: Runner | null = null;
  let done = Promise.resolve();

  async function task(payload: unknown) {
    const text = payload as Text;
    const result = { id: text.id, providerId: await post(text) };
    await (gather ? results.storeWithOthers(result) : results.store([result]));
  }

  return {
    async queue(texts) {
      runner = await run({
        preset: {
          worker: {
            connectionString: databaseUrl,
            schema,
            concurrentJobs: atOnce,
            maxPoolSize: 10,
            localQueue: { size: 500 },
            completeJobBatchDelay: 0,
            failJobBatchDelay: 0,
          },
        },
        logger: silent,
        noHandleSignals: true,
        taskList: { text: task },
      });
      done = results.all(texts.length);
      await addJobs(pool, schema, texts);
    },
    drain: () => done,
    async rest() {
      await runner?.stop();
    },
    stop: async () => {},
  };
}

/** By default it writes a line for each job. */
const silent = new Logger(() => () => {});

/** One call for all: the fastest way into it. */
export async function addJobs(pool: pg.Pool, schema: string, texts: Text[]) {
  const jobs = texts.map((payload) => ({ identifier: "text", payload, max_attempts: 1 }));
  await pool.query(
    `select count(*) from ${schema}.add_jobs(array(select json_populate_recordset(null::${schema}.job_spec, $1::json)))`,
    [JSON.stringify(jobs)],
  );
}
