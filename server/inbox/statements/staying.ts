import { marks } from "../layout/clause-marks";
import { matchesIn } from "../matches";
import { type Cues, inLanguages, type Listener, placesOf } from "../phrases/cues";

export interface Stretch {
  from: number;
  to: number;
}

/** Where it is said that something stays. */
export interface Stay extends Stretch {
  group: boolean; // a whole class or event
  undone: boolean; // restored, or not cancelled
  affair?: string; // what goes on, where that is somebody's own affair
}

/** An hour or a day, not "20 €", "50 %", "2026" or "a 24-hour policy". */
const number =
  /(?<![$€£]\s?)(?<![\p{L}\d]|\d[.,])(?!(?:19|20)\d\d\b)\d+(?![\d.,]{0,8}\s?(?:%|€|[$£]|euro?s?\b|-?\s?(?:hours?|stunden|heures|horas|uur|ore)\b))/gu;

/**
 * Where a sentence says that an appointment stays, or is again as it was. "She'll keep the appointment" says it, "I'll keep
 * the box" and "the balance has been restored" do not: of what is named in the clause, the nearest to the verb is what stays.
 * A verb that can keep anything needs an appointment, a day or an hour; one that is said of appointments needs only that
 * nothing else is named. What goes on for the others of a group says nothing of the one who cancelled. `label` is the cell
 * before the text.
 */
export function staying(text: string, listener: Listener, cues: Cues, label = ""): Stay[] {
  const found: Stay[] = [];
  let rest = text;
  for (const cue of ["undone", "kept", "holds"] as const) {
    if (!listener.find(cue, rest)) continue;
    for (const verb of placesOf(cues, cue, rest)) {
      const clause = clauseOf(rest, verb, cues);
      const words = text.slice(clause.from, clause.to);
      const away = ({ from, to }: Stretch) => gap({ from: from + clause.from, to: to + clause.from }, verb);
      if (placesOf(cues, "forOthers", words).length > 0) continue;
      const isLabelled = label !== "" && clause.from === 0;
      if (isLabelled && placesOf(cues, "belonging", label).length > 0) continue;
      const things = placesOf(cues, "belonging", words);
      // "Online booking" and a "booking fee" are no bookings.
      const isOf = (one: Stretch) => (thing: Stretch) =>
        gap(one, thing) < 0 || (one.to + 1 === thing.from && compound.test(words.slice(one.from, thing.to)));
      // "The lab work from February is still good"
      const isFrom = (one: Stretch) => (thing: Stretch) =>
        thing.to < one.from && leadsToOrigin(cues).test(words.slice(thing.to, one.from));
      const objects = objectsOf(words, cues).filter((one) => !things.some(isOf(one)) && !things.some(isFrom(one)));
      const object = nearest(objects.map(away));
      // "gaat door" has no English door in it.
      const isApart = ({ from, to }: Stretch) => from + clause.from >= verb.to || to + clause.from <= verb.from;
      // "Son rendez-vous du 14 mai pour la couronne est maintenu": behind a preposition stands what it is for.
      const isFor = ({ from }: Stretch) =>
        leadsToPurpose(cues).test(words.slice(0, from)) && objects.some(({ to }) => to <= from);
      const thing = nearest(things.filter((one) => isApart(one) && !isFor(one)).map(away));
      if (cue === "holds" ? thing <= object : thing < object) continue;
      const affair = affairOf(text, verb, listener, cues);
      const group = nearest(placesOf(cues, "group", words).map(away));
      const appointment = nearest(placesOf(cues, "appointment", words).map(away));
      found.push({
        ...verb,
        undone: cue === "undone",
        ...(affair && { affair }),
        group: (group <= appointment && group < thing) || (isLabelled && placesOf(cues, "group", label).length > 0),
      });
    }
    for (const { from, to } of found) rest = rest.slice(0, from) + "~".padEnd(to - from) + rest.slice(to);
  }
  return found.sort((a, b) => a.from - b.from);
}

