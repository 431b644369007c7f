import { inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { lower } from "../message/line";
import { type Cues, inLanguages, listen } from "../phrases/cues";
import { sentencesOf } from "../statements/sentences";
import type { Place } from "../statements/statements";
import { but, type Heard } from "./heard";
import { clausesOf, hourOf, isOfVisit, type Stretch, saysNothingElse, stretchesOf } from "./reason-clauses";

/**
 * "He is in court on Thursday from 1 until 5 and has to give up his 2 pm session that day": what is said before the clause
 * with the verb, and has an hour of its own, is why; the appointment has the hour behind it, or stands in a sentence before. So is what
 * was moved: "the dress rehearsal has been moved to Thursday at 6, so we can't make Thursday at 5".
 */
export function withoutWhysBefore(heard: Heard, cues: Cues): Heard {
  const timed = heard.candidates.filter(isTimed);
  if (timed.length < 2) return heard;
  const verbs = verbsIn(heard, cues);
  if (verbs.length === 0) return heard;
  const told = timed.filter((one) => verbs.some((verb) => isMeant(one, verb, cues)));
  const booked = told.length > 0 ? [] : timed.filter((one) => isBooked(one, timed, verbs, cues));
  const meant = [...told, ...booked];
  const asides = new Set(
    timed.filter((one) => isOther(one, meant) && verbs.some((verb) => isBefore(one, verb, heard, cues))),
  );
  const moved = heard.body.places.filter(
    (place) => place.cue === "moved" && verbs.some((verb) => isWhyMoved(place, verb, told, heard, cues)),
  );
  for (const one of heard.candidates)
    if (!meant.includes(one) && moved.some((place) => inSentence({ line: one.line, at: one.begin }, place)))
      asides.add(one);
  if (asides.size === 0 && moved.length === 0) return heard;
  const places = heard.body.places.filter((place) => !moved.includes(place));
  const said = new Set(heard.body.said);
  if (!places.some(({ cue }) => cue === "moved")) said.delete("moved");
  const candidates = heard.candidates.map((one): Candidate => {
    if (asides.has(one)) return { ...one, role: "aside", movedTo: false };
    return booked.includes(one) ? { ...one, stands: true } : one;
  });
  return but(heard, { candidates, body: { said, places } });
}

const isTimed = ({ time, labelled, row, role, line, dates }: Candidate) =>
  time !== null && !labelled && !row && dates.length > 0 && role !== "stamp" && !line.text.includes("\t");

/** The words that say that somebody does not come, or that an appointment was moved, and the clauses of their sentence. */
interface Verb {
  place: Place;
  clauses: Stretch[];
  own: Stretch;
}

function verbsIn({ body, candidates }: Heard, cues: Cues): Verb[] {
  const personal = body.places.filter(({ cue }) => cue === "personal");
  const told = personal.length > 0 ? personal : body.places.filter(({ cue, named }) => cue === "moved" && named);
  return told.flatMap((place) => {
    const { line, at, words } = place;
    if (!candidates.some((one) => one.line === line)) return [];
    const sentence = sentencesOf(line).findLast(({ from }) => from <= at);
    if (!sentence) return [];
    const { from, text } = sentence;
    const fixed = candidates.filter((one) => one.line === line).flatMap(stretchesOf);
    // "… and has to cancel": the "and" that leads to the verb, with no day between, begins its clause.
    const leading = (joining: Stretch[]) => {
      const last = joining.findLast((one) => from + one.to <= at);
      return last && !fixed.some((one) => one.from >= from + last.from && one.from < at) ? [last] : [];
    };
    const clauses = clausesOf(line.text, from, from + text.length, fixed, cues, leading);
    const own = clauses.findLast((one) => one.from <= at);
    // "Il faut donc annuler": a turn within the words parts nothing.
    const last = clauses.findLast((one) => one.from < at + words.length);
    return own && last ? [{ place, clauses, own: { from: own.from, to: last.to } }] : [];
  });
}

/** In the clause of the verb, or behind it where nothing else is said: "I have to cancel that day, my 2 pm and Noah's 2:30". */
function isMeant(one: Candidate, { place, own, clauses }: Verb, cues: Cues) {
  const at = hourOf(one);
  if (one.line !== place.line || at === null || at < own.from || one.role === "aside") return false;
  const clause = clauses.find(({ from, to }) => from <= at && at < to);
  return at < own.to || (!!clause && saysNothingElse(one.line, clause, place.from, stretchesOf(one), cues));
}

/**
 * "You have me down for Monday at 2:30. The engineer comes between 1 and 5 that day, so I must cancel.": where the hour before the verb is
 * of the same day, the sentence right before names the appointment.
 */
function isBooked(one: Candidate, timed: Candidate[], verbs: Verb[], cues: Cues) {
  const sentences = sentencesOf(one.line);
  const i = sentences.findIndex(({ from }) => from === one.sentence);
  const [own, next] = [sentences[i], sentences[i + 1]];
  if (!own || !next || !isOfVisit(own.text, cues)) return false;
  const isNext = ({ place }: Verb) => place.line === one.line && place.from === next.from;
  const isSameDay = (other: Candidate) =>
    other.sentence === next.from && other.dates.some((date) => one.dates.includes(date));
  return verbs.length === 1 && verbs.every(isNext) && timed.some(isSameDay);
}

function isBefore(one: Candidate, { place, clauses, own }: Verb, { body }: Heard, cues: Cues) {
  const at = hourOf(one);
  if (one.line !== place.line || at === null || at >= own.from) return false;
  const clause = clauses.find(({ from, to }) => from <= at && at < to);
  const [first] = clauses;
  if (!clause || !first) return false;
  // "The inspector is booked from 2 until 4"
  const isErrand = body.places.some(
    ({ cue, line, at: begin }) => cue === "errand" && line === one.line && begin >= clause.from && begin < at,
  );
  const text = one.line.text.slice(clause.from, clause.to);
  return isErrand
    ? !listen(cues, lower(text)).find("appointment")
    : !isOfVisit(text, cues) && !saysNothingElse(one.line, clause, first.from, stretchesOf(one), cues);
}

const isOther = (one: Candidate, meant: Candidate[]) =>
  !meant.includes(one) &&
  meant.length > 0 &&
  meant.every(({ time, dates }) => time !== one.time || !dates.some((date) => one.dates.includes(date)));

/**
 * What was moved is no appointment, and nobody's: "you moved it to Thursday". Another clause or a later sentence says who does not come, and
 * when, which is another hour.
 */
function isWhyMoved(moved: Place, verb: Verb, told: Candidate[], { candidates, body }: Heard, cues: Cues) {
  const { place, own } = verb;
  if (place.cue === "moved" || !told.some((one) => isMeant(one, verb, cues) && !one.movedTo)) return false;
  const { line, from, at, words } = moved;
  const isBehind = place.line === line ? own.from > at : place.line.number > line.number;
  if (!isBehind || somebody(cues).test(line.text.slice(from, at + words.length))) return false;
  const isHere = place.line === line && place.from === from;
  const isSame = (one: Candidate) => inSentence(one, moved) && !isOther(one, told) && !isMeant(one, verb, cues);
  const to = isHere ? Math.min(moved.to, own.from) : moved.to;
  const isInternal = listen(cues, lower(line.text.slice(from, to))).find("internal") !== null;
  return !candidates.some(isSame) && (isInternal || !isOfVisit(withoutErrands(moved, to, body), cues));
}

/** "My job interview was moved to Thursday at 1:30": what she has elsewhere may be called like an appointment. */
const withoutErrands = ({ line, from }: Place, to: number, { places }: Heard["body"]) =>
  places
    .filter((one) => (one.cue === "errand" || one.cue === "elsewhere") && one.line === line && one.at >= from)
    .reduce((text, { at, words }) => blanked(text, at, words.length), line.text.slice(0, to))
    .slice(from);
const blanked = (text: string, at: number, length: number) =>
  text.slice(0, at) + " ".repeat(Math.max(0, Math.min(length, text.length - at))) + text.slice(at + length);

const somebody = inLanguages(
  (anyIn) =>
    new RegExp(
      `(?<!\\p{L})(?:${anyIn(
        ({ comers }) => comers.firsts,
        ({ comers }) => comers.others,
      )})(?!\\p{L})`,
      "iu",
    ),
);
