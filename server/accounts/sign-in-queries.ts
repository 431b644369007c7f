import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import { accounts } from "../db/schema";
import type { AccountId } from "../ids";
import type { Identity } from "../providers/ports";

type Newcomer = Omit<Identity, "emailVerified"> & { isAdmin: boolean; emailToken: string; joinToken: string };

/**
 * The account of an identity: made at the first sign-in, refreshed at every later one. What the identity provider
 * leaves out stays as it was; the tokens never change. Undefined when the account was closed.
 */
export async function upsertAccount(db: Tx, newcomer: Newcomer) {
  const [account] = await db
    .insert(accounts)
    .values(newcomer)
    .onConflictDoUpdate({
      target: [accounts.issuer, accounts.subject],
      set: {
        isAdmin: newcomer.isAdmin,
        email: sql`coalesce(excluded.email, ${accounts.email})`,
        firstName: sql`coalesce(excluded.first_name, ${accounts.firstName})`,
        lastName: sql`coalesce(excluded.last_name, ${accounts.lastName})`,
        profileImageUrl: sql`coalesce(excluded.profile_image_url, ${accounts.profileImageUrl})`,
      },
      setWhere: isNull(accounts.closedAt),
    })
    .returning({ id: accounts.id });
  return account;
}

/** Asked at every call, so that closing an account ends its sessions at once. */
export async function findOpenAccount(db: Tx, accountId: AccountId) {
  const [account] = await db
    .select({ id: accounts.id, isAdmin: accounts.isAdmin })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.closedAt)));
  return account;
}
