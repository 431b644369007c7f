import { allOf, anyOf } from "../languages/known";
import type { Role } from "../layout/segments";
import { type Line, lower } from "../message/line";
import type { Moment } from "../moments/moments";
import { appointmentWord } from "../moments/spelled";
import { isChained } from "./chains";
import type { Found } from "./found";

/** Numbers that look like a date and are none, or only that of a stamp. */

/** "[27/4/27, 19:02:11] Lola: …", "27/4/27, 19:02 - Lola: …": when a message of a chat was written. */
export const chatStamp =
  /^(?:\[[\d/.,:\s-]{10,24}(?:[ap]\.?m\.?)?\]|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)? [-–]) [^:]{1,40}:/i;

/** "Pepa Domingo cancela lo del martes 13", "Frau Freitag": a weekday that is somebody's name, behind a title or where the line writes days small. */
export function isSurname({ date, time, from, to }: Moment, { text }: Line) {
  if (date?.written.form !== "weekday" || time !== null || !/^\p{Lu}\p{Ll}+$/u.test(text.slice(from, to))) return false;
  const before = text.slice(0, from);
  return behindTitle.test(before) || (/(?:^|[^\p{L}])\p{Lu}\p{Ll}+ $/u.test(before) && smallDay.test(text));
}
const behindTitle = new RegExp(`(?<!\\p{L})(?<!the )(?:${anyOf(({ people }) => people.titles)})\\.? $`, "iu");
const smallDay = new RegExp(
  `(?<!\\p{L})(?:${anyOf(({ weekdays }) => weekdays.map((names) => names.split(" ")[0]).join("|"))})(?!\\p{L})`,
  "u",
);

/** "Unit 10/11", "12/5 Harbour Street": two numbers are a date only where something says so. */
export function isWeak({ date, time, from, to }: Moment, role: Role | null, line: Line) {
  if (date?.written.form !== "numeric" || date.written.year !== null) return false;
  if (date.weekday !== null || time !== null || date.written.dotted) return false;
  return (
    !(role === "when" || role === "old" || role === "fresh" || role === "cancelled") &&
    !introducesNumbers.test(line.text.slice(Math.max(0, from - 12), from)) &&
    !(ofSomebody.test(line.text.slice(0, from)) && isOfAppointment(line.text.slice(to)))
  );
}

/** "the 12/29 appointment", "her 12/29 follow-up visit", not "24/7 service" */
const ofSomebody = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    ({ comers }) => comers.articles,
    ({ chains }) => chains.owners,
  )}) $`,
  "iu",
);
const isOfAppointment = (behind: string) =>
  (/^ ([\p{L}-]+)(?: ([\p{L}-]+))?/u.exec(lower(behind)) ?? [])
    .slice(1)
    .some((word) => word && appointmentWord.test(word));

/** "On 8/12 and 15/12": what is chained to a date of two numbers is one, too. */
export const goesOn = ({ from }: Moment, line: Line, before: Found | undefined) =>
  before?.line === line &&
  before.moment.date?.written.form === "numeric" &&
  isChained(line.text.slice(before.moment.to, from));

/** A word begins where none goes on, but for the ending of one: "Ann's". */
const wholeWord = (word: string) => (/^\w/.test(word) ? `\\b${word}` : word);
const daysBefore = allOf(
  ({ leads }) => leads.onDay,
  ({ leads }) => leads.daysOf,
);
const introducesNumbers = new RegExp(`(?:${[...daysBefore].map(wholeWord).join("|")})\\s+$`, "i");
