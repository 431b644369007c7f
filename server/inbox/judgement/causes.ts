import type { Candidate } from "./candidates";
import type { Heard } from "./heard";
import { cancelling, inSentence } from "./slots";
import type { Place } from "./statements";

/**
 * "The airline put us on Saturday morning, so I have to cancel Sunday at 1": a day on the far side of "so" or "because"
 * is that of the reason, where the cancellation has a day or an hour of its own. "I have Monday at 10 and Wednesday at 11, so I
 * cancel Wednesday" names one of them again.
 */
export function withoutCauses(heard: Heard): Heard {
  const { places } = heard.body;
  const turns = places.filter(({ cue }) => cue === "therefore" || cue === "because");
  if (turns.length === 0) return heard;
  const told = places.filter(({ cue }) => cue !== "headline" && cancelling.has(cue));
  const clauses = turns.flatMap((turn) => told.filter((place) => isTogether(turn, place)).flatMap(aroundOf(turn)));
  const causes = new Set(clauses.flatMap((clause) => outside(clause, heard.candidates)));
  if (causes.size === 0) return heard;
  const candidates = heard.candidates.map((one) => (causes.has(one) ? { ...one, role: "aside" as const } : one));
  return { ...heard, candidates };
}

interface Clause {
  sentence: Place;
  from: number;
  to: number;
}

const isTogether = (a: Place, b: Place) => a.line === b.line && a.from === b.from;

/** The side of the turn on which the cancellation stands: behind "so", before "because". */
const aroundOf =
  (turn: Place) =>
  (place: Place): Clause[] => {
    if (turn.cue === "therefore" && turn.at <= place.at) return [{ sentence: place, from: turn.at, to: place.to }];
    if (turn.cue === "because" && turn.at >= place.at + place.words.length)
      return [{ sentence: place, from: place.from, to: turn.at }];
    return [];
  };

function outside({ sentence, from, to }: Clause, candidates: Candidate[]): Candidate[] {
  const inside = ({ line, at }: Pick<Candidate, "line" | "at">) => line === sentence.line && at >= from && at < to;
  const here = candidates.filter((one) => inSentence(one, sentence) && !one.labelled);
  if (!here.some((one) => inside(one) || one.again.some(inside))) return [];
  return here.filter((one) => !inside(one) && !one.again.some(inside));
}
