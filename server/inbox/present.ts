import type { Answer } from "../../shared/api";
import { displayDate, displayTime } from "../../shared/when";
import * as accounts from "../accounts/service";
import * as delivery from "../delivery/service";
import type { Deps } from "../deps";
import { notFound } from "../http/errors";
import type { AccountId, EmailId } from "../ids";
import { listSendsOfOpenings } from "../notify/service";
import { listOpenings } from "../openings/service";
import * as queries from "./queries";
import type { Reading } from "./reading";
import { maySeveralBeFree } from "./several";

type Item = Answer<"GET /api/parsed-cancellations">[number];

export async function list(deps: Deps, accountId: AccountId): Promise<Item[]> {
  return present(deps, accountId, await queries.listEmails(deps.db, accountId));
}

export async function find(deps: Deps, accountId: AccountId, id: EmailId): Promise<Item> {
  const email = await queries.findShown(deps.db, accountId, id);
  if (!email) throw notFound("This email");
  return (await present(deps, accountId, [email]))[0]!;
}

/** Emails with their openings and what came of telling the clients: four queries whatever the number of emails. */
async function present(deps: Deps, accountId: AccountId, emails: queries.ShownEmail[]): Promise<Item[]> {
  const now = deps.now();
  const openingIds = emails.flatMap((email) => email.openingIds);
  const [account, openings, sends] = await Promise.all([
    accounts.find(deps.db, accountId),
    listOpenings(deps.db, accountId, openingIds),
    listSendsOfOpenings(deps.db, accountId, openingIds),
  ]);
  const totals = await delivery.totalsOfSends(
    deps.db,
    accountId,
    sends.map((send) => send.id),
  );
  const sendOf = new Map(sends.map((send) => [send.openingId, send]));
  const openingOf = new Map(openings.map((opening) => [opening.id, opening]));

  const come = (opening: (typeof openings)[number]) => {
    const send = sendOf.get(opening.id);
    return {
      openingId: opening.id,
      canNotify: opening.state === "open" && opening.startsAt > now && (!send || send.note !== null),
      totals: send ? (totals.get(send.id) ?? null) : null,
    };
  };

  return emails.map((email) => {
    const reading = email.reading as Reading | null;
    const [first, ...more] = email.openingIds.flatMap((id) => openingOf.get(id) ?? []);
    const read = email.slotDate && { date: email.slotDate, time: email.slotTime, timeZone: accounts.zoneOf(account) };
    return {
      id: email.id,
      emailSubject: email.subject,
      parsedDate: email.slotDate && displayDate(email.slotDate),
      parsedTime: email.slotTime && displayTime(email.slotTime),
      notificationSent: email.status,
      errorMessage: email.errorMessage,
      createdAt: email.createdAt,
      kind: email.kind as Item["kind"],
      opening: first ?? (read || null),
      others: more.map((opening) => ({ opening, ...come(opening) })),
      evidence: reading?.evidence ?? [],
      question: email.decision === "needed" && reading ? questionOf(reading) : null,
      dismissed: email.decision === "dismissed",
      ...(first ? come(first) : { openingId: null, canNotify: false, totals: null }),
    };
  });
}

const questionOf = (reading: Reading) => ({ candidates: reading.candidates, several: maySeveralBeFree(reading) });
