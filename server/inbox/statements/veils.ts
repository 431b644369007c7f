import { anyOf } from "../languages/known";
import { recordWords } from "../languages/record-words";
import { isClientLabel } from "../layout/client-rows";
import { cancelling } from "../layout/label-words";
import type { Segment } from "../layout/segments";
import { gathered } from "../lists";
import { matchesIn } from "../matches";
import { type Line, lineOf, lower } from "../message/line";
import { once } from "../once";
import { type Cues, listen } from "../phrases/cues";

/**
 * What a notice names is no statement. "Service: Oil change", "Client: Art Show", "Trip Hanson canceled their party makeup":
 * the words of such a value may mean anything elsewhere, here they are a name. Where a client is named, its letters are
 * hidden from whatever is listened for; lines keep their text, and a word for an appointment stays one.
 */
export function veiled(
  lines: Line[],
  segments: Segment[][],
  head: Line[],
  cues: Cues,
): { lines: Line[]; head: Line[] } {
  const { days } = cues.subject;
  const persons = valuesIn(lines, segments, isPerson, days);
  for (const { text } of lines) if (cancelling.test(text)) persons.push(...actorsIn(text, cues));
  if (persons.length === 0) return { lines, head };
  const named = [...persons, ...valuesIn(lines, segments, isNamed, days)].filter((value) => tellsMore(value, cues));
  const works = gathered(lines, ({ text }) => worksIn(text, persons, cues)).filter((value) => isLoaded(value, cues));
  const values = [...new Set([...named, ...works])].slice(0, MOST);
  if (values.length === 0) return { lines, head };
  const hide = (line: Line): Line => {
    const hidden = values.reduce((text, value) => without(text, value, cues), line.text);
    return hidden === line.text ? line : lineOf(line.text, line.number, line.depth, line.struck, hidden, line.links);
  };
  return { lines: lines.map(hide), head: head.map(hide) };
}

/** The line as it is listened to. */
export const heardText = ({ text, veiled: hidden }: Line) => hidden ?? text;

const MOST = 8;
const LONGEST = 60;

const isPerson = ({ role, label }: Segment) => (label === null ? role === "who" : isClientLabel(label));
const isNamed = ({ label }: Segment) => label !== null && naming.test(label);

const naming = new RegExp(`^\\W*(?:${anyOf(({ labelWords }) => labelWords.naming)})\\W*$`, "iu");

/** What stands behind such labels, in their lines, in the next cell or on the next line. */
function valuesIn(lines: Line[], segments: Segment[][], wanted: (segment: Segment) => boolean, days: RegExp): string[] {
  const values: string[] = [];
  for (const [i, { text }] of lines.entries())
    for (const segment of segments[i] ?? []) {
      if (!wanted(segment)) continue;
      const { label, from, to } = segment;
      const written = text.slice(from, to);
      const named = label !== null && written.startsWith(label) ? written.slice(label.length) : written;
      const value = (colon.test(named) ? named.replace(colon, "") : written).trim();
      if (isValue(value) && !(/\d/.test(value) && days.test(lower(value)))) values.push(value);
    }
  return values;
}

const colon = /^\s?[:：]/;

/** An hour, a date in numbers or a word for cancelling says more than a name does. */
const isValue = (value: string) =>
  value.length >= 4 &&
  value.length <= LONGEST &&
  /\p{L}{2}/u.test(value) &&
  !saying.test(value) &&
  !cancelling.test(value) &&
  !deeds().test(value);
const saying = /\d\s?[:.h/-]\s?\d|\d\s?[ap]\.?m\b|[!?@]/iu;

/** "Event: reservation deleted" names what happened. */
const deeds = once(
  () =>
    new RegExp(
      `^(?:${anyOf(
        ({ appt }) => appt,
        () => recordWords.slots,
      )}) (?:${recordWords.freed})$`,
      "iu",
    ),
);

const capital = "\\p{Lu}[\\p{L}'’-]{1,40}";
const theirs = anyOf(({ people }) => people.theirs);
const hasCancelled = anyOf(({ people }) => people.hasCancelled);
const serving = anyOf(({ parties }) => parties.serving);

const articles = anyOf(({ comers }) => comers.articles);
/** "The following appointment": no hotel would say so of a booking. */
const visit = `(?:${articles}) (?:\\p{L}+ )?(?!\\p{L}*(?:book|reserv|buchung|prenota|boeking|bokning|event|évén))(?:${anyOf(({ appt }) => appt)})`;

/** "Trip Hanson canceled their appointment", "… cancelled a booking with you": whoever cancels what is hers is a client. */
const names = new RegExp(`(?<!\\p{L})(?:${capital} ){1,2}${capital}(?= |$)`, "gu");
const acts = new RegExp(
  `^ (?:\\p{Ll}{2,12} (?:${anyOf(({ leads }) => leads.and)}) )?(?:${hasCancelled})(?!\\p{L})[^.!?]{0,60}?(?<!\\p{L})(?:${theirs}|${serving}|${visit})(?!\\p{L})`,
  "iu",
);
const actsLast = new RegExp(
  `^ \\p{Ll}{2,5} (?:${theirs}) [^.!?]{0,60}?(?:${anyOf(({ labelWords }) => labelWords.cancelStem)})`,
  "iu",
);

