import { byLanguages } from "../languages/by-languages";
import { allOf, anyOf } from "../languages/known";
import type { Labels } from "../languages/language";
import type { Role } from "./segments";
import { isLeadIn, limits, wholeLabel } from "./whole-labels";

/** The words of a label, and what they say together of its value. */

const order: (keyof Labels)[] = [
  "reason",
  "birth",
  "zone",
  "stamp",
  "old",
  "fresh",
  "end",
  "aside",
  "cancelled",
  "by",
  "who",
  "plain",
  "time",
  "when",
];

export type Vocabulary = Map<string, (keyof Labels)[]>;

export const vocabularyOf = byLanguages((languages) => {
  const vocabulary: Vocabulary = new Map();
  // "Due" is two in Italian.
  const counts = new Set(languages.flatMap(({ numbers }) => numbers.split(/[ /]/)));
  for (const { labels } of languages) {
    for (const role of order) {
      for (const word of labels[role].split(" "))
        if (word && !counts.has(word)) vocabulary.set(word, [...(vocabulary.get(word) ?? []), role]);
    }
  }
  return vocabulary;
});

const filling = allOf(({ labelWords }) => labelWords.filling);
const meantFor = allOf(({ labelWords }) => labelWords.for);
const on = allOf(({ labelWords }) => labelWords.on);
const doneOn = allOf(({ labelWords }) => labelWords.doneOn);

export const cancelling = new RegExp(
  anyOf(({ labelWords }) => labelWords.cancelStem),
  "i",
);

const path = /^.*_{2}/;
const LONGEST_LABEL = 80;

/** By vocabulary what labels announce: tools write the same few hundred over and over. */
const remembered = { strict: new WeakMap<Vocabulary, Roles>(), loose: new WeakMap<Vocabulary, Roles>() };
type Roles = Map<string, Role | null>;
/** Labels come from outside: so many take some hundred kilobytes. */
const MOST_LABELS = 3_000;

/** What a label announces, or null when it is no known label. `strict`: every word has to be known. */
export function roleOf(label: string, vocabulary: Vocabulary, strict: boolean): Role | null {
  if (label.length > LONGEST_LABEL) return null;
  const of = strict ? remembered.strict : remembered.loose;
  const roles = of.get(vocabulary) ?? new Map();
  const known = roles.get(label);
  if (known !== undefined) return known;
  if (roles.size === MOST_LABELS) roles.clear();
  const role = roleIn(label, vocabulary, strict);
  roles.set(label, role);
  of.set(vocabulary, roles);
  return role;
}

/** "Start", "Start:" and "StartTime (UTC)", in a cell of their own. */
export function roleOfCell(cell: string, vocabulary: Vocabulary): Role | null {
  const bare = cell.replace(/[:：*]+\s*$/, "").replace(/^\W+/u, "");
  const role = roleOf(bare, vocabulary, !/[:：]\s*\*?$/.test(cell));
  return role ?? (bare.endsWith(")") ? roleOf(bare.replace(remark, ""), vocabulary, true) : null);
}
const remark = /(?<=\S) ?\(\p{L}[^()]{1,38}\)$/u;

function roleIn(label: string, vocabulary: Vocabulary, strict: boolean): Role | null {
  if (isLeadIn(label)) return null;
  const whole = wholeLabel(label);
  if (whole) return whole;
  const words =
    label
      // "payload__scheduled_event__start_time": of a path only its end is the label.
      .replace(path, "")
      .replace(/_|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L}{3})\.(?=\p{L}{2})/gu, " ")
      .toLowerCase()
      .match(/[\p{L}\p{N}_'.-]+(?<![.'-])/gu) ?? [];
  if (words.length === 0 || words.length > 6) return null;
  if (isLimit(words, vocabulary)) return "aside";
  const roles = new Set<keyof Labels>();
  let known = 0;
  for (const word of words) {
    const found = vocabulary.get(word);
    if (found) {
      known++;
      for (const role of found) roles.add(role);
    } else if (filling.has(word)) known++;
  }
  if (roles.size === 0 || known < words.length * (strict ? 1 : 0.5)) return null;
  // "Originally scheduled for" is the old time, "Scheduled maintenance" no appointment, whatever else the words could mean.
  const found = order.find((role) => roles.has(role)) ?? null;
  // "J.M. canceled their upcoming appointment:" names that one.
  const isCancelled =
    (found === "aside" && !/[,;–—|]/.test(label) && cancels(words, vocabulary)) ||
    (found === "fresh" && endsCancelled(words, vocabulary));
  const first = isCancelled ? "cancelled" : isBookedTo(words, vocabulary, found) ? "when" : found;
  // "old_end", "New end time"
  if ((first === "old" || first === "fresh") && words.some((word) => vocabulary.get(word)?.join() === "end"))
    return "end";
  // "Event date", "Treatment time": what takes place, and when.
  if (first === "plain" && words.length > 1 && isOfVisit(words, vocabulary)) return roles.has("time") ? "time" : "when";
  if ((first === "end" || first === "old") && spansVisit(label, vocabulary)) return "when";
  if (first !== "stamp" && first !== "cancelled") return first;
  // "Cancellation: Thursday at 3" may name what was cancelled, as "Cancelled: Thursday at 3" does.
  if (first === "stamp" && words.length === 1 && cancelling.test(words[0] as string)) return "cancelled";
  // "Action taken:" tells what was done, not when.
  if (first === "stamp" && known < words.length) return null;
  // "Booked for" names the appointment, "Booked on" does not.
  if (
    !roles.has("reason") &&
    (roles.has("stamp") || roles.has("cancelled")) &&
    words.some((word) => meantFor.has(word))
  )
    // "Was booked for", "Now booked for"
    return roles.has("old") ? "old" : roles.has("fresh") ? "fresh" : "when";
  // "Cancelled on", "Booked at" tell when it was done; "Cancelled appointment" is what it was.
  if (roles.has("cancelled")) {
    if (roles.has("by")) return "by";
    const said = words.some((word) => on.has(word));
    if (!roles.has("when") && (said || words.some((word) => doneOn.has(word))))
      return known < words.length ? null : "stamp";
    if (roles.has("when") && !said) return "when";
  }
  return first;
}

