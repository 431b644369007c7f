import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Tx } from "../db/client";
import { prepared } from "../db/prepared";
import { inboundEmails, unknownRecipients } from "../db/schema";
import type { AccountId, EmailId } from "../ids";

type Row = typeof inboundEmails.$inferSelect;
export type EmailChange = Partial<Omit<Row, "id" | "accountId" | "raw" | "rawFormat" | "dedupeKey" | "createdAt">>;

const stored = prepared((db) =>
  db
    .select({
      raw: inboundEmails.raw,
      rawFormat: inboundEmails.rawFormat,
      readAt: inboundEmails.readAt,
      createdAt: inboundEmails.createdAt,
    })
    .from(inboundEmails)
    .where(and(eq(inboundEmails.accountId, sql.placeholder("accountId")), eq(inboundEmails.id, sql.placeholder("id"))))
    .prepare("stored_email"),
);

const asksToForward = eq(inboundEmails.kind, "forwarding-confirmation");
const isForwarded = sql`${inboundEmails.kind} is distinct from 'forwarding-confirmation'`;

export async function findStored(db: Tx, accountId: AccountId, id: EmailId) {
  const [email] = await stored(db).execute({ accountId, id });
  return email;
}

/** Undefined when another process has read it meanwhile; otherwise it is this transaction's alone. */
export async function claimUnread(tx: Tx, accountId: AccountId, id: EmailId) {
  const [email] = await tx
    .select({ id: inboundEmails.id })
    .from(inboundEmails)
    .where(and(eq(inboundEmails.accountId, accountId), eq(inboundEmails.id, id), isNull(inboundEmails.readAt)))
    .for("update");
  return email;
}

