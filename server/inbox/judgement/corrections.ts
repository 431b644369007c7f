import { inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { but, type Heard, withAsides } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import type { Place } from "../statements/statements";

/**
 * What somebody writes of her own words counts from there on. "Ignore my last" takes back all that stands before it, and
 * stands against every cancellation unless one follows; "I meant Friday at 3" puts another time in the place of the first;
 * "changed my mind again, please do cancel" outlives an earlier "I can come after all".
 */
export function asCorrected(heard: Heard): Heard {
  return withMeant(withoutOutlived(withoutRetracted(withoutIdle(heard))));
}

/** "I have to cancel Thursday at 3. I meant 4": which hour, or which day, has to be asked. */
export const isHalfCorrected = (heard: Heard) =>
  heard.body.places.some((place) => place.cue === "corrected" && meantBy(place, heard).length === 0);

const isAfter = (a: Pick<Place, "line" | "at">, b: Pick<Place, "line" | "at">) =>
  a.line.number > b.line.number || (a.line.number === b.line.number && a.at > b.at);

const last = ({ body }: Heard, cue: Place["cue"]) =>
  body.places.filter((place) => place.cue === cue).reduce((a: Place | null, b) => (a && isAfter(a, b) ? a : b), null);

const number = new RegExp(
  `\\d|(?<!\\p{L})(?:${anyOf(
    ({ weekdays, months }) => [...weekdays, ...months].join(" ").replaceAll(" ", "|"),
    ({ numbers }) => numbers.replaceAll(/[ /]/g, "|"),
  )})(?!\\p{L})`,
  "iu",
);

/** "I meant to write sooner" corrects no day and no hour. */
function withoutIdle(heard: Heard): Heard {
  if (!heard.body.said.has("corrected")) return heard;
  const isIdle = ({ cue, line, at, words, to }: Place) =>
    cue === "corrected" && !number.test(line.text.slice(at + words.length, to));
  return withPlaces(
    heard,
    heard.body.places.filter((place) => !isIdle(place)),
  );
}

function withPlaces(heard: Heard, places: Place[]): Heard {
  return but(heard, { body: { said: new Set(places.map(({ cue }) => cue)), places } });
}

function withoutRetracted(heard: Heard): Heard {
  const { subject, body } = heard;
  const retracted = last(heard, "retracted");
  if (!retracted && !subject.said.has("retracted")) return heard;
  const stated = retracted && body.places.some((place) => isStated(place, retracted));
  if (!retracted || !stated)
    return but(heard, { body: { ...body, said: new Set([...body.said, "standing" as const]) } });
  const places = body.places.filter((place) => !isAfter(retracted, place));
  return withAsides(withPlaces(heard, places), (one) => isAfter(retracted, one));
}

const reported = new RegExp(`(?<!\\p{L})(?:${anyOf(({ corrections }) => corrections.reported)})(?!\\p{L})`, "iu");

/** Not "ignore my message saying that she cancelled": what the message had said is parted by no mark, or told as its words. */
function isStated(place: Place, retracted: Place): boolean {
  if (!cancelling.has(place.cue) || !isAfter(place, retracted)) return false;
  const { text } = place.line;
  const here = place.line === retracted.line;
  const between = text.slice(here ? retracted.at + retracted.words.length : place.from, place.at);
  return !reported.test(between) && (!here || /[.!?;,:–—(]|\s-\s/.test(between));
}

const outlived = new Set<Place["cue"]>(["standing", "kept", "retracted", "question", "request"]);

function withoutOutlived(heard: Heard): Heard {
  const resumed = last(heard, "resumed");
  const cancels = [...cancelling].some((cue) => heard.body.said.has(cue));
  if (!resumed || !cancels) return heard;
  return withPlaces(
    heard,
    heard.body.places.filter((place) => !outlived.has(place.cue) || isAfter(place, resumed)),
  );
}

/** The days behind "I meant", in its sentence. */
const meantBy = (place: Place, { candidates }: Heard) =>
  candidates.filter(
    (one) => inSentence(one, place) && one.at >= place.at && one.dates.length > 0 && one.role !== "aside",
  );

const denied = new RegExp(`(?:${anyOf(({ corrections }) => corrections.denied)}) *$`, "iu");
const isDenied = (one: Candidate) => denied.test(one.line.text.slice(one.sentence, one.begin));

function withMeant(heard: Heard): Heard {
  const corrected = last(heard, "corrected");
  const told = heard.body.places.filter(({ cue }) => cancelling.has(cue) || cue === "corrected");
  const isOther = (one: Candidate) =>
    isDenied(one) &&
    told.some((place) => inSentence(one, place)) &&
    heard.candidates.some(
      (other) =>
        other !== one &&
        other.line === one.line &&
        other.sentence === one.sentence &&
        other.dates.length > 0 &&
        !isDenied(other),
    );
  const known = withAsides(heard, isOther);
  if (!corrected || meantBy(corrected, known).length === 0) return known;
  const cancels = known.body.places.find(({ cue }) => cancelling.has(cue));
  // What is meant instead is what is cancelled.
  const places = cancels ? [...known.body.places, { ...corrected, cue: cancels.cue }] : known.body.places;
  return withAsides(withPlaces(known, places), (one) => isAfter(corrected, one));
}
