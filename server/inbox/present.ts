import type { Answer } from "../../shared/api";
import { displayDate, displayTime } from "../../shared/when";
import * as accounts from "../accounts/service";
import * as delivery from "../delivery/service";
import type { Deps } from "../deps";
import { notFound } from "../http/errors";
import type { AccountId, EmailId } from "../ids";
import { listSendsOfOpenings, reachOf } from "../notify/service";
import { listOpenings } from "../openings/service";
import { fromStored } from "./arrival/stored";
import * as queries from "./queries";
import type { Reading } from "./reading";
import { YOURS_TO_TELL } from "./service";
import { maySeveralBeFree } from "./several";
import { storable } from "./storable";

const MOST_CLIENTS = 3;

type Item = Answer<"GET /api/parsed-cancellations">[number];

export async function list(deps: Deps, accountId: AccountId): Promise<Item[]> {
  return present(deps, accountId, await queries.listEmails(deps.db, accountId));
}

export async function find(deps: Deps, accountId: AccountId, id: EmailId): Promise<Item> {
  const email = await queries.findShown(deps.db, accountId, id);
  if (!email) throw notFound("This email");
  return (await present(deps, accountId, [email]))[0]!;
}

/** What the email says, as plain text. Forwarded mail is other people's: only while its copy is kept. */
export async function text({ db, showEmail }: Deps, accountId: AccountId, id: EmailId) {
  const email = await queries.findStored(db, accountId, id);
  if (!email?.raw) throw notFound("The copy of this email");
  const text = await showEmail(fromStored({ raw: email.raw, rawFormat: email.rawFormat }));
  return { text: text && storable(text) };
}

/** Emails with their openings and what came of telling the clients: a few queries whatever the number of emails. */
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

  const canNotify = (opening: (typeof openings)[number]) => {
    const send = sendOf.get(opening.id);
    return opening.state === "open" && opening.startsAt > now && (!send || send.note !== null);
  };
  const isOpen = openings.some(canNotify) || emails.some((email) => email.decision === "needed");
  const cutOff = sends.filter(({ note }) => note !== null).map(({ id }) => id);
  const reach = isOpen ? await reachOf(deps.db, account, cutOff) : null;

  const come = (opening: (typeof openings)[number]) => {
    const send = sendOf.get(opening.id);
    return {
      openingId: opening.id,
      canNotify: canNotify(opening),
      totals: send ? (totals.get(send.id) ?? null) : null,
      reach: reach && canNotify(opening) ? reach(opening.cancelledBy, send?.id) : null,
    };
  };

  /** Once the practitioner has told the waitlist, it is how that went. */
  const noteOf = ({ errorMessage, openingIds }: queries.ShownEmail) => {
    const own = openingIds.map((id) => sendOf.get(id));
    if (errorMessage !== YOURS_TO_TELL || own.some((send) => !send)) return errorMessage;
    return own.find((send) => send?.note)?.note ?? null;
  };

  return emails.map((email) => {
    const reading = email.reading as Reading | null;
    const [first, ...more] = email.openingIds.flatMap((id) => openingOf.get(id) ?? []);
    const read = email.slotDate && { date: email.slotDate, time: email.slotTime, timeZone: accounts.zoneOf(account) };
    return {
      id: email.id,
      emailSubject: email.subject,
      from: reading?.from ?? null,
      client: reading && clientOf(reading),
      hasText: email.hasText,
      parsedDate: email.slotDate && displayDate(email.slotDate),
      parsedTime: email.slotTime && displayTime(email.slotTime),
      notificationSent: email.status,
      errorMessage: noteOf(email),
      createdAt: email.createdAt,
      unread: email.readAt === null,
      kind: email.kind as Item["kind"],
      opening: first ?? (read || null),
      others: more.map((opening) => ({ opening, ...come(opening) })),
      evidence: reading?.evidence ?? [],
      question: email.decision === "needed" && reading ? questionOf(reading) : null,
      dismissed: email.decision === "dismissed",
      ...(first
        ? come(first)
        : {
            openingId: null,
            canNotify: false,
            totals: null,
            reach: reach && reading && email.decision === "needed" ? reach(reading.cancelledBy) : null,
          }),
    };
  });
}

/** The fullest of the names; an address where there is none. */
function clientOf({ cancelledBy: { names, emails, phones } }: Reading): string | null {
  const isPart = (name: string) => names.some((other) => other !== name && other.includes(name));
  const full = names.filter((name) => !isPart(name)).slice(0, MOST_CLIENTS);
  return full.length > 0 ? full.join(", ") : (emails[0] ?? phones[0] ?? null);
}

const questionOf = (reading: Reading) => ({ candidates: reading.candidates, several: maySeveralBeFree(reading) });
