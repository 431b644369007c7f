import { allOf } from "../languages/known";
import { prior } from "../lists";
import type { Token } from "./tokens";

/** Streets and squares that are named after a day. */

const streets = allOf(({ dateWords }) => dateWords.streets);
const roads = allOf(({ dateWords }) => dateWords.roads ?? "");
const squares = allOf(({ dateWords }) => dateWords.squares ?? "");
const ofRoads = allOf(({ dateWords }) => dateWords.ofRoads ?? "");

/** "12 May Street", "rue du 4-Septembre", "Straße des 17. Juni". The date is of the tokens from `at` to before `next`. */
export function isOfStreet(tokens: Token[], at: number, next: number): boolean {
  // "Corso  10/12/2026": a course in Italian
  if (tokens.slice(at, next).some(({ text }) => text.includes("/"))) return false;
  if (streets.has(tokens[next]?.text ?? "")) return true;
  // "The Linden Room, 16 Oct Hill Rd, Nashville"
  const isBetweenCommas = prior(tokens, at)?.text === "," && tokens[next + 2]?.text === ",";
  if (isBetweenCommas && streets.has(tokens[next + 1]?.text ?? "")) return true;
  let to = at;
  // "Rue du 4 Septembre 12": the number of the house makes a date of the month as well.
  if (tokens[at]?.meaning.month !== undefined)
    while (to >= at - 2 && /^(?:\d{1,2}|1er|er|[-.º°]|de)$/.test(prior(tokens, to)?.text ?? "")) to--;
  const of = ofRoads.has(prior(tokens, to)?.text ?? "") ? prior(tokens, to--)?.text : null;
  if (prior(tokens, to)?.text === ".") to--;
  const road = prior(tokens, to)?.text ?? "";
  // "Platz des 17. Juni", but "ein Platz am 17. Juni".
  return roads.has(road) || roads.has(`${road} ${of}`) || (squares.has(road) && isNumbered(tokens, to - 1));
}

/** "3, place", "12 bis, place" */
function isNumbered(tokens: Token[], at: number) {
  let to = at;
  while (to >= at - 2 && /^(?:,|bis|ter)$/.test(prior(tokens, to)?.text ?? "")) to--;
  const number = prior(tokens, to);
  return number?.digits === true && number.text.length < 4;
}
