import { anyOf } from "../languages/known";
import type { Place } from "../statements/statements";
import { isByName } from "./suppliers";

export const byClient = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    ({ labelWords, comers }) => `(?:${labelWords.actor}) (?:(?:${comers.articles}) )?(?:${comers.clients})`,
    ({ people, comers }) => `(?:${comers.articles}) (?:${comers.clients}) (?:${people.hasCancelled})`,
  )})(?!\\p{L})`,
  "iu",
);

/** "Cancelled by the client", "a patient has cancelled" */
const isBySomeClient = ({ line, from, to }: Place) => byClient.test(line.text.slice(from, to));

/** The same, or by somebody with a name. */
export const isByClient = (place: Place) => isByName(place) || isBySomeClient(place);

/** "3/9 9:00 AM  Hi Ann, this is a reminder of your visit at Summit Dental": a row of what was written before to the client who has now cancelled. */
export const isOfHistory = ({ line }: Place, told: Place[]) => stamped.test(line.text) && told.some(isBySomeClient);
const stamped = /^\W*\d{1,4}[/.-]\d{1,2}[^\p{L}]*(?:[ap]\.?m\b)?\W+\p{Lu}/u;
