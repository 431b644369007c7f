import { inSentence } from "../candidates/cancel-sentence";
import { type Heard, states } from "../hearing/heard";

/** "I can't make Thursday at 3. If I'm still ill on Friday, I'll have to cancel that, too" leaves Friday open. */
export const hangs = (heard: Heard) =>
  heard.body.places.some(
    (place) => place.cue === "onlyIf" && (heard.candidates.some((one) => inSentence(one, place)) || !states(heard)),
  );