/** "Changes allowed until", "Sans frais jusqu'au": no day or hour of the appointment, unless another word is about it, "Time before". */
function isLimit(words: string[], vocabulary: Vocabulary) {
  const ends = [1, 2, 3].find((many) => many < words.length && limits.has(words.slice(-many).join(" ")));
  return (
    ends !== undefined && !words.slice(0, -ends).some((word) => begins.has(word) || ofVisit(vocabulary.get(word) ?? []))
  );
}
const ofVisit = (roles: (keyof Labels)[]) =>
  roles.includes("when") || roles.includes("time") || roles.includes("fresh");

/** Somebody, then the verb, then which one it was. */
function cancels(words: string[], vocabulary: Vocabulary) {
  const has = (word: string, role: keyof Labels) => vocabulary.get(word)?.includes(role) === true;
  const verb = words.findIndex((word) => cancelling.test(word) && has(word, "cancelled"));
  return verb > 0 && words.some((word) => has(word, "when")) && words.findIndex((word) => has(word, "aside")) > verb;
}

/** "Scheduled to: January 19": behind a booking "to" neither ends a stretch nor moves anything. "Rescheduled to" is new by its verb. */
function isBookedTo(words: string[], vocabulary: Vocabulary, found: Role | null) {
  if (found !== "fresh" && found !== "stamp") return false;
  const has = (word: string, role: keyof Labels) => vocabulary.get(word)?.includes(role) === true;
  const verb = words.findIndex((word) => has(word, "cancelled") && !cancelling.test(word));
  const isTo = (word: string, i: number) => i === verb + 1 && has(word, "end");
  return (
    verb >= 0 && isTo(words[verb + 1] ?? "", verb + 1) && words.every((word, i) => !has(word, "fresh") || isTo(word, i))
  );
}

/** "The following appointment is now cancelled:" */
function endsCancelled(words: string[], vocabulary: Vocabulary) {
  const last = words.at(-1) ?? "";
  return cancelling.test(last) && vocabulary.get(last)?.includes("fresh") !== true;
}

/** Every word that names what is no day or hour may also name an appointment, and another word is about its day or hour. */
function isOfVisit(words: string[], vocabulary: Vocabulary) {
  const named = words.map((word) => vocabulary.get(word) ?? []);
  return (
    named.every((roles) => !roles.includes("plain") || roles.includes("when")) &&
    named.some((roles) => roles.length === 1 && (roles[0] === "when" || roles[0] === "time"))
  );
}

const betweenEnds = new RegExp(`\\s*[/–—-]\\s*|\\s(?:&|\\+|${anyOf(({ leads }) => leads.and)})\\s`, "iu");

const begins = allOf(
  ({ leads }) => leads.fromDay,
  ({ leads }) => leads.fromHour,
);

const date = allOf(({ labelWords }) => labelWords.date);

const hasRole = (label: string, role: keyof Labels, vocabulary: Vocabulary) =>
  label
    .toLowerCase()
    .split(" ")
    .some((word) => vocabulary.get(word)?.includes(role));

/** "Start / End", "Von - bis", "From and to": what follows begins with the beginning. */
export function spansVisit(label: string, vocabulary: Vocabulary): boolean {
  const [begin = "", end = "", ...more] = label.split(betweenEnds).filter((piece) => piece !== "");
  // "Date and end time"
  if (date.has(begin.toLowerCase()) && hasRole(end, "time", vocabulary)) return false;
  // "To" alone may be a new time, behind "From" it is the end.
  if (more.length > 0 || !hasRole(end, "end", vocabulary) || roleOf(end, vocabulary, true) === null) return false;
  const role = roleOf(begin, vocabulary, true);
  return role === "when" || role === "time" || role === "old" || begins.has(begin.toLowerCase());
}
