import type { Language } from "../languages/language";

/**
 * Who does not come. A client writes "I", or a name, or somebody of hers; a front desk writes a name or "the client".
 * Any other noun with an article, "the technician", "our delivery", "der Kurier", was to come to the practitioner, and
 * frees nothing.
 */
export interface Comer {
  /** Before the words that say it. The group is the noun. */
  before: RegExp;
  /** Inside those words, or after them: "kann der Techniker nicht kommen", "no puede venir el técnico". */
  behind: RegExp | null;
  firsts: RegExp;
  /** Right before the words: "ich | muss die Massage absagen". Then no noun inside them is who does not come. */
  firstsBefore: RegExp | null;
  wishes: RegExp;
  /** A sentence needs no word for its subject: "no puedo venir". */
  dropsSubject: boolean;
  partly: RegExp;
  /** Behind an hour or a date somebody is the subject anew, as in a voicemail without marks: "at 2:15 my daughter went into labor early". */
  anew: RegExp;
  capitals: boolean;
}

/** Marks of where the words begin and end that say it. No email has these letters. */
const [FROM, TO] = ["\uE000", "\uE001"];

const whole = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;

export function comerOf({ comers, appt, weekdays, labelWords }: Language): Comer {
  const { own, articles, clients, firsts, others, wishes, prepositions, pleas, capitals, follows, partly } = comers;
  const days = weekdays.join("|").replaceAll(" ", "|");
  const article = `(?<!(?<!\\p{L})(?:${prepositions}) )(?<!\\p{L})(?:(?:${articles}) |l['’])(?:(?:${days})(?:'s)? )?`;
  const stop = whole(`${clients}|${firsts}|${others}`);
  const noun = `((?!${stop}|${whole(`${appt}|${prepositions}|(?:${days})s?`)})\\p{L}[^\\s,;:()"${FROM}${TO}]{0,40})`;
  const rest = `(?: (?!${stop})[^\\s,;()"${FROM}]{1,40}){0,9}`;
  const inside = `${FROM}\\p{L}{1,40} (?:\\p{L}{1,20} )?(?:${articles}) ${noun}`;
  // "Para anular la revisión", "cancela pra mim o corte": what follows is cancelled.
  const after = `(?<!${FROM}[^${TO}]*(?:${labelWords.cancelStem})[^${TO}]*)${TO} (?:${articles}) ${noun}`;
  return {
    before: new RegExp(`${article}${noun}${rest} ${FROM}(?!${pleas})`, "du"),
    behind: capitals ? new RegExp(inside, "du") : follows ? new RegExp(after, "du") : null,
    firsts: new RegExp(whole(firsts), "u"),
    firstsBefore: capitals ? new RegExp(`${whole(firsts)} $`, "u") : null,
    wishes: new RegExp(`(?<!\\p{L})(?:${wishes})`, "u"),
    dropsSubject: follows,
    partly: new RegExp(whole(partly.replaceAll("{day}", `(?:${days})`)), "u"),
    anew: new RegExp(` (?<=\\d.{0,80})(?<!(?<!\\p{L})(?:${prepositions}) )(?:${firsts}|${own}) `, "u"),
    capitals,
  };
}

/** `words` at `at` say that somebody does not come. `small`: the sentence in small letters, of the same length. */
export function isOutsider(comer: Comer, sentence: string, small: string, at: number, words: string): boolean {
  const end = at + words.length;
  const marked = `${small.slice(0, at)}${FROM}${small.slice(at, end)}${TO}${small.slice(end)}`;
  if (comer.firsts.test(words) || comer.firstsBefore?.test(small.slice(0, at))) return false;
  const place = (comer.before.exec(marked) ?? comer.behind?.exec(marked))?.indices?.[1]?.[0];
  if (place === undefined) return false;
  const noun = sentence.slice(place - (place > at ? 1 : 0) - (place > end + 1 ? 1 : 0));
  return comer.capitals ? /^(?:\p{Ll}+ )?\p{Lu}/u.test(noun) : !/^\p{Lu}/u.test(noun);
}

/** "I can't come in person", "my husband can't come with me", "I can't be there before 3:15": she comes. */
export function comesOtherwise({ partly, anew }: Comer, small: string, at: number, words: string): boolean {
  const end = at + words.length;
  const before =
    small
      .slice(0, at)
      .split(/[,;:–—](?=\s)/)
      .at(-1) ?? "";
  const clause = small.slice(end).split(/[,;:–—](?=\s)/)[0] ?? "";
  const behind = clause.slice(0, anew.exec(clause)?.index);
  // "Before Thursday at 3 I can't come", but not "I'm away until Sunday, so I can't come".
  return partly.test(words + behind) || partly.exec(before.trim())?.index === 0;
}

/** Somebody speaks of himself, and neither asks nor wishes: "hi Dana, I", "je ne". A verb at the head of a clause would ask. */
export function isOwnStatement(
  { firsts, wishes, dropsSubject }: Comer,
  small: string,
  at: number,
  words: string,
): boolean {
  const before =
    small
      .slice(0, at)
      .split(/[,;:.!–-]\s/)
      .at(-1)
      ?.trim() ?? "";
  const leading = before === "" ? 0 : before.split(" ").length;
  if (
    leading > LEADING ||
    before.includes("¿") ||
    wishes.test(`${before} ${words}`) ||
    (leading === 0 && !dropsSubject)
  )
    return false;
  return firsts.test(before) || firsts.test(words);
}

/** "Unfortunately I really", but not "is it true that I". */
const LEADING = 3;
