import type { Answer, Given } from "../../shared/api";
import { toInstant } from "../../shared/instant";
import { displayName } from "../../shared/names";
import { usesPlaceholder } from "../../shared/placeholders";
import { displayDate, displayTime } from "../../shared/when";
import * as accounts from "../accounts/service";
import * as billing from "../billing/service";
import type { Tx } from "../db/client";
import * as delivery from "../delivery/service";
import type { Deps } from "../deps";
import { notFound, Refusal } from "../http/errors";
import type { AccountId, OpeningId, SendId } from "../ids";
import { findNewestOpen, findOpening } from "../openings/service";
import * as waitlist from "../waitlist/service";
import { isCanceller } from "./canceller";
import { audience } from "./plan";
import * as queries from "./queries";
import { findOfferable, offerOpening, tell } from "./service";

type Report = Answer<"POST /api/notifications/send">;

/** A message without a date may be delivered for this long. */
const UNDATED_HOURS = 12;
/** The call waits for the providers this long; a longer send is followed by its request id. */
const ANSWER_AFTER_MS = 100_000;

export async function sendByHand(deps: Deps, accountId: AccountId, body: Given<"POST /api/notifications/send">) {
  const account = await accounts.find(deps.db, accountId);
  const now = deps.now();
  const when = readWhen(account, body, now);
  const method = body.notificationMethod;

  const send = await deps.db.transaction(async (tx) => {
    const clients = await waitlist.listAudience(tx, accountId, method);
    if (clients.length === 0) throw new Refusal("invalid", nobody(method));
    const requestId = body.requestId && { requestId: body.requestId };
    const send = await queries.insertSend(tx, accountId, { method, total: clients.length, ...requestId });
    if (!send) return queries.findSendOfRequest(tx, accountId, body.requestId!);
    const words = {
      senderName: accounts.senderNameOf(account),
      text: body.message,
      emailSubject: account.emailSubject,
      emailText: body.message,
      date: when.date,
      time: when.time,
      calendarLink: account.calendarLink,
    };
    await tell(tx, account, send, clients, { words, expiresAt: when.expiresAt }, now);
    return send;
  });
  deps.wakeSender();
  return reportWhenDone(deps, accountId, send!.id);
}

/** "Notify waitlist" on an opening that was not sent, or not to everybody. */
export async function notifyOpening(deps: Deps, accountId: AccountId, id: OpeningId): Promise<Report> {
  const account = await accounts.find(deps.db, accountId);
  const now = deps.now();
  const { sendId, note } = await deps.db.transaction(async (tx) => {
    const opening = await findOfferable(tx, accountId, id, now);
    if (!opening) throw new Refusal("not_found", "This opening is over or was taken.");
    return offerOpening(tx, account, opening, now);
  });
  if (!sendId) throw new Refusal("invalid", note ?? nobody(account.notificationMethod));
  deps.wakeSender();
  return reportWhenDone(deps, accountId, sendId);
}

export async function report(deps: Deps, accountId: AccountId, requestId: string): Promise<Report> {
  const send = await queries.findSendOfRequest(deps.db, accountId, requestId);
  if (!send) throw notFound("This send");
  return { ...(await delivery.totalsOfSend(deps.db, accountId, send.id)), note: send.note };
}

export async function deliveries(deps: Deps, accountId: AccountId, requestId: string) {
  const send = await queries.findSendOfRequest(deps.db, accountId, requestId);
  if (!send) throw notFound("This send");
  return delivery.deliveriesOfSend(deps.db, accountId, send.id);
}

export async function deliveriesOfOpening(deps: Deps, accountId: AccountId, id: OpeningId) {
  const send = await queries.findSendOfOpening(deps.db, accountId, id);
  if (!send) return [];
  const [told, leftOut] = await Promise.all([
    delivery.deliveriesOfSend(deps.db, accountId, send.id),
    listLeftOut(deps.db, accountId, id, send),
  ]);
  return [...told, ...leftOut];
}

/** Clients whom a send that was cut off did not reach, as the waitlist is now. */
async function listLeftOut(db: Tx, accountId: AccountId, id: OpeningId, { id: sendId, method, note }: queries.Send) {
  const opening = note === null ? undefined : await findOpening(db, accountId, id);
  if (!opening) return [];
  const chosen = (await queries.listChosenClients(db, accountId, [sendId])).get(sendId);
  const cancelled = isCanceller(opening.cancelledBy);
  const clients = await waitlist.listAudience(db, accountId, method);
  return clients
    .filter((client) => !chosen?.has(client.id) && !cancelled(client))
    .map((client) => ({
      notificationId: client.id,
      name: displayName(client),
      sms: method === "email" ? null : ("not-told" as const),
      email: method === "sms" ? null : ("not-told" as const),
      problem: null,
    }));
}

/** What the page shows before anything is sent. */
export async function preview(deps: Deps, accountId: AccountId): Promise<Answer<"GET /api/notifications/audience">> {
  const now = deps.now();
  const [account, reachable, remaining, opening] = await Promise.all([
    accounts.find(deps.db, accountId),
    waitlist.listReachable(deps.db, accountId),
    billing.remaining(deps.db, accountId, now),
    findNewestOpen(deps.db, accountId, now),
  ]);
  const [sms, email, both] = (["sms", "email", "both"] as const).map((method) => audience(reachable, method));
  const names = both!.map((client) => client.firstName);
  return {
    clients: { sms: sms!.length, email: email!.length, both: both!.length },
    texts: sms!.length,
    emails: email!.length,
    waitlist: reachable.length,
    remaining,
    opening: opening ? { ...opening, timeZone: accounts.zoneOf(account) } : null,
    sampleFirstName: names[0] ?? null,
    longestFirstName: names.reduce<string | null>(
      (long, name) => (name.length > (long?.length ?? 0) ? name : long),
      null,
    ),
  };
}

async function reportWhenDone(deps: Deps, accountId: AccountId, sendId: SendId): Promise<Report> {
  await delivery.waitUntilHandedOver(deps.db, accountId, sendId, ANSWER_AFTER_MS);
  const send = await queries.findSend(deps.db, accountId, sendId);
  return { ...(await delivery.totalsOfSend(deps.db, accountId, sendId)), note: send?.note ?? null };
}

/** What [DATE] and [TIME] stand for, and how long the message is worth anything. */
function readWhen(account: accounts.Account, body: Given<"POST /api/notifications/send">, now: Date) {
  const { message, date, time } = body;
  const fields: Record<string, string> = {};
  const missing = "Enter the date and time that [DATE] and [TIME] stand for.";
  if (usesPlaceholder(message, "[DATE]") && !date) fields.date = missing;
  if (usesPlaceholder(message, "[TIME]") && !time) fields.time = missing;
  if (Object.keys(fields).length > 0) throw new Refusal("invalid", missing, fields);

  const undated = { date: null, time: null, expiresAt: new Date(now.getTime() + UNDATED_HOURS * 3_600_000) };
  if (!date) return { ...undated, time: time ? displayTime(time) : null };
  // Without a time the slot is over when its day is.
  const startsAt = toInstant({ date, time: time ?? "23:59" }, accounts.zoneOf(account));
  if (startsAt <= now) {
    const past = `${displayDate(date)}${time ? ` at ${displayTime(time)}` : ""} is already past.`;
    throw new Refusal("invalid", past, { date: past });
  }
  return { date: displayDate(date), time: time ? displayTime(time) : null, expiresAt: startsAt };
}

const nobody = (method: "sms" | "email" | "both") =>
  `Nobody on your waitlist can be told by ${{ sms: "text", email: "email", both: "text or email" }[method]} yet. Add a client first.`;
