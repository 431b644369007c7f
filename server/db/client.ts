import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "./schema";

// One process may hold this many connections; a small PostgreSQL allows 100 in all.
const MAX_CONNECTIONS = 16;

export function connect(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: MAX_CONNECTIONS, connectionTimeoutMillis: 5_000 });
  // An idle connection that the server closed is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  // The same for one that is in use, as in a transaction: its query fails and says why.
  pool.on("connect", (client) => client.on("error", () => {}));
  return { pool, db: drizzle(pool, { schema }) };
}

export type Db = ReturnType<typeof connect>["db"];
/** A transaction or the pool itself: queries take either. */
export type Tx = Db | Parameters<Parameters<Db["transaction"]>[0]>[0];
