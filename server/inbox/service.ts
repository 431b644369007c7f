import * as accounts from "../accounts/service";
import type { Tx } from "../db/client";
import type { Deps } from "../deps";
import { databaseIsAway, describe as describeError } from "../http/errors";
import type { AccountId, EmailId, OpeningId } from "../ids";
import { offerOpening, reachOf, type Told } from "../notify/service";
import { type KnownSlot, recordOpening } from "../openings/service";
import { answerOf } from "./answer";
import type { Kept } from "./arrival/queries";
import { dedupeKey, fromStored, toStored } from "./arrival/stored";
import * as queries from "./queries";
import type { Reading, Slot, Source } from "./reading";
import { settleEmail } from "./settle";
import { storable } from "./storable";

/** Reading takes milliseconds: who has not finished by then has died. Reading twice is harmless, telling is not. */
const LEASE_MS = 5_000;
const MAX_ATTEMPTS = 5;

/** Test Your Set-Up: reads and judges as if it had arrived; stores nothing, tells nobody. */
export async function dryRun(deps: Deps, account: accounts.Account, source: Source, receivedAt: Date) {
  const reading = await read(deps, account, source, receivedAt);
  const isToTell = reading.verdict === "notify" || reading.verdict === "ask";
  const reach = isToTell ? (await reachOf(deps.db, account))(reading.cancelledBy) : null;
  return answerOf(reading, account, reach);
}

/** Stores what came to an address. Only when this returns may the sender hear of success. */
export function receive(deps: Deps, token: string, source: Source): Promise<Kept> {
  const now = deps.now();
  return deps.storeEmail({
    token,
    ...toStored(source),
    dedupeKey: dedupeKey(source),
    createdAt: now,
    leaseUntil: leaseFrom(now),
  });
}

/**
 * Reads a stored email and does what follows from it, in one transaction: opening, quota, messages. Safe to repeat
 * and to run twice at once: the row decides who does it.
 */
export async function processEmail(deps: Deps, accountId: AccountId, id: EmailId): Promise<Reading | undefined> {
  const [account, email] = await Promise.all([
    accounts.find(deps.db, accountId),
    queries.findStored(deps.db, accountId, id),
  ]);
  if (!email?.raw || email.readAt) return undefined;
  const reading = await read(
    deps,
    account,
    fromStored({ raw: email.raw, rawFormat: email.rawFormat }),
    email.createdAt,
  );
  const told = await deps.db.transaction(async (tx) => {
    if (!(await queries.claimUnread(tx, accountId, id))) return undefined;
    const { change, told } = await follow(tx, account, reading, deps.now());
    await queries.updateEmail(tx, accountId, id, { ...describe(reading), ...change, readAt: deps.now() });
    return told;
  });
  if (told && told.length > 0) {
    deps.wakeSender();
    void settleEmail(deps, accountId, id).catch((error) => {
      // The sweep of the next start, or of another process, settles it.
      if (!databaseIsAway(error)) deps.log.warn({ err: describeError(error) }, "settling an email waits");
    });
  }
  return reading;
}

/** Takes over what another process left unread. Returns how many. */
export async function sweepUnread(deps: Deps): Promise<number> {
  const now = deps.now();
  const abandoned = await queries.claimAbandoned(deps.db, now, leaseFrom(now), 20);
  for (const { id, accountId, attempts } of abandoned) {
    try {
      if (attempts <= MAX_ATTEMPTS) await processEmail(deps, accountId, id);
      else await giveUp(deps, accountId, id);
    } catch (error) {
      deps.log.error({ emailId: id, attempts, err: describeError(error) }, "reading an email failed");
    }
  }
  return abandoned.length;
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);

async function read({ readEmail }: Deps, account: accounts.Account, source: Source, receivedAt: Date) {
  const home = { timeZone: accounts.zoneOf(account), country: accounts.homeOf(account) };
  const owner = account.email ? { email: account.email, token: account.emailToken } : undefined;
  return storable(await readEmail(source, { ...home, receivedAt, owner }));
}

/** What is kept of the reading, whatever follows from it. */
const describe = (reading: Reading): queries.EmailChange => ({
  subject: reading.subject,
  kind: reading.kind,
  slotDate: reading.opening?.date ?? null,
  slotTime: reading.opening?.time ?? null,
  errorMessage: reading.reason,
  reading,
});

export const YOURS_TO_TELL = "Auto-send was off: you decide whom to tell.";
export const REPORTED_BEFORE = "This opening was reported before. Nobody was told twice.";

/** What a verdict leads to: a status for the email, and for a certain opening the messages. */
async function follow(
  tx: Tx,
  account: accounts.Account,
  reading: Reading,
  now: Date,
): Promise<{ change: queries.EmailChange; told: Told[] }> {
  switch (reading.verdict) {
    case "ignore":
      return { change: { status: "ignored" }, told: [] };
    case "unreadable":
      return { change: { status: "failed" }, told: [] };
    case "ask":
      return { change: { status: "pending", decision: "needed" }, told: [] };
    case "past": {
      const openingIds = (await record(tx, account, reading, now)).map(({ opening }) => opening.id);
      return { change: { status: "success", openingIds }, told: [] };
    }
    case "notify":
      return offer(tx, account, reading, now);
  }
}

async function offer(tx: Tx, account: accounts.Account, reading: Reading, now: Date) {
  const recorded = await record(tx, account, reading, now);
  const openingIds = recorded.map(({ opening }) => opening.id);
  const fresh = recorded.filter(({ isNew, opening }) => isNew && opening.startsAt > now);
  const done = (errorMessage: string) => ({
    change: { status: "success", openingIds, errorMessage } as queries.EmailChange,
    told: [],
  });
  if (fresh.length === 0) return done(REPORTED_BEFORE);
  if (!account.autoSend) return done(YOURS_TO_TELL);
  const told: Told[] = [];
  for (const { opening } of fresh) told.push(await offerOpening(tx, account, opening, now));
  return outcome(openingIds, told);
}

/** While messages are on their way the email is pending; with none to send it is settled now. */
export function outcome(openingIds: OpeningId[], told: Told[]) {
  const note = told.find((one) => one.note !== null)?.note ?? null;
  const sending = told.filter((one) => one.told > 0);
  const limited = told.some((one) => one.total > 0 && one.told === 0);
  const status = sending.length > 0 ? "pending" : limited ? "failed" : "success";
  const change: queries.EmailChange = { status, openingIds, errorMessage: note };
  return { change, told: sending };
}

async function record(tx: Tx, account: accounts.Account, reading: Reading, now: Date) {
  const { calendarUid, cancelledBy } = reading;
  const recorded = [];
  for (const slot of [reading.opening, ...reading.others].filter(isKnown))
    recorded.push(await recordOpening(tx, account.id, slot, { calendarUid, cancelledBy }, now));
  return recorded;
}

const isKnown = (slot: Slot | null): slot is KnownSlot => slot !== null && slot.time !== null;

function giveUp(deps: Deps, accountId: AccountId, id: EmailId) {
  return queries.updateEmail(deps.db, accountId, id, {
    status: "failed",
    readAt: deps.now(),
    errorMessage: "We could not read this email. Forward it again, or tell your waitlist by hand.",
  });
}
