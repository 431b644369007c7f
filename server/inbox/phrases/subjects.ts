import type { Language } from "../languages/language";

/**
 * What was cancelled, by the subject of the sentence. "Our peer supervision on Tuesday is cancelled", "la collecte de vos
 * déchets … est annulée": a noun with an article that is no word for an appointment and no person, in a sentence without
 * a name but with its date, is most likely something of the practitioner's own.
 */
export interface Subject {
  /** The article that opens a clause. */
  opening: RegExp;
  /** Where the noun ends and a preposition, a day or an hour begins. */
  end: RegExp;
  appointment: RegExp;
  service: RegExp;
  /** Words for clients, and for the writer. */
  person: RegExp;
  days: RegExp;
  capitals: boolean;
}

export function subjectOf({ comers, appt, service, weekdays, months }: Language): Subject {
  const { articles, clients, firsts, prepositions, capitals } = comers;
  const days = [...weekdays, ...months].join("|").replaceAll(" ", "|");
  const whole = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
  return {
    opening: new RegExp(`(?:^|[,:–-] )\\W{0,3}(?:\\p{L}+ )?(?:(?:${articles}) |l['’])`, "u"),
    end: new RegExp(`[\\d,;:()"“«~]|${whole(`${prepositions}|${days}`)}`, "u"),
    appointment: new RegExp(whole(appt), "u"),
    service: new RegExp(`(?<!\\p{L})(?:${service})`, "u"),
    person: new RegExp(whole(`${clients}|${firsts}`), "u"),
    days: new RegExp(whole(days), "u"),
    capitals,
  };
}

/** `at` and `to`: where the words stand that say it is cancelled. `small`: the sentence in small letters, of the same length. */
export function isForeign(subject: Subject, sentence: string, small: string, at: number, to: number): boolean {
  const opening = subject.opening.exec(small.slice(0, at));
  if (!opening) return false;
  const from = opening.index + opening[0].length;
  const rest = small.slice(from, to);
  // "The following event was cancelled": what it is stands below.
  if (!/\d/.test(rest)) return false;
  const noun = rest.slice(0, subject.end.exec(rest)?.index ?? rest.length).trim();
  if (noun.length < 3 || (at > from + noun.length && noun.split(" ").length > 4)) return false;
  if (subject.appointment.test(noun) || subject.service.test(noun) || subject.service.test(rest)) return false;
  return !subject.person.test(rest) && !hasName(subject, sentence.slice(from));
}

/** German writes every noun with a capital; there two words with one are a name. */
function hasName({ capitals, days }: Subject, text: string) {
  const found =
    text.match(capitals ? /\p{Lu}\p{Ll}[\p{L}'-]* \p{Lu}\p{Ll}[\p{L}'-]*/gu : /\p{Lu}\p{Ll}[\p{L}'-]*/gu) ?? [];
  return found.some((words) => !days.test(words.toLowerCase()));
}
