import { and, eq, getTableColumns, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "../db/client";
import * as tables from "../db/schema";
import { payments, usage } from "../db/schema-billing";
import { consents, suppressions } from "../db/schema-consent";
import { auditEvents, sessions } from "../db/schema-operation";
import type { AccountId } from "../ids";

/** Everything that is a practitioner's, by the name of its file. Secrets of links and raw copies are left out. */
export async function listEverything(db: Tx, accountId: AccountId) {
  const { accounts, clients, inboundEmails, openings, sends, notifications, messages } = tables;
  const own = (table: { accountId: AnyPgColumn }) => eq(table.accountId, accountId);
  const { raw: _raw, reading: _reading, leaseUntil: _lease, ...email } = getTableColumns(inboundEmails);
  const { unsubscribeToken: _token, ...message } = getTableColumns(messages);
  const { issuer: _issuer, subject: _subject, ...account } = getTableColumns(accounts);
  return {
    account: await db.select(account).from(accounts).where(eq(accounts.id, accountId)),
    clients: await db.select().from(clients).where(own(clients)).orderBy(clients.position),
    consents: await db.select().from(consents).where(own(consents)).orderBy(consents.id),
    "do-not-contact": await db.select().from(suppressions).where(own(suppressions)),
    emails: await db.select(email).from(inboundEmails).where(own(inboundEmails)).orderBy(inboundEmails.createdAt),
    openings: await db.select().from(openings).where(own(openings)).orderBy(openings.startsAt),
    sends: await db.select().from(sends).where(own(sends)).orderBy(sends.createdAt),
    notifications: await db.select().from(notifications).where(own(notifications)).orderBy(notifications.createdAt),
    messages: await db.select(message).from(messages).where(own(messages)).orderBy(messages.createdAt),
    "audit-trail": await db.select().from(auditEvents).where(own(auditEvents)).orderBy(auditEvents.id),
    usage: await db.select().from(usage).where(own(usage)),
    payments: await db.select().from(payments).where(eq(payments.accountId, accountId)),
  };
}

/** False when it was closed before. */
export async function closeAccount(db: Tx, accountId: AccountId, at: Date) {
  const closed = await db
    .update(tables.accounts)
    .set({ closedAt: at })
    .where(and(eq(tables.accounts.id, accountId), isNull(tables.accounts.closedAt)))
    .returning({ id: tables.accounts.id });
  return closed.length > 0;
}

export async function deleteSessions(db: Tx, accountId: AccountId) {
  await db.delete(sessions).where(sql`${sessions.sess} ->> 'accountId' = ${accountId}`);
}

const DAYS_KEPT = 30;

/** Accounts closed 30 days ago go with everything that is theirs. */
export async function deleteClosedAccounts(db: Tx, now: Date) {
  const before = new Date(now.getTime() - DAYS_KEPT * 86_400_000);
  await db
    .delete(tables.accounts)
    .where(and(isNotNull(tables.accounts.closedAt), lt(tables.accounts.closedAt, before)));
}
