import { cancelling as cancelStem } from "../layout/label-words";
import { type Calendar, daysBetween } from "../moments/resolve";
import type { Candidate } from "./candidates";
import { freeRoles } from "./candidates";
import { type Found, inRole } from "./found";

/** Hardly anything is booked so many days ahead. */
const FAR = 120;

/**
 * "It had been booked online on 2 July at 8:05", in December, below an appointment of this month: the day on which something else than
 * cancelling was done is that of this year, although it names none.
 */
export function withBookedBefore(candidates: Candidate[], dates: Found[], { today }: Calendar): Candidate[] {
  const isDone = (one: Candidate, i: number) => {
    const { role, labelled, moment, sentence } = dates[i] as Found;
    const [day] = one.dates;
    return (
      role === "stamp" &&
      !labelled &&
      one.role === null &&
      day !== undefined &&
      daysBetween(today, day) > FAR &&
      isYearless(moment) &&
      !cancelStem.test(sentence.text)
    );
  };
  const done = new Set(candidates.filter(isDone));
  const isSlot = (one: Candidate) => !done.has(one) && one.exact && one.time !== null && freeRoles.has(one.role);
  if (done.size === 0 || !candidates.some(isSlot)) return candidates;
  return candidates.map((one) => (done.has(one) ? inRole(one, "stamp") : one));
}

const isYearless = ({ date }: Found["moment"]) =>
  date?.written.form === "yearless" || (date?.written.form === "numeric" && date.written.year === null);
