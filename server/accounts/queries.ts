import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import { prepared } from "../db/prepared";
import { accounts } from "../db/schema";
import type { AccountId } from "../ids";

export type Account = typeof accounts.$inferSelect;
export type AccountChange = Partial<
  Pick<
    Account,
    | "businessName"
    | "postalAddress"
    | "calendarLink"
    | "messageTemplate"
    | "emailSubject"
    | "emailTemplate"
    | "notificationMethod"
    | "autoSend"
    | "timeZone"
    | "country"
  >
>;

const byId = prepared((db) =>
  db
    .select()
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder("id")))
    .prepare("account_by_id"),
);

export async function findAccount(db: Tx, accountId: AccountId) {
  const [account] = await byId(db).execute({ id: accountId });
  return account;
}

const byEmailToken = prepared((db) =>
  db
    .select()
    .from(accounts)
    .where(and(eq(accounts.emailToken, sql.placeholder("token")), isNull(accounts.closedAt)))
    .prepare("account_by_email_token"),
);

/** The practitioner whose inbound address carries this token; a closed account receives nothing. */
export async function findByEmailToken(db: Tx, token: string) {
  const [account] = await byEmailToken(db).execute({ token: token.toLowerCase() });
  return account;
}

export async function updateAccount(db: Tx, accountId: AccountId, change: AccountChange) {
  if (Object.keys(change).length === 0) return;
  await db.update(accounts).set(change).where(eq(accounts.id, accountId));
}

/** Stores the browser's guess unless something is known already; two tabs may guess at once. */
export async function updateUnknownPlace(db: Tx, accountId: AccountId, place: { timeZone?: string; country?: string }) {
  await db
    .update(accounts)
    .set(place)
    .where(and(eq(accounts.id, accountId), isNull(accounts.timeZone)));
}
