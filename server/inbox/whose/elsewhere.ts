import { sameSentence } from "../candidates/cancel-sentence";
import type { Heard } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { hasClientRow } from "../layout/client-rows";
import type { Place } from "../statements/statements";
import { isByClient, isOfHistory } from "./by-client";
import { isCancelledOne, reasoned } from "./errands";

/**
 * The reader is the customer, and what was cancelled is an appointment of hers at somebody else's: a vaccination, a talk with
 * the bank; "Mr Lowe has to cancel your meeting"; "this is Dr Patel's office, your appointment is cancelled". A nurse has clients
 * for a vaccination, so a client who acts, has a row, or writes "I" outweighs what the word alone says.
 */
export function isElsewhere({ layer, subject, body }: Heard): boolean {
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  const here = (cue: Place["cue"]) =>
    body.places.filter((place) => place.cue === cue && told.some((one) => sameSentence(one, place)));
  if (here("theirs").some(isToReader)) return true;
  const personal = told.some(({ cue }) => cue === "personal");
  const isOffice = body.places.some((place) => place.cue === "office" && !isOfHistory(place, told));
  if (isOffice && !body.said.has("mine") && here("shared").length > 0) return true;
  if (!subject.said.has("elsewhere") && here("elsewhere").length === 0) return false;
  if (personal || hasClientRow(layer) || told.some(isByClient)) return false;
  if (subject.said.has("elsewhere") && subject.places.some(({ cue }) => cancelling.has(cue))) return true;
  return here("elsewhere").some((place) => told.some((one) => sameSentence(one, place) && isObject(place, one)));
}

/** "Ihren Termin" is the reader's, "ihren Termin" her own. */
const isToReader = ({ words }: Place) => !/(?<!\p{L})ihr/u.test(words);

/** What was cancelled stands before the verb, or right behind it. Where it is the reason, a word says so. */
function isObject(place: Place, told: Place) {
  const lead = place.line.text.slice(Math.max(place.from, place.at - 25), place.at);
  if (reasoned.test(lead)) return false;
  return place.at < told.at + told.words.length || isCancelledOne(place, told);
}
