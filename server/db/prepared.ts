import type { Tx } from "./client";

/**
 * A statement for what happens at every email. Drizzle takes longer to put one together than PostgreSQL to run it, so
 * it is put together once for each pool; given a name, PostgreSQL plans it once for each connection, too.
 */
export function prepared<Statement>(build: (db: Tx) => Statement): (db: Tx) => Statement {
  const built = new WeakMap<Tx, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}