/** "The appointment of | Ann Cole | for", "Appointment canceled for | Ann Cole": a name that could be nothing else. */
const ofAppointment = new RegExp(`$(?<=(?<!\\p{L})(?:${anyOf(({ appt }) => appt)}) (?:\\p{L}+ )?\\p{Ll}{1,4} )`, "u");
const goesOnFor = new RegExp(`^(?: (?:${anyOf(({ labelWords }) => labelWords.for)}) |$)`, "iu");

function actorsIn(text: string, cues: Cues): string[] {
  return gathered(matchesIn(names, text), ({ index, 0: name }) => {
    const rest = text.slice(index + name.length);
    if (acts.test(rest) || actsLast.test(rest)) return [name];
    const isServed = goesOnFor.test(rest) && ofAppointment.test(lower(text.slice(0, index)));
    return isServed && listen(cues, lower(name)).find("besides") === null ? [name] : [];
  });
}

/** "Ann Cole canceled their spot in Party makeup on", "the appointment of Ann Cole for Party makeup on" */
function worksIn(text: string, persons: string[], cues: Cues): string[] {
  const { subject } = cues;
  return gathered(persons, (person) => {
    const at = text.indexOf(person);
    const lead = at < 0 ? null : leading.exec(text.slice(at + person.length));
    if (!lead) return [];
    const rest = text.slice(at + person.length + lead[0].length);
    const end = /[.!?]/.exec(rest)?.index ?? rest.length;
    const work = rest.slice(0, Math.min(end, subject.end.exec(lower(rest))?.index ?? end)).trim();
    const words = work.split(" ");
    const isWork = lead[1] !== undefined || isWorkBy(lower(words.at(-1) ?? ""), cues);
    return words.length < 2 || words.length > 5 || !isWork || isBesides(lower(work), cues) || !isValue(work)
      ? []
      : [work];
  });
}

/** What it is says the last noun: "her flight", "her gym membership" and "her hotel booking" are no appointments. */
const isWorkBy = (noun: string, cues: Cues) =>
  cues.subject.appointment.test(noun) ? !anyBooking.test(noun) : !isBesides(noun, cues);
const anyBooking = /book|reserv|buchung|prenota|boeking|bokning|event|évén/u;
const isBesides = (words: string, cues: Cues) => listen(cues, words).find("besides")?.[0] === words;

const leading = new RegExp(
  `^(?: \\p{Ll}[^.!?;,]{0,40}?)?(?:(?<!\\p{L})(?:${theirs})(?: \\p{Ll}{2,12} ((?:${anyOf(({ people }) => people.placesIn)}))(?!\\p{L}))?| (?:${anyOf(({ labelWords }) => labelWords.for)})) (?:(?:${articles}) )?`,
  "u",
);

/** Whether its words say anything but that it is an appointment. */
function tellsMore(value: string, cues: Cues) {
  const listener = listen(cues, lower(value));
  return isLoaded(value, cues, listener) || listener.saysMore();
}

/** Whether it names a day, or what is no appointment elsewhere, or could lead to a date. */
function isLoaded(value: string, cues: Cues, listener = listen(cues, lower(value))) {
  const small = lower(value);
  return (
    listener.find("besides") !== null ||
    listener.find("elsewhere") !== null ||
    cues.subject.days.test(small) ||
    small.split(/[\s-]/).some((word) => listener.find("asideBefore", word) !== null)
  );
}

/** A single word may mean something else in another place: only whole names are hidden wherever they stand. */
function without(text: string, value: string, { subject }: Cues): string {
  const small = lower(text);
  const wanted = lower(value);
  let hidden = text;
  for (let at = small.indexOf(wanted); at >= 0; at = small.indexOf(wanted, at + wanted.length)) {
    const isWhole = !letter.test(small.charAt(at - 1)) && !letter.test(small.charAt(at + wanted.length));
    const isOwn = value.includes(" ") || /[:\t]\W*$|^\W*$/.test(text.slice(0, at));
    if (isWhole && isOwn)
      hidden = `${hidden.slice(0, at)}${masked(value, subject.appointment)}${hidden.slice(at + wanted.length)}`;
  }
  return hidden;
}

const letter = /[\p{L}\p{N}]/u;
const masked = (value: string, appointment: RegExp) =>
  value.replace(/[\p{L}\p{N}'’-]+/gu, (word) =>
    appointment.test(lower(word)) ? word : word.replace(/\p{Lu}/gu, "X").replace(/[^X'’-]/gu, "x"),
  );
