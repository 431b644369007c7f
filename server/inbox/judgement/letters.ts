import { inSentence, sameSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { type Heard, withAsides } from "../hearing/heard";
import { isInNotice } from "../hearing/notices";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import type { Line } from "../message/line";
import { hasName, namesIn } from "../phrases/names";
import type { Place } from "../statements/statements";
import { isByName } from "../whose/suppliers";
import { isOfElse, isOwnRow } from "./rivals";

/**
 * A letter to many: what it sells, and to what it invites. All of that stands below true notices, too, so each is said of
 * its own sentence and its own date.
 */

/**
 * "Live class: Thursday, February 11, 10:00 AM PT. Save your seat.": the day and hour of an event to which the reader is
 * invited are no appointment's, in a notice as little as in a letter.
 */
export function withoutInvited(heard: Heard): Heard {
  const invited = heard.body.places.filter(({ cue }) => cue === "invited");
  if (invited.length === 0) return heard;
  const isInvited = (one: Candidate) => one.role !== "aside" && invited.some((place) => isOf(one, place, heard));
  return withAsides(heard, isInvited);
}

/**
 * "In our 2015 benchmark of 1,200 practices … or watch the recording from January 3", around a notice that leads to its row: what a
 * paragraph that sells names is no appointment's, nor what stands right above or below it: "Doors open on Saturday at 9:00 AM".
 */
export function withoutSold(heard: Heard): Heard {
  const isSelling = heard.body.places.some(({ cue }) => cue === "advert");
  if (!isSelling || !heard.candidates.some((one) => one.time !== null && isLedTo(one, heard))) return heard;
  const sold = linesSold(heard);
  // "Write it on the board by 8:15 and talk about it on Friday", in the paragraph beside it
  const isTip = ({ line, time, exact }: Candidate) => line.text.length > LONGEST && !(exact && time !== null);
  // "New Year's retreat, January 2 at 10 AM", in another paragraph behind
  const begin = Math.min(...[...sold].map(({ number }) => number));
  const isBehind = (one: Candidate) => one.line.number > begin && !one.labelled && isOfElse(one, heard.body);
  const isSold = (one: Candidate) => (sold.has(one.line) || isTip(one) || isBehind(one)) && !isLedTo(one, heard);
  return withAsides(heard, isSold);
}

/** Those that sell, and around each the lines up to an empty one, where none of them is of the notice. */
function linesSold({ body, layer: { lines }, candidates }: Heard): Set<Line> {
  const selling = new Set(body.places.filter(({ cue }) => cue === "advert").map(({ line }) => line));
  const own = new Set([
    ...body.places.filter(({ cue }) => cancelling.has(cue) || cue === "moved").map(({ line }) => line),
    ...candidates.filter(({ labelled }) => labelled).map(({ line }) => line),
  ]);
  const sold = new Set<Line>();
  let block: Line[] = [];
  for (const line of [...lines, null]) {
    if (line && line.text !== "") {
      block.push(line);
      continue;
    }
    const isApart = block.length <= MOST_SOLD && !block.some((one) => own.has(one));
    if (block.some((one) => selling.has(one))) for (const one of block) if (isApart || selling.has(one)) sold.add(one);
    block = [];
  }
  return sold;
}
const MOST_SOLD = 8;

/** In its sentence, or right before or behind it. "Free class: Tuesday at 9" alone may be what a client cancelled. */
function isOf(one: Candidate, place: Place, { body, layer }: Heard): boolean {
  if (body.places.some((told) => cancelling.has(told.cue) && (inSentence(one, told) || isRowOf(one, told))))
    return false;
  const isAlone = !body.places.some((other) => sells.has(other.cue) && !sameSentence(other, place));
  if (inSentence(one, place)) return !one.labelled || !isAlone;
  if (one.line === place.line)
    return /[.!?)]\s*$/.test(place.line.text.slice(one.end, place.from)) && place.from > one.at;
  // "Join our live class", and below it nothing but its day and hour.
  const above = layer.lines.findLast(({ number, text }) => number < one.line.number && text !== "");
  return above === place.line && one.stands && !one.labelled && !isAlone;
}

/** "Canceled", and in the next cell its day. */
const isRowOf = ({ line }: Candidate, place: Place) => place.line === line && line.text.includes("\t");

/**
 * "A patient canceled through your reminder text:", in the next lines who it was and when, and around them what is sold; or "Carla
 * Mertens has cancelled her visit", and below it day and hour; or a block of rows.
 */
export function isLedTo(one: Candidate, { body, layer }: Pick<Heard, "body" | "layer">): boolean {
  if (!one.stands) return false;
  if (isInNotice(one, { body, layer })) return true;
  return body.places.some((place) => {
    const { cue, line, from, to } = place;
    if (!cancelling.has(cue) || cue === "personal" || to < line.text.length || line.number >= one.line.number)
      return false;
    if (one.line.number - line.number > FARTHEST) return false;
    const between = linesBetween(line, one.line, layer.lines);
    const isShort = between.length <= MOST_LINES && between.every(({ text }) => text.length <= LONGEST);
    if (!isShort || body.places.some((other) => other.cue === "advert" && between.includes(other.line))) return false;
    const lead = line.text.slice(from);
    // In full: letters tell of "Jess". "Lucía Bravo has cancelled and her hour can be yours:" says more than who cancelled.
    const rest = line.text.slice(place.at + place.words.length).replace(/\W+$/, "");
    const isNamed = (isByName(place) || namesIn(lead).length > 0) && !/[,;:(–—]/.test(rest) && !goesOn.test(rest);
    if (/[:：]\W*$/.test(lead)) return isNamed || between.some(({ text }) => hasName(text));
    return isNamed && isOwnRow(one);
  });
}
const MOST_LINES = 4;
/** With the empty ones. */
const FARTHEST = 30;
const LONGEST = 90;

const goesOn = new RegExp(`(?<!\\p{L})(?:${anyOf(({ leads }) => leads.and)})(?=\\s)`, "iu");

/** From the line behind the first to the last. */
const linesBetween = (first: Line, last: Line, lines: Line[]) =>
  lines.filter(({ number, text }) => number > first.number && number <= last.number && text !== "");

export const sells = new Set<Place["cue"]>(["advert", "invited"]);
