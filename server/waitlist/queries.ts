import { and, eq, or, sql } from "drizzle-orm";
import type { Channel, ChannelState } from "../../shared/model";
import type { Tx } from "../db/client";
import { accounts, clients } from "../db/schema";
import type { AccountId, ClientId } from "../ids";
import type { Why } from "./suppression-queries";

type NewRow = Omit<typeof clients.$inferInsert, "accountId" | "id" | "position" | "createdAt" | "firstTextAt">;

// The same as `listSuppressed` for the addresses of one client.
const suppression = (channel: "sms" | "email", address: typeof clients.phone) =>
  sql<Why | null>`(
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
  smsSuppression: suppression("sms", clients.phone),
  emailSuppression: suppression("email", clients.email as never),
};

/**
 * In waitlist order, oldest first, without what is suppressed. Column by column: for the driver, 10,000 rows of seven
 * values are three times the work of seven lists.
 */
export async function listClients(db: Tx, accountId: AccountId): Promise<ListedClient[]> {
  const { rows } = await db.execute<{ [K in keyof ListedClient]: ListedClient[K][] | null }>(sql`
    select json_agg(id) as id, json_agg(first_name) as "firstName", json_agg(last_name) as "lastName",
      json_agg(phone) as phone, json_agg(email) as email, json_agg(sms_consent) as "smsConsent",
      json_agg(email_consent) as "emailConsent"
    from (select * from clients where account_id = ${accountId} order by position) c`);
  const { id, firstName, lastName, phone, email, smsConsent, emailConsent } = rows[0]!;
  return (id ?? []).map((id, n) => ({
    id,
    firstName: firstName![n]!,
    lastName: lastName![n]!,
    phone: phone![n]!,
    email: email![n]!,
    smsConsent: smsConsent![n]!,
    emailConsent: emailConsent![n]!,
  }));
}

export type FoundClient = NonNullable<Awaited<ReturnType<typeof findClient>>>;
export type ListedClient = Omit<FoundClient, "smsSuppression" | "emailSuppression">;

/** An opt-out outranks a bad address, since only the person can lift it. */
const stateOf = (channel: Channel) => {
  const consent = sql.raw(`c.${channel}_consent`);
  return sql`coalesce(${sql.raw(channel)}_blocked.kind, case when ${consent} then 'ok' else 'no-consent' end)`;
};

/**
 * Clients with why an address of theirs is not used. The opt-outs are joined as two short lists: looked up one by one
 * they would cost a large waitlist ten times as much.
 */
const clientsAndBlocks = (accountId: AccountId) => {
  const blocks = (channel: Channel) => sql`(
    select address, max(kind) as kind from suppressions where account_id = ${accountId} and channel = ${channel}
    group by address)`;
  return sql`clients c
    left join ${blocks("sms")} sms_blocked on sms_blocked.address = c.phone
    left join ${blocks("email")} email_blocked on email_blocked.address = c.email`;
};

/** What the messages of a send need to know of each client, in waitlist order; of these only, when some are named. */
export async function listReachable(db: Tx, accountId: AccountId, only: ClientId[] | null) {
  const { rows } = await db.execute<ReachableClient>(sql`
    select c.id, c.first_name as "firstName", c.last_name as "lastName", c.phone, c.email,
      c.first_text_at is null as "isNew", ${stateOf("sms")} as "smsState", ${stateOf("email")} as "emailState"
    from ${clientsAndBlocks(accountId)}
    where c.account_id = ${accountId} ${only ? sql`and c.id = any(${sql.param(only)}::uuid[])` : sql``}
    order by c.position`);
  return rows;
}

/** Who can be told by any of these channels, in waitlist order. Each column less is a tenth less for a large waitlist. */
export async function listAudience(db: Tx, accountId: AccountId, channels: Channel[]) {
  const takes = (channel: Channel) => sql`(${channels.includes(channel)} and ${stateOf(channel)} = 'ok')`;
  const { rows } = await db.execute<Person>(sql`
    select c.id, c.first_name as "firstName", c.last_name as "lastName", c.phone, c.email
    from ${clientsAndBlocks(accountId)}
    where c.account_id = ${accountId} and (${takes("sms")} or ${takes("email")})
    order by c.position`);
  return rows;
}

export type Person = { id: ClientId; firstName: string; lastName: string; phone: string; email: string };

export type ReachableClient = Person & {
  /** Was never texted: the first text says how to stop. */
  isNew: boolean;
  smsState: ChannelState;
  emailState: ChannelState;
};

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
