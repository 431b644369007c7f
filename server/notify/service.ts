import { displayDate, displayTime } from "../../shared/when";
import * as accounts from "../accounts/service";
import * as billing from "../billing/service";
import type { Tx } from "../db/client";
import * as delivery from "../delivery/service";
import type { OpeningId, SendId } from "../ids";
import { findOpening, type Opening } from "../openings/service";
import * as waitlist from "../waitlist/service";
import { isCanceller } from "./canceller";
import { deleteFanOuts, insertFanOut } from "./fan-out-queries";
import type { Words } from "./plan";
import * as queries from "./queries";
import { queueMessages } from "./queue";

export interface Told {
  sendId: SendId | null;
  /** Clients who could be told, and how many of them the month's limit let through. */
  total: number;
  told: number;
  /** Why not everybody, or nobody, is told; in plain words. */
  note: string | null;
}

/**
 * Decides who hears of an opening and queues the first of their messages, in the caller's transaction. An opening has
 * one send: again, only clients whom the month's limit had cut off are added to it.
 */
export async function offerOpening(tx: Tx, account: accounts.Account, opening: Opening, now: Date): Promise<Told> {
  const method = account.notificationMethod;
  const cancelled = isCanceller(opening.cancelledBy);
  const clients = (await waitlist.listAudience(tx, account.id, method)).filter((client) => !cancelled(client));
  const known = await queries.findSendOfOpening(tx, account.id, opening.id);
  const what = { words: wordsOfOpening(account, opening), expiresAt: opening.startsAt };
  if (known) return tellMore(tx, account, known, clients, what, now);
  if (clients.length === 0) return { sendId: null, total: 0, told: 0, note: "Nobody on the waitlist can be told yet." };
  const send = await queries.insertSend(tx, account.id, { openingId: opening.id, method, total: clients.length });
  if (!send) return { sendId: null, total: 0, told: 0, note: "The waitlist is being told already." };
  return tell(tx, account, send, clients, what, now);
}

/** Tells those who were left over the last time. Two clicks at once take turns. */
async function tellMore(
  tx: Tx,
  account: accounts.Account,
  send: queries.Send,
  clients: waitlist.Person[],
  what: Message,
  now: Date,
) {
  await queries.lockSend(tx, account.id, send.id);
  const already = (await queries.listChosenClients(tx, account.id, [send.id])).get(send.id)!;
  const others = clients.filter((client) => !already.has(client.id));
  return tell(tx, account, send, others, what, now, { already: already.size });
}

/** What is said, and until when it is worth saying. */
export interface Message {
  words: Words;
  expiresAt: Date;
}

/** Few enough to be in the queue within milliseconds: the first text does not wait for the last client's. */
const AT_ONCE = 100;

/**
 * Reserves what the month's limit leaves, in waitlist order: that decides who is told. The messages of the first are
 * queued here; the rest, if there is one, is a fan-out that goes on after the commit.
 */
export async function tell(
  tx: Tx,
  account: accounts.Account,
  send: queries.Send,
  clients: waitlist.Person[],
  what: Message,
  now: Date,
  { already = 0, atOnce = AT_ONCE } = {},
): Promise<Told> {
  const { granted, period } = await billing.reserve(tx, account.id, clients.length, now);
  const chosen = clients.slice(0, granted).map(({ id }) => id);
  const rest = chosen.splice(atOnce);
  const batch = { sendId: send.id, method: send.method, period, ...what };
  await queueMessages(tx, account.id, batch, chosen, now);
  if (rest.length > 0) await insertFanOut(tx, account.id, batch, rest, now);

  const told = already + granted;
  const total = already + clients.length;
  const note = told < total ? `${told} of ${total} clients notified: monthly limit reached` : null;
  if (total !== send.total || note !== send.note) await queries.updateSend(tx, account.id, send.id, { total, note });
  return { sendId: send.id, total, told, note };
}

/** Takes back what has not been posted, of an opening or of the whole account: the rest that waits, then the queue. */
export async function withdraw(tx: Tx, accountId: accounts.Account["id"], openingId: OpeningId | null, now: Date) {
  for (const { period, waiting } of await deleteFanOuts(tx, accountId, openingId))
    await billing.release(tx, accountId, period, waiting);
  await delivery.cancelUnsent(tx, accountId, openingId, now);
}

export { listSendsOfOpenings } from "./queries";
export { reachOf } from "./reach";

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
