import { displayDate, displayTime } from "../../shared/when";
import * as accounts from "../accounts/service";
import * as billing from "../billing/service";
import type { Tx } from "../db/client";
import type { OpeningId, SendId } from "../ids";
import { findOpening, type Opening } from "../openings/service";
import * as waitlist from "../waitlist/service";
import { isCanceller } from "./canceller";
import { audience, planFor, type Words } from "./plan";
import * as queries from "./queries";

export interface Told {
  sendId: SendId | null;
  /** Clients who could be told, and how many of them the month's limit let through. */
  total: number;
  told: number;
  /** Why not everybody, or nobody, is told; in plain words. */
  note: string | null;
}

/**
 * Plans who hears of an opening and puts their messages in the queue, in the caller's transaction. An opening has one
 * send: again, only clients whom the month's limit had cut off are added to it.
 */
export async function offerOpening(tx: Tx, account: accounts.Account, opening: Opening, now: Date): Promise<Told> {
  const method = account.notificationMethod;
  const reachable = await waitlist.listReachable(tx, account.id);
  const clients = audience(reachable, method).filter((client) => !isCanceller(client, opening.cancelledBy));
  const known = await queries.findSendOfOpening(tx, account.id, opening.id);
  if (clients.length === 0 && !known) {
    return { sendId: null, total: 0, told: 0, note: "Nobody on the waitlist can be told yet." };
  }
  const send =
    known ?? (await queries.insertSend(tx, account.id, { openingId: opening.id, method, total: clients.length }));
  if (!send) return { sendId: null, total: 0, told: 0, note: "The waitlist is being told already." };
  return tell(tx, account, send, clients, wordsOfOpening(account, opening), opening.startsAt, now);
}

/** Reserves what the month's limit leaves, then queues the messages of those clients, in waitlist order. */
export async function tell(
  tx: Tx,
  account: accounts.Account,
  send: queries.Send,
  clients: waitlist.ReachableClient[],
  words: Words,
  expiresAt: Date,
  now: Date,
): Promise<Told> {
  await queries.lockSend(tx, account.id, send.id);
  const already = await queries.listToldClients(tx, account.id, send.id);
  const wanted = clients.filter((client) => !already.has(client.id));
  const { granted, period } = await billing.reserve(tx, account.id, wanted.length, now);

  const planned = wanted.slice(0, granted).map((client) => planFor(client, send.method, words));
  const emails = planned.flatMap(({ client, email }) => (email ? [client.email] : []));
  const links = await waitlist.unsubscribeLinksFor(tx, account.id, emails);
  const outgoing = planned.map((one) => ({ ...one, unsubscribeToken: links.get(one.client.email) ?? null }));
  const batch = { id: send.id, period, senderName: words.senderName, dueAt: now, expiresAt };
  if (outgoing.length > 0) await queries.insertNotifications(tx, account.id, batch, outgoing);

  const told = already.size + outgoing.length;
  const total = already.size + wanted.length;
  const note = told < total ? `${told} of ${total} clients notified: monthly limit reached` : null;
  await queries.updateSend(tx, account.id, send.id, { total, note });
  return { sendId: send.id, total, told, note };
}

export { listSendsOfOpenings } from "./queries";

export async function findOfferable(db: Tx, accountId: accounts.Account["id"], id: OpeningId, now: Date) {
  const opening = await findOpening(db, accountId, id);
  return opening && opening.state === "open" && opening.startsAt > now ? opening : undefined;
}

const wordsOfOpening = (account: accounts.Account, opening: Opening): Words => ({
  senderName: accounts.senderNameOf(account),
  text: account.messageTemplate,
  emailSubject: account.emailSubject,
  emailText: account.emailTemplate,
  date: displayDate(opening.date),
  time: displayTime(opening.time),
  calendarLink: account.calendarLink,
});
