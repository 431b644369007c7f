import type { Candidate } from "./candidates";
import { isOfPractice } from "./closures";
import { isDuty, isErrand, isOutsiders } from "./errands";
import { type Heard, has } from "./heard";
import { reasons } from "./outcome";
import { isOfSupplier } from "./suppliers";

/** Cancelled, but perhaps not by a client: then a person has to look. */
export function notAClients(heard: Heard, from: Candidate[], inCalendar = false): string | null {
  if (has(heard, "internal")) return reasons.internal;
  if (isOfPractice(heard, from)) return reasons.practice;
  const outside = isErrand(heard, from) || isOutsiders(heard) || isDuty(heard) || isOfSupplier(heard, inCalendar);
  return outside ? reasons.errand : null;
}
