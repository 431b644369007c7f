import { inSentence, isHandedOn, sameSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { isSame } from "../candidates/candidates";
import { chatStamp } from "../candidates/doubtful-dates";
import { inRole } from "../candidates/found";
import { leadsTo } from "../candidates/lists";
import { but, cancels, type Heard, has, speaks, withAsides } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import type { Language } from "../languages/language";
import { cancelling as cancelStem } from "../layout/label-words";
import { matchesIn } from "../matches";
import type { Line } from "../message/line";
import { daysBetween, weekdayOf } from "../moments/resolve";
import { dialOf, hoursIn } from "../phrases/hours";
import { namesMonth } from "../phrases/month-names";
import { sentencesOf } from "../statements/sentences";
import type { Place } from "../statements/statements";
import { inClauses } from "./clauses";
import type { Clock } from "./slots";

/**
 * "She cancels Monday at 9. The 23rd still stands.": what stays, and names a day or an hour of its own, is another
 * appointment, and no candidate. Without one it is the cancelled appointment itself that stands after all. The class
 * of which one place was cancelled goes on without it.
 */
export function withoutKept(whole: Heard, clock: Clock): Heard {
  const heard = inClauses(whole);
  const isOfOthers = has(heard, "seat");
  const kept = heard.body.places.filter(
    (place) => place.cue === "kept" && !(place.group && isOfOthers) && !isReason(place, heard),
  );
  if (kept.length === 0 && !heard.subject.said.has("kept")) return heard;

  const isKept = (one: Candidate) =>
    !isOfChat(one) &&
    kept.some((place) => isOf(one, place, heard) && (one.role === "aside" || !isCancelled(one, heard)));
  const atKeptHour = keptByHour(kept, heard);
  const candidates = heard.candidates.map((one) => (isKept(one) || atKeptHour.has(one) ? inRole(one, "aside") : one));
  const cancelled = [...candidates, ...heard.subjectCandidates].filter(mayBeCancelled);
  const others =
    !heard.subject.said.has("kept") &&
    (cancels(heard) || has(heard, "moved", "unfit")) &&
    (cancelled.length > 0 ||
      kept.every((place) => namesDay(place, heard, candidates) || namesNext(place, heard.body.places, [], clock))) &&
    kept.every((place) => {
      // "March 22 remains on calendar. Please keep that date."
      const before = heard.candidates.findLast((one) => standsBefore(one, place));
      const goesOn = before?.role === "aside" && !inSentence(before, place);
      return goesOn || namesAnother(place, heard, candidates, cancelled, clock);
    });
  if (others) return but(heard, { candidates });
  return but(heard, { body: { ...heard.body, said: new Set([...heard.body.said, "standing"]) } });
}

/** When a line of a chat was written, "[27/4/27, 19:03:40] Lola: …", is no day that stays. */
const isOfChat = ({ role, line }: Candidate) => role === "stamp" && chatStamp.test(line.text);

/** "Our trip is going ahead after all, so I have to cancel": no appointment goes on, it is why one is cancelled behind it. */
const isReason = (place: Place, heard: Heard) =>
  isAffair(place, heard) &&
  heard.body.places.some(
    ({ cue, line, at }) =>
      (cue === "personal" || cue === "cancelled") &&
      (line.number > place.line.number || (line === place.line && at > place.at)),
  );

/** Something of the client's own goes on, and nothing else in the message begins like its name: not the "Wedding shoot". */
function isAffair({ affair, line, from, to }: Place, { title, layer }: Heard) {
  if (affair === undefined) return false;
  const word = new RegExp(`(?<!\\p{L})${affair.slice(0, STEM)}`, "iu");
  const around = (one: Line) => (one === line ? one.text.slice(0, from) + one.text.slice(to) : one.text);
  return !word.test(title ?? "") && !layer.lines.some((one) => word.test(around(one)));
}

const STEM = 4;

/** "Both are on Thursday, 9:30 and 10:15. Please cancel the 9:30. Lea's 10:15 stays": what stays has an hour of its own. */
function keptByHour(kept: Place[], { body, candidates }: Heard): Set<Candidate> {
  const dialsOf = (places: Place[]) =>
    places.flatMap(({ line, from, to }) => hoursIn(line.text.slice(from, to)).map(({ dial }) => dial));
  const gone = dialsOf(body.places.filter(({ cue }) => cancelling.has(cue)));
  const stays = dialsOf(kept);
  if (gone.length === 0 && stays.length > 0) return theOther(candidates, stays, body);
  if (gone.length === 0 || stays.some((dial) => gone.includes(dial))) return new Set();
  const isTold = (place: Place) => place.cue === "kept" || cancelling.has(place.cue);
  if (candidates.some((one) => body.places.some((place) => isTold(place) && inSentence(one, place)))) return new Set();
  const isAt = (dials: number[]) => (one: Candidate) =>
    !one.row && one.time !== null && dials.includes(dialOf(one.time) as number);
  return candidates.some(isAt(gone)) ? new Set(candidates.filter(isAt(stays))) : new Set();
}

/** "Me at 5:30 and my husband at 6. Please cancel his. I am still coming at 5:30": of two hours of a day, the one that stays. */
function theOther(candidates: Candidate[], stays: number[], { places }: Heard["body"]): Set<Candidate> {
  const timed = candidates.filter((one) => mayBeCancelled(one));
  const [one, other, more] = timed;
  if (!one || !other || more || one.line !== other.line || one.dates[0] !== other.dates[0]) return new Set();
  const told = places.filter(({ cue }) => cancelling.has(cue));
  if (!told.every((place) => cancelStem.test(place.words) || isOneOf(place, one.line))) return new Set();
  // "Mr Pollard keeps his review on the 24th at 2:00": an hour of another day.
  const elsewhere = candidates.filter(({ role, dates }) => role === "aside" && !dates.includes(one.dates[0] as string));
  const here = stays.filter((dial) => !elsewhere.some(({ time }) => dialOf(time) === dial));
  const left = timed.filter(({ time }) => !here.includes(dialOf(time) as number));
  return left.length === 1 ? new Set(timed.filter((some) => !left.includes(some))) : new Set();
}

/** "He won't be coming", "Saul can't make it"; not "my mother", who is none of the two. */
function isOneOf({ line, from, at, words }: Place, { text }: Line) {
  if (pronoun.test(line.text.slice(from, at)) || startsWithPronoun.test(words)) return true;
  const name = lastName.exec(line.text.slice(from, at))?.[1];
  return name !== undefined && text.includes(name);
}
const somebody = anyOf(
  ({ comers }) => comers.firsts,
  ({ comers }) => comers.others,
);
const pronoun = new RegExp(`(?<!\\p{L})(?:${somebody})\\s*$`, "iu");
const startsWithPronoun = new RegExp(`^(?:${somebody})(?!\\p{L})`, "iu");
const lastName = /(\p{Lu}\p{L}+)\s*$/u;

/** In its sentence, in another cell of its row, or in the rows to which it leads: "Still on the books:" */
const isOf = (one: Candidate, place: Place, { candidates }: Heard) =>
  inSentence(one, place) ||
  leadsTo(place, one.under) ||
  (one.line === place.line && one.line.text.includes("\t") && !candidates.some((other) => inSentence(other, place)));

/** In its line, or in the one above, whose last sentence goes on: "The 14th should be fine, so / please keep that one." */
const standsBefore = ({ line, at, sentence }: Candidate, place: Place) =>
  line === place.line
    ? at < place.to
    : place.from === 0 &&
      line.number === place.line.number - 1 &&
      !/[.!?:]\W*$/.test(line.text) &&
      sentencesOf(line).at(-1)?.from === sentence;

/** "Reason: wrong button, please keep it": what the client writes in the notice names no other appointment. */
export function keepsInNotes(heard: Heard, clock: Clock) {
  const { notes, candidates } = heard;
  return notes.places.some((place) => {
    if (place.cue !== "kept") return false;
    const named = candidates.filter((one) => inSentence(one, place));
    const others = candidates.filter((one) => !inSentence(one, place) && mayBeCancelled(one));
    // "Keep my Thursday appointment", and the old time of a move is that Thursday
    const isOld = ({ role, again }: Candidate) => role === "old" && again.some((day) => inSentence(day, place));
    if (others.some(isOld)) return true;
    if (namesNext(place, notes.places, others, clock)) return false;
    if (named.length > 0) return named.some((one) => others.some((other) => isSame(one, other)));
    if (isAffair(place, heard)) return false;
    const hours = hoursIn(place.line.text.slice(place.from, place.to));
    return hours.length === 0 || hours.some(({ dial }) => others.some(({ time }) => dialOf(time) === dial));
  });
}

/**
 * "This can go to the list. Her visit on the 19th stays.", above the notice: no day that is named below, or "all others".
 */
export const keepsAnother = (place: Place, { candidates, body }: Heard, below: Heard[]) => {
  if (place.cue !== "kept") return false;
  const named = candidates.filter((one) => one.dates.length > 0 && inSentence(one, place));
  const isBelow = (date: string) => below.some((inner) => inner.candidates.some(({ dates }) => dates.includes(date)));
  return named.length > 0
    ? !named.some(({ dates }) => dates.some(isBelow))
    : body.places.some((other) => other.cue === "another" && sameSentence(other, place));
};

/** A note above a notice that cancels, of which all that speaks of an appointment says that another one stays. */
export const onlyKeepsAnother = (heard: Heard, below: Heard[]) =>
  below.some(cancels) &&
  !heard.subject.said.has("kept") &&
  heard.body.places.some(({ cue }) => cue === "kept") &&
  heard.body.places.every((place) => place.cue !== "kept" || keepsAnother(place, heard, below)) &&
  !speaks(but(heard, { body: { ...heard.body, said: new Set([...heard.body.said].filter((cue) => cue !== "kept")) } }));

const mayBeCancelled = ({ role, dates, time }: Candidate) =>
  role !== "aside" && role !== "stamp" && dates.length > 0 && time !== null;

/** "Would February 8 at 9 do instead?": a wish. "Could you cancel Thursday at 3?" is none, and cancels. */
export function withoutAsked(heard: Heard): Heard {
  const isAsked = (one: Candidate) =>
    !one.labelled &&
    !isCancelled(one, heard) &&
    !isHandedOn(one, heard.body) &&
    /\?["')]*\s*$/.test(sentenceOf(one)) &&
    one.role !== "aside";
  return withAsides(heard, isAsked);
}

const sentenceOf = ({ line, sentence }: Candidate) =>
  sentencesOf(line).find(({ from }) => from === sentence)?.text ?? "";

const isCancelled = (one: Candidate, { body }: Heard) =>
  body.places.some((place) => cancelling.has(place.cue) && inSentence(one, place));

/** "See you on the 21st like normal" */
const namesDay = (place: Place, heard: Heard, candidates: Candidate[]) =>
  candidates.some((one) => one.role === "aside" && one.dates.length > 0 && isOf(one, place, heard));

function namesAnother(place: Place, heard: Heard, now: Candidate[], cancelled: Candidate[], clock: Clock) {
  const own = now.filter(
    (one, i) => one.role === "aside" && isOf(heard.candidates[i] as Candidate, place, heard) && !isLater(one),
  );
  // "Next week I come as always, Tuesday and Thursday": a weekday that may be this week's is that of the week which is named.
  const isOfNext = ({ dates }: Candidate) => dates.length > 1 && namesNext(place, heard.body.places, cancelled, clock);
  // "I have to cancel tomorrow. We'll be there next Tuesday as usual": tomorrow is no "next Tuesday".
  const isAfterIt = ({ doubt }: Candidate) => doubt === "next" && cancelled.every(isRelative);
  if (own.length > 0)
    return own.every((one) => isOfNext(one) || isAfterIt(one) || !cancelled.some((other) => isSame(one, other)));
  // "Thursday the 29th I can't. Wait, the one on Thursday I can": its day, said again.
  const isSaid = (one: Pick<Candidate, "line" | "at">) =>
    inSentence(one, place) && !heard.body.places.some((other) => isOthers(other, one));
  const numbered = /\d/.test(place.line.text.slice(place.from, place.to).replace(chatStamp, ""));
  if (!numbered && cancelled.some(({ again }) => again.some(isSaid))) return false;
  // Only an hour: of the same day, presumably.
  const hours = hoursIn(place.line.text.slice(place.from, place.to));
  return hours.length > 0
    ? hours.every(({ dial }) => !cancelled.some(({ time }) => dialOf(time) === dial))
    : namesNext(place, heard.body.places, cancelled, clock) || namesNumber(place, cancelled);
}

/** "L'opération a toujours lieu le 22": behind an article a number is a day, though no appointment is named with it. */
function namesNumber({ line, from, to }: Place, cancelled: Candidate[]) {
  const days = matchesIn(dayNumber, line.text.slice(from, to)).map(({ 1: day }) => Number(day));
  const isOwn = ({ dates }: Candidate) => dates.some((date) => days.includes(Number(date.slice(8))));
  return days.length > 0 && cancelled.length > 0 && !cancelled.some(isOwn);
}
const dayNumber = new RegExp(
  `(?<!\\p{L})(?:${anyOf(({ dateWords, leads }) => (dateWords.dayFollows ? leads.onDay : ""))}) (\\d{1,2})(?=[.,;!?)]*(?:\\s\\p{L}{3}|\\s?$))`,
  "giu",
);

/** "Tomorrow", by neither its weekday nor its date. */
const isRelative = ({ weekday, exact, numbered }: Candidate) => weekday === null && !exact && !numbered;

/**
 * "All the other Tuesdays", "see you the Tuesday after": its weekday, but of another week. Not "the Tuesday one", nor "next Tuesday"
 * or "el martes que viene", which may be the one that was named.
 */
function isOthers({ cue, line, at, words }: Place, day: Pick<Candidate, "line" | "at">): boolean {
  if (cue !== "another" || line !== day.line || day.at < at || day.at >= at + words.length) return false;
  const small = words.toLowerCase();
  if (following.test(small)) return true;
  if (next.test(small)) return false;
  return day.at === at ? small.split(" ").length === 2 : otherBefore.test(small.slice(0, day.at - at));
}
const next = anyWord((language) => language.nextWord.replaceAll(" ", "|"));
/** "Other", "anderen", "autres": no article and no preposition is so long. */
const otherBefore = /\p{L}{5,} $/u;

/** "The following Saturday": a weekday without its date, and not the one that was named. */
const isLater = ({ weekday, shown, line, at }: Candidate) =>
  weekday !== null &&
  shown.every(({ words }) => !/\d/.test(words)) &&
  following.test(line.text.slice(Math.max(0, at - LEAD), at + LEAD));
const following = anyWord((language) => language.followingWord);
const LEAD = 20;

/** "She keeps the one next week", "quello del 21 lo tengo", "the March one stands": no date of the cancelled appointment. */
function namesNext({ line, from, to }: Place, places: Place[], cancelled: Candidate[], { today }: Clock) {
  const text = line.text.slice(from, to).toLowerCase();
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const isOfThisWeek = cancelled.length > 0 && thisWeek.test(text);
  const isItsOwn = (date: string) =>
    numbers.includes(Number(date.slice(8))) ||
    (!inNumbers.test(text) && namesMonth(text, Number(date.slice(5, 7)))) ||
    (isOfThisWeek && isInThisWeek(date, today));
  const isAnother = (other: Place) =>
    other.cue === "another" && other.line === line && other.at >= from && other.at < to;
  return (isOfThisWeek || places.some(isAnother)) && !cancelled.some(({ dates }) => dates.some(isItsOwn));
}

/** "Next week, Thursday 23-09, I come as usual": a day of that month, and not this one. */
const inNumbers = /(?<![\d./-])\d{1,2}[./-]\d{1,2}(?!\d)/;

/** "This week's is fine" keeps a day of this week: no other one, if the cancelled one lies there, too. */
const thisWeek = anyWord((language) => language.thisWeek);

/** Up to its Sunday, with which some let the next one begin. */
const isInThisWeek = (date: string, today: string) => daysBetween(today, date) <= 7 - weekdayOf(today);

function anyWord(words: (language: Language) => string) {
  return new RegExp(`(?<!\\p{L})(?:${anyOf(words)})(?!\\p{L})`, "u");
}
