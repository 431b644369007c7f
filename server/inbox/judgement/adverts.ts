import { inCancelSentence, inSentence, isRowOf } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { cancels, type Heard, has } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import type { Line } from "../message/line";
import type { Place } from "../statements/statements";
import { isLedTo } from "./letters";
import { cancelsPlainly } from "./words-of";

/**
 * What sells, where no notice stands beside it: one sentence of advertising stands under many a notice, two, "much", are a letter that
 * sells something.
 */
export function whatSells(heard: Heard): "much" | "little" | null {
  const adverts = [...heard.subject.places, ...heard.body.places].filter(({ cue }) => cue === "advert");
  if (adverts.length === 0 || (cancels(heard) && adverts.every((advert) => isBelow(advert, heard)))) return null;
  const isOfRow = (one: Candidate) =>
    heard.body.places.some((place) => cancelling.has(place.cue) && isRowOf(place, one));
  const isTold = (one: Candidate) => inCancelSentence(one, heard.body) || isOfRow(one) || isLedTo(one, heard);
  const isLeft = (one: Candidate) => has(heard, "moved") && (one.role === "old" || one.movedFrom || one.struck);
  // "Appointment removed from the schedule:", and below it day and hour.
  const isGone = (one: Candidate) => one.role === "old" && one.labelled && one.exact && one.time !== null;
  const says = (one: Candidate) => one.exact && one.time !== null && (isTold(one) || isLeft(one));
  const isRow = (one: Candidate) => one.role === "when" && isNotice(heard);
  if (adverts.length > 1 && !heard.candidates.some((one) => isRow(one) || says(one))) return "much";
  return heard.candidates.some((one) => one.role === "when" || isTold(one) || isLeft(one) || isGone(one))
    ? null
    : "little";
}

/**
 * "Shop now" below a notice: its subject says plainly what happened, and day and hour come before what sells; or a banner above it, "50% off
 * ends tonight", which hardly a line parts from the heading that cancels and its row.
 */
export const isBelow = ({ line }: Place, { subject, candidates, body, layer }: Heard) =>
  subject.places.some(cancelsPlainly) &&
  !subject.said.has("advert") &&
  candidates.some(
    (one) => isOwnRow(one, { body }) && (one.line.number < line.number || isBanner(line, one.line, { body, layer })),
  );

function isBanner(line: Line, row: Line, { body, layer: { lines } }: Pick<Heard, "body" | "layer">) {
  const written = lines.filter(({ text }) => text !== "");
  const at = written.indexOf(row);
  return body.places.some(({ cue, line: { number } }) => {
    const head = written.findIndex((one) => one.number === number);
    return cancelling.has(cue) && number > line.number && head <= BANNER && head <= at && at - head <= BANNER;
  });
}

/** So few lines stand above a notice that is headed by a banner, and between its heading and its row. */
const BANNER = 3;

/** Its subject, a heading, or a sentence that names an appointment cancels: not "we had to cancel the January date". */
const isNotice = ({ subject, body }: Heard) =>
  subject.places.some(cancelsPlainly) ||
  body.places.some(({ cue, named }) => cue === "headline" || (cue === "cancelled" && named));

/** The day and hour of what a heading cancels have a row of their own, where nothing else is said to be cancelled. */
export const isOwnRow = (one: Candidate, { body }: Pick<Heard, "body">) =>
  one.exact &&
  one.time !== null &&
  (one.role === "when" || one.stands) &&
  !body.places.some((place) => place.cue === "thing" && inSentence(one, place));
