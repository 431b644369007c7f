import { allOf, anyOf } from "../languages/known";
import { matchesIn } from "../matches";
import type { Line, Sentence } from "../message/line";
import { QUOTE } from "../message/signs";

const abbreviated = new RegExp(
  `(?:^|[\\s(.])(?:\\p{L}|0?\\d|[12]\\d|3[01]|${anyOf(({ abbreviations }) => abbreviations)})$`,
  "u",
);

/** "alle 17." and "alle 17.30." end a sentence, "den 17." does not. Of "a las" the last word is enough. */
const lastWords = [...allOf(({ leads }) => leads.atHour)].map((phrase) => phrase.split(" ").at(-1));
const atHour = new RegExp(`(?:^|\\s)(?:${lastWords.join("|")}) \\d{1,2}(?:\\.\\d\\d)?$`);

/** "Quarter to 5. Its all yours", "halb 5. Danke": behind its minutes an hour ends a sentence, too. */
const minutesWords = [...allOf(({ minutesBefore }) => minutesBefore)]
  .map((phrase) => /^([^#+-]+) [+-]\d+$/.exec(phrase)?.[1])
  .filter((words) => words !== undefined);
const behindMinutes = new RegExp(`(?<!\\p{L})(?:${minutesWords.join("|")}) \\d{1,2}$`, "u");

/** "Feb. 25", "Wed. the 9th" */
const shortDay = new RegExp(
  `(?<!\\p{L})(?:${[
    ...allOf(
      ({ months }) => months.join(" ").replaceAll(" ", "|"),
      ({ weekdays }) => weekdays.join(" ").replaceAll(" ", "|"),
    ),
  ]
    .filter((name) => name.length <= 5)
    .join("|")}|no|art|str|ste|apt|ext|tel|room|unit|bldg)$`,
  "u",
);

/** "December 10. My husband": the day is not the ordinal of another noun. */
const dayAtEnd = new RegExp(
  `(?<!\\p{L})(?:${[...allOf(({ months }) => months.join(" ").replaceAll(" ", "|"))].join("|")})\\.? \\d{1,2}$`,
  "u",
);

const named = (parts: Parameters<typeof allOf>) => [...allOf(...parts)].join("|");

/** "Cancela el viernes 11. Su cita", "vendredi 11. Son rdv": behind a weekday a number with a point ends a sentence, unless its month follows. */
const dayOfWeek = new RegExp(
  `(?<!\\p{L})(?:${named([({ weekdays }) => weekdays.join(" ").replaceAll(" ", "|")])})\\.?,?(?: \\p{L}{2,3})? \\d{1,2}$`,
  "u",
);
const month = new RegExp(`^(?:${named([({ months }) => months.join(" ").replaceAll(" ", "|")])})(?!\\p{L})`, "iu");

/** "kl 15.00. Tyvärr", "entre 8 y 12. Mi marido": an hour that can be no date, or the end of a stretch. */
const ofHour = new RegExp(
  `(?:^|[^\\d.,])(?:\\d{1,2} ?h ?\\d\\d|\\d{1,2}\\.(?:00|1[3-9]|[2-5]\\d)|\\d{1,2} ?(?:[-–]|(?:${named([({ leads }) => leads.and, ({ until }) => until.replaceAll(" ", "|")])})) ?\\d{1,2})$`,
  "u",
);

/** "Total: $96.50. Reason: …" */
const price = /[$£€]\s?[\d.,]{1,12}$/;

const ends = /[.!?]+["')»]*\s+|\s:-?[()]+\s+|[;\t]\s*/g;
/** A face ends a sentence, too; other pictures stand before a day or an hour. Hardly any line has one, and looking for them costs. */
const withFaces = new RegExp(
  `${ends.source}|\\s?[\\u{1F600}-\\u{1F64F}\\u{1F910}-\\u{1F92F}\\u{1F970}-\\u{1F97A}\\u2639\\u263A]\\uFE0F?(?:\\s+|$)`,
  "gu",
);
const face = /[\uD83D\uD83E\u2639\u263A]/;

/** Sentences of a line, with their places in it. */
export function sentencesOf(line: Line): Sentence[] {
  line.sentences ??= sentencesIn(line.text);
  return line.sentences;
}

function sentencesIn(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const match of matchesIn(face.test(text) ? withFaces : ends, text)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith(".") && goesOn(text, match.index, end)) continue;
    sentences.push({ text: text.slice(from, end).trimEnd(), from });
    from = end;
  }
  if (from < text.length) sentences.push({ text: text.slice(from), from });
  return sentences;
}

/** "Mr. Hart", "15. Dezember": a point that ends no sentence. */
function goesOn(text: string, at: number, end: number): boolean {
  const written = text.slice(Math.max(0, at - 24), at);
  const before = written.toLowerCase();
  const next = text.charAt(end);
  // "Me Dubois" is a lawyer, "cancel me." an end.
  const isShort = abbreviated.test(before) && !written.endsWith(" me");
  if (!isShort && !(/[\d\p{Ll}]/u.test(next) && shortDay.test(before))) return false;
  if (atHour.test(before) || behindMinutes.test(before)) return false;
  if (!/\p{Lu}/u.test(next)) return true;
  if (price.test(before) || dayAtEnd.test(before)) return false;
  return !((dayOfWeek.test(before) || ofHour.test(before)) && !month.test(text.slice(end, end + 12)));
}

/** "“A client cancelled her 9:30 and it was filled.” — Studio owner, Tampa": how far somebody is quoted who praises. "- Ann Lee" is whoever wrote. */
export const testimonialIn = (line: Line) => (line.shows(QUOTE) ? (testimonial.exec(line.text)?.[0].length ?? 0) : 0);
const testimonial = /^["“„«][^"“”„«»]{1,400}["”»]\s*(?:[-–—]|says?|said)\s*(?=\p{Lu}[^.!?,]{1,40}(?:,| \p{Ll}))/u;
