import { startsRow } from "../candidates/lists";
import type { Heard } from "../hearing/heard";
import type { Judgement } from "../judgement/judged";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { matchesIn } from "../matches";
import { lower } from "../message/line";
import { type Cues, inLanguages, placesOf, says } from "../phrases/cues";
import { firsts } from "../phrases/firsts";
import { dialOf, hoursIn } from "../phrases/hours";
import { firstNamesIn, namesIn } from "../phrases/names";
import { sentencesOf } from "../statements/sentences";

/**
 * "Frau Mohr hat morgen 11:30 abgesagt, da sitzt jetzt Herr Arndt", "metí a Luis Araya": beside the words of a desk that cancel,
 * or move, somebody else is named with a verb that gives him the time. Whoever comes on another day, or at another hour, has that one.
 */
export function seatsAnother(
  { layer, body, notes, candidates, digest }: Heard,
  { kind, from, slots }: Judgement,
  cues: Cues,
): boolean {
  if (from.length === 0 || from.some(({ labelled }) => labelled)) return false;
  const isMove = kind === "reschedule";
  const told = [...body.places, ...notes.places].filter(
    ({ cue }) => cancelling.has(cue) || (isMove && cue === "moved"),
  );
  const first = told[0]?.line.number ?? 0;
  const dials = slots.map(({ time }) => dialOf(time));
  // A client who writes "I" names towns and holidays, too.
  const isOwn = told.every(({ line, from, at, words }) => firsts.test(line.text.slice(from, at + words.length)));
  // "Per conto del Dott. Brambati": whose it was is nobody else.
  const behalf = body.places
    .filter(({ cue }) => cue === "office")
    .map(({ line, at, words }) => line.text.slice(at, at + words.length + NAME));
  // "I moved Mr. Moor": behind the verb.
  const owners = [
    ...told.map(({ line, to, at, words }) => line.text.slice(0, isMove ? to : at + words.length)),
    ...behalf,
  ];
  const whose = new Set(owners.flatMap(wordsOf));
  return layer.lines.some((line) => {
    if (line.number < first || line.number > first + REACH || line.text.includes("\t")) return false;
    // "Messages / Eva Roth: Kann ich am Montag früher kommen?", in another part of a digest
    if (digest && line.text.endsWith("?")) return false;
    return sentencesOf(line).some((sentence) => {
      const here = told.filter((place) => place.line === line && place.from === sentence.from);
      const begin = Math.max(sentence.from, ...here.map(({ at, words }) => at + words.length));
      const text = line.text.slice(begin, sentence.from + sentence.text.length);
      const because = body.places.find(
        ({ cue, line: other, at }) => cue === "because" && other === line && at >= begin,
      );
      const clause = because ? text.slice(0, because.at - begin) : text;
      if (!seats(cues).test(clause) || denies(cues).test(clause)) return false;
      if (
        here.length === 0 &&
        sentence.from === 0 &&
        startsRow(sentence.text.split(/\d/)[0] ?? "") &&
        /\d/.test(sentence.text)
      )
        return false;
      const small = lower(clause);
      const isNobody = ({ from: a, to: b }: { from: number; to: number }) =>
        namedIn(clause.slice(a, b), cues).length === 0;
      if (says(cues, "another", small) || placesOf(cues, "unfilled", small).some(isNobody)) return false;
      const isOther = hoursIn(clause).some(({ dial }) => !dials.includes(dial));
      const days = candidates.filter((one) => one.line === line && one.at >= begin && one.at < begin + clause.length);
      if (isOther || days.some(({ dates }) => !slots.some(({ date }) => dates.includes(date)))) return false;
      return (isOwn ? personsIn(clause) : namedIn(clause, cues)).some(
        (name) => !wordsOf(name).some((word) => whose.has(word)),
      );
    });
  });
}

/** Room for a title and two names. */
const NAME = 30;

/** Lines below the first that cancels. */
const REACH = 6;

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

const personsIn = (text: string) => [
  ...namesIn(text).map(({ from, to }) => text.slice(from, to)),
  ...firstNamesIn(text),
];
/** By title or first name; where only names have capitals, by those. */
const namedIn = (text: string, { comer }: Cues) => [
  ...personsIn(text),
  ...(comer.capitals ? [] : matchesIn(inside, text).flatMap(({ 0: name }) => (yours.test(name) ? [] : name))),
];
/** "Presso il Suo studio": the polite word for "your" has a capital. */
const yours = new RegExp(`^(?:${anyOf(({ parties }) => parties.yours)})$`, "iu");
const inside = /(?<=\p{Ll}\s|\p{Ll}\.\s)\p{Lu}\p{Ll}[\p{L}'’-]+/gu;

const seats = inLanguages(
  (anyIn) => new RegExp(`(?<!\\p{L})(?:${anyIn(({ parties }) => parties.seats)})(?!\\p{L})`, "iu"),
);
const denies = inLanguages(
  (anyIn) => new RegExp(`(?<![\\p{L}'])(?:${anyIn(({ parties }) => parties.denies)})(?!\\p{L})`, "iu"),
);
