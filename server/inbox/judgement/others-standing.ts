import { inSentence, sameSentence } from "../candidates/cancel-sentence";
import { but, type Heard, withAsides } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { lower } from "../message/line";
import { namesIn } from "../phrases/names";
import type { Place } from "../statements/statements";

/**
 * "Miss Dacre is only running late tomorrow, she'll be there by 11.", behind the rows of two patients who have cancelled: somebody else is
 * named, by a title or in full, and nothing of those rows stands. "Jenny will come after all" may be one of them.
 */
export function withoutOthersStanding(heard: Heard): Heard {
  const { body, candidates } = heard;
  const standing = body.places.filter(({ cue }) => cue === "standing");
  if (standing.length === 0 || heard.subject.said.has("standing")) return heard;
  const told = [
    ...candidates.filter(({ time, role }) => time !== null && role !== "aside").map(({ line }) => line.text),
    ...body.places.filter(({ cue }) => cancelling.has(cue)).map(sentenceOf),
  ];
  const known = new Set(told.flatMap(surnamesIn));
  const isOfOther = (place: Place) => {
    const names = surnamesIn(sentenceOf(place));
    return names.length > 0 && names.every((name) => !known.has(name)) && !isTold(place, body.places);
  };
  if (known.size === 0 || !standing.every(isOfOther)) return heard;
  const said = new Set(body.said);
  said.delete("standing");
  const left = but(heard, { body: { said, places: body.places.filter(({ cue }) => cue !== "standing") } });
  return withAsides(left, (one) => standing.some((place) => inSentence(one, place)));
}

const sentenceOf = ({ line, from, to }: Place) => line.text.slice(from, to);

const surnamesIn = (text: string) =>
  namesIn(text).map(({ from, to }) => lower(text.slice(from, to)).split(/[ -]/).at(-1) ?? "");

/** The same sentence cancels: whose is what? */
const isTold = (place: Place, places: Place[]) =>
  places.some((other) => cancelling.has(other.cue) && sameSentence(other, place));
