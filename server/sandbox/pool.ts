import pg from "pg";

const MAX_CONNECTIONS = 6;

/**
 * Connections of the stand-ins' own, to the same database. The product may call a provider while it holds one of
 * its connections; were they shared, enough such calls at once would wait for each other.
 */
export function poolBeside({ options }: pg.Pool) {
  // The password is not enumerable, so that a spread leaves it out.
  const pool = new pg.Pool({ ...options, password: options.password, max: MAX_CONNECTIONS });
  pool.on("error", () => {});
  return pool;
}