/**
 * "My sister's wedding is going ahead after all": the affair opens the clause, before the verb, and no appointment, day or hour stands in it.
 * "The hair for the wedding" opens with something else. Another clause may name the appointment where it cancels it.
 */
export function affairOf(text: string, verb: Stretch, listener: Listener, cues: Cues): string | undefined {
  const { from, to } = clauseOf(text, verb, cues);
  const lead = text.slice(from, verb.from);
  const affair = placesOf(cues, "affair", lead).find((one) => leadsToAffair(cues).test(lead.slice(0, one.from)));
  if (!affair || objectsOf(text.slice(from, to), cues).length > 0) return undefined;
  if (placesOf(cues, "appointment", text).length > 0 && !listener.find("personal", text)) return undefined;
  return lead.slice(affair.from, affair.to);
}

const leadsToOrigin = inLanguages(
  (anyOf) =>
    new RegExp(
      `^ (?:${anyOf(({ leads }) => leads.fromDay)}) (?:(?:${anyOf(
        ({ comers }) => comers.articles,
        ({ dateWords }) => dateWords.articles,
      )}) )?$`,
      "iu",
    ),
);

const leadsToAffair = inLanguages(
  (anyOf) =>
    new RegExp(
      `^\\W*(?:(?:${anyOf(
        ({ comers }) => comers.articles,
        ({ comers }) => comers.own,
        ({ chains }) => chains.owners,
      )})(?: |(?<=['’]))(?:\\p{L}+['’]s? )?)?$`,
      "iu",
    ),
);

const leadsToPurpose = inLanguages(
  (anyOf) =>
    new RegExp(
      `(?<!\\p{L})(?:${anyOf(({ comers }) => comers.prepositions)}) (?:(?:${anyOf(({ comers }) => comers.articles)}) )?$`,
      "iu",
    ),
);

/** "She does not want to cancel the consult on December 29": behind the verb, its clause names a day or an hour that is left alone. */
export const sparing = (text: string, listener: Listener, cues: Cues): Stay[] =>
  listener.find("spares", text) === null
    ? []
    : placesOf(cues, "spares", text)
        .filter((verb) => {
          const words = text.slice(verb.to, clauseOf(text, verb, cues).to);
          return placesOf(cues, "day", words).length > 0 || matchesIn(number, words).length > 0;
        })
        .map((verb) => ({ ...verb, group: false, undone: false }));

/** Two nouns, the second of which says what it is. */
const compound = /^\p{L}+ \p{L}+$/u;

const nearest = (distances: number[]) => Math.min(...distances, Number.POSITIVE_INFINITY);

/** Negative where they overlap. */
const gap = (a: Stretch, b: Stretch) => Math.max(a.from - b.to, b.from - a.to);

const objectsOf = (words: string, cues: Cues): Stretch[] => [
  ...placesOf(cues, "appointment", words),
  ...placesOf(cues, "another", words),
  ...placesOf(cues, "day", words),
  ...matchesIn(number, words).map(({ index, 0: digits }) => ({ from: index, to: index + digits.length })),
];

/** From the mark or the "and" before a verb to the one after it. */
function clauseOf(text: string, verb: Stretch, cues: Cues): Stretch {
  const ends = [
    // "Gift card: restored" is one clause.
    ...matchesIn(marks, text)
      .filter(({ index, 0: mark }) => mark !== ":" || text.slice(index + 1, verb.from).trim() !== "")
      .map(({ index }) => ({ from: index, to: index + 1 })),
    ...placesOf(cues, "clause", text),
  ];
  return {
    from: Math.max(0, ...ends.filter(({ to }) => to <= verb.from).map(({ to }) => to)),
    to: Math.min(text.length, ...ends.filter(({ from }) => from >= verb.to).map(({ from }) => from)),
  };
}
