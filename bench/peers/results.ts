import type pg from "pg";

/** How long a result waits for others: a tenth of what the call before it took. */
const LINGER_MS = 5;
const PATIENCE_MS = 60_000;

export interface Result {
  id: string;
  providerId: string;
}

/** Where a peer stores what became of its texts, as narrow as such a table can be. */
export async function resultsIn(pool: pg.Pool, table: string) {
  await pool.query(
    `create table ${table} (text_id uuid primary key, provider_id text not null, at timestamptz not null default now())`,
  );
  let missing = 0;
  let complete = () => {};
  let waiting: Result[] = [];
  let flush: Promise<void> | null = null;

  async function store(results: Result[]) {
    const { rowCount } = await pool.query(
      `insert into ${table} (text_id, provider_id) select * from unnest($1::uuid[], $2::text[])`,
      [results.map(({ id }) => id), results.map(({ providerId }) => providerId)],
    );
    missing -= rowCount ?? 0;
    if (missing === 0) complete();
  }

  async function flushSoon() {
    await new Promise((resolve) => setTimeout(resolve, LINGER_MS));
    const batch = waiting;
    waiting = [];
    flush = null;
    await store(batch);
  }

  return {
    store,
    /** In one insert with those of the same few milliseconds; resolves when it is committed. */
    storeWithOthers(result: Result) {
      waiting.push(result);
      flush ??= flushSoon();
      return flush;
    },
    /** Resolves when so many more results are committed. */
    all(count: number) {
      missing = count;
      return new Promise<void>((resolve, reject) => {
        const patience = setTimeout(() => reject(new Error(`${missing} results never came to ${table}`)), PATIENCE_MS);
        complete = () => {
          clearTimeout(patience);
          resolve();
        };
      });
    },
  };
}
