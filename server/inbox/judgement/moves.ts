import { inCancelSentence, inSentence, sameSentence } from "../candidates/cancel-sentence";
import { type Candidate, isSame } from "../candidates/candidates";
import { cancels, type Heard, has } from "../hearing/heard";
import type { Cue } from "../languages/cue";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { hasClientRow } from "../layout/client-rows";
import { cancelling as cancelStem } from "../layout/label-words";
import { matchesIn } from "../matches";
import type { Line } from "../message/line";
import type { Slot } from "../reading";
import { reasons } from "../reasons";
import type { Place, Statements } from "../statements/statements";
import { byClient } from "../whose/by-client";
import type { Outcome } from "./outcome";
import { apartOnItsDay, isLeftBehind } from "./same-day";
import { type Clock, distinct, doubted, first, isFuture, outcome, slotOf } from "./slots";

/** Of an appointment that was moved: which time is left, and which one is taken. */

const aboutElse = new Set<Candidate["role"]>(["stamp", "birth", "reason", "end"]);
const isFresh = ({ role, movedTo }: Candidate) => role === "fresh" || movedTo;

/** "The appointment on Tuesday at 3 was pushed to Thursday": of two times, the one not led to by "to", or not labelled as new. */
function beforeMove(usable: Candidate[], { places }: Statements): Candidate[] {
  const plain = usable.filter((one) => one.role === null && !one.movedTo && one.time !== null);
  const [one] = plain;
  const others = usable.filter((other) => other !== one && (other.time !== null || isFresh(other)));
  if (!one || others.length === 0 || !others.every(isFresh)) return [];
  const isMoved = places.some((place) => moving.has(place.cue) && inSentence(one, place));
  // "She can't make Thursday at 9.", and in the next line "I moved her to Wednesday at 1".
  const isMissed = places.some((place) => place.cue === "personal" && inSentence(one, place));
  const follows = (other: Candidate) =>
    other.line === one.line ? one.at < other.at : isMissed && one.index < other.index;
  const isBefore = others.every((other) => (other.labelled ? isMoved : follows(other)));
  return isBefore ? [one] : [];
}

const moving = new Set<Cue>(["moved"]);

const isAgain = (other: Candidate, one: Candidate) => other === one || (other.role === "aside" && isSame(other, one));

/** The old time of a moved appointment, when it is stated beyond doubt. */
export function movedSlots(body: Candidate[], statements: Statements, clock: Clock, lines: Line[]): Outcome {
  const usable = body.filter(
    ({ span, dates, role, extra, struck, movedFrom, movedTo }) =>
      !span &&
      dates.length > 0 &&
      (!extra || movedFrom) &&
      // What is struck through was the time, whatever the heading above it seems to be.
      (struck || !aboutElse.has(role)) &&
      (role !== "aside" || movedTo),
  );
  const struck = usable.filter((one) => one.struck);
  const olds = usable.filter(({ role }) => role === "old");
  // "We've moved her from Thursday at 2. She asked about the invoice from January, too."
  const told = olds.filter(({ movedFrom }) => movedFrom);
  // "He can't do Thursday at 11. I've moved him to Monday at 9. So the Thursday 11 is free."
  // "He had Thursday at 11, I've put him on Monday. So Thursday at 11 is open": read as an aside, which names it once more.
  const isFreed = (other: Candidate) =>
    statements.places.some((place) => place.cue === "freed" && inSentence(other, place));
  const free = usable.filter(
    (one) => one.time !== null && !isFresh(one) && body.some((other) => isAgain(other, one) && isFreed(other)),
  );
  const [named = []] = [struck, told, olds.filter(({ time }) => time !== null), free, olds].filter(
    (some) => some.length > 0,
  );
  const [only] = usable;
  const isOnItsDay = usable.length === 1 && only !== undefined && isLeftBehind(only, statements);
  const old = named.length > 0 ? named : isOnItsDay ? [only] : beforeMove(usable, statements);
  const fresh = usable.filter((one) => !old.includes(one));
  // The new time of a move is somebody's: nobody may be asked whether it came free.
  const offered = usable
    .filter((one) => one.time !== null && !isFresh(one))
    .flatMap((one) => one.dates.map((date) => slotOf(one, date, clock.home)));
  const unclear = outcome("ask", [], usable.slice(0, 4), reasons.moved, offered);
  const slots = distinct(old.map((one) => first(one, clock.home)));
  const [slot] = slots;
  if (!slot || (slots.length > 1 && !areOfSeveral(old, usable))) return unclear;
  const one = old.find(({ doubt }) => doubt !== null) ?? (old[0] as Candidate);
  if (one.doubt !== null) return doubted(one, offered, old, clock);
  if (slot.time === null)
    return isFuture(slot, clock) ? outcome("ask", [slot], old, reasons.noTime(slot), offered) : unclear;
  // "is now from 3 to 5 pm": a stretch of time, not a move.
  const isAlone = !fresh.some(({ time }) => time !== null);
  if (one.from && one.ranged && !one.movedFrom && !isOnItsDay && isAlone) return unclear;
  // "Moved from 2:00 to 2:30": she sits there for most of the time that she left.
  if (isAlone && (isOnItsDay || one.movedFrom) && (apartOnItsDay(one) ?? DAY) < lengthIn(lines)) return unclear;
  const isTaken = ({ date, time }: Slot) =>
    fresh.some(
      (other) =>
        other.time === time &&
        other.dates.includes(date) &&
        other.role !== "old" &&
        !isFreed(other) &&
        !stoodBefore(other, statements),
    );
  if (
    slots.some(isTaken) ||
    old.some((left) => fresh.some((other) => takes(other, left) && !isFreed(other) && overlap(left, other, lines)))
  )
    return unclear;
  const ahead = slots.filter((left) => isFuture(left, clock));
  if (ahead.length === 0) return outcome("past", [slot], old, reasons.past(slot));
  return outcome("notify", ahead, old);
}

