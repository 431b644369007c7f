import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { QueryResult } from "pg";
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

const dialect = new PgDialect();

/** The same for what only SQL can say, with `sql.placeholder` for its values. */
export function preparedSql<Row extends Record<string, unknown>>(name: string, query: SQL) {
  const built = dialect.sqlToQuery(query);
  return (db: Tx, values: Record<string, unknown>): Promise<QueryResult<Row>> =>
    db._.session.prepareQuery<Prepared<Row>>(built, undefined, name, false).execute(values);
}

interface Prepared<Row extends Record<string, unknown>> {
  execute: QueryResult<Row>;
  all: never;
  values: never;
}
