import type { Reading } from "./reading";
import { reasons } from "./reasons";

/** Readings of one and the same appointment: only one of them can be right. */
const ofOne = new Set([
  reasons.order,
  reasons.week,
  reasons.hour,
  reasons.guessed,
  reasons.written,
  reasons.zone,
  reasons.midnight,
  reasons.night,
  reasons.far,
  reasons.moved,
  reasons.contradiction,
  reasons.calendar,
]);
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** May more than one of the readings have come free? Where an email names several appointments. */
export function maySeveralBeFree({ kind, reason, candidates }: Reading): boolean {
  if (candidates.length < 2 || kind === "reschedule" || reason === null || ofOne.has(reason)) return false;
  return !candidates.some(
    (slot) => reason === reasons.noTime(slot) || weekdays.some((weekday) => reason === reasons.weekday(slot, weekday)),
  );
}
