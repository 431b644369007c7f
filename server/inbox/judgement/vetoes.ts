import { inSentence, isOfRecord, sameSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { freeRoles } from "../candidates/candidates";
import { cancels, type Heard, has } from "../hearing/heard";
import { isToldByName } from "../hearing/notices";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { hasClientRow } from "../layout/client-rows";
import { cancelling as cancelStem } from "../layout/label-words";
import type { CalendarEvent } from "../moments/calendar";
import { firsts } from "../phrases/firsts";
import type { Kind } from "../reading";
import { reasons } from "../reasons";
import type { Place } from "../statements/statements";
import { isByClient } from "../whose/by-client";
import { isErrand } from "../whose/errands";
import { isByName } from "../whose/suppliers";
import { apartFrom, isOwnRow, whatSells } from "./adverts";
import { speaksOfBooking, speaksOfOlder } from "./history";
import { type Judgement, judged } from "./judged";
import { keepsInNotes } from "./kept";
import { isMove } from "./moves";
import { hangs } from "./only-if";
import { isAnswered } from "./reminders";
import { type Clock, isFuture, slotOf } from "./slots";
import { isAboutMoney, isOwnThing } from "./things";
import { areNobodys, cancelsPlainly } from "./words-of";

/** What stands in the way of a cancellation, however clearly one is named. */
export function killed(heard: Heard, inCalendar: boolean, events: CalendarEvent[], clock: Clock): Judgement | null {
  const cancel = cancels(heard) || inCalendar;
  const inStatus = heard.candidates.some((one) => isStatusRow(one, heard, clock));
  const certain = heard.body.said.has("cancelled") || heard.body.said.has("personal") || inCalendar || inStatus;
  const inRow = cancel && heard.candidates.some((one) => isOwnRow(one, heard));
  const mixed = (kind: Kind, reason: string) =>
    cancel ? judged(kind, "ask", reason, { offered: [] }) : judged(kind, "ignore", reason);

  if (has(heard, "standing"))
    return inCalendar || (certain && !has(heard, "request") && onlyStays(heard) && hasRow(heard, clock))
      ? mixed("cancellation", reasons.standing)
      : judged("other", "ignore", reasons.standing);
  // "Comment: tapped the wrong link, is coming after all"
  if (cancel && (heard.notes.said.has("standing") || keepsInNotes(heard, clock)))
    return mixed("cancellation", reasons.standing);
  // "Note: please keep my Thursday appointment", below Thursday as the old time of a move
  if (isMove(heard) && (heard.notes.places.some(isOfOld(heard)) || keepsInNotes(heard, clock)))
    return judged("reschedule", "ask", reasons.standing, { offered: [] });
  if (!inCalendar && isOffer(heard)) return judged("other", "ignore", reasons.offered);
  if (has(heard, "filled")) return judged("booking", "ignore", reasons.filled);
  if (heard.subject.said.has("request") || (has(heard, "request") && !isReceived(heard)))
    return certain && !heard.subject.said.has("request")
      ? mixed("cancellation", reasons.request)
      : judged("other", "ignore", reasons.request);
  // "Changed from pending to cancelled": a request, unless the answer to a reminder was pending.
  if (cancel && has(heard, "unsettled") && !has(heard, "reminder") && !heard.notes.said.has("reminder"))
    return mixed("cancellation", reasons.request);
  const inNotes = heard.notes.said.has("personal") || heard.notes.said.has("cancelled");
  const inWords = has(heard, "personal") || isOwnWord(heard) || (inNotes && !heard.notes.said.has("question"));
  if (!inCalendar && (has(heard, "tentative") || events.some(({ state }) => state === "tentative")))
    return inWords && !has(heard, "question")
      ? mixed("cancellation", reasons.tentative)
      : judged("other", "ignore", reasons.tentative);
  if (has(heard, "declined") || events.some(({ state }) => state === "declined")) {
    const group = events.some(({ attendees }) => attendees > 1);
    if (!inWords || group) return judged("other", "ignore", reasons.declined);
  }
  if (events.some(({ state }) => state === "proposed")) return judged("other", "ignore", reasons.proposed);
  // "Time you suggested (declined)", and a client who cannot come then: the old time stands.
  if (has(heard, "refused") && !inCalendar && !has(heard, "cancelled", "headline"))
    return has(heard, "personal")
      ? mixed("cancellation", reasons.proposed)
      : judged("other", "ignore", reasons.proposed);
  if (cancel && !inCalendar && isUpdate(heard)) return mixed("other", reasons.timeKept);
  if (cancel && !inCalendar && isReview(heard))
    return heard.subject.said.has("review") && !has(heard, "personal")
      ? judged("other", "ignore", reasons.review)
      : mixed("other", reasons.review);
  if (has(heard, "noShow") && !certain) return judged("other", "ignore", reasons.noShow);
  if (has(heard, "noShow")) return mixed("cancellation", reasons.noShow);
  if (has(heard, "question"))
    return certain ? mixed("cancellation", reasons.question) : judged("other", "ignore", reasons.question);
  if (!inCalendar && hangs(heard)) return judged("cancellation", "ask", reasons.onlyIf, { offered: [] });
  if (has(heard, "proposed") && !has(heard, "personal", "cancelled") && !inRow && !isMovedAsAsked(heard))
    return judged("other", "ignore", reasons.proposed);
  // "2 people are on your waitlist" under a cancellation is said of others.
  if (has(heard, "waitlist") && ((!certain && !inRow) || isOfWaiting(heard)))
    return certain ? mixed("cancellation", reasons.waitlist) : judged("other", "ignore", reasons.waitlist);
  if (isAboutMoney(heard) && !isRefund(heard, clock))
    return certain ? mixed("cancellation", reasons.money) : judged("other", "ignore", reasons.money);
  if (!inCalendar && isDispute(heard))
    return has(heard, "personal") ? mixed("cancellation", reasons.money) : judged("other", "ignore", reasons.money);
  if (has(heard, "thing") && !certain && !(inRow && isBeside(heard))) return judged("other", "ignore", reasons.thing);
  if (cancel && !inCalendar && areNobodys(heard)) return judged("other", "ignore", reasons.staged);
  const selling = inStatus || inCalendar ? null : whatSells(heard);
  if (selling === "much") return mixed("other", reasons.advert);
  if (selling) return judged("other", "ignore", reasons.advert);
  if (cancel && has(heard, "reminder") && !inCalendar && !isAnswered(heard))
    return mixed("cancellation", reasons.mixedReminder);
  // "The previous appointment has been cancelled", where rows say which one that is
  const isOldInRow = heard.candidates.some(({ role, labelled, time }) => role === "old" && labelled && time !== null);
  if (cancel && !inCalendar && speaksOfOlder(heard, clock) && !(isOldInRow && isMove(heard)))
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

/**
 * "Book it now" offers something wherever it stands. "Want a different time? Book here" names nothing: below the row of a notice whose
 * subject says that an appointment was cancelled, and where no time is said to be free, it is an invitation to come another day.
 */
function isOffer(heard: Heard) {
  const { subject, body } = heard;
  if (
    subject.said.has("offered") ||
    body.places.some((place) => place.cue === "offered" && !isOfReminder(place, heard))
  )
    return true;
  const orders = [...subject.places, ...body.places].filter(({ cue }) => cue === "bookable");
  const isTitled = !body.said.has("freed") && subject.places.some(({ cue, named }) => cue === "cancelled" && named);
  return orders.length > 0 && !(isTitled && orders.every(apartFrom(heard)));
}

/** "I can come after all" in a note, and not "I can make Tuesday after all" where Tuesday is the new day */
const isOfOld =
  ({ candidates }: Heard) =>
  (place: Place) =>
    place.cue === "standing" &&
    !candidates.some(({ role, again }) => role === "fresh" && again.some((day) => inSentence(day, place)));

/** "Reply Y to confirm" in the reminder that a client has answered offers nothing. */
const isOfReminder = ({ line, at }: Place, { body }: Heard) =>
  body.places.some((place) => place.cue === "reminder" && place.line === line && place.at < at);

/** "Mrs Cole asked to move her session, so I changed it from Thursday at 10 to Tuesday at 2": what she asked for was done. */
const isMovedAsAsked = ({ subject, body, candidates }: Heard) =>
  !subject.said.has("proposed") &&
  body.places.every(
    (wish) =>
      wish.cue !== "proposed" ||
      body.places.some(
        (move) =>
          move.cue === "moved" &&
          sameSentence(move, wish) &&
          body.places.some(
            ({ cue, line, at }) => cue === "therefore" && line === wish.line && at > wish.at && at < move.at,
          ) &&
          candidates.some((one) => one.movedFrom && one.time !== null && inSentence(one, move)),
      ),
  );

/** "I'm cancelling, sorry", above the invitation that is answered. */
const isOwnWord = ({ body }: Heard) =>
  body.places.some(
    ({ cue, line, from, at, words }) => cue === "cancelled" && firsts.test(line.text.slice(from, at + words.length)),
  );

/**
 * "Changed: location" above "Zoom is cancelled this week": the event goes on, whatever its text says of something else. "It is
 * with a substitute, so please cancel my spot" gives a reason.
 */
function isUpdate({ subject, body }: Heard) {
  const edits = body.places.filter(({ cue }) => cue === "edited");
  const isReason = (edit: Place) => body.places.some((place) => place.cue === "personal" && sameSentence(edit, place));
  return (
    (subject.said.has("edited") || edits.some((edit) => !isReason(edit))) &&
    !subject.said.has("cancelled") &&
    !subject.said.has("headline")
  );
}

/**
 * "You cancelled on me on the 12th", behind the words that pass on a review. Under a notice somebody may be asked for one,
 * and a digest counts them: but for a message that begins with a review, they are told between quotation marks.
 */
function isReview({ subject, body, layer, candidates }: Heard) {
  if (subject.places.some(cancelsPlainly)) return false;
  if (subject.said.has("review")) return true;
  const review = body.places.find(({ cue }) => cue === "review");
  if (!review) return false;
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  const isOpening = layer.lines.filter(({ text }) => text !== "").indexOf(review.line) < 3;
  const isBehind = ({ line, at }: Place) =>
    line === review.line ? leadsIn.test(line.text.slice(review.at, at)) : line.number > review.line.number;
  const isQuoted = ({ line, at }: Place) => /["“„«]/.test(line.text.slice(0, at));
  // "Ann Cole canceled Monday, December 7, 2026 at 8:45 AM", below the review of somebody else
  const named = candidates.filter((one) => one.line !== review.line && isToldByName(one, { body, layer }));
  const isOther = (place: Place) => named.some((one) => inSentence(one, place));
  return told.every((place) => (isOpening && isBehind(place) && !isOther(place)) || isQuoted(place));
}

/** "Ann left a review: “I cancelled”", not "I saw your new review, but I have to cancel". */
const leadsIn = /[:"“„«]/;

/** "Cancellation request received: December 1, 9:48 AM", in a row below "Ann Lee has cancelled": how the cancellation came, and when. */
function isReceived({ body, candidates }: Heard) {
  const requests = body.places.filter(({ cue }) => cue === "request");
  const told = body.places.filter(({ cue }) => cancelling.has(cue) && cue !== "headline");
  const isRow = ({ line, at, words }: Place) =>
    candidates.some((one) => one.line === line && one.role === "stamp" && one.begin >= at + words.length) &&
    line.text.length <= LONGEST_ROW;
  return told.some(({ line }) => !requests.some((place) => place.line === line)) && requests.every(isRow);
}

const LONGEST_ROW = 90;

/** A row of a table that says it is certain, however much is told around it. */
const isStatusRow = (one: Candidate, { body }: Heard, clock: Clock) =>
  one.exact &&
  one.time !== null &&
  body.places.some((place) => cancelling.has(place.cue) && isOfRecord(place, one)) &&
  one.dates.some((date) => isFuture(slotOf(one, date, clock.home), clock));

/** "My flight was canceled" or "Invoice 4 was voided" below "Canceled: Massage", where the appointment has a row: a reason, or what goes with it. */
const isBeside = ({ subject, body, layer }: Heard) =>
  !subject.said.has("thing") &&
  (hasClientRow(layer) || body.places.every((place) => place.cue !== "thing" || isOwnThing(place)));

/** Its subject says that a payment is contested, or before anything is said to be cancelled its first sentences do. */
function isDispute({ subject, body }: Heard) {
  if (subject.said.has("disputed")) return true;
  const [first] = body.places.filter(({ cue }) => cue === "disputed");
  const told = body.places.filter(({ cue }) => cancelling.has(cue) && cue !== "headline");
  return (
    first !== undefined &&
    !subject.places.some(cancelsPlainly) &&
    told.every(({ line, from }) => line.number > first.line.number || (line === first.line && from >= first.from))
  );
}

function isOfWaiting({ subject, body }: Heard) {
  const waiting = body.places.filter(({ cue }) => cue === "waitlist");
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  return subject.said.has("waitlist") || waiting.some((one) => told.some((place) => sameSentence(place, one)));
}

/**
 * "Refund issued" or "Guest cancellation - Invoice 1042", because Ann Cole has cancelled, and below it which appointment: it was cancelled just now. A fee is collected
 * for what is over, and "for your cancelled session" only says what the money was for.
 */
const isRefund = ({ subject, body, candidates }: Heard, clock: Clock) =>
  subject.places.some(({ cue, line: { text } }) => cue === "money" && (refund.test(text) || cancelStem.test(text))) &&
  body.places.some((place) => place.cue === "cancelled" && (isByName(place) || isByClient(place))) &&
  candidates.some(
    (one) =>
      one.exact &&
      one.time !== null &&
      freeRoles.has(one.role) &&
      one.dates.some((date) => isFuture(slotOf(one, date, clock.home), clock)),
  );

const refund = new RegExp(
  anyOf(({ labelWords }) => labelWords.refund),
  "i",
);

/** "It stays as planned", of whatever that is said: no word that the cancellation itself was undone. */
const onlyStays = ({ subject, body }: Heard) =>
  !subject.said.has("standing") &&
  ![...subject.places, ...body.places].some(({ cue, undone }) => cue === "standing" || cue === "retracted" || undone);

/** A labelled row with a day and an hour to come: then it is asked which of the two holds. */
const hasRow = ({ candidates }: Heard, clock: Clock) =>
  candidates.some(
    (one) =>
      one.role === "when" &&
      one.labelled &&
      one.time !== null &&
      one.dates.some((date) => isFuture(slotOf(one, date, clock.home), clock)),
  );
