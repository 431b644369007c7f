import { allOf } from "../languages/known";
import { matchesIn } from "../matches";
import type { Line } from "../message/line";
import { DIGIT } from "../message/signs";
import type { Found } from "./found";

const named = (words: Set<string>) =>
  [...words]
    .filter((word) => /^\p{L}/u.test(word))
    .sort((a, b) => b.length - a.length)
    .join("|");

const until = `(?:[-–—]|${named(allOf(({ until: words }) => words.replaceAll(" ", "|")))})`;
const day = `(?:${named(allOf(({ weekdays }) => weekdays.join(" ").replaceAll(" ", "|").replaceAll("_", " ")))})\\.?`;
const range = `${day} ?${until} ?${day}`;
const hour = "\\d{1,2}(?: ?[:.h] ?\\d\\d)?(?: ?(?:[ap]\\.?m\\.?|uhr|h))?";
const hours = `(?:${range}|${day}(?: ?[,&+/] ?${day}){0,3})\\s?[:,]?\\s?${hour} ?${until} ?${hour}`;

/** "Mon - Thu 8.30 - 17.30, Fri 8.30 - 13.00" */
const stretch = new RegExp(`(?<!\\p{L})${hours}(?:\\W{1,4}${hours}){0,6}`, "giu");
const ofDays = new RegExp(`(?<!\\p{L})${range}(?!\\p{L})`, "iu");
/** What every such stretch has, and few lines: to look for it costs little. */
const ofHours = new RegExp(`${hour} ?${until} ?\\d`, "iu");
/** Nothing else but a remark in parentheses. */
const whole = new RegExp(`^\\W*${hours}(?:\\W{1,4}${hours}){0,6}(?: ?\\([^()]{1,40}\\))?\\W*$`, "iu");

/**
 * "Mon - Thu 8.30 - 17.30, Fri 8.30 - 13.00" at the foot of a notice: when a practice is open is no appointment. It is known by the
 * days that it spans, in its line or in the one above or below: "Fri 8am - 1pm" alone may be one.
 */
export function withoutOpeningHours(found: Found[], lines: Line[]): Found[] {
  const isWeekday = ({ moment: { date } }: Found) => date?.written.form === "weekday";
  if (!found.some((one) => isWeekday(one) && (one.moment.time?.end || ofHours.test(one.line.text)))) return found;
  const mayBeOpen = (one: Found) => isWeekday(one) && !!one.moment.time?.end;
  const isWhole = lines.map((line) => line.shows(DIGIT) && whole.test(line.text));
  const isOpen = lines.map(({ text }, i) => isWhole[i] === true && ofDays.test(text));
  for (let i = 1; i < lines.length; i++) isOpen[i] ||= isWhole[i] === true && isOpen[i - 1] === true;
  for (let i = lines.length - 2; i >= 0; i--) isOpen[i] ||= isWhole[i] === true && isOpen[i + 1] === true;
  const isWithin = ({ line, moment }: Found) =>
    matchesIn(stretch, line.text).some(
      ({ index, 0: words }) => moment.from >= index && moment.from < index + words.length && ofDays.test(words),
    );
  // "Walk-ins welcome Tue. to Fri., 2 p.m. - 5 p.m.": the first day of it, too.
  return found.filter((one) => !isWeekday(one) || !((mayBeOpen(one) && isOpen[one.index]) || isWithin(one)));
}
