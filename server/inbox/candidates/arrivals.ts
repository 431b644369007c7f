import { anyOf } from "../languages/known";
import type { Candidate } from "./candidates";
import { inRole } from "./found";

/** At the head of its line or cell, right before the day or its hour: "Check-in | Aug 6, 2026, from 8:00 AM" */
const arrival = new RegExp(`(?:^|[|•·;\\t])[^\\p{L}]*(?:${anyOf(({ leads }) => leads.brought)})[^\\p{L}\\d]*$`, "iu");
/** "Groom appointment | Thu, Aug 6, 2026 10:00 AM" */
const appointment = new RegExp(`^\\W*(?:[\\p{L}-]+ ){0,2}(?:${anyOf(({ appt }) => appt)})\\s?[:\\t]`, "iu");

/** Room for the longest such label and its mark. */
const NEAR = 60;
const LONGEST = 4 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When somebody is to be there, before the appointment of the same day that has a row of its own. Alone it is the appointment. */
export function besideArrivals(candidates: Candidate[]): Candidate[] {
  const arrivals = candidates.filter(
    ({ time, line, begin }) => time !== null && arrival.test(line.text.slice(Math.max(0, begin - NEAR), begin)),
  );
  if (arrivals.length === 0) return candidates;
  const isNext = (one: Candidate, { dates, time, line }: Candidate) => {
    const wait = time === null ? -1 : minutesOf(time) - minutesOf(one.time as string);
    return (
      dates.length === 1 && dates[0] === one.dates[0] && wait > 0 && wait <= LONGEST && appointment.test(line.text)
    );
  };
  return candidates.map((one) =>
    arrivals.includes(one) && candidates.some((other) => !arrivals.includes(other) && isNext(one, other))
      ? inRole(one, "aside")
      : one,
  );
}
