import { inCancelSentence, inSentence, isRowOf } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { cancels, type Heard, has } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { hasClientRow } from "../layout/client-rows";
import type { Line } from "../message/line";
import { hasName } from "../phrases/names";
import type { Place } from "../statements/statements";
import { isByName } from "../whose/suppliers";
import { isLedTo } from "./letters";
import { cancelsPlainly } from "./words-of";

/**
 * What sells, where no notice stands beside it: one sentence of advertising stands under many a notice, two, "much", are a letter that
 * sells something.
 */
export function whatSells(heard: Heard): "much" | "little" | null {
  const adverts = [...heard.subject.places, ...heard.body.places].filter(({ cue }) => cue === "advert");
  if (adverts.length === 0) return null;
  if (isOwnEvent(heard)) return "much";
  if (cancels(heard) && adverts.every(apartFrom(heard))) return null;
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

/** "Our masterclass has been cancelled. You get 15% off the next one.": whoever sells calls off something of her own. */
function isOwnEvent({ body, layer }: Heard) {
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  const isOurs = (place: Place) => {
    const { cue, line, from, to, at, words } = place;
    if (cue === "personal" || isByName(place) || hasName(line.text.slice(from, to))) return false;
    const parts = [line.text.slice(from, to), words.slice(words.indexOf(" ") + 1), line.text.slice(at + words.length)];
    return parts.some((part) => ours.test(part));
  };
  return told.some(isOurs) && told.every((place) => place.cue === "headline" || isOurs(place)) && !hasClientRow(layer);
}
const ours = new RegExp(`^\\W*(?:${anyOf(({ parties }) => parties.ours)})(?!\\p{L})`, "iu");

/**
 * "Shop now" below a notice: its subject says plainly what happened, and day and hour come before what sells; or a banner above it, "50% off
 * ends tonight", which hardly a line parts from the heading that cancels and its row.
 */
export function apartFrom(heard: Heard): (place: Place) => boolean {
  const { subject, body, candidates } = heard;
  if (!subject.places.some(cancelsPlainly) || subject.said.has("advert")) return () => false;
  const rows = new Set(candidates.filter((one) => isOwnRow(one, { body })).map(({ line }) => line));
  const first = Math.min(...[...rows].map(({ number }) => number));
  const head = headBelowBanner(heard, rows);
  return ({ line: { number } }) => number > first || (head !== null && number < head.number);
}

/** Among the first lines, one that cancels, and soon below it its row. */
function headBelowBanner({ body, layer: { lines } }: Heard, rows: Set<Line>): Line | null {
  const told = new Set(body.places.filter(({ cue }) => cancelling.has(cue)).map(({ line }) => line));
  const top = lines.filter(({ text }) => text !== "").slice(0, 2 * BANNER + 1);
  const head = top.slice(0, BANNER + 1).findIndex((line) => told.has(line));
  return head >= 0 && top.slice(head, head + BANNER + 1).some((line) => rows.has(line)) ? (top[head] as Line) : null;
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
