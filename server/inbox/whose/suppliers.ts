import { sameSentence } from "../candidates/cancel-sentence";
import type { Heard } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { hasClientRow, hasSeparator } from "../layout/client-rows";
import { once } from "../once";
import { firsts } from "../phrases/firsts";
import { particles } from "../phrases/names";
import type { Place } from "../statements/statements";
import { isSubject } from "./errands";

/**
 * "Our technician", "Dear customer": somebody who serves the practitioner cancels, and that frees nothing. Where a
 * client is named, it is the tool that writes so to its own customer. "The organizer" of a calendar file may be a client.
 */
export function isOfSupplier({ layer, subject, body }: Heard, inCalendar: boolean): boolean {
  const signs = [...subject.places, ...body.places].filter(
    (place) => isSign(place) || (place.cue === "organizer" && !inCalendar),
  );
  const foreign = body.places.filter(({ cue }) => cue === "foreign");
  if (signs.length === 0 && foreign.length === 0) return false;
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  const personal = told.filter(({ cue }) => cue === "personal");
  // "Our engineer won't be able to make it", "our engineer is ill, we have to cancel": else a person writes "I", who is a client.
  if (personal.length > 0)
    return (
      personal.some((place) => signs.some((sign) => isSubject(sign, place))) ||
      (signs.some(isOurs) && personal.every((place) => isByUs(place) || isOfOurs(place, signs)) && !hasClientRow(layer))
    );
  if (signs.length === 0 && !told.every((place) => foreign.some((one) => sameSentence(one, place)))) return false;
  // "The organizer has canceled this event. Midwest Bar has canceled this event.": it is no client's name.
  const isEvent = signs.some((sign) => sign.cue === "organizer" && told.some((place) => sameSentence(sign, place)));
  return !hasClientRow(layer) && (isEvent || !told.some(isByName));
}

const isByUs = ({ line, from, at, words }: Place) => we.test(line.text.slice(from, at + words.length));
/** "You can strike the appointment, our engineer is ill": a client who writes so would say "I". */
const isOfOurs = (place: Place, signs: Place[]) =>
  signs.some((sign) => isOurs(sign) && sameSentence(sign, place)) &&
  !firsts.test(place.line.text.slice(place.from, place.to));
const isOurs = ({ words }: Place) => ours.test(words);
const ours = new RegExp(`(?<!\\p{L})(?:${anyOf(({ parties }) => parties.ours)})(?!\\p{L})`, "iu");
const we = new RegExp(`(?<!\\p{L})(?:${anyOf(({ parties }) => parties.we)})(?!\\p{L})`, "iu");

/** "Dear customer," and "your appointment with our designer", but not "with our client Ann". */
const isSign = ({ cue, line, at, words }: Place) =>
  cue === "customer" &&
  (/^ ?(?:[,:!]|$)/.test(line.text.slice(at + words.length)) || !client.test(words.slice(words.lastIndexOf(" ") + 1)));

/** "Your client Ann Cole has cancelled" */
export const isByName = ({ line, at, words }: Place) =>
  doer.test(line.text.slice(0, at + words.length).replace(/ \([^()]*\)/g, ""));
const doer = new RegExp(
  `(?:\\p{Lu}[\\p{L}'’.-]{0,40} ${particles}){2}(?:${anyOf(({ people }) => people.hasCancelled)})(?!\\p{L})`,
  "u",
);

const client = new RegExp(`^(?:${anyOf(({ labels }) => labels.who.replaceAll(" ", "|"))})s?$`, "iu");

/** "Provider: Dr. Arenas": who serves. */
export const servingIn = (line: string): string | null =>
  line.length > LONGEST_ROW || !hasSeparator(line) ? null : (serving().exec(line)?.[1] ?? null);

const LONGEST_ROW = 90;
const serving = once(
  () => new RegExp(`^\\W{0,4}(?:${anyOf(({ parties }) => parties.servingRow)})\\s?[:\\t]\\s*(.+)$`, "iu"),
);
