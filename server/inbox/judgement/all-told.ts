import { inCancelSentence, inSentence, sameSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { startsRow } from "../candidates/lists";
import type { Heard } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { both } from "../languages/plural-cues";
import { makeOf } from "../layout/makes";
import { reasons } from "../reasons";
import type { Place, Statements } from "../statements/statements";
import type { Judgement } from "./judged";

/** Of several times, where all of them are told without a word that counts them. */

/** "I have to cancel Monday at 4 and Wednesday at 5": dates of one verb. */
export function areJoined(chosen: Candidate[], statements: Statements) {
  const written = [...chosen].sort((a, b) => a.begin - b.begin);
  const [head] = written;
  return written.every(
    (one, i) =>
      one.line === head?.line &&
      one.sentence === head.sentence &&
      inCancelSentence(one, statements) &&
      (i === 0 || one.joined),
  );
}

/** "Nora Field has cancelled … Paul Grant has also cancelled …": of each time, a sentence says who cancelled, and all are others. */
export function areOfEach(chosen: Candidate[], { places }: Statements) {
  const told = chosen.map((one) => places.find((place) => place.cue === "cancelled" && inSentence(one, place)));
  const names = told.map((place) => place && nameBefore.exec(place.line.text.slice(place.from, place.at))?.[1]);
  const isAlone = (place: Place | undefined, i: number) =>
    place && told.every((other, j) => j === i || !other || !sameSentence(other, place));
  return told.every(isAlone) && names.every(Boolean) && new Set(names).size === names.length;
}

const noName = anyOf(
  ({ comers }) => comers.others,
  ({ comers }) => comers.articles,
);
const nameBefore = new RegExp(`^\\W*(?!(?:${noName}) )((?:\\p{Lu}[\\p{L}.'-]*\\s){2,4})(?:\\p{Ll}+ ){0,3}$`, "u");

const otherwise = new Set(["kept", "booked", "moved", "standing"]);

/**
 * "The following appointments have been cancelled:", and below it one as a form, "Date: …", "Time: …", another as a row: what
 * the sentence leads to is all cancelled, however it is written, until something else is said.
 */
export function inUnlikeBlocks(labelled: Candidate[], others: Candidate[], { places }: Statements): Candidate[] {
  const heads = places.filter(
    (place) =>
      cancelling.has(place.cue) &&
      /[:：]\W*$/.test(place.line.text) &&
      place.to >= place.line.text.length &&
      places.some((other) => other.cue === "several" && sameSentence(other, place)) &&
      labelled.every(({ line }) => line.number > place.line.number),
  );
  const [head] = heads;
  if (!head) return [];
  const end = Math.min(
    ...places.flatMap(({ cue, line }) =>
      otherwise.has(cue) && line.number > head.line.number ? line.number : Number.POSITIVE_INFINITY,
    ),
  );
  return others.filter(
    (one) =>
      one.exact &&
      one.time !== null &&
      one.line.number > head.line.number &&
      one.line.number < end &&
      startsRow(one.line.text.slice(0, one.begin)),
  );
}

/** "2 bookings cancelled", not "all your appointments" in the footer. */
export function countsCancelled({ places }: Statements) {
  const counts = places.filter(({ cue }) => cue === "several");
  return (
    counts.length === 0 ||
    counts.some(({ line, from }) =>
      places.some((one) => cancelling.has(one.cue) && one.line === line && one.from === from),
    )
  );
}

/**
 * "Both can go to the waitlist" above a notice with two rows, of which no word says that all of them are meant: the note says it.
 */
export function areBothHandedOn(above: Heard[], { reason, offered, from }: Judgement): boolean {
  const [one, other] = from;
  return (
    reason === reasons.several &&
    offered.length === 2 &&
    from.length === 2 &&
    makeOf(one?.line.text ?? "") === makeOf(other?.line.text ?? "") &&
    from.every(({ exact, role, dates }) => exact && role === null && dates.length === 1) &&
    above.some(({ body }) => body.places.some((place) => place.cue === "handsOn" && ofBoth.test(sentenceAt(place))))
  );
}

const sentenceAt = ({ line, from, to }: Place) => line.text.slice(from, to);
const ofBoth = new RegExp(`(?<!\\p{L})(?:${both})(?!\\p{L})`, "iu");
