import { inCancelSentence, inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { but, cancels, type Heard, has, onlyCorrects, speaks, states } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { gathered } from "../lists";
import type { CalendarEvent } from "../moments/calendar";
import { namesMonth } from "../phrases/month-names";
import type { Kind, Slot } from "../reading";
import { reasons } from "../reasons";
import type { Statements } from "../statements/statements";
import { asWished } from "../whose/closures";
import { notAClients } from "../whose/whose";
import { agreedOn, isOnlyOffered } from "./agreed";
import { areBothHandedOn } from "./all-told";
import { asAnswered } from "./answers";
import { withoutCauses } from "./causes";
import { asCorrected, isHalfCorrected } from "./corrections";
import { type Judgement, judged, notifying, ofOutcome } from "./judged";
import { onlyKeepsAnother, withoutAsked, withoutKept } from "./kept";
import { withoutInvited, withoutSold } from "./letters";
import { isMove, isMovedElse, isMovedElsewhere, mayBeNew, movedSlots, withCancelledRows } from "./moves";
import { asCounted, isOneOfSeveral } from "./one-of";
import { areOfAnother, areOfOtherMonth, tellsOfFewer } from "./one-told";
import { withoutOthersStanding } from "./others-standing";
import type { Outcome } from "./outcome";
import { atOwnHour } from "./own-hours";
import { quotedReminders } from "./reminders";
import { type Clock, cancelledSlots, isFuture, slotOf } from "./slots";
import { withoutTaken } from "./taken";
import { withoutThings } from "./things";
import { isMiscounted } from "./told-count";
import { isAtUntoldHour } from "./told-hours";
import { killed } from "./vetoes";

/** From the newest layer down: the first that says something about an appointment decides. */
export function judge(written: Heard[], events: CalendarEvent[], clock: Clock): Judgement {
  const layers = written.map(asCorrected);
  const speaking = layers.findIndex(
    (heard, i) => i === layers.length - 1 || (speaks(heard) && !onlyKeepsAnother(heard, layers.slice(i + 1))),
  );
  const heard = asWished(layers[speaking] as Heard, layers.slice(speaking + 1));
  const judgement = asHandedOn(asAnswered(judgeLayer(heard, events, clock), events, clock), layers.slice(0, speaking));
  const rest = layers.slice(speaking + 1).map(agreedOn);
  if (rest.length > 0 && onlyCorrects(heard)) return corrected(heard, judge(rest, events, clock), clock);
  // "Ignore my last, it is Friday that she cancelled": what is below does not count.
  if (has(heard, "retracted")) return judgement;
  const completed = withTimeBelow(judgement, rest, clock);
  if (completed) return completed;
  // "Sorry, I can't make it" above a confirmation that names the time.
  const needsDate =
    judgement.verdict === "ask" &&
    judgement.from.length === 0 &&
    judgement.offered.length === 0 &&
    (judgement.kind === "cancellation" || judgement.kind === "reschedule");
  if (!needsDate) return judgement;
  const reminded = quotedReminders(heard);
  if (reminded.length > 0)
    return ofOutcome("cancellation", cancelledSlots(reminded, [], heard.body, clock), judgement.said);
  for (const inner of rest.map((below) => withoutOthers(below, heard))) {
    if (!speaks(inner) && inner.candidates.length === 0) continue;
    const isOutlived = has(heard, "resumed") && !has(inner, "request", "noShow", "filled");
    if (isOutlived && inner.candidates.length === 0) continue;
    if (!isOutlived && has(inner, "request", "noShow", "filled")) return judgement;
    // "Keep it for me for now?", in an older message of the same conversation.
    const isOlder = inner.layer.how === "quoted";
    if (!isOutlived && !isOlder && has(inner, "standing", "kept")) return judgement;
    if (isOlder && inner.candidates.length === 0 && !cancels(inner)) continue;
    // "Neil moved his lesson." above the notice of the move
    const isOfMove = judgement.kind === "reschedule" && has(inner, "moved");
    if (!isOutlived && (cancels(inner) || isOfMove)) return judgeLayer(inner, events, clock);
    const outcome = cancelledSlots(inner.candidates, inner.subjectCandidates, inner.body, clock, true);
    const isUnsure = () =>
      outcome.slots.length > 1 || isLetter(inner, outcome) || outcome.from.some((one) => isOnlyOffered(one, inner));
    if (outcome.verdict === "notify" && isUnsure()) return { ...judgement, offered: outcome.slots, from: outcome.from };
    return ofOutcome("cancellation", outcome, judgement.said);
  }
  return judgement;
}

/** "Both can go to the waitlist, thanks" */
const asHandedOn = (judgement: Judgement, above: Heard[]): Judgement =>
  areBothHandedOn(above, judgement) ? notifying(judgement, judgement.offered) : judgement;

/** "Please cancel. I get far too many of these.", above a newsletter with a talk in it: no appointment of hers is named. */
const isLetter = (inner: Heard, { from }: Outcome) =>
  !states(inner) &&
  !has(inner, "shared", "mine", "seat", "planned") &&
  !from.some(({ labelled, stands, row }) => labelled || stands || row) &&
  inner.layer.lines.some(({ text }) => optOut.test(text));
const optOut = new RegExp(`(?<!\\p{L})(?:${anyOf(({ parties }) => parties.optOut)})(?!\\p{L})`, "iu");

/** "I have to cancel. See you on the 21st like normal": below, the 21st is another appointment. So is all of May, if it is "the one in May" that stays. */
function withoutOthers(below: Heard, { candidates, body }: Heard): Heard {
  const kept = body.places.filter(({ cue }) => cue === "kept");
  const isKept = (one: Candidate) => one.role === "aside" && kept.some((place) => inSentence(one, place));
  const others = new Set(gathered(candidates.filter(isKept), ({ dates }) => dates));
  const ofMonth = kept.filter((place) => !candidates.some((one) => inSentence(one, place)));
  const isOther = (date: string) =>
    others.has(date) ||
    ofMonth.some(({ line, from, to }) => namesMonth(line.text.slice(from, to), Number(date.slice(5, 7))));
  if (others.size === 0 && ofMonth.length === 0) return below;
  return but(below, { candidates: below.candidates.filter(({ dates }) => !dates.some(isOther)) });
}

/** "Sorry, I meant Monday the 14th at 10" above "I have to cancel the 12th at 10". */
function corrected(heard: Heard, below: Judgement, clock: Clock): Judgement {
  if (below.kind !== "cancellation" || (below.verdict !== "notify" && below.verdict !== "ask")) return below;
  const meant = cancelledSlots(heard.candidates, [], heard.body, clock, true);
  if (meant.verdict === "notify") return ofOutcome("cancellation", meant, below.said);
  const offered = gathered(meant.offered, ({ date }) => below.slots.map((slot) => ({ ...slot, date })));
  return judged("cancellation", "ask", reasons.unsure, { offered, from: meant.from, said: below.said });
}

/** "I have to cancel Thursday" above the message that says at what time Thursday was. */
function withTimeBelow(judgement: Judgement, inner: Heard[], clock: Clock): Judgement | null {
  const [slot] = judgement.slots;
  if (judgement.verdict !== "ask" || judgement.kind !== "cancellation" || slot?.time !== null) return null;
  const below = inner
    .flatMap((older) => older.candidates.filter((one) => !isOnlyOffered(one, older)))
    .filter(
      ({ dates, time, span, role }) =>
        dates.length === 1 && dates[0] === slot.date && time && !span && role !== "aside",
    );
  const times = new Set(below.map(({ time }) => time));
  const [time] = times;
  if (times.size !== 1 || !time || below.some(({ doubt }) => doubt) || !isFuture({ ...slot, time }, clock)) return null;
  const { said } = judgement;
  const outcome: Outcome = {
    ...{ verdict: "notify", reason: null, slots: [{ ...slot, time }], offered: [] },
    from: [...judgement.from, ...below.slice(0, 1)],
  };
  return said[0] ? ofClient("cancellation", outcome, said[0].heard, said) : ofOutcome("cancellation", outcome, said);
}

/** What is said besides, and of no appointment that was cancelled: one after the other is read over. */
const besides: ((heard: Heard, clock: Clock) => Heard)[] = [
  withoutOthersStanding,
  withoutThings,
  withoutInvited,
  withoutSold,
  withoutAsked,
  withoutCauses,
  withoutKept,
  withoutTaken,
];

function judgeLayer(whole: Heard, events: CalendarEvent[], clock: Clock): Judgement {
  const heard = besides.reduce((left, without) => without(left, clock), whole);
  const said = (["cancelled", "headline", "personal", "moved"] as const)
    .filter((cue) => has(heard, cue))
    .slice(0, 1)
    .map((cue) => ({ heard, cue, inSubject: !heard.body.said.has(cue) }));
  const cancelled = events.filter(({ state }) => state === "cancelled");
  const kill = killed(heard, cancelled.length > 0, events, clock);
  if (kill) return { ...kill, said };
  if (cancelled.length > 0) return fromCalendar(cancelled, heard, said, clock);

  const answered = has(heard, "declined") && (heard.notes.said.has("personal") || heard.notes.said.has("cancelled"));
  // "She can't do Wednesday 6.30pm", below "please offer this one".
  // "She can't do Thursday at 3. Slot's open."
  const given = (has(heard, "handsOn") || opens(heard)) && heard.body.said.has("unfit");
  const cancel = cancels(heard) || answered || given;
  if (isMove(heard) || (has(heard, "moved") && !cancel)) {
    if (isMovedElse(heard)) return judged("reschedule", "ask", reasons.moved, { said });
    const outcome = movedSlots(heard.candidates, heard.body, clock, heard.layer.lines);
    const isUnclear = outcome.verdict === "ask" && outcome.offered.length < 2;
    const isKept = has(heard, "timeKept", "edited") && (isUnclear || isMovedElsewhere(heard));
    if (isKept) return judged("other", "ignore", reasons.timeKept, { said });
    return ofClient("reschedule", withCancelledRows(outcome, heard, clock), heard, said);
  }
  if (cancel) {
    const statements: Statements = {
      said: new Set([...heard.body.said, ...heard.subject.said]),
      places: heard.body.places,
    };
    const found = cancelledSlots(heard.candidates, heard.subjectCandidates, statements, clock);
    const outcome = has(heard, "personal") ? atOwnHour(found, heard, clock) : found;
    if (
      outcome.verdict === "notify" &&
      (isHalfCorrected(heard) || areOfAnother(outcome, heard) || areOfOtherMonth(outcome, heard))
    )
      return judged("cancellation", "ask", reasons.unsure, { offered: outcome.slots, from: outcome.from, said });
    if (outcome.verdict === "notify" && mayBeNew(heard, outcome.from))
      return judged("reschedule", "ask", reasons.moved, { offered: outcome.slots, from: outcome.from, said });
    const counted = asCounted(outcome, heard);
    if (counted) return ofClient("cancellation", counted, heard, said);
    if (isOneOfSeveral(heard))
      return judged("cancellation", "ask", reasons.several, { offered: outcome.slots, from: outcome.from, said });
    if (outcome.verdict === "notify" && isAtUntoldHour(outcome, heard))
      return judged("cancellation", "ask", reasons.unsure, { offered: outcome.slots, from: outcome.from, said });
    if (outcome.verdict === "notify" && (isMiscounted(outcome, heard, clock) || tellsOfFewer(outcome, heard)))
      return judged("cancellation", "ask", reasons.count, { offered: outcome.slots, from: outcome.from, said });
    if (outcome.verdict === "notify" && isConfirmed(outcome, heard, events))
      return judged("cancellation", "ask", reasons.calendar, { offered: outcome.slots, from: outcome.from, said });
    return ofClient("cancellation", outcome, heard, said);
  }
  if (has(heard, "booked")) return judged("booking", "ignore", reasons.booking, { said });
  if (has(heard, "reminder")) return judged("reminder", "ignore", reasons.reminder, { said });
  if (has(heard, "thing")) return judged("other", "ignore", reasons.thing, { said });
  if (events.some(({ state }) => state === "confirmed")) return judged("booking", "ignore", reasons.booking, { said });
  if (has(heard, "unfit")) {
    const from = [...heard.candidates, ...heard.subjectCandidates].filter(
      ({ dates, time, role }) => dates.length > 0 && time && role !== "stamp",
    );
    const offered = from
      .map((one) => slotOf(one, one.dates[0] as string, clock.home))
      .filter((one) => isFuture(one, clock));
    if (offered.length > 0) return judged("cancellation", "ask", reasons.unfit, { offered, from, said });
  }
  return judged("other", "ignore", reasons.other, { said });
}

/** It is free, and no other day is named with that. */
const opens = ({ body, candidates }: Heard) =>
  body.places.some((place) => place.cue === "freed" && !candidates.some((one) => inSentence(one, place)));

/**
 * "Zoom is cancelled this week", in an invitation whose calendar confirms the time that no sentence cancels; or "Updated: Lesson",
 * "we can't do the original evening", whose calendar has the new one.
 */
const isConfirmed = ({ slots, from }: Outcome, { subject, body }: Heard, events: CalendarEvent[]) =>
  events.some(
    ({ state, date, time }) => state === "confirmed" && slots.some((slot) => slot.date === date && slot.time === time),
  ) &&
  !subject.said.has("cancelled") &&
  !subject.said.has("headline") &&
  (subject.said.has("moved") || !body.said.has("personal")) &&
  !from.some((one) => inCancelSentence(one, body));

function ofClient(kind: Kind, outcome: Outcome, heard: Heard, said: Judgement["said"]): Judgement {
  const notOurs = outcome.verdict === "notify" ? notAClients(heard, outcome.from) : null;
  if (!notOurs) return ofOutcome(kind, outcome, said);
  return judged("other", "ask", notOurs, { offered: outcome.slots, from: outcome.from, said });
}

/** A calendar file that cancels is trusted first; the words of the email may only confirm it. */
function fromCalendar(cancelled: CalendarEvent[], heard: Heard, said: Judgement["said"], clock: Clock): Judgement {
  const kind: Kind = has(heard, "moved") && !cancels(heard) ? "reschedule" : "cancellation";
  const seen = new Map(cancelled.map((event) => [`${event.date} ${event.time}`, event]));
  const events = [...seen.values()].sort((a, b) => (`${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : 1));
  const slots = events.map(({ date, time }) => ({ date, time, timeZone: clock.home }));
  const more = { said, events };
  const notOurs = notAClients(heard, [], true);
  if (notOurs) return judged("other", "ask", notOurs, { ...more, offered: slots });
  const [first] = slots as [Slot];
  if (slots.some(({ time }) => time === null))
    return judged(kind, "ask", reasons.noTime(first), { ...more, slots: slots.slice(0, 1), offered: slots });
  const ahead = slots.filter((slot) => isFuture(slot, clock));
  if (ahead.length === 0) {
    if (events.some(({ recurring }) => recurring)) return judged(kind, "ask", reasons.series, more);
    return judged(kind, "past", reasons.past(first), { ...more, slots: [first] });
  }
  const written = cancelledSlots(heard.candidates, heard.subjectCandidates, heard.body, clock);
  const differs =
    kind === "cancellation" &&
    written.verdict === "notify" &&
    !written.from.every((one) => isBeside(one, heard)) &&
    !written.slots.some(({ date, time }) => ahead.some((slot) => slot.date === date && slot.time === time));
  if (differs) return judged(kind, "ask", reasons.calendar, { ...more, offered: [...ahead, ...written.slots] });
  return judged(kind, "notify", null, { ...more, slots: ahead });
}

/**
 * "I have to drop this one, the walk-through is on the 16th at 11": a day in another clause than the one that cancels, or in the
 * middle of another sentence, is that of a reason where a calendar says what was cancelled.
 */
function isBeside(one: Candidate, { body, subjectCandidates }: Heard) {
  if (one.labelled || subjectCandidates.includes(one)) return false;
  const told = body.places.filter((place) => cancelling.has(place.cue) && inSentence(one, place));
  if (told.length === 0) return !one.stands;
  return told.every(
    ({ line, at, words }) => one.begin > at && parting.test(line.text.slice(at + words.length, one.begin)),
  );
}

const parting = /[,;:(–—]|\s-\s/;
