import { toInstant } from "../../shared/instant";
import type { Tx } from "../db/client";
import type { AccountId, OpeningId } from "../ids";
import * as queries from "./queries";
import { isSameCancellation, type Report } from "./same-cancellation";

export type { Opening } from "./queries";
export { findNewestOpen, findOpening, listOpenings } from "./queries";

/** A slot with its hour: what can be offered. */
export interface KnownSlot {
  date: string;
  time: string;
  timeZone: string;
}

/**
 * Records that a slot came free. The same cancellation reported again (a second mailbox, a retry, a tool that writes
 * twice) joins the opening that is there; a slot that was taken in between and cancelled again opens anew.
 */
export async function recordOpening(tx: Tx, accountId: AccountId, slot: KnownSlot, report: Report, now: Date) {
  const startsAt = toInstant(slot, slot.timeZone);
  const known = await queries.findLatestRound(tx, accountId, startsAt);
  if (known && known.state !== "filled" && isSameCancellation(known, report, now))
    return { opening: known, isNew: false };

  const round = (known?.round ?? 0) + 1;
  const opening = await queries.insertOpening(tx, accountId, { ...slot, ...report, startsAt, round, createdAt: now });
  if (opening) return { opening, isNew: true };
  // Another process was quicker: its row is there now.
  return { opening: (await queries.findLatestRound(tx, accountId, startsAt))!, isNew: false };
}

/** Nobody is to be told of these. A later report of the same cancellation changes nothing about it. */
export const dismissOpenings = (tx: Tx, accountId: AccountId, ids: OpeningId[]) =>
  queries.updateStates(tx, accountId, ids, ["open", "dismissed"]);

export const reopenOpenings = (tx: Tx, accountId: AccountId, ids: OpeningId[]) =>
  queries.updateStates(tx, accountId, ids, ["dismissed", "open"]);
