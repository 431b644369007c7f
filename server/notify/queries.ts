import { and, eq, isNull, sql } from "drizzle-orm";
import { v7 as idInOrder } from "uuid";
import type { Tx } from "../db/client";
import { clients, sends } from "../db/schema";
import type { AccountId, ClientId, MessageId, NotificationId, OpeningId, SendId } from "../ids";
import { isTold, type Planned } from "./plan";

export type Send = typeof sends.$inferSelect;
type NewSend = Pick<Send, "method" | "total"> & { openingId?: OpeningId; requestId?: string };

/** Undefined when this opening or this click has its send already. */
export async function insertSend(db: Tx, accountId: AccountId, send: NewSend) {
  const [inserted] = await db
    .insert(sends)
    .values({ ...send, accountId })
    .onConflictDoNothing()
    .returning();
  return inserted;
}

export async function findSendOfOpening(db: Tx, accountId: AccountId, openingId: OpeningId) {
  const [send] = await db
    .select()
    .from(sends)
    .where(and(eq(sends.accountId, accountId), eq(sends.openingId, openingId)));
  return send;
}

export const listSendsOfOpenings = (db: Tx, accountId: AccountId, openingIds: OpeningId[]): Promise<Send[]> =>
  db
    .select()
    .from(sends)
    .where(and(eq(sends.accountId, accountId), sql`${sends.openingId} = any(${sql.param(openingIds)}::uuid[])`));

export async function findSendOfRequest(db: Tx, accountId: AccountId, requestId: string) {
  const [send] = await db
    .select()
    .from(sends)
    .where(and(eq(sends.accountId, accountId), eq(sends.requestId, requestId)));
  return send;
}

export async function findSend(db: Tx, accountId: AccountId, id: SendId) {
  const [send] = await db
    .select()
    .from(sends)
    .where(and(eq(sends.accountId, accountId), eq(sends.id, id)));
  return send;
}

/** Two clicks at once on the same send take turns. */
export const lockSend = (tx: Tx, accountId: AccountId, id: SendId) =>
  tx
    .select({ id: sends.id })
    .from(sends)
    .where(and(eq(sends.accountId, accountId), eq(sends.id, id)))
    .for("update");

export async function updateSend(
  db: Tx,
  accountId: AccountId,
  id: SendId,
  change: { total?: number; note: string | null },
) {
  await db
    .update(sends)
    .set(change)
    .where(and(eq(sends.accountId, accountId), eq(sends.id, id)));
}

/** The rest of a send was not told, as there was nothing to tell any more. */
export async function noteEnd(tx: Tx, accountId: AccountId, sendId: SendId) {
  await tx.execute(sql`
    update sends s set note = (
      select count(*) from notifications n where n.send_id = s.id and n.given_back_at is null
    ) || ' of ' || total || ' clients notified: it was over before the rest could be told'
    where s.account_id = ${accountId} and s.id = ${sendId}`);
}

/** Who of each send has a message, or will have one. */
export async function listChosenClients(db: Tx, accountId: AccountId, sendIds: SendId[]) {
  const isOne = sql`account_id = ${accountId} and send_id = any(${sql.param(sendIds)}::uuid[])`;
  const { rows } = await db.execute<{ sendId: SendId; id: ClientId }>(sql`
    select send_id as "sendId", client_id as id from notifications where ${isOne} and client_id is not null
    union
    select send_id, unnest(clients[planned + 1 :]) from fan_outs where ${isOne}`);
  const chosen = new Map(sendIds.map((id) => [id, new Set<ClientId>()]));
  for (const { sendId, id } of rows) chosen.get(sendId)?.add(id);
  return chosen;
}

export interface Outgoing extends Planned {
  /** Of the unsubscribe link, when there is an email. */
  unsubscribeToken: string | null;
}

/**
 * Notifications and their messages, queued and due now: three statements whatever the number of clients. Their ids grow
 * with time, so what is posted together lies together in every index: a claim and its result take a third less time.
 */
export async function insertNotifications(
  tx: Tx,
  accountId: AccountId,
  send: { sendId: SendId; period: string; senderName: string; dueAt: Date; expiresAt: Date },
  outgoing: Outgoing[],
) {
  const rows = outgoing.map((one) => ({ ...one, id: idInOrder() as NotificationId }));
  const list = <T>(values: T[]) => sql.param(values);
  const at = sql`${send.dueAt.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into notifications
      (id, account_id, send_id, client_id, client_name, sms_skipped, email_skipped, period, given_back_at, created_at)
    select n.id, ${accountId}, ${send.sendId}, n.client_id, n.name, n.sms, n.email, ${send.period},
      case when n.silent then ${at} end, ${at}
    from unnest(
      ${list(rows.map((row) => row.id))}::uuid[],
      ${list(rows.map((row) => row.client.id))}::uuid[],
      ${list(rows.map((row) => `${row.client.firstName} ${row.client.lastName}`))}::text[],
      ${list(rows.map((row) => row.smsSkipped))}::text[],
      ${list(rows.map((row) => row.emailSkipped))}::text[],
      ${list(rows.map((row) => !isTold(row)))}::boolean[]) as n (id, client_id, name, sms, email, silent)`);

  const messages = rows.flatMap((row) => messagesOf(row));
  await tx.execute(sql`
    with written as (
      insert into messages (id, account_id, notification_id, channel, recipient, subject, body, sender_name,
        unsubscribe_token, expires_at)
      select m.id, ${accountId}, m.notification_id, m.channel, m.recipient, m.subject, m.body, ${send.senderName},
        m.unsubscribe_token, ${send.expiresAt.toISOString()}::timestamptz
      from unnest(
        ${list(messages.map((message) => message.id))}::uuid[],
        ${list(messages.map((message) => message.notificationId))}::uuid[],
        ${list(messages.map((message) => message.channel))}::text[],
        ${list(messages.map((message) => message.recipient))}::text[],
        ${list(messages.map((message) => message.subject))}::text[],
        ${list(messages.map((message) => message.body))}::text[],
        ${list(messages.map((message) => message.unsubscribeToken))}::text[])
        as m (id, notification_id, channel, recipient, subject, body, unsubscribe_token)
      returning id, account_id, channel
    )
    insert into queue (message_id, account_id, channel, state, due_at)
    select id, account_id, channel, 'queued', ${at} from written`);

  const texted = rows.filter((row) => row.text !== null && row.client.isNew).map((row) => row.client.id);
  if (texted.length === 0) return;
  await tx
    .update(clients)
    .set({ firstTextAt: send.dueAt })
    .where(
      and(
        eq(clients.accountId, accountId),
        sql`${clients.id} = any(${list(texted)}::uuid[])`,
        isNull(clients.firstTextAt),
      ),
    );
}

function messagesOf({ id: notificationId, client, text, email, unsubscribeToken }: Outgoing & { id: NotificationId }) {
  const id = () => idInOrder() as MessageId;
  const none = { subject: null, unsubscribeToken: null };
  const own = [];
  if (text !== null)
    own.push({ ...none, id: id(), notificationId, channel: "sms", recipient: client.phone, body: text });
  if (email)
    own.push({
      id: id(),
      notificationId,
      channel: "email",
      recipient: client.email,
      subject: email.subject,
      body: email.text,
      unsubscribeToken,
    });
  return own;
}
