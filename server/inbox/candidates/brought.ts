import { anyOf } from "../languages/known";
import { openingWords } from "../languages/opening-words";
import { type Found, slotRoles } from "./found";

const small = anyOf(
  ({ leads }) => leads.atHour,
  ({ leads }) => leads.fromHour,
  ({ at }) => at.replaceAll(" ", "|"),
);
const beforeHour = (words: string) =>
  new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})\\W*(?:(?:${small})(?!\\p{L})\\W*){0,2}$`, "u");
const brought = beforeHour(anyOf(({ leads }) => leads.brought));
const ready = beforeHour(anyOf(({ leads }) => leads.ready));
const fetched = beforeHour(
  anyOf(
    ({ leads }) => leads.fetched,
    ({ leads }) => leads.ready,
  ),
);
const open = beforeHour(Object.values(openingWords).join("|"));

/** Room for the longest such label and its mark. */
const NEAR = 60;
const before = ({ line, moment }: Found) => line.small.slice(Math.max(0, moment.from - NEAR), moment.from);

/**
 * "Sat, May 30, 2026", and below it "Drop-off 9:00 AM | Ready by 12:30 PM", or each with a day of its own: whoever is brought is there
 * from the first hour to the second. Only where no other hour is named: "Check-in 8:45 AM" beside "Appointment 9:00 AM" is no
 * beginning.
 */
export function withBrought(found: Found[]): Found[] {
  const hours = found.filter((one) => isHour(one) && !isOpening(one));
  const [first, ...more] = hours.filter((one) => brought.test(before(one)));
  const ends = hours.filter((one) => one !== first);
  const isEnd = (one: Found) =>
    first !== undefined &&
    fetched.test(before(one)) &&
    (one.index > first.index || (one.index === first.index && one.moment.from > first.moment.from));
  if (!first || more.length > 0 || first.moment.time?.end || !ends.every(isEnd)) return withReady(found, hours);
  return found
    .filter((one) => !ends.includes(one))
    .map((one) => (one === first ? { ...one, role: slotRoles.has(one.role) ? one.role : null, begins: true } : one));
}

const isHour = ({ moment, role }: Found) => moment.time !== null && !(moment.date && !slotRoles.has(role));

/** "Open 7 days 6:30 AM - 7 PM" at the foot of it is no hour of hers. */
const isOpening = (one: Found) => !one.moment.date && !!one.moment.time?.end && open.test(before(one));

/** "Promised Thu, Nov 5, 5:00 PM" is when it is done, and says nothing of when it began. */
const withReady = (found: Found[], hours: Found[]): Found[] =>
  found.map((one) => (hours.includes(one) && ready.test(before(one)) ? { ...one, role: "end" } : one));