/** "She can't do Wednesday at 9:30, so I've moved her to the 18th": named before the move, and said to be left once more behind it. */
const stoodBefore = (one: Candidate, { places }: Statements) => {
  const here = places.filter((place) => inSentence(one, place));
  const isMove = ({ cue }: Place) => moving.has(cue);
  return (
    !isFresh(one) &&
    here.some((place) => isMove(place) || place.cue === "unfit" || cancelling.has(place.cue)) &&
    !here.some((place) => isMove(place) && place.at < one.at)
  );
};

/** The new time of that move, and not one that was named besides. */
const takes = (one: Candidate, left: Candidate) =>
  one.role !== "aside" && (isFresh(one) || ((left.struck || left.labelled) && one.role === "when"));

/** "Kofi, old: …, new: …", "Abena, old: …, new: …": behind each time that is left stands the one that is taken for it. */
function areOfSeveral(old: Candidate[], usable: Candidate[]) {
  const isStruck = old.every(({ struck }) => struck);
  const written = usable
    .filter((one) => one.time !== null && (old.includes(one) || isFresh(one) || isStruck))
    .sort((a, b) => a.index - b.index || a.begin - b.begin);
  return (
    written.length === 2 * old.length &&
    old.every((one) => {
      const next = written[written.indexOf(one) + 1];
      if (!next || old.includes(next)) return false;
      if (isStruck || (one.labelled && next.labelled)) return true;
      return one.movedFrom && next.movedTo && one.line === next.line && one.sentence === next.sentence;
    })
  );
}

/** "Old time: 3:00 - 4:00, new time: 2:30 - 3:30": the client still sits there for a part of the time that she left. */
function overlap(left: Candidate, { time, dates }: Candidate, lines: Line[]) {
  if (left.time === null || time === null || !left.dates.some((date) => dates.includes(date))) return false;
  const apart = Math.abs(minutesOf(left.time) - minutesOf(time));
  return apart < (left.minutes ?? lengthIn(lines));
}

const DAY = 24 * 60;
const lengthIn = (lines: Line[]) => Math.max(SHORTEST, ...lines.flatMap(lengthsIn));

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** Of an appointment whose length is not stated. */
const SHORTEST = 30;
/** "Swedish Massage (60 minutes)" */
const lengthsIn = ({ text }: Line) => matchesIn(minutes, text).map(({ 1: count }) => Number(count));
const minutes = /(?<![\d.,:])(\d{2,3})[\s-]?min(?!\p{Lu})/giu;

/** "I confirm my session of the 11th. I've changed my bank": what was changed is no appointment, and no time stands with it. */
export const isMovedElse = ({ subject, body, candidates }: Heard) =>
  !subject.said.has("moved") &&
  !candidates.some(({ labelled, struck, role, movedTo }) => labelled || struck || movedTo || role === "fresh") &&
  body.places.every(
    (place) => !moving.has(place.cue) || (!place.named && !candidates.some((one) => inSentence(one, place))),
  );

/** "Her appointment of Thursday at 2 was moved from room 3 to room 1": another place, and no other time. */
export const isMovedElsewhere = ({ body, candidates }: Heard) =>
  !candidates.some((one) => isFresh(one) || one.struck || (one.role === "old" && one.labelled)) &&
  body.places.some(
    (place) => place.cue === "timeKept" || (place.cue === "edited" && inSameSentence(place, "moved", body)),
  );

const inSameSentence = (place: Place, cue: Cue, { places }: Statements) =>
  places.some((other) => other.cue === cue && sameSentence(other, place));

