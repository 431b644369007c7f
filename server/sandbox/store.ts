import type { Pool, PoolClient } from "pg";

export type Db = Pool | PoolClient;

export interface NewItem<T> {
  id: string;
  at: Date;
  data: T;
}

export interface Item<T> extends NewItem<T> {
  seq: number;
}

interface Row {
  seq: string;
  id: string;
  at: Date;
  data: unknown;
}

const item = <T>(row: Row): Item<T> => ({ seq: Number(row.seq), id: row.id, at: row.at, data: row.data as T });

// jsonb refuses U+0000, and a provider's caller may send one.
const json = (data: unknown) =>
  JSON.stringify(data, (_, value) => (typeof value === "string" ? value.replaceAll("\0", "") : value));

/** Inserts in the order given; an id that exists stays as it is. */
export async function insertItems<T>(db: Db, kind: string, items: NewItem<T>[]) {
  await db.query(
    `insert into sandbox_items (kind, id, at, data)
     select $1, r.id, r.at, r.data::jsonb
     from unnest($2::text[], $3::timestamptz[], $4::text[]) with ordinality as r(id, at, data, n)
     order by r.n
     on conflict do nothing`,
    [kind, items.map((each) => each.id), items.map((each) => each.at), items.map((each) => json(each.data))],
  );
}

/** True when this call made the item: of two callers at once exactly one wins. */
export async function claimItem<T>(db: Db, kind: string, id: string, data: T, at: Date) {
  const made = await db.query(
    "insert into sandbox_items (kind, id, at, data) values ($1, $2, $3, $4::jsonb) on conflict do nothing",
    [kind, id, at, json(data)],
  );
  return made.rowCount === 1;
}

export async function putItem<T>(db: Db, kind: string, id: string, data: T, at: Date) {
  await db.query(
    `insert into sandbox_items (kind, id, at, data) values ($1, $2, $3, $4::jsonb)
     on conflict (kind, id) do update set data = excluded.data`,
    [kind, id, at, json(data)],
  );
}

/** Lays `changes` over the item, provided it still contains `only`; undefined when it does not. */
export async function patchItem<T>(db: Db, kind: string, id: string, changes: Partial<T>, only: Partial<T> = {}) {
  const changed = await db.query<Row>(
    `update sandbox_items set data = data || $3::jsonb
     where kind = $1 and id = $2 and data @> $4::jsonb returning seq, id, at, data`,
    [kind, id, json(changes), json(only)],
  );
  const row = changed.rows[0];
  return row && item<T>(row);
}

export async function patchItems<T>(db: Db, kind: string, ids: string[], changes: Partial<T>) {
  await db.query("update sandbox_items set data = data || $3::jsonb where kind = $1 and id = any($2)", [
    kind,
    ids,
    json(changes),
  ]);
}

export async function findItem<T>(db: Db, kind: string, id: string) {
  const found = await db.query<Row>("select seq, id, at, data from sandbox_items where kind = $1 and id = $2", [
    kind,
    id,
  ]);
  const row = found.rows[0];
  return row && item<T>(row);
}

/** Newest first. `match` is what the document must contain; `before` continues a page. */
export async function listItems<T>(
  db: Db,
  kind: string,
  options: { match?: object; before?: number; limit?: number } = {},
) {
  const found = await db.query<Row>(
    `select seq, id, at, data from sandbox_items
     where kind = $1 and data @> $2::jsonb and seq < coalesce($3, 9223372036854775807)
     order by seq desc limit $4`,
    [kind, json(options.match ?? {}), options.before ?? null, options.limit ?? null],
  );
  return found.rows.map((row) => item<T>(row));
}

export async function deleteItem(db: Db, kind: string, id: string) {
  const gone = await db.query("delete from sandbox_items where kind = $1 and id = $2", [kind, id]);
  return gone.rowCount === 1;
}

export async function deleteItems(db: Db, kinds: string[], match: object = {}) {
  await db.query("delete from sandbox_items where kind = any($1) and data @> $2::jsonb", [kinds, json(match)]);
}

/** Sign-ins that are over and answers to requests that nobody will repeat. */
export async function deleteExpired(db: Db, now: Date) {
  await db.query(
    `delete from sandbox_items
     where (kind like 'oidc.%' and (data ->> 'expiresAt')::bigint < extract(epoch from $1::timestamptz))
        or (kind = 'stripe.idempotency' and at < $1::timestamptz - interval '1 day')`,
    [now],
  );
}
