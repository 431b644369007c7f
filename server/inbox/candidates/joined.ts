import { prior } from "../lists";
import { lower } from "../message/line";
import { daysBetween } from "../moments/resolve";
import { type Cues, says } from "../phrases/cues";
import type { Candidate } from "./candidates";
import { isChained, isOfEach } from "./chains";

/** Days of one verb, and the hour that they share. */

/** "Monday at 4 and the one on Wednesday at 5" */
export function join(candidates: Candidate[], cues: Cues): Candidate[] {
  const written = [...candidates].sort((a, b) => a.index - b.index || beginOf(a) - beginOf(b));
  for (const [i, one] of written.entries()) {
    const before = prior(written, i);
    if (before?.line !== one.line || before.sentence !== one.sentence || before.end > beginOf(one)) continue;
    const small = lower(one.line.text);
    const between = [before.end, beginOf(one)] as const;
    const together = says(cues, "joining", small.slice(...between)) || isChained(one.line.text.slice(...between));
    const choice = says(cues, "choice", small.slice(one.sentence, before.begin));
    one.joined = together && !choice;
    one.parted = !together && choice;
  }
  const shared = new Set<Candidate>();
  for (const [i, one] of written.toReversed().entries()) {
    const next = written[written.length - i];
    if (!next?.joined || one.time !== null) continue;
    if (!isOfEach(next) && !shared.has(next) && !sharesHour(one, next, cues)) continue;
    shareHour(one, next);
    shared.add(one);
  }
  // "Her 4:30 lessons on Tuesday, October 12 and Tuesday, October 19": the hour stands before the first of them.
  for (const [i, one] of written.entries()) {
    const before = prior(written, i);
    if (before && one.joined && one.time === null && goesOn(before, one, cues)) shareHour(one, before);
  }
  return candidates;
}

/** "December 8: 9 am and 3 pm": the second one begins at its hour. */
const beginOf = ({ extra, hourAt, begin }: Candidate) => (extra ? hourAt : begin);

/** Its hour leads to the days behind it, which are said to be several or the same day of two weeks. */
function goesOn(before: Candidate, one: Candidate, cues: Cues) {
  const [day, other] = [before.dates, one.dates];
  const isHourFirst = before.begin < before.at || startsWithHour.test(before.shown[0]?.words ?? "");
  if (before.time === null || !isHourFirst || day.length !== 1 || other.length !== 1) return false;
  const { text } = one.line;
  const isOfWeeks = daysBetween(day[0] as string, other[0] as string) % 7 === 0;
  return isOfWeeks || says(cues, "several", lower(text.slice(before.begin, before.at)));
}

/** "16:30-Uhr-Stunden am Dienstag" */
const startsWithHour = /^\d{1,2}(?:[:.h]\d\d| ?(?:[ap]\.?m|uhr))/i;

/** "Les mardis 9 et 16 mars à 18h", "9. März und 16. März um 18 Uhr": days of one month, or the same day of two weeks, "and" between them. */
function sharesHour(one: Candidate, next: Candidate, cues: Cues) {
  const [day, other] = [one.dates, next.dates];
  if (day.length > 1 || other.length > 1 || next.time === null || next.begin < next.at) return false;
  const between = lower(one.line.text.slice(one.end, next.begin)).trim();
  if (between !== "," && !says(cues, "joining", between)) return false;
  const isShort = dayOnly.test(one.shown[0]?.words ?? "");
  return isShort || daysBetween(day[0] as string, other[0] as string) % 7 === 0;
}
const dayOnly = /^\D*\d{1,2}\.?$/;

/** "December 3 and December 10 (5 pm both days)" */
function shareHour(one: Candidate, { time, written, zoned, ranged, shown, doubt }: Candidate) {
  Object.assign(one, { time, written, zoned, ranged, doubt: one.doubt ?? doubt });
  one.shown.push(...shown.slice(-1));
}
