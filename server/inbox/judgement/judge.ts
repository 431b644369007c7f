import type { Cue } from "../languages/language";
import type { CalendarEvent } from "../message/calendar";
import type { Line } from "../message/line";
import type { Layer } from "../message/unwrap";
import type { Kind, Slot, Verdict } from "../reading";
import type { Candidate } from "./candidates";
import { isOfPractice } from "./closures";
import { isDuty, isErrand, isOutsiders } from "./errands";
import { speaksOfBooking, speaksOfOlder } from "./history";
import { withoutAsked, withoutKept } from "./kept";
import { movedSlots } from "./moves";
import { type Outcome, reasons } from "./outcome";
import { isAnswered, quotedReminders } from "./reminders";
import { type Clock, cancelledSlots, cancelling, inCancelSentence, isFuture, slotOf } from "./slots";
import type { Statements } from "./statements";
import { isOfSupplier } from "./suppliers";
import { withoutTaken } from "./taken";
import { withoutThings } from "./things";

/** A layer of the email with all that was found in it. */
export interface Heard {
  layer: Layer;
  subject: Statements;
  body: Statements;
  notes: Statements; // a person's own words inside a notice
  candidates: Candidate[];
  subjectCandidates: Candidate[];
}

export interface Judgement {
  kind: Kind;
  verdict: Verdict;
  reason: string | null;
  slots: Slot[];
  offered: Slot[];
  from: Candidate[];
  said: { heard: Heard; cue: Cue; inSubject: boolean }[];
  events: CalendarEvent[];
}

const judged = (kind: Kind, verdict: Verdict, reason: string | null, more: Partial<Judgement> = {}): Judgement => ({
  kind,
  verdict,
  reason,
  slots: [],
  offered: [],
  from: [],
  said: [],
  events: [],
  ...more,
});

const ofOutcome = (kind: Kind, { verdict, reason, slots, offered, from }: Outcome, said: Judgement["said"]) =>
  judged(kind, verdict, reason, { slots, offered, from, said });

/** From the newest layer down: the first that says something about an appointment decides. */
export function judge(layers: Heard[], events: CalendarEvent[], clock: Clock): Judgement {
  const speaking = layers.findIndex((heard, i) => speaks(heard) || i === layers.length - 1);
  const heard = layers[speaking] as Heard;
  const judgement = judgeLayer(heard, events, clock);
  const completed = withTimeBelow(judgement, layers.slice(speaking + 1), clock);
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
  for (const inner of layers.slice(speaking + 1)) {
    if (!speaks(inner) && inner.candidates.length === 0) continue;
    if (has(inner, "standing", "kept", "request", "noShow", "filled")) return judgement;
    if (cancels(inner)) return judgeLayer(inner, events, clock);
    const outcome = cancelledSlots(inner.candidates, inner.subjectCandidates, inner.body, clock, true);
    if (outcome.verdict === "notify" && outcome.slots.length > 1)
      return { ...judgement, offered: outcome.slots, from: outcome.from };
    return ofOutcome("cancellation", outcome, judgement.said);
  }
  return judgement;
}

/** "I have to cancel Thursday" above the message that says at what time Thursday was. */
function withTimeBelow(judgement: Judgement, inner: Heard[], clock: Clock): Judgement | null {
  const [slot] = judgement.slots;
  if (judgement.verdict !== "ask" || judgement.kind !== "cancellation" || slot?.time !== null) return null;
  const below = inner
    .flatMap(({ candidates }) => candidates)
    .filter(
      ({ dates, time, span, role }) =>
        dates.length === 1 && dates[0] === slot.date && time && !span && role !== "aside",
    );
  const times = new Set(below.map(({ time }) => time));
  const [time] = times;
  if (times.size !== 1 || !time || below.some(({ doubt }) => doubt) || !isFuture({ ...slot, time }, clock)) return null;
  const from = [...judgement.from, ...below.slice(0, 1)];
  return { ...judgement, verdict: "notify", reason: null, slots: [{ ...slot, time }], offered: [], from };
}

const has = ({ subject, body }: Heard, ...cues: Cue[]) =>
  cues.some((cue) => subject.said.has(cue) || body.said.has(cue));
const cancels = (heard: Heard) => has(heard, "cancelled", "headline", "personal");
export const speaks = (heard: Heard) =>
  cancels(heard) ||
  has(
    heard,
    "standing",
    "kept",
    "request",
    "booked",
    "filled",
    "moved",
    "declined",
    "proposed",
    "noShow",
    "question",
    "thing",
  );

