import { anyOf } from "../languages/known";
import { cancelling } from "../layout/label-words";

/** Hours that belong to the noun behind them, and so to the day behind that. */

/** "her 3 pm appointment this afternoon": an hour that belongs to the noun after it */
export const ofNoun = new RegExp(`(?:${anyOf(({ leads }) => leads.whose)})\\s*$`, "i");
const atYours = `(?:${anyOf(({ leads }) => leads.atYours)})`;
/** "Le 15 h de Dana jeudi" */
const owner = new RegExp(`^ (?:${anyOf(({ leads }) => leads.ofSomebody ?? "")})(?: \\p{Lu}[\\p{L}.'’-]*){1,2} $`, "u");
const withName = " (?:with|mit|avec|con|met|com|hos)(?: \\p{Lu}[\\p{L}.'’-]*){1,3}";
/** "Appointment", "massage session", "appointment with Rico" */
const noun = new RegExp(`^(?: [\\p{L}-]+){1,2}(?:${withName}| ${atYours})? $`, "u");
/** "his 3 pm with you today" */
const yours = new RegExp(`^ ${atYours} $`, "iu");
/** "Please cancel his 9:00 am with Dr. Ostrow tomorrow", not "cancel it, he has his 3 pm with Dr. Webb tomorrow" */
const server = new RegExp(`^${withName} $`, "u");
const lastClause = /[^,;:.!?]*$/;
/** "She is cancelling the 1:15 appointment for her horse Jupiter tomorrow" */
const nounFor = new RegExp(
  `^(?: [\\p{L}-]+){1,2} (?:${anyOf(({ labelWords }) => labelWords.for)})(?: (?:${anyOf(
    ({ leads }) => leads.whose,
    ({ comers }) => comers.own,
  )}) \\p{Ll}[\\p{Ll}-]*)?(?: \\p{Lu}[\\p{L}.'’-]*){0,3} $`,
  "u",
);

/** "Was here for his 2 pm cleaning and this Friday" */
export const joining = new RegExp(`(?<!\\p{L})(?:${anyOf(({ leads }) => leads.and)})(?!\\p{L})`, "iu");

/** "Her 3 pm appointment", "his 3 pm with you", and behind it the day. `before`: all of the line before the hour. */
export const isOfNoun = (before: string, between: string, sentence: number) =>
  owner.test(between) ||
  (ofNoun.test(before) &&
    (yours.test(between) ||
      (noun.test(between) && !joining.test(between)) ||
      (nounFor.test(between) && cancelling.test(before.slice(sentence))) ||
      (server.test(between) && cancelling.test(before.slice(before.search(lastClause))))));
