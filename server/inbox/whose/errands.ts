import { inSentence, sameSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import type { Heard } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { allOf, anyOf } from "../languages/known";
import { hasClientRow } from "../layout/client-rows";
import { firsts } from "../phrases/firsts";
import type { Place } from "../statements/statements";
import { isOfHistory } from "./by-client";

/** "Cancelled: oil change" names it after the verb; further on stand the reasons, "her car broke down". */
const CLOSE = 30;

/**
 * A table, a taxi, a repair that the practitioner booked elsewhere. It counts where it is what was cancelled, or stands
 * beside the date; a client who writes "my flight was moved, I have to cancel" names a reason.
 */
export function isErrand({ layer, subject, body }: Heard, from: Candidate[]): boolean {
  if (body.places.some(isOfActingClient)) return false;
  const errands = body.places.filter(({ cue }) => cue === "errand");
  const told = body.places.filter(({ cue }) => cancelling.has(cue) || cue === "unfit");
  // "Your flight has a new departure.", above rows with the old and the new one.
  const inRows = told.length === 0 && from.length > 0 && from.every(({ role, labelled }) => labelled && role === "old");
  if (inRows && errands.some(isReaders) && !hasClientRow(layer)) return true;
  const personal = told.some(isOwn);
  if (subject.said.has("errand") && (!personal || (body.said.has("customer") && isTitle(subject)))) return true;
  return errands.some((errand) => {
    // "… because camp pickup is a nightmare that week"
    if (reasoned.test(errand.line.text.slice(Math.max(errand.from, errand.at - CLOSE), errand.at))) return false;
    const here = told.filter((place) => sameSentence(place, errand));
    // "Cancelled by his mother (flight moved)": behind whoever cancelled, brackets say why.
    if (here.length > 0 && bracketed.test(errand.line.text.slice(errand.from, errand.at))) return false;
    // "His ride fell through, so I moved him from Thursday at 9"
    if (here.length === 0 && isWhyMoved(errand, body.places)) return false;
    // "The plumber is not coming": it is the errand itself that stays away.
    if (here.some((place) => isOwn(place) && isSubject(errand, place))) return true;
    // "We have to cancel the window cleaning", but "my train was cancelled, I have to cancel".
    if (
      here.some(
        (place) => isOwn(place) && (isCancelledOne(errand, place) || isOurs(errand, place) || isPurpose(errand)),
      )
    )
      return true;
    if (here.some(isOwn)) return false;
    if (here.some((place) => isNear(errand, place) && !isWhyCancelled(errand, place, body.places))) return true;
    // "A patient canceled", and in a row of what was written before: "7/21 9:00 AM  your visit at Summit Vision Care".
    const isNamedApart = from.some((one) => !inSentence(one, errand));
    if (here.length === 0 && isNamedApart && isOfHistory(errand, told)) return false;
    // "Thursday at ten won't work, the plumber comes. Count me out": what stands behind the date is the reason.
    // "I moved Mr Lee from Thursday to Tuesday, he has jury duty", too.
    const isReason = (one: Candidate) =>
      errand.at > one.at && (personal || anew.test(errand.line.text.slice(one.at, errand.at)));
    return here.length === 0 && from.some((one) => inSentence(one, errand) && !isReason(one));
  });
}

const isReaders = ({ line, from, at, words }: Place) => yours.test(line.text.slice(from, at + words.length));
const yours = new RegExp(
  `(?<!\\p{L})(?:${anyOf(({ parties }) => parties.yours)}) (?:[^ .,;!?]+ ){0,2}[^ .,;!?]+$`,
  "iu",
);

/** "There is a school trip, so she can't do Wednesday" is said of herself as well. */
const isOwn = ({ cue }: Place) => cue === "personal" || cue === "unfit";

const bracketed = new RegExp(
  `(?:${anyOf(({ labelWords }) => labelWords.actor)}) \\p{L}[\\p{L} .'’-]{1,40} \\([^()]{0,40}$`,
  "iu",
);

const isWhyMoved = (errand: Place, places: Place[]) =>
  places.some(
    (turn) =>
      turn.cue === "therefore" &&
      sameSentence(turn, errand) &&
      turn.at > errand.at &&
      places.some(
        ({ cue, line, from, at }) => cue === "moved" && line === turn.line && from === turn.from && at > turn.at,
      ),
  );

/** "Her boy is in the school play, so she's cancelled", but not "the courier broke down, so he cancelled": he opens his clause. */
const isWhyCancelled = (errand: Place, told: Place, places: Place[]) =>
  !opensClause.test(errand.line.text.slice(errand.from, errand.at)) &&
  places.some(
    ({ cue, line, at }) =>
      cue === "therefore" && line === errand.line && at > errand.at && at <= told.at + told.words.length,
  );
const opensClause = new RegExp(
  `(?:^|[,;:–—-] ?)\\W*(?:(?:${anyOf(({ comers }) => comers.articles)}) (?:\\p{L}+ )?)?$`,
  "iu",
);

/** "The client Marc Gilles has moved his appointment", whatever it was for: a tool says so to whoever serves him. */
function isOfActingClient({ cue, line, from, at }: Place) {
  if (cue !== "cancelled" && cue !== "moved") return false;
  const noun = acting.exec(line.text.slice(from, at))?.[1];
  return noun !== undefined && clients.has(noun.toLowerCase());
}

const acting = /^\W*(?:\p{L}{1,5} )?(\p{L}{1,20}) (?:\p{Lu}[\p{L}'’.-]{0,40} ){1,4}(?:\p{Ll}{1,4} ){0,2}$/u;
const clients = allOf(({ labels }) => labels.who.replaceAll(" ", "|"));

/** "Canceled: Imaging software demo" as the subject of what calendars and people cancel; in "Flight cancelled, can't come" it is the reason. */
const isTitle = ({ places }: Heard["subject"]) =>
  places.some(
    (place) =>
      cancelling.has(place.cue) &&
      /^\s?[:：]/.test(place.line.text.slice(place.at + place.words.length)) &&
      places.some(({ cue, at }) => cue === "errand" && at > place.at),
  );

/** "Cancelled: oil change", but "Ivo's 1:30 is off, he has jury duty", "Mrs. Beal has": behind a mark somebody is the subject anew. */
function isNear(errand: Place, { line, at, words }: Place) {
  const end = at + words.length;
  const between = line.text.slice(end, Math.max(end, errand.at));
  return errand.at <= end + CLOSE && !anew.test(between) && !reasoned.test(between) && !reasonInBrackets.test(between);
}

/** "Cancelled by parent (school concert)": in brackets behind who did it stands why. */
const reasonInBrackets = new RegExp(
  `^\\W*(?:(?:${anyOf(({ labelWords }) => labelWords.actor)}) )?(?:(?:${anyOf(({ comers }) => comers.articles)}) )?(?:${anyOf(({ comers }) => comers.clients)})\\s?\\([^()]*$`,
  "iu",
);

const anew = new RegExp(
  `[,;:–—-] (?:(?:${anyOf(
    ({ comers }) => comers.firsts,
    ({ comers }) => comers.others,
  )})(?!\\p{L})|(?:${anyOf(({ people }) => people.titles)})\\.? \\p{L})`,
  "iu",
);

/**
 * "I can't make my shift": the writer works for the practitioner. "I can't come because of my shift" names a reason,
 * and so does whatever stands behind a comma.
 */
export function isDuty({ body }: Heard): boolean {
  if (body.said.has("caller")) return true;
  const duties = body.places.filter(({ cue }) => cue === "duty");
  return duties.some((duty) =>
    body.places.some((place) => place.cue === "personal" && sameSentence(place, duty) && isObject(duty, place)),
  );
}

/** What was to be done stands within the words that say it is not, or soon behind them. */
const BEHIND = 30;
export const reasoned = new RegExp(`(?<!\\p{L})(?:${anyOf(({ comers }) => comers.reasons)})(?!\\p{L})`, "iu");

function isObject(duty: Place, { line, at, words }: Place) {
  const end = at + words.length;
  if (duty.at < at || duty.at > end + BEHIND) return false;
  const between = line.text.slice(Math.min(at, duty.at), duty.at);
  return !reasoned.test(between) && !/[,.;:]/.test(line.text.slice(end, duty.at));
}

/** "Leider muss ich unsere Demo am Donnerstag absagen": between the parts of the verb. */
function isOurs(errand: Place, { line, at, words }: Place) {
  const between = line.text.slice(at, errand.at);
  return (
    errand.at > at &&
    errand.at < at + words.length &&
    (ours.test(errand.words) || (firsts.test(between) && onlyArticleBefore.test(between))) &&
    !reasoned.test(between) &&
    !/[,;:]/.test(between)
  );
}

/** "Our appointment on Thursday to go over the spring line" */
const isPurpose = ({ words }: Place) => purpose.test(words);
const purpose = /^(?:to|for|um|pour|para|per|om|för) /i;

/** "Leider müssen wir den Wartungstermin am Mittwoch absagen", "die Wartung Ihrer Klimaanlage" */
const onlyArticleBefore = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    ({ comers }) => comers.articles,
    ({ parties }) => parties.yours,
  )}|den) $`,
  "iu",
);
const ours = new RegExp(`^(?:${anyOf(({ parties }) => parties.ours)})`, "iu");

/** Everything that tells of a cancellation tells it of an outsider: "Our delivery can't come Thursday at 9." */
export function isOutsiders({ body }: Heard): boolean {
  const outsiders = body.places.filter(({ cue }) => cue === "outsider");
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  return outsiders.length > 0 && told.every((place) => outsiders.some((one) => sameSentence(one, place)));
}

const onlyArticle = new RegExp(`^ ?(?:${anyOf(({ labelWords }) => labelWords.filling)})? ?$`, "iu");

export function isCancelledOne(errand: Place, { at, words, line }: Place) {
  const end = at + words.length;
  return errand.at > end && onlyArticle.test(line.text.slice(end, errand.at));
}

const joins = new RegExp(`^ (?:${anyOf(({ leads }) => leads.and)}) $`, "iu");

/** At most "ne" or "can" stands between who and what, but no "and": "Ella has a rehearsal and has to miss her lesson". */
export const isSubject = ({ line, at: from, words }: Place, { at }: Place) => {
  const gap = at - (from + words.length);
  const isJoined = gap > 2 && joins.test(line.text.slice(from + words.length, at));
  return gap >= 0 && gap <= 5 && !isJoined && !reasoned.test(line.text.slice(Math.max(0, from - 20), from));
};