function judgeLayer(whole: Heard, events: CalendarEvent[], clock: Clock): Judgement {
  const heard = withoutTaken(withoutKept(withoutAsked(withoutThings(whole))), clock);
  const said = (["cancelled", "headline", "personal", "moved"] as const)
    .filter((cue) => has(heard, cue))
    .slice(0, 1)
    .map((cue) => ({ heard, cue, inSubject: !heard.body.said.has(cue) }));
  const cancelled = events.filter(({ state }) => state === "cancelled");
  const kill = killed(heard, cancelled.length > 0, events, clock);
  if (kill) return { ...kill, said };
  if (cancelled.length > 0) return fromCalendar(cancelled, heard, said, clock);

  const answered = has(heard, "declined") && (heard.notes.said.has("personal") || heard.notes.said.has("cancelled"));
  const cancel = cancels(heard) || answered;
  if (isMove(heard) || (has(heard, "moved") && !cancel)) {
    const outcome = movedSlots(heard.candidates, heard.body, clock);
    const isKept = has(heard, "timeKept") && outcome.verdict === "ask" && outcome.offered.length < 2;
    if (isKept) return judged("other", "ignore", reasons.timeKept, { said });
    return ofClient("reschedule", outcome, heard, said);
  }
  if (cancel) {
    const statements: Statements = {
      said: new Set([...heard.body.said, ...heard.subject.said]),
      places: heard.body.places,
    };
    const outcome = cancelledSlots(heard.candidates, heard.subjectCandidates, statements, clock);
    return ofClient("cancellation", outcome, heard, said);
  }
  if (has(heard, "booked")) return judged("booking", "ignore", reasons.booking, { said });
  if (has(heard, "reminder")) return judged("reminder", "ignore", reasons.reminder, { said });
  if (has(heard, "thing")) return judged("other", "ignore", reasons.thing, { said });
  if (events.some(({ state }) => state === "confirmed")) return judged("booking", "ignore", reasons.booking, { said });
  if (heard.body.said.has("unfit")) {
    const from = heard.candidates.filter(({ dates, time, role }) => dates.length > 0 && time && role !== "stamp");
    const offered = from
      .map((one) => slotOf(one, one.dates[0] as string, clock.home))
      .filter((one) => isFuture(one, clock));
    if (offered.length > 0) return judged("cancellation", "ask", reasons.unfit, { offered, from, said });
  }
  return judged("other", "ignore", reasons.other, { said });
}

function ofClient(kind: Kind, outcome: Outcome, heard: Heard, said: Judgement["said"]): Judgement {
  const notOurs = outcome.verdict === "notify" ? notAClients(heard, outcome.from) : null;
  if (!notOurs) return ofOutcome(kind, outcome, said);
  return judged("other", "ask", notOurs, { offered: outcome.slots, from: outcome.from, said });
}

/** Moved, even if the old appointment is called cancelled besides. */
const isMove = (heard: Heard) =>
  has(heard, "moved") && (heard.candidates.some(({ role }) => role === "fresh") || isOneAct(heard));

/** "Sela cancelled and rescheduled her appointment": a move, and the time that is named may be the new one. */
const isOneAct = ({ body }: Heard) =>
  body.places.some(
    (move) =>
      move.cue === "moved" &&
      body.places.some(
        ({ cue, line, at, words }) =>
          cue !== "personal" &&
          cancelling.has(cue) &&
          line === move.line &&
          joining.test(between(line, at + words.length, move.at)),
      ),
  );

const joining = /^\W{0,3}(?:and|&|\+|\/|und|et|y|e|en)?\W{0,3}$/i;
const between = (line: Line, from: number, to: number) => (to >= from ? line.text.slice(from, to) : "never");

