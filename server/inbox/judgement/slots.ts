import { toInstant } from "../../../shared/instant";
import { inCancelSentence, inSentence, isHandedOn } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { freeRoles } from "../candidates/candidates";
import { isList, leadsTo } from "../candidates/lists";
import { cancelling } from "../languages/cue";
import { gathered } from "../lists";
import { daysBetween, nearestWeekday } from "../moments/resolve";
import type { Slot } from "../reading";
import { reasons } from "../reasons";
import type { Place, Statements } from "../statements/statements";
import { areJoined, areOfEach, countsCancelled, inUnlikeBlocks } from "./all-told";
import type { Outcome } from "./outcome";
import {
  isAboutToday,
  isBesideRow,
  isDayOfNotice,
  isInTitle,
  isLeftBefore,
  isLongAgo,
  isNoonOf,
  isOwnRow,
  isShortOf,
} from "./rivals";
import { isAtOtherHour, isNamedByHour } from "./told-hours";

export interface Clock {
  home: string;
  receivedAt: Date;
  today: string;
}

const keyOf = ({ date, time }: Slot) => `${date} ${time ?? ""}`;
const FARTHEST = 500;

export const slotOf = (candidate: Candidate, date: string, home: string): Slot => ({
  date,
  time: candidate.time,
  timeZone: home,
});
export const first = (candidate: Candidate, home: string) => slotOf(candidate, candidate.dates[0] as string, home);

export function isFuture({ date, time, timeZone }: Slot, clock: Clock) {
  if (!time) return date >= clock.today;
  return toInstant({ date, time }, timeZone).getTime() > clock.receivedAt.getTime();
}

/** "… cancelled this appointment on January 28 at 10:14": an hour of the last days is when it was done. */
const STAMP_MS = 3 * 86_400_000;

function isStamp(one: Candidate, clock: Clock) {
  const [date] = one.dates;
  if (!date || !one.time) return false;
  const ago = clock.receivedAt.getTime() - toInstant({ date, time: one.time }, clock.home).getTime();
  return ago >= 0 && ago < STAMP_MS;
}

