import { anyOf } from "../languages/known";
import { type Found, slotRoles } from "./found";

const small = anyOf(
  ({ leads }) => leads.atHour,
  ({ leads }) => leads.fromHour,
  ({ at }) => at.replaceAll(" ", "|"),
);
const beforeHour = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})\\W*(?:(?:${small})\\W*){0,2}$`, "iu");
const brought = beforeHour(anyOf(({ leads }) => leads.brought));
const fetched = beforeHour(anyOf(({ leads }) => leads.fetched));

/**
 * "Sat, May 30, 2026", and below it "Drop-off 9:00 AM | Ready by 12:30 PM": whoever is brought is there from the first hour to the
 * second. Only where no other hour is named: "Check-in 8:45 AM" beside "Appointment 9:00 AM" is no beginning.
 */
export function withBrought(found: Found[]): Found[] {
  const hours = found.filter(({ moment, role }) => moment.time !== null && !(moment.date && !slotRoles.has(role)));
  const before = ({ line, moment }: Found) => line.text.slice(0, moment.from);
  const [first, ...more] = hours.filter((one) => brought.test(before(one)));
  if (!first || more.length > 0 || first.moment.date || first.moment.time?.end) return found;
  const ends = hours.filter((one) => one !== first);
  const isEnd = (one: Found) =>
    one.moment.date === null &&
    fetched.test(before(one)) &&
    (one.index > first.index || (one.index === first.index && one.moment.from > first.moment.from));
  if (!ends.every(isEnd)) return found;
  return found
    .filter((one) => !ends.includes(one))
    .map((one) => (one === first ? { ...one, role: slotRoles.has(one.role) ? one.role : null, begins: true } : one));
}
