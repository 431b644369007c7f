import type { Candidate } from "./candidates";
import type { Heard } from "./judge";
import { cancelling, inSentence } from "./slots";

/**
 * Whether the practice itself is why nothing takes place. "We are closed December 24 through January 3", below an
 * appointment of the 10th, says nothing of that appointment.
 */
export function isOfPractice({ subject, body, candidates }: Heard, from: Candidate[]): boolean {
  if (subject.said.has("wholeClass")) return true;
  if (!body.said.has("wholeClass")) return false;
  const freed = from.flatMap(({ dates }) => dates);
  return body.places.some((place) => {
    if (place.cue !== "wholeClass") return false;
    const cancels = body.places.some(
      (one) => cancelling.has(one.cue) && one.line === place.line && one.from === place.from,
    );
    const days = candidates.filter((one) => inSentence(one, place)).flatMap(({ dates }) => dates);
    if (cancels || freed.length === 0 || days.length === 0) return true;
    return freed.some((date) => days.some((day) => day <= date) && days.some((day) => day >= date));
  });
}