export const distinct = (slots: Slot[]) =>
  [...new Map(slots.map((slot) => [keyOf(slot), slot])).values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

export const outcome = (
  verdict: Outcome["verdict"],
  slots: Slot[],
  from: Candidate[],
  reason: string | null = null,
  offered: Slot[] = [],
): Outcome => ({
  verdict,
  slots,
  from,
  reason,
  offered: distinct(offered).slice(0, 6),
});

/** The freed appointment of a cancellation: labelled lines before sentences, sentences before the rest, the subject last. */
export function cancelledSlots(
  body: Candidate[],
  subject: Candidate[],
  statements: Statements,
  clock: Clock,
  inConfirmation = false,
): Outcome {
  // In the confirmation that somebody cancels, every word before the date only leads to it.
  const free = ({ role, labelled }: Candidate) =>
    freeRoles.has(role) || (inConfirmation && role === "fresh" && !labelled);
  const several = statements.said.has("several");
  const rows = new Set(body.filter((one) => isOfList(one, body, statements)));
  const counted = (one: Candidate) =>
    !one.extra || rows.has(one) || (several && (!one.row || countsCancelled(statements)));
  const named = body.filter((one) => free(one) && !one.span && one.dates.length > 0 && counted(one));
  // A schedule that strikes one row through means that one; after a move the struck time is only the older one.
  const gone = named.filter((one) => one.struck && one.time !== null);
  const possible = gone.length > 0 && !statements.said.has("moved") ? gone : named;
  const struck = possible.some((one) => one.struck) && possible.some((one) => !one.struck && one.time !== null);
  // "Tuesday at 9 and Thursday at 9. I need to drop the Thursday one."
  const isNamed = ({ again }: Candidate) => again.some((place) => inCancelSentence(place, statements));
  // "Mr Ingle can't do tomorrow at noon. Taken off."
  const isUnfit = (one: Candidate) =>
    statements.places.some((place) => place.cue === "unfit" && inSentence(one, place));
  const isTold = (one: Candidate) => inCancelSentence(one, statements) || rows.has(one) || isNamed(one) || isUnfit(one);
  const tiers = [
    possible.filter((one) => one.labelled && (!struck || one.struck)),
    possible.filter((one) => !one.labelled && isTold(one)),
    possible.filter((one) => !one.labelled && !isTold(one)),
    subject.filter(({ role, span, dates }) => freeRoles.has(role) && !span && dates.length > 0),
  ];
  const ahead = tiers.map((tier) =>
    tier.filter((one) => one.dates.some((date) => isFuture(slotOf(one, date, clock.home), clock))),
  );

  const best = ahead.findIndex((tier) => tier.some(({ time }) => time !== null));
  const dateOnly = ahead.flat().filter(({ time }) => time === null);
  if (best === -1) return withoutTime(tiers, dateOnly, clock);

  const timed = (ahead[best] as Candidate[]).filter(({ time }) => time !== null);
  // "9:30 for Omar and 10:15 for Lea. Please cancel the 9:30."
  const atHour = best === 2 && !inConfirmation ? timed.filter((one) => !isAtOtherHour(one, body, statements)) : timed;
  const unlike = best === 0 && several ? inUnlikeBlocks(timed, ahead.slice(1, 3).flat(), statements) : [];
  const open = atHour.length > 0 ? atHour : timed;
  const told = best === 2 ? ofToldDays(open, ahead[1] as Candidate[]) : open;
  const chosen = [...told, ...unlike, ...body.filter((one) => free(one) && goesWith(told, one))];
  const slots = distinct(chosen.map((one) => first(one, clock.home)));
  const doubtful = chosen.find(({ doubt }) => doubt !== null);
  const all = gathered(chosen, (one) => one.dates.map((date) => slotOf(one, date, clock.home)));
  if (doubtful) return doubted(doubtful, all, chosen, clock);

  // "Thursdays at 4, from September 9 until December 16": of a series, no Thursday before it begins.
  const isBefore = (one: Candidate) => {
    const ends = body.filter(({ span, line }) => span && line === one.line).flatMap(({ dates }) => dates);
    return !one.exact && ends.length > 0 && ends.every((date) => date > (one.dates[0] ?? ""));
  };
  if (chosen.some(isBefore)) return outcome("ask", [], chosen, reasons.unsure, all);

  const rivals = dateOnly.filter(
    (one) =>
      // "Completion date: 29 January" beside an appointment that has its hour.
      !one.loose &&
      // "Ref 06-11-2043"
      !one.dates.every((date) => daysBetween(clock.today, date) > FARTHEST) &&
      !isAboutToday(one, body, clock) &&
      !isInTitle(one, chosen, statements) &&
      !isDayOfNotice(one, chosen, clock) &&
      !isLeftBefore(one, chosen, statements) &&
      !isBesideRow(one, chosen, statements) &&
      ahead.findIndex((tier) => tier.includes(one)) <= best &&
      !one.dates.some((date) => slots.some((slot) => slot.date === date)),
  );
  if (rivals.length > 0)
    return outcome("ask", [], [...chosen, ...rivals], reasons.several, [
      ...all,
      ...rivals.map((one) => first(one, clock.home)),
    ]);
  if (slots.some(({ date }) => daysBetween(clock.today, date) > FARTHEST))
    return outcome("ask", [], chosen, reasons.far, all);

  // The subject comes last, but when it names another time something is wrong.
  const sameAsWritten = (one: Candidate) =>
    !one.zoned &&
    body.some(
      (other) =>
        other.zoned &&
        other.written === one.written &&
        (chosen.includes(other) || slots.some(({ date, time }) => other.dates.includes(date) && other.time === time)),
    );
  const said = (ahead[3] as Candidate[])
    .filter(
      (one) =>
        one.time !== null &&
        one.doubt === null &&
        !sameAsWritten(one) &&
        !isNoonOf(one, slots) &&
        !isShortOf(one, chosen),
    )
    .map((one) => first(one, clock.home));
  if (best < 3 && said.length > 0 && !said.some((slot) => slots.some((other) => keyOf(other) === keyOf(slot))))
    return outcome("ask", [], chosen, reasons.contradiction, [...all, ...said]);
  // 'Question "Pediatrician visit": May 12, 2:30 PM' below the slot, which has a row of its own
  const isAbove = (one: Candidate) => chosen.every(({ index }) => one.index < index);
  const above = (ahead[2] as Candidate[]).filter((one) => isAbove(one) && isOwnRow(one));
  const unlabelled = [...(ahead[1] as Candidate[]), ...above]
    .filter(({ time, doubt }) => time !== null && doubt === null)
    .map((one) => first(one, clock.home));
  const isAmong = (slot: Slot) => slots.some((other) => keyOf(other) === keyOf(slot));
  if (best === 0 && unlabelled.length > 0 && !unlabelled.some(isAmong))
    return outcome("ask", [], chosen, reasons.several, [...all, ...unlabelled]);

  // "The hearing of November 3 was cancelled": then the one on December 8 was not.
  const isDone = (one: Candidate) => isStamp(one, clock) || isDayOfNotice(one, chosen, clock) || isLongAgo(one, clock);
  const ofCancelled = (tiers[1] as Candidate[]).filter(
    (one) => one.exact && !isDone(one) && !isBesideStamp(one, tiers[1] as Candidate[], clock),
  );
  const isOtherDay = ofCancelled.some(({ dates }) => !slots.some(({ date }) => dates.includes(date)));
  // "Your 12 o'clock was cancelled", and below it a date at 1 pm.
  const isOtherHour = !inConfirmation && chosen.every((one) => isAtOtherHour(one, body, statements));
  if (best === 2 && (isOtherDay || isOtherHour)) return outcome("ask", [], chosen, reasons.unsure, all);
  // A date in the middle of some other sentence may be anything.
  const opens = (one: Candidate) =>
    isHandedOn(one, statements) || statements.places.some((place) => place.cue === "freed" && inSentence(one, place));
  const isInSubject = chosen.every((one) =>
    (ahead[3] as Candidate[]).some((other) => other.written === one.written && other.dates[0] === one.dates[0]),
  );
  if (
    best === 2 &&
    !inConfirmation &&
    !isInSubject &&
    !chosen.some((one) => one.stands || opens(one) || isNamedByHour(one, body, statements.places))
  )
    return outcome("ask", [], chosen, reasons.unsure, all);
  if (slots.length === 1) return outcome("notify", slots, chosen);
  const isChoice = chosen.some(({ parted }) => parted);
  const ofOneList = chosen.every((one) => rows.has(one));
  const isListed = ofOneList || isList(chosen) || areJoined(chosen, statements);
  if ((several && !isChoice) || isListed || areOfEach(chosen, statements)) return outcome("notify", slots, chosen);
  return outcome("ask", [], chosen, reasons.several, all);
}

/** "Wednesday, March 25 at 2:30 and 3:30": the second hour of a day that is told. */
const goesWith = (told: Candidate[], { extra, joined, line, sentence, dates }: Candidate) =>
  extra &&
  joined &&
  told.some((one) => !one.extra && one.line === line && one.sentence === sentence && one.dates[0] === dates[0]);

/** "Thursday the 8th and Thursday the 15th, both at 10. Please cancel only the one on the 8th.": where the days that are told have their hours elsewhere, no other day is meant. */
function ofToldDays(timed: Candidate[], told: Candidate[]): Candidate[] {
  const isOfDay = (one: Candidate, day: Candidate) => day.dates.includes(one.dates[0] as string);
  if (told.length === 0 || !told.every((day) => day.time === null && timed.some((one) => isOfDay(one, day))))
    return timed;
  return timed.filter((one) => told.some((day) => isOfDay(one, day)));
}

/** "It was cancelled on January 12 at 21:14 and booked on December 4": a day that is over, beside when it was done. */
const isBesideStamp = ({ time, dates, line }: Candidate, told: Candidate[], clock: Clock) =>
  time === null &&
  dates.every((date) => date < clock.today) &&
  told.some((other) => other.line === line && isStamp(other, clock));

/**
 * "I have to cancel these:", and the rows below it. "She cancelled her appointment:" leads to one, whose services may have an hour each,
 * and a sentence that names a day with its hour means that one.
 */
function isOfList({ under, labelled, shown }: Candidate, body: Candidate[], { places }: Statements) {
  const told = places.filter((place) => cancelling.has(place.cue) && leadsTo(place, under));
  const isOne = (place: Place) =>
    (place.named &&
      !places.some(({ cue, line, from }) => cue === "several" && line === under && from === place.from)) ||
    body.some(
      (one) => one.time !== null && !one.row && inSentence(one, place) && one.shown.every(({ line }) => line === under),
    );
  // "Han cancelado para mañana:" is read as a label of the day in it.
  const isLed = !labelled || shown[0]?.line === under;
  return isLed && told.length > 0 && !told.some(isOne);
}

export function doubted(one: Candidate, all: Slot[], from: Candidate[], clock: Clock): Outcome {
  const slot = first(one, clock.home);
  const nearest =
    one.doubt === "weekday" && one.weekday ? [slotOf(one, nearestWeekday(slot.date, one.weekday), clock.home)] : [];
  const late =
    one.doubt === "hour" && one.time
      ? [{ ...slot, time: `${String((Number(one.time.slice(0, 2)) + 12) % 24).padStart(2, "0")}${one.time.slice(2)}` }]
      : [];
  const other = one.other ? [{ ...slot, time: one.other }] : [];
  const reason = {
    weekday: reasons.weekday(slot, one.weekday ?? 1),
    order: reasons.order,
    next: reasons.week,
    today: reasons.week,
    far: reasons.far,
    hour: reasons.hour,
    midnight: reasons.midnight,
    zone: reasons.zone,
    either: reasons.several,
    guessed: reasons.guessed,
    written: reasons.written,
    night: reasons.night,
  }[one.doubt as NonNullable<Candidate["doubt"]>];
  return outcome("ask", [], from, reason, [...all, ...nearest, ...late, ...other]);
}

function withoutTime(tiers: Candidate[][], days: Candidate[], clock: Clock): Outcome {
  // "this morning" beside "today at 8am" is not a second date.
  const timed = tiers.flat().filter(({ time }) => time !== null);
  const dateOnly = days.filter((day) => !timed.some(({ dates }) => dates[0] === day.dates[0]));
  if (dateOnly.length > 0) {
    const slots = distinct(gathered(dateOnly, (one) => one.dates.map((date) => slotOf(one, date, clock.home))));
    const doubtful = dateOnly.find(({ doubt }) => doubt !== null);
    if (doubtful) return doubted(doubtful, slots, dateOnly, clock);
    if (slots.length === 1) return outcome("ask", slots, dateOnly, reasons.noTime(slots[0] as Slot), slots);
    return outcome("ask", [], dateOnly, reasons.several, slots);
  }
  const gone = tiers.find((tier) => tier.some(({ time }) => time !== null)) ?? [];
  const over = gone.filter(({ time }) => time !== null);
  // "Canceled: January 7, 2:57 PM" beside "Appointment: January 7, 3:00 PM" is when it was done.
  const past = over.some(({ role }) => role === "when") ? over.filter(({ role }) => role !== "cancelled") : over;
  const [one] = past;
  if (!one) return outcome("ask", [], [], reasons.noDate);
  if (one.doubt === "weekday") return doubted(one, [first(one, clock.home)], past, clock);
  const slots = distinct(past.map((candidate) => first(candidate, clock.home)));
  return outcome("past", slots.slice(0, 1), [one], reasons.past(slots[0] as Slot));
}
