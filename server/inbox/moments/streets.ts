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
  let look = at - 1;
  // "Rue du 4 Septembre 12": the number of the house makes a date of the month as well.
  if (tokens[at]?.meaning.month !== undefined)
    while (look >= at - 3 && /^(?:\d{1,2}|1er|er|[-.º°]|de)$/.test(tokens[look]?.text ?? "")) look--;
  const of = ofRoads.has(tokens[look]?.text ?? "") ? tokens[look--]?.text : null;
  if (tokens[look]?.text === ".") look--;
  const road = tokens[look]?.text ?? "";
  // "Platz des 17. Juni", but "ein Platz am 17. Juni".
  return roads.has(road) || roads.has(`${road} ${of}`) || (squares.has(road) && isNumbered(tokens, look));
}

/** "3, place", "12 bis, place" */
function isNumbered(tokens: Token[], at: number) {
  let look = at - 1;
  while (look >= at - 3 && /^(?:,|bis|ter)$/.test(tokens[look]?.text ?? "")) look--;
  return tokens[look]?.digits === true && (tokens[look]?.text.length ?? 0) < 4;
}
