import { allOf } from "../languages/known";
import { type Dated, dayNumber, has, is } from "./numeric-dates";
import type { Token } from "./tokens";

const and = allOf(({ leads }) => leads.and).add("&");

/**
 * "9 et 16 mars", "2., 9. und 16. März": a day whose month stands with the last of them. "Between 9 and 16 March" is a stretch.
 * `last` reads a day with its month.
 */
export function sharedMonth(tokens: Token[], at: number, last: (at: number) => Dated | null): Dated | null {
  const day = dayNumber(tokens[at]);
  if (day === null || tokens.slice(Math.max(0, at - 3), at).some(({ meaning }) => meaning.opens)) return null;
  let next = at + 1;
  if ((is(tokens[next], ".") || tokens[next]?.meaning.glued) && tokens[next]?.glued) next++;
  const isEnd = has(and, tokens[next]);
  if (!isEnd && !is(tokens[next], ",")) return null;
  const date = isEnd ? last(next + 1) : sharedMonth(tokens, next + 1, last);
  if (!date || (date.written.form !== "yearless" && date.written.form !== "full") || date.written.day <= day)
    return null;
  return { written: { ...date.written, day }, next };
}
