import { allOf } from "../languages/known";
import { prior } from "../lists";
import { type Dated, dayNumber, has, is } from "./numeric-dates";
import { isCounted } from "./spelled";
import type { Token } from "./tokens";

/** A number that is the day of a month which is understood. */

export const dayNamed = allOf(({ dateWords }) => dateWords.dayNamed);

/** "the 8th", "am 8.", "den 8.", "le 8", "el día 8": the month is understood. */
export function dayOnly(tokens: Token[], at: number, announced: boolean): Dated | null {
  const ordinal = tokens[at]?.meaning.ordinal;
  if (ordinal !== undefined) return { written: { form: "day", day: ordinal }, next: at + (tokens[at]?.span ?? 1) };
  const day = dayNumber(tokens[at]);
  if (day === null) return null;
  const after = tokens[at + 1];
  if (after?.meaning.glued && after.glued) return { written: { form: "day", day }, next: at + 2 };
  if (is(after, ".") && after?.glued && !tokens[at + 2]?.digits && announced)
    return { written: { form: "day", day }, next: at + 2 };
  // "Quarta, dia 9, não posso"
  return announced && has(dayNamed, prior(tokens, at)) ? { written: { form: "day", day }, next: at + 1 } : null;
}

/** "jueves de 9 a 10", "jeudi de 9 à 10 h": from when until when, and no day. */
export const isFirstHour = (tokens: Token[], at: number) =>
  tokens[at]?.digits === true &&
  has(fromHour, prior(tokens, at)) &&
  tokens.slice(at + 1, at + 3).some(({ meaning }) => meaning.until) &&
  tokens.slice(at + 2, at + 5).some(({ digits }) => digits);
const fromHour = allOf(({ leads }) => leads.fromHour);

/** "jeudi 21 à 18h", "martes día 16 a las 12": after a weekday, what an hour follows is the day, not an hour before it. */
export function dayBeforeHour(tokens: Token[], at: number): Dated | null {
  const day = dayNumber(tokens[at]);
  const next = tokens[at + 1];
  const leads = next?.meaning.at || is(next, ",") || is(next, "(");
  const hour = tokens.slice(at + 2, at + 5).find((token) => !token.meaning.between && !token.meaning.at);
  if (day !== null && prior(tokens, at)?.meaning.dayFollows && isAlone(tokens, at))
    return { written: { form: "day", day }, next: at + 1 };
  if (day === null || !leads || next?.glued === (next?.text !== ",")) return null;
  return hour?.digits || hour?.meaning.number !== undefined || hour?.meaning.clockTime || hour?.meaning.minutesBefore
    ? { written: { form: "day", day }, next: at + 1 }
    : null;
}

/** "El jueves 10 tengo que ir al médico": the day, if that day is a Thursday. "Jueves 10 minutos", "Thursday 10 sessions" count. */
export function dayBeforeWords(tokens: Token[], at: number): Dated | null {
  const day = dayNumber(tokens[at]);
  const word = tokens[at + 1];
  if (day === null || !word || word.glued || !/^\p{L}/u.test(word.text) || leadsOn(word) || isCounted(word))
    return null;
  // "Wed 12 noon"
  if (day === NOON && word.meaning.clockTime) return null;
  return { written: { form: "day", day, perhaps: true }, next: at + 1 };
}

const NOON = 12;

/** What makes an hour or the beginning of a stretch of the number before it. */
const leadsOn = ({ meaning }: Token) =>
  meaning.clock || meaning.half || meaning.part || meaning.until || meaning.at || meaning.month !== undefined;

/** "vendredi 11", "vendredi 11 12h": neither an hour nor the beginning of one. */
function isAlone(tokens: Token[], at: number) {
  const [mark, after] = tokens.slice(at + 1, at + 3);
  if (mark?.digits) return after?.meaning.clock === true;
  return mark === undefined || (is(mark, ".", ",", ";", "!", ")") && !(after?.digits && after.glued));
}
