import { sameSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { but, type Heard } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { marks } from "../layout/clause-marks";
import { matchesIn } from "../matches";
import type { Place } from "../statements/statements";

/**
 * "Please cancel Monday at 4 but keep Wednesday at 4": one sentence that says two things, each in a part of its own. The
 * last mark or "and" between the two verbs parts them, unless it stands inside a date. Where there is none, both
 * are left to speak of the whole sentence, which decides nothing.
 */
export function inClauses(heard: Heard): Heard {
  const { places } = heard.body;
  const kept = places.filter(({ cue }) => cue === "kept");
  if (kept.length === 0) return heard;
  const gone = places.filter(({ cue }) => cancelling.has(cue));
  const parted = places.map((place) => {
    const others = place.cue === "kept" ? gone : cancelling.has(place.cue) ? kept : [];
    let { from, to } = place;
    for (const other of others) {
      const at = sameSentence(place, other) ? breakBetween(place, other, heard) : null;
      if (at === null) continue;
      if (verbOf(place, other) > at) from = Math.max(from, at);
      else to = Math.min(to, at);
    }
    return from === place.from && to === place.to ? place : { ...place, from, to };
  });
  return but(heard, { body: { said: heard.body.said, places: parted } });
}

const endOf = ({ at, words }: Place) => at + words.length;

/** Where its verb stands. "Hat den Montag behalten und den Mittwoch abgesagt": around another statement it comes last. */
const verbOf = (place: Place, other: Place) =>
  other.at > place.at && endOf(other) < endOf(place) ? endOf(place) - 1 : place.at;

function breakBetween(a: Place, b: Place, { body, candidates }: Heard) {
  const [first, second] = verbOf(a, b) < verbOf(b, a) ? [a, b] : [b, a];
  const [from, to] = [endOf(first), verbOf(second, first)];
  const inDate = (at: number) =>
    candidates.some((one: Candidate) => one.line === a.line && at > one.begin && at < one.end);
  const breaks = [
    ...matchesIn(marks, a.line.text.slice(0, to)).map(({ index }) => index),
    ...body.places.filter((place) => place.cue === "clause" && sameSentence(place, a)).map(({ at }) => at),
  ].filter((at) => at >= from && at < to && !inDate(at));
  return breaks.length > 0 ? Math.max(...breaks) : null;
}
