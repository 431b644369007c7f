import { and, desc, eq, or } from "drizzle-orm";
import type { Tx } from "../db/client";
import { clients } from "../db/schema";
import { consents } from "../db/schema-consent";
import type { AccountId, ClientId } from "../ids";

type Consent = Omit<typeof consents.$inferInsert, "accountId" | "id" | "at">;

export const insertConsents = (db: Tx, accountId: AccountId, rows: Consent[]) =>
  rows.length === 0 ? undefined : db.insert(consents).values(rows.map((row) => ({ ...row, accountId })));

/** Newest first. Also what concerns the client's addresses from before they were on the list, or on it the last time. */
export const listConsents = (db: Tx, accountId: AccountId, id: ClientId) =>
  db
    .select({
      at: consents.at,
      channel: consents.channel,
      address: consents.address,
      action: consents.action,
      source: consents.source,
      wording: consents.wording,
    })
    .from(clients)
    .innerJoin(
      consents,
      and(
        eq(consents.accountId, clients.accountId),
        or(
          eq(consents.clientId, clients.id),
          and(eq(consents.channel, "sms"), eq(consents.address, clients.phone)),
          and(eq(consents.channel, "email"), eq(consents.address, clients.email)),
        ),
      ),
    )
    .where(and(eq(clients.accountId, accountId), eq(clients.id, id)))
    .orderBy(desc(consents.id));
