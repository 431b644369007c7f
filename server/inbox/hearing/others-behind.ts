import { inSentence, sameSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { cancelling } from "../languages/cue";
import { sentencesOf } from "../statements/sentences";
import type { Place } from "../statements/statements";
import { type Heard, withAsides } from "./heard";

/**
 * "Client has 2 other upcoming appointments. The first is on 4/7/2026.": the days of the sentence behind one that speaks of other
 * appointments, and neither cancels nor names a day, are theirs, where what was cancelled has its day and hour elsewhere.
 */
export function withoutOthersBehind(heard: Heard): Heard {
  const { body, candidates } = heard;
  const others = body.places.filter((place) => place.cue === "another" && isOnlyTold(place, heard));
  if (others.length === 0) return heard;
  const behind = new Set(candidates.filter((one) => others.some((place) => isBehind(one, place, heard))));
  const isNamed = candidates.some((one) => !behind.has(one) && one.dates.length > 0 && one.time !== null);
  if (behind.size === 0 || !isNamed) return heard;
  return withAsides(heard, (one) => behind.has(one));
}

const isOnlyTold = (place: Place, { body, candidates }: Heard) =>
  !body.places.some((other) => cancelling.has(other.cue) && sameSentence(other, place)) &&
  !candidates.some((one) => one.dates.length > 0 && inSentence(one, place));

/** In the next sentence of the line, which leads to the day with words and cancels nothing. */
function isBehind(one: Candidate, { line, to }: Place, { body }: Heard) {
  if (one.line !== line || one.at < to) return false;
  const own = sentencesOf(line).findLast(({ from }) => from <= one.at);
  return (
    own !== undefined &&
    line.text.slice(to, own.from).trim() === "" &&
    /\p{L}/u.test(line.text.slice(own.from, one.begin)) &&
    !body.places.some((place) => cancelling.has(place.cue) && inSentence(one, place))
  );
}