/** Emails that a process took and did not finish. Oldest first: the earlier slot is the more urgent one. */
export async function claimAbandoned(db: Tx, now: Date, leaseUntil: Date, limit: number) {
  const due = db
    .select({ id: inboundEmails.id })
    .from(inboundEmails)
    .where(and(isNull(inboundEmails.readAt), lt(inboundEmails.leaseUntil, now)))
    .orderBy(asc(inboundEmails.createdAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  return db
    .update(inboundEmails)
    .set({ leaseUntil, attempts: sql`${inboundEmails.attempts} + 1` })
    .where(inArray(inboundEmails.id, due))
    .returning({ id: inboundEmails.id, accountId: inboundEmails.accountId, attempts: inboundEmails.attempts });
}

export async function updateEmail(db: Tx, accountId: AccountId, id: EmailId, change: EmailChange) {
  await db
    .update(inboundEmails)
    .set(change)
    .where(and(eq(inboundEmails.accountId, accountId), eq(inboundEmails.id, id)));
}

/** Only while it is still pending: a later decision or a quicker process has the last word. */
export async function settleEmail(
  db: Tx,
  accountId: AccountId,
  id: EmailId,
  change: { status: "success" | "failed"; errorMessage: string | null },
) {
  await db
    .update(inboundEmails)
    .set(change)
    .where(and(eq(inboundEmails.accountId, accountId), eq(inboundEmails.id, id), eq(inboundEmails.status, "pending")));
}

/** What the practitioner decides about, locked until they have. Gmail's question is none of it. */
export async function claimRead(tx: Tx, accountId: AccountId, id: EmailId) {
  const [email] = await tx
    .select({
      reading: inboundEmails.reading,
      decision: inboundEmails.decision,
      openingIds: inboundEmails.openingIds,
    })
    .from(inboundEmails)
    .where(
      and(
        eq(inboundEmails.accountId, accountId),
        eq(inboundEmails.id, id),
        isNotNull(inboundEmails.readAt),
        isForwarded,
      ),
    )
    .for("update");
  return email;
}

/** Emails whose messages may all have been handed over by now. */
export const listUnsettled = (db: Tx, limit: number) =>
  db
    .select({ id: inboundEmails.id, accountId: inboundEmails.accountId, openingIds: inboundEmails.openingIds })
    .from(inboundEmails)
    .where(
      and(
        eq(inboundEmails.status, "pending"),
        isNotNull(inboundEmails.readAt),
        sql`${inboundEmails.decision} is distinct from 'needed'`,
      ),
    )
    .orderBy(asc(inboundEmails.readAt))
    .limit(limit);

const shown = {
  id: inboundEmails.id,
  hasText: sql<boolean>`${inboundEmails.raw} is not null`,
  readAt: inboundEmails.readAt,
  status: inboundEmails.status,
  subject: inboundEmails.subject,
  kind: inboundEmails.kind,
  slotDate: inboundEmails.slotDate,
  slotTime: inboundEmails.slotTime,
  errorMessage: inboundEmails.errorMessage,
  reading: inboundEmails.reading,
  decision: inboundEmails.decision,
  openingIds: inboundEmails.openingIds,
  createdAt: inboundEmails.createdAt,
};
export type ShownEmail = { [K in Exclude<keyof typeof shown, "hasText">]: Row[K] } & { hasText: boolean };

const NEWEST = 200;

/** Newest first. Gmail's question is shown on the Set-Up page instead. */
export const listEmails = (db: Tx, accountId: AccountId): Promise<ShownEmail[]> =>
  db
    .select(shown)
    .from(inboundEmails)
    .where(and(eq(inboundEmails.accountId, accountId), isForwarded))
    .orderBy(desc(inboundEmails.createdAt))
    .limit(NEWEST);

export async function findShown(db: Tx, accountId: AccountId, id: EmailId): Promise<ShownEmail | undefined> {
  const [email] = await db
    .select(shown)
    .from(inboundEmails)
    .where(and(eq(inboundEmails.accountId, accountId), eq(inboundEmails.id, id)));
  return email;
}

/** Gmail's newest question whether to forward, with what the practitioner did about it. */
export async function findForwardingRequest(db: Tx, accountId: AccountId) {
  const [request] = await db
    .select({
      id: inboundEmails.id,
      reading: inboundEmails.reading,
      decision: inboundEmails.decision,
      at: inboundEmails.createdAt,
    })
    .from(inboundEmails)
    .where(
      and(
        eq(inboundEmails.accountId, accountId),
        asksToForward,
        sql`${inboundEmails.reading} #>> '{forwarding,link}' is not null`,
      ),
    )
    .orderBy(desc(inboundEmails.createdAt))
    .limit(1);
  return request;
}

/** When the newest email came that was no such question. */
export async function findLastArrival(db: Tx, accountId: AccountId): Promise<Date | null> {
  const [last] = await db
    .select({ at: inboundEmails.createdAt })
    .from(inboundEmails)
    .where(and(eq(inboundEmails.accountId, accountId), isForwarded))
    .orderBy(desc(inboundEmails.createdAt))
    .limit(1);
  return last?.at ?? null;
}

/** Has an email come since that a mailbox's own rule sent on: of this mailbox, when it is known? */
export async function hasForwarded(db: Tx, accountId: AccountId, mailbox: string | null, since: Date) {
  const by = sql`${inboundEmails.reading} ->> 'forwardedBy'`;
  const [email] = await db
    .select({ id: inboundEmails.id })
    .from(inboundEmails)
    .where(
      and(
        eq(inboundEmails.accountId, accountId),
        isForwarded,
        gt(inboundEmails.createdAt, since),
        mailbox ? sql`${by} = ${mailbox}` : sql`${by} is not null`,
      ),
    )
    .limit(1);
  return email !== undefined;
}

export async function countUnknownRecipient(db: Tx, day: string) {
  await db
    .insert(unknownRecipients)
    .values({ day, count: 1 })
    .onConflictDoUpdate({ target: unknownRecipients.day, set: { count: sql`${unknownRecipients.count} + 1` } });
}

const RAW_DAYS = 30;

/** Forwarded mail is other people's data: subject, evidence and opening stay, the copy and who wrote it go. */
export async function deleteOldRaw(db: Tx, now: Date) {
  const before = new Date(now.getTime() - RAW_DAYS * 86_400_000);
  await db
    .update(inboundEmails)
    .set({ raw: null, reading: sql`${inboundEmails.reading} - 'from'` })
    .where(and(isNotNull(inboundEmails.raw), lt(inboundEmails.createdAt, before)));
}
