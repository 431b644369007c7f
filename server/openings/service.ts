import { toInstant } from "../../shared/instant";
import type { Tx } from "../db/client";
import type { AccountId } from "../ids";
import * as queries from "./queries";

export type { Opening } from "./queries";
export { findNewestOpen, findOpening, listOpenings } from "./queries";

/** A slot with its hour: what can be offered. */
export interface KnownSlot {
  date: string;
  time: string;
  timeZone: string;
}

interface Report {
  calendarUid: string | null;
  cancelledBy: queries.Opening["cancelledBy"];
}

/**
 * Records that a slot came free. The same slot reported again (a second mailbox, a retry, a tool that writes twice)
 * joins the opening that is there; one that was filled since opens anew.
 */
export async function recordOpening(tx: Tx, accountId: AccountId, slot: KnownSlot, report: Report) {
  const startsAt = toInstant(slot, slot.timeZone);
  const known = await queries.findLatestRound(tx, accountId, startsAt);
  if (known && known.state !== "filled") return { opening: known, isNew: false };

  const round = (known?.round ?? 0) + 1;
  const opening = await queries.insertOpening(tx, accountId, { ...slot, ...report, startsAt, round });
  if (opening) return { opening, isNew: true };
  // Another process was quicker: its row is there now.
  return { opening: (await queries.findLatestRound(tx, accountId, startsAt))!, isNew: false };
}
