import type { Cues, Listener } from "../phrases/cues";
import { placesOf, says } from "../phrases/cues";
import { namesIn } from "../phrases/names";

/**
 * "Fill this opening", "People on your waitlist may want it", "3 clients match this slot": what tools say of a freed time
 * beside it. An order to the reader, a possibility, a number or a place where it is shown gives the time to nobody, unless
 * somebody in particular is named for it: "Offer this slot to Marla". `text`: as it was written; `rest`, of the same
 * length, what is left of it.
 */
export function withoutHints(rest: string, text: string, listener: Listener, cues: Cues): string {
  let left = rest;
  for (const { from, to } of listener.places("hinted"))
    if (!isForSomebody(text.slice(from, to), rest.slice(from, to), cues))
      left = left.slice(0, from) + "~".padEnd(to - from) + left.slice(to);
  return left;
}

/** Somebody of whom one can say who it is: by name, or as hers. */
export const isForSomebody = (text: string, small: string, cues: Cues): boolean =>
  namesIn(text).length > 0 || isHandedTo(text, small, cues);

/** "Offer her another one", "offer this one to the Lindgrens" */
export function isHandedTo(text: string, small: string, cues: Cues): boolean {
  if (says(cues, "hers", small)) return true;
  if (cues.comer.capitals) return false;
  return placesOf(cues, "handedTo", small).some(({ to }) => /^ (?:\p{Lu}\p{Ll}|\p{Lu}\.)/u.test(text.slice(to)));
}
