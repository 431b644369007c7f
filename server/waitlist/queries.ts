import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import { accounts, clients } from "../db/schema";
import type { AccountId, ClientId } from "../ids";

type NewRow = Omit<typeof clients.$inferInsert, "accountId" | "id" | "position" | "createdAt" | "firstTextAt">;

// Why an address is not used: an opt-out outranks a bad address, since only the person can lift it.
const suppression = (channel: "sms" | "email", address: typeof clients.phone) =>
  sql<{ kind: "opted-out" | "bad-address"; problem: string | null } | null>`(
    select json_build_object('kind', s.kind, 'problem', s.problem) from suppressions s
    where s.account_id = ${clients.accountId} and s.channel = ${channel} and s.address = ${address}
    order by s.kind desc limit 1)`;

const columns = {
  id: clients.id,
  firstName: clients.firstName,
  lastName: clients.lastName,
  phone: clients.phone,
  email: clients.email,
  smsConsent: clients.smsConsent,
  emailConsent: clients.emailConsent,
  firstTextAt: clients.firstTextAt,
  smsSuppression: suppression("sms", clients.phone),
  emailSuppression: suppression("email", clients.email as never),
};

/** In waitlist order, oldest first. */
export const listClients = (db: Tx, accountId: AccountId) =>
  db.select(columns).from(clients).where(eq(clients.accountId, accountId)).orderBy(asc(clients.position));

export type ListedClient = Awaited<ReturnType<typeof listClients>>[number];

export async function findClient(db: Tx, accountId: AccountId, id: ClientId) {
  const [client] = await db
    .select(columns)
    .from(clients)
    .where(and(eq(clients.accountId, accountId), eq(clients.id, id)));
  return client;
}

/** Clients who have this phone or this email: none, one, or two different ones. */
export const listByAddress = (db: Tx, accountId: AccountId, phone: string, email: string) =>
  db
    .select()
    .from(clients)
    .where(and(eq(clients.accountId, accountId), or(eq(clients.phone, phone), eq(clients.email, email))));

export async function insertClient(db: Tx, accountId: AccountId, row: NewRow): Promise<ClientId> {
  const [inserted] = await db
    .insert(clients)
    .values({ ...row, accountId })
    .returning({ id: clients.id });
  return inserted!.id;
}

export async function updateClient(db: Tx, accountId: AccountId, id: ClientId, row: Partial<NewRow>) {
  const changed = await db
    .update(clients)
    .set(row)
    .where(and(eq(clients.accountId, accountId), eq(clients.id, id)))
    .returning({ id: clients.id });
  return changed.length > 0;
}

export async function deleteClient(db: Tx, accountId: AccountId, id: ClientId) {
  const gone = await db
    .delete(clients)
    .where(and(eq(clients.accountId, accountId), eq(clients.id, id)))
    .returning({ id: clients.id });
  return gone.length > 0;
}

/** Imports and joins of one practitioner take turns: both look before they write. */
export const lockWaitlist = (tx: Tx, accountId: AccountId) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`waitlist:${accountId}`}, 0))`);

export async function findAccountByJoinToken(db: Tx, token: string) {
  const [account] = await db
    .select({
      id: accounts.id,
      businessName: accounts.businessName,
      country: accounts.country,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      email: accounts.email,
    })
    .from(accounts)
    .where(and(eq(accounts.joinToken, token), sql`${accounts.closedAt} is null`));
  return account;
}
