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

export async function namesOf(db: Db, phones: string[]) {
  const found = await db.query<{ phone: string; name: string }>(
    `select distinct on (phone) phone, trim(first_name || ' ' || last_name) as name
     from clients where phone = any($1) order by phone, created_at desc`,
    [phones],
  );
  return new Map(found.rows.map((row) => [row.phone, row.name]));
}