/** "1. Mrs. Ivers (Tue 10/12, 11:00) cancelled", "2. Mr. Bautista moved from Thu 10/14 1:00 PM": of a list, the row that cancels is told with the one that moves. */
export function withCancelledRows(move: Outcome, { body, candidates, digest }: Heard, clock: Clock): Outcome {
  const isRow = ({ line }: Candidate) => digest || item.test(line.text);
  if (move.verdict !== "notify" || !move.from.every(isRow)) return move;
  const others = candidates.filter(
    (one) =>
      one.role === null &&
      one.time !== null &&
      one.dates.length === 1 &&
      isRow(one) &&
      inCancelSentence(one, body) &&
      !candidates.some((other) => other !== one && other.line === one.line && other.time !== null) &&
      !body.places.some(({ cue, line }) => moving.has(cue) && line === one.line),
  );
  const ahead = others.filter((one) => isFuture(first(one, clock.home), clock));
  if (ahead.some(({ doubt }) => doubt !== null)) return move;
  const from = [...move.from, ...ahead];
  return { ...move, from, slots: distinct([...move.slots, ...ahead.map((one) => first(one, clock.home))]) };
}

const item = /^\s*(?:\d{1,2}[.)]|[-*•·–])\s/;

/** Moved, even if the old appointment is called cancelled besides. */
export const isMove = (heard: Heard) =>
  (has(heard, "moved") && (heard.candidates.some(isFresh) || isOneAct(heard))) || isMovedInRows(heard);

/** "SERVICE CHANGED BY OWNER", a client's row, and the rows "New time:" and "Original time:", whatever the notice calls what was changed. */
const isMovedInRows = (heard: Heard) =>
  !cancels(heard) &&
  (["old", "fresh"] as const).every((side) => heard.candidates.some((one) => isSideInRow(one, side))) &&
  (hasClientRow(heard.layer) || heard.layer.lines.some(namesClient));
const isSideInRow = ({ role, labelled, exact, time, line }: Candidate, side: Candidate["role"]) =>
  role === side && labelled && exact && time !== null && !isStretch.test(line.text) && !ofElse.test(line.text);
/** "Old hours:", "Requested time (original):" */
const ofElse = new RegExp(
  `^[^:]*(?<!\\p{L})(?:${anyOf(({ labels }) => labels.aside.replaceAll(" ", "|"))})(?!\\p{L})[^:]*:`,
  "iu",
);
/** "From: 12/15/2026 8:00 AM", "To: 12/15/2026 9:00 AM": beginning and end. */
const isStretch = new RegExp(
  `^\\W*(?:${anyOf(
    ({ leads }) => leads.fromDay,
    ({ labelWords }) => labelWords.becomes,
    ({ until }) => until.replaceAll(" ", "|"),
  )})\\s?[:\\t]`,
  "iu",
);
const namesClient = ({ text }: Line) => text.length <= LONGEST_HEADING && byClient.test(text);
const LONGEST_HEADING = 60;

/**
 * "Anna rescheduled. Tuesday at 3. Her original appointment was cancelled": what is cancelled is the one whose place another
 * took, and a time in another sentence may be that of the other.
 */
export function mayBeNew(heard: Heard, from: Candidate[]): boolean {
  if (!has(heard, "moved")) return false;
  const told = [...heard.subject.places, ...heard.body.places].filter(({ cue }) => cancelling.has(cue));
  const isOfReplaced = ({ cue, line, from: begin, at, words }: Place) =>
    cue !== "personal" && replaced.test(line.text.slice(begin, at + words.length));
  return told.every(isOfReplaced) && !from.some((one) => inCancelSentence(one, heard.body));
}

const replaced = new RegExp(`(?<!\\p{L})(?:${anyOf(({ labelWords }) => labelWords.replaced)})(?!\\p{L})`, "iu");

/** "Sela cancelled and rescheduled her appointment": a move, and the time that is named may be the new one. */
const isOneAct = ({ subject, body }: Heard) => [subject, body].some(hasOneAct);

const hasOneAct = ({ places }: Statements) =>
  places.some(
    (move) =>
      move.cue === "moved" &&
      places.some(
        (told) =>
          told.cue !== "personal" &&
          cancelling.has(told.cue) &&
          told.line === move.line &&
          (joining.test(between(told.line, told.at + told.words.length, move.at)) || isWithin(told, move)),
      ),
  );

/** "Cancelled and moved" tells of both at once, and so does "cancelled and changed his appointment". */
const isWithin = ({ at, words }: Place, move: Place) =>
  move.at < at + words.length &&
  (move.at + move.words.length > at + words.length || verbAndJoining.test(words.slice(0, Math.max(0, move.at - at))));

const verbAndJoining = new RegExp(`(?:${cancelStem.source})\\p{L}* (?:and|&|und|et|y|e|en|och) $`, "iu");
const joining = /^\W{0,3}(?:and|&|\+|\/|und|et|y|e|en)?\W{0,3}$/i;
const between = (line: Line, from: number, to: number) => (to >= from ? line.text.slice(from, to) : "never");
