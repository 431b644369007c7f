import type { Db } from "../store";

/**
 * The one place where the sandbox looks into the product's tables, and it only reads: the page offers the inbound
 * addresses that exist, and puts a name to a number.
 */
export async function inboundAddresses(db: Db, localPart: string, domain: string) {
  const found = await db.query<{ email_token: string }>(
    "select email_token from accounts where closed_at is null order by created_at desc limit 50",
  );
  return found.rows.map((row) => `${localPart}-${row.email_token}@${domain}`);
}

/** The clients' names by number or by address; of several with the same one, the one added last. */
export async function namesOf(db: Db, column: "phone" | "email", values: string[]) {
  const found = await db.query<{ value: string; name: string }>(
    `select distinct on (${column}) ${column} as value, trim(first_name || ' ' || last_name) as name
     from clients where ${column} = any($1) order by ${column}, created_at desc`,
    [values],
  );
  return new Map(found.rows.map((row) => [row.value, row.name]));
}
