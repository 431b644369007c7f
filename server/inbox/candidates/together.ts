import { anyOf } from "../languages/known";
import { weekdayOf } from "../moments/resolve";
import { dialOf } from "../phrases/hours";
import type { Candidate } from "./candidates";
import { slotRoles } from "./found";

/** "Thursday's session" beside "Thursday, December 17, 4 pm" is the same one; "starting January 5, every Tuesday at 6" has its time there. */
export function together(candidates: Candidate[]): Candidate[] {
  beginSeries(candidates);
  const isSure = (one: Candidate) => one.exact || (one.numbered && one.weekday !== null);
  const sure = candidates.filter((one) => isSure(one) && slotRoles.has(one.role) && one.dates.length > 0 && !one.span);
  return candidates.filter((loose) => {
    if (loose.exact || loose.weekday === null) return true;
    const exact = loose.numbered ? sure.filter((one) => one.exact) : sure;
    // "Thursday, May 20 at 4 is cancelled, we keep Thursday the 27th"
    if (loose.numbered && !exact.some(({ dates }) => dates.some((date) => loose.dates.includes(date)))) return true;
    const same = exact.filter((one) => weekdayOf(one.dates[0] as string) === loose.weekday && !isOtherWeek(loose, one));
    for (const one of same) {
      if (one.time === null && loose.time !== null && belongs(loose, one) && !hasOwn(one, loose, candidates)) {
        one.time = loose.time;
        one.shown.push(...loose.shown);
        one.stands = true;
      }
    }
    if (disagrees(loose, exact)) return false;
    for (const one of same) settleHalf(one, loose);
    const named = same.filter(({ time }) => loose.time === null || time === loose.time);
    for (const one of named) one.again.push({ line: loose.line, at: loose.at });
    return named.length === 0;
  });
}

/** "This Friday at 9:15 I come, I have to cancel the 18th at 9:15": not the same Friday, though the same hour. */
const isOtherWeek = (loose: Candidate, one: Candidate) =>
  loose.time !== null &&
  loose.role !== "aside" &&
  !loose.dates.some((date) => one.dates.includes(date)) &&
  isThis.test(loose.shown[0]?.words ?? "");
const isThis = new RegExp(`^(?:${anyOf(({ thisWord }) => thisWord.replaceAll(" ", "|"))}) `, "iu");

/** "Can't come Friday 7:30pm", and later "took you off Friday 12/11 7:30": said once, it is the evening. */
function settleHalf(one: Candidate, loose: Candidate) {
  if (one.doubt !== "hour" || loose.doubt !== null || loose.time === null) return;
  if (loose.zoned || one.zoned || dialOf(loose.time) !== dialOf(one.time)) return;
  one.time = loose.time;
  one.doubt = null;
}

/** "Day: Tuesday", and in the next row "Date: 12/16/2026", which is a Wednesday. */
function disagrees(loose: Candidate, exact: Candidate[]) {
  const date = exact.find(
    ({ labelled, weekday, index, role }) =>
      labelled && weekday === null && role === loose.role && Math.abs(index - loose.index) <= ROWS_APART,
  );
  if (!date || !loose.labelled || loose.time !== null || loose.exact) return false;
  if (weekdayOf(date.dates[0] as string) === loose.weekday) return false;
  date.doubt ??= "weekday";
  date.weekday = loose.weekday;
  return true;
}

/** An empty line may part two rows. */
const ROWS_APART = 2;

/** "Every Thursday at 4:30, from January 7 until June 24": the first of the days is one, with the hour of every day. */
function beginSeries(candidates: Candidate[]) {
  const every = candidates.find(
    ({ exact, weekday, time, role }) => !exact && weekday !== null && time && role === "aside",
  );
  const start = candidates.find(({ span, exact }) => span && exact);
  if (!every || !start || Math.abs(start.index - every.index) > 2) return;
  if (start.time !== null || weekdayOf(start.dates[0] as string) !== every.weekday) return;
  start.span = false;
  start.time = every.time;
  start.role = null;
  start.stands = true;
  start.shown.push(...every.shown);
}

/** "The sitter cancelled for Thursday at 6, so I can't make my 6:30 that night (Dec 3)": the day has an hour nearer to it. */
const hasOwn = (one: Candidate, loose: Candidate, candidates: Candidate[]) =>
  candidates.some(
    ({ line, at, time, dates }) =>
      line === one.line &&
      time !== null &&
      dates[0] === one.dates[0] &&
      at > loose.at &&
      at < one.at &&
      time !== loose.time,
  );

/** "Every Wednesday at 5:15", and below it "First: Wednesday, January 6". */
const belongs = (loose: Candidate, one: Candidate) =>
  (one.line === loose.line && one.sentence === loose.sentence) ||
  (loose.role === "aside" && one.index > loose.index && one.index - loose.index <= 2);
