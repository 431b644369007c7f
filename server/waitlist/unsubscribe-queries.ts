import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import { accounts } from "../db/schema";
import { suppressions, unsubscribeLinks } from "../db/schema-consent";
import type { AccountId } from "../ids";

export async function findUnsubscribeLink(db: Tx, token: string) {
  const [link] = await db
    .select({
      accountId: unsubscribeLinks.accountId,
      address: unsubscribeLinks.address,
      businessName: accounts.businessName,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      email: accounts.email,
      unsubscribed: sql<boolean>`${suppressions.at} is not null`,
    })
    .from(unsubscribeLinks)
    .innerJoin(accounts, eq(accounts.id, unsubscribeLinks.accountId))
    .leftJoin(
      suppressions,
      and(
        eq(suppressions.accountId, unsubscribeLinks.accountId),
        eq(suppressions.channel, "email"),
        eq(suppressions.address, unsubscribeLinks.address),
        eq(suppressions.kind, "opted-out"),
      ),
    )
    .where(eq(unsubscribeLinks.token, token));
  return link;
}

/** The link of each address, made on its first email: 128 random bits each, so that nobody can unsubscribe another. */
export async function linksFor(db: Tx, accountId: AccountId, addresses: string[]): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  const tokens = addresses.map(() => randomBytes(16).toString("base64url"));
  const { rows } = await db.execute<{ address: string; token: string }>(sql`
    insert into unsubscribe_links (account_id, address, token)
    select ${accountId}, address, token
    from unnest(${sql.param(addresses)}::text[], ${sql.param(tokens)}::text[]) as t (address, token)
    on conflict (account_id, address) do update set address = excluded.address
    returning address, token`);
  return new Map(rows.map(({ address, token }) => [address, token]));
}