/** What stands in the way of a cancellation, however clearly one is named. */
function killed(heard: Heard, inCalendar: boolean, events: CalendarEvent[], clock: Clock): Judgement | null {
  const cancel = cancels(heard) || inCalendar;
  const certain = heard.body.said.has("cancelled") || heard.body.said.has("personal") || inCalendar;
  const mixed = (kind: Kind, reason: string) =>
    cancel ? judged(kind, "ask", reason, { offered: [] }) : judged(kind, "ignore", reason);

  if (has(heard, "standing"))
    return inCalendar ? mixed("cancellation", reasons.standing) : judged("other", "ignore", reasons.standing);
  // "Comment: tapped the wrong link, is coming after all"
  if (heard.notes.said.has("standing") && cancel) return mixed("cancellation", reasons.standing);
  if (has(heard, "offered") && !inCalendar) return judged("other", "ignore", reasons.offered);
  if (has(heard, "filled")) return judged("booking", "ignore", reasons.filled);
  if (has(heard, "request"))
    return certain && !heard.subject.said.has("request")
      ? mixed("cancellation", reasons.request)
      : judged("other", "ignore", reasons.request);
  if (has(heard, "declined") || events.some(({ state }) => state === "declined")) {
    const group = events.some(({ attendees }) => attendees > 1);
    const inWords = has(heard, "personal") || heard.notes.said.has("personal") || heard.notes.said.has("cancelled");
    if (!inWords || group) return judged("other", "ignore", reasons.declined);
  }
  if (events.some(({ state }) => state === "proposed")) return judged("other", "ignore", reasons.proposed);
  if (has(heard, "noShow") && !certain) return judged("other", "ignore", reasons.noShow);
  if (has(heard, "noShow")) return mixed("cancellation", reasons.noShow);
  if (has(heard, "question"))
    return certain ? mixed("cancellation", reasons.question) : judged("other", "ignore", reasons.question);
  if (has(heard, "proposed") && !has(heard, "personal", "cancelled"))
    return judged("other", "ignore", reasons.proposed);
  // "2 people are on your waitlist" under a cancellation is said of others.
  if (has(heard, "waitlist") && (!certain || isOfWaiting(heard)))
    return certain ? mixed("cancellation", reasons.waitlist) : judged("other", "ignore", reasons.waitlist);
  if (heard.subject.said.has("money") && !heard.subject.said.has("cancelled"))
    return certain ? mixed("cancellation", reasons.money) : judged("other", "ignore", reasons.money);
  if (has(heard, "thing") && !certain) return judged("other", "ignore", reasons.thing);
  // One sentence of advertising stands under many a notice; two are a letter that sells something.
  const selling = heard.body.places.filter(({ cue }) => cue === "advert").length > 1;
  const says = (one: Candidate) => one.exact && one.time !== null && inCancelSentence(one, heard.body);
  if (selling && !inCalendar && !heard.candidates.some((one) => one.role === "when" || says(one)))
    return mixed("other", reasons.advert);
  if (
    has(heard, "advert") &&
    !heard.candidates.some((one) => one.role === "when" || inCancelSentence(one, heard.body)) &&
    !inCalendar
  )
    return judged("other", "ignore", reasons.advert);
  if (cancel && has(heard, "reminder") && !inCalendar && !isAnswered(heard))
    return mixed("cancellation", reasons.mixedReminder);
  if (cancel && !inCalendar && speaksOfOlder(heard, clock))
    return mixed(has(heard, "moved") ? "reschedule" : "cancellation", reasons.mixed);
  // A calendar that cancels is believed: "Sorry, work has booked me on site."
  if (cancel && !isMove(heard) && speaksOfBooking(heard, clock) && (!inCalendar || heard.subject.said.has("booked"))) {
    // "We have booked you on the next flight."
    if (isErrand(heard, [])) return judged("other", "ask", reasons.errand);
    return heard.subject.said.has("booked")
      ? judged("booking", "ignore", reasons.booking)
      : mixed("cancellation", reasons.mixed);
  }
  return null;
}

function isOfWaiting({ subject, body }: Heard) {
  const waiting = body.places.filter(({ cue }) => cue === "waitlist");
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  const sameSentence = waiting.some((one) => told.some(({ line, from }) => line === one.line && from === one.from));
  return subject.said.has("waitlist") || sameSentence;
}

/** Cancelled, but perhaps not by a client: then a person has to look. */
function notAClients(heard: Heard, from: Candidate[], inCalendar = false): string | null {
  if (has(heard, "internal")) return reasons.internal;
  if (isOfPractice(heard, from)) return reasons.practice;
  const outside = isErrand(heard, from) || isOutsiders(heard) || isDuty(heard) || isOfSupplier(heard, inCalendar);
  return outside ? reasons.errand : null;
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
    !written.slots.some(({ date, time }) => ahead.some((slot) => slot.date === date && slot.time === time));
  if (differs) return judged(kind, "ask", reasons.calendar, { ...more, offered: [...ahead, ...written.slots] });
  return judged(kind, "notify", null, { ...more, slots: ahead });
}
