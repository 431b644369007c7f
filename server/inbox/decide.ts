import type { Answer, Given } from "../../shared/api";
import { displayDate, displayTime } from "../../shared/when";
import * as accounts from "../accounts/service";
import type { Tx } from "../db/client";
import * as delivery from "../delivery/service";
import type { Deps } from "../deps";
import { notFound, Refusal } from "../http/errors";
import type { AccountId, EmailId } from "../ids";
import { listSendsOfOpenings, offerOpening, type Told } from "../notify/service";
import { type Opening, recordOpening, reopenOpenings } from "../openings/service";
import { dismiss, reopen } from "./dismiss";
import * as queries from "./queries";
import type { Reading } from "./reading";
import { outcome, REPORTED_BEFORE } from "./service";
import { settleEmail } from "./settle";

type Decision = Given<"POST /api/parsed-cancellations/:id/decision">;
type Send = Extract<Decision, { action: "send" }>;
type Result = Pick<Answer<"POST /api/parsed-cancellations/:id/decision">, "told" | "announcedBefore">;

const NOBODY: Result = { told: null, announcedBefore: 0 };

/** The practitioner answers what we would not guess: which slots came free, or that none did. */
export async function decide(deps: Deps, accountId: AccountId, id: EmailId, decision: Decision): Promise<Result> {
  if (decision.action === "send") return send(deps, accountId, id, decision);
  await (decision.action === "dismiss" ? dismiss : reopen)(deps, accountId, id);
  return NOBODY;
}

/** One opening and one send for each slot; the question is closed once. */
async function send(deps: Deps, accountId: AccountId, id: EmailId, decision: Send): Promise<Result> {
  const account = await accounts.find(deps.db, accountId);
  const slots = inOrder(decision);
  const offers = await deps.db.transaction(async (tx) => {
    const email = await queries.claimRead(tx, accountId, id);
    if (email?.decision !== "needed") throw notFound("This question");
    const offers: Offer[] = [];
    for (const slot of slots) offers.push(await offer(tx, account, slot, email.reading as Reading, deps.now()));
    const { date: slotDate, time: slotTime } = slots[0]!;
    await queries.updateEmail(tx, accountId, id, { ...changeOf(offers), decision: "sent", slotDate, slotTime });
    return offers;
  });
  deps.wakeSender();
  await settleEmail(deps, accountId, id);
  return report(deps, accountId, offers);
}

interface Slot {
  date: string;
  time: string;
}

/** Each once, earliest first. */
function inOrder({ date, time, others = [] }: Send): Slot[] {
  const slots = new Map([{ date, time }, ...others].map((slot) => [`${slot.date} ${slot.time}`, slot]));
  return [...slots].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, slot]) => slot);
}

interface Offer {
  opening: Opening;
  told: Told;
  /** Everybody had been told of it by another email. */
  announced: boolean;
}

async function offer(tx: Tx, account: accounts.Account, slot: Slot, reading: Reading, now: Date): Promise<Offer> {
  const { calendarUid, cancelledBy } = reading;
  const known = { ...slot, timeZone: accounts.zoneOf(account) };
  const { opening } = await recordOpening(tx, account.id, known, { calendarUid, cancelledBy }, now);
  if (opening.startsAt <= now) {
    const past = `${displayDate(slot.date)} at ${displayTime(slot.time)} is already past.`;
    throw new Refusal("invalid", past, { date: past });
  }
  await reopenOpenings(tx, account.id, [opening.id]);
  const [before] = await listSendsOfOpenings(tx, account.id, [opening.id]);
  const told = await offerOpening(tx, account, opening, now);
  return { opening, told, announced: before !== undefined && before.note === null && before.total === told.total };
}

function changeOf(offers: Offer[]): queries.EmailChange {
  const openingIds = offers.map(({ opening }) => opening.id);
  const fresh = offers.filter(({ announced }) => !announced);
  if (fresh.length === 0) return { status: "success", openingIds, errorMessage: REPORTED_BEFORE };
  return outcome(
    openingIds,
    fresh.map(({ told }) => told),
  ).change;
}

/** What became of it, counted over all slots that were news. */
async function report({ db }: Deps, accountId: AccountId, offers: Offer[]): Promise<Result> {
  const fresh = offers.filter(({ announced, told }) => !announced && told.sendId !== null);
  const announcedBefore = offers.filter(({ announced }) => announced).length;
  if (fresh.length === 0) return { ...NOBODY, announcedBefore };
  const sends = await listSendsOfOpenings(
    db,
    accountId,
    fresh.map(({ opening }) => opening.id),
  );
  const totals = await delivery.totalsOfSends(
    db,
    accountId,
    sends.map((send) => send.id),
  );
  const told = { total: 0, sent: 0, failed: 0, pending: 0, note: sends.find(({ note }) => note)?.note ?? null };
  for (const one of totals.values())
    for (const key of ["total", "sent", "failed", "pending"] as const) told[key] += one[key];
  return { told, announcedBefore };
}
