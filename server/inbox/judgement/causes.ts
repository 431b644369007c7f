import { inSentence, sameSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { but, type Heard, withAsides } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import type { Line } from "../message/line";
import type { Place } from "../statements/statements";
import { withoutOtherHours } from "./other-hours";

/**
 * "The airline put us on Saturday morning, so I have to cancel Sunday at 1": a day on the far side of "so" or "because"
 * is that of the reason, where the cancellation has a day or an hour of its own. "I have Monday at 10 and Wednesday at 11, so I
 * cancel Wednesday" names one of them again.
 */
export function withoutCauses(whole: Heard): Heard {
  const heard = withoutOtherHours(withoutEnablers(withoutNews(whole)));
  const { places } = heard.body;
  const turns = places.filter(({ cue }) => cue === "therefore" || cue === "because");
  if (turns.length === 0) return heard;
  const told = places.filter(({ cue }) => (cue !== "headline" && cancelling.has(cue)) || cue === "unfit");
  const clauses = turns.flatMap((turn) =>
    told.filter((place) => sameSentence(turn, place)).flatMap(aroundOf(turn, told)),
  );
  const causes = new Set(clauses.flatMap((clause) => outside(clause, heard.candidates)));
  return withAsides(heard, (one) => causes.has(one));
}

/** "Please cancel this appointment, I tested positive this morning": no day of an appointment, though it would be one in "I can't come this morning". */
function withoutNews(heard: Heard): Heard {
  const told = heard.body.places.filter(({ cue }) => cancelling.has(cue));
  const isNews = ({ line, at, time, weekday, exact, numbered, sentence }: Candidate) =>
    time === null &&
    weekday === null &&
    !exact &&
    !numbered &&
    told.some(
      (place) =>
        place.line === line &&
        place.from === sentence &&
        anew.test(line.text.slice(place.at + place.words.length, Math.max(at, place.at + place.words.length))),
    );
  return withAsides(heard, isNews);
}
const anew = new RegExp(`[,;–—] (?:${anyOf(({ comers }) => comers.firsts)}) `, "iu");

/** "The picnic is off, so I'll definitely be at our session on Monday": what is off is why somebody comes. */
function withoutEnablers(heard: Heard): Heard {
  const { places, said } = heard.body;
  const turns = places.filter(({ cue }) => cue === "therefore");
  const enables = (place: Place) =>
    cancelling.has(place.cue) &&
    turns.some(
      (turn) =>
        sameSentence(turn, place) &&
        place.at < turn.at &&
        places.some((other) => other.cue === "kept" && sameSentence(turn, other) && other.at > turn.at) &&
        !heard.candidates.some((one) => inSentence(one, place) && one.at < turn.at),
    );
  const left = places.filter((place) => !enables(place));
  if (left.length === places.length) return heard;
  const still = [...said].filter((cue) => !cancelling.has(cue) || left.some((place) => place.cue === cue));
  return but(heard, { body: { said: new Set(still), places: left } });
}

interface Clause {
  sentence: Place;
  from: number;
  to: number;
  /** It names a day with its hour. */
  whole?: true;
}

/** The side of the turn on which the cancellation stands: behind "so", before "because", or behind it if what is before cancels nothing, and another sentence does. */
const aroundOf =
  (turn: Place, told: Place[]) =>
  (place: Place): Clause[] => {
    const isFirst = ({ at }: Place) =>
      !told.some((other) => sameSentence(other, place) && other.at < at) &&
      told.some((other) => !sameSentence(other, place));
    if (turn.cue === "therefore" && turn.at <= place.at) return [{ sentence: place, from: turn.at, to: place.to }];
    // "I need to cancel Wednesday at 2:15, she is in labor so I am getting on a plane at 6": what comes of it.
    const isLast = !told.some((other) => sameSentence(other, place) && other.at > turn.at);
    if (turn.cue === "therefore" && isLast && turn.at >= place.at + place.words.length)
      return [{ sentence: place, from: place.from, to: turn.at, whole: true }];
    if (turn.cue === "because" && turn.at >= place.at + place.words.length)
      return [{ sentence: place, from: place.from, to: turn.at }];
    // "I booked Wednesday at 2 because Saturday isn't going to work"
    if (turn.cue === "because" && turn.at < place.at && isFirst(place))
      return [{ sentence: place, from: turn.at, to: place.to }];
    return [];
  };

function outside({ sentence, from, to, whole }: Clause, candidates: Candidate[]): Candidate[] {
  const within = (line: Line, begin: number, end: number) => line === sentence.line && end > from && begin < to;
  const inside = ({ line, begin, end }: Candidate) => within(line, begin, end);
  const again = (one: Candidate) => one.again.some(({ line, at }) => within(line, at, at + 1));
  const here = candidates.filter((one) => inSentence(one, sentence) && !one.labelled);
  const isNamed = (one: Candidate) =>
    !one.labelled && inside(one) && (!whole || (one.time !== null && one.dates.length > 0));
  if (!candidates.some((one) => isNamed(one) || again(one))) return [];
  return here.filter((one) => !inside(one) && !again(one));
}
