import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "./schema";

// One process may hold this many connections; a small PostgreSQL allows 100 in all.
const MAX_CONNECTIONS = 16;

/**
 * drizzle begins a transaction before the block that gives the connection back: one that is cut right then would be lost
 * to the pool for ever, and the end of the pool would wait for it.
 */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().then(givenBackUnlessItBegins);
    super.connect(callback);
    return undefined;
  }
}

type Query = (asked: string | { text: string }, ...more: unknown[]) => Promise<unknown>;

function givenBackUnlessItBegins(client: pg.PoolClient): pg.PoolClient {
  const query = client.query as Query;
  const first: Query = (asked, ...more) => {
    client.query = query as never;
    const answer = query.call(client, asked, ...more);
    if (!/^begin\b/.test(typeof asked === "string" ? asked : asked.text)) return answer;
    return answer.catch((error: Error) => {
      client.release(error);
      throw error;
    });
  };
  client.query = first as never;
  return client;
}

export function connect(databaseUrl: string) {
  const pool = new Pool({ connectionString: databaseUrl, max: MAX_CONNECTIONS, connectionTimeoutMillis: 5_000 });
  // An idle connection that the server closed is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  // The same for one that is in use, as in a transaction: its query fails and says why.
  pool.on("connect", (client) => client.on("error", () => {}));
  return { pool, db: drizzle(pool, { schema }) };
}

export type Db = ReturnType<typeof connect>["db"];
/** A transaction or the pool itself: queries take either. */
export type Tx = Db | Parameters<Parameters<Db["transaction"]>[0]>[0];
