import { anyOf } from "../languages/known";
import type { Candidate } from "./candidates";
import type { Found } from "./found";

/**
 * Several appointments under one verb. "Cancel Wednesday, that's Owen at 3:30 and Lily right after him at 4:15": of the
 * day of a sentence, hours that are somebody's, each led to by nothing but "and", a name and the like.
 */

const whole = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
const appt = whole(anyOf((language) => language.appt));
const and = anyOf(
  ({ leads }) => leads.and,
  ({ chains }) => chains.neither,
);
const atHour = anyOf(({ leads }) => leads.atHour);
const sameDay = anyOf(({ chains }) => chains.sameDay);
const lead = `(?:${whole(
  anyOf(
    ({ leads }) => leads.atHour,
    ({ leads }) => leads.onDay,
    ({ leads }) => leads.fromHour,
  ),
)}|@)`;

/** "Mia T.", "Sue's", but not "I", nor a verb at the head of a clause. */
const name = "(?!I(?!\\p{L}))\\p{Lu}[\\p{L}.-]*(?:'s)?(?![\\p{L}'])";
const said = whole(
  anyOf(
    ({ chains }) => chains.owners,
    ({ chains }) => chains.persons,
    ({ chains }) => chains.after,
    ({ comers }) => comers.clients,
    ({ chains }) => chains.sameDay,
    ({ chains }) => chains.each,
  ),
);
const service = `(?:${anyOf((language) => language.service.replace(/\$$/, ""))})(?!\\p{L})`;
const filling = `(?:${said}|'s|${appt}|${service}|${name})`;

/** Nothing but "and" with a name, a word for an appointment or an order: "and her husband Earl's follow-up the same day at". */
const chained = new RegExp(
  `^(?:[\\s)]|${appt})*(?:\\([^()]{0,30}\\))?\\s*(?:[,&+]|${whole(and)})(?:[\\s,():-]|${whole(and)}|${filling})*(?:${lead}\\s*)*$`,
  "u",
);
/** Most of what stands between two dates joins nothing, and to see that is cheaper than to try all words for an appointment. */
const link = new RegExp(`[,&+]|${whole(and)}`, "u");
export const isChained = (between: string) =>
  between.length <= LONGEST && link.test(between) && chained.test(between.replace(restInBrackets, ")"));
/** "Mrs Lee (09.20, 20 mins) and Mr Pocock (15.40)": what else stands in the brackets of an hour. */
const restInBrackets = /^,[^()]{1,30}\)/;
const LONGEST = 60;

const whose = anyOf(({ leads }) => leads.whose);
const person = whole(
  anyOf(
    ({ comers }) => comers.clients,
    ({ chains }) => chains.persons,
  ),
);
/** "my 6 pm", "Sue's 7 pm", "the 2 pm", "the facial at 4", "Owen at 3:30", "my sister's at 4", "Petra (9:00 am)", "mi marido (Paco) a las 10" */
const owned = new RegExp(
  `(?:(?<!\\p{L})(?:${whose})|'s) $|(?:${name}|(?<!\\p{L})me|${person}|'s)(?: ${said}| \\([^()]{0,30}\\))*,? ?(?:${whole(atHour)} |@ ?|\\()$|(?<!\\p{L})(?:${whose}) (?:${appt}|${service}) ${whole(atHour)} $`,
  "u",
);
/** "the 3 pm deadline" is no appointment: behind an hour stands an appointment, or the clause goes on. */
const goesOn = new RegExp(
  `^(?:\\s?(?:$|[.,;:!?)(–—&+-])| (?:${appt}|${whole(anyOf(({ chains }) => `${chains.sameDay}|${chains.after}`))}|${whole(`${and}|one|only|please|pls|plz|is|are|was|were|has|have|as|because|since|on|with|for|after|before|but|to|anymore|any more|bitte|por favor`)}))`,
  "u",
);

/** "Won't be in for her 5:15 geometry session". Any other hour, "my 3 pm dentist appointment", may be why. */
const comesTo = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    ({ parties }) => parties.goal,
    ({ labelWords }) => labelWords.for,
  )}) (?:${whose}) $`,
  "iu",
);
const subject = new RegExp(`^(?: \\p{Ll}[\\p{Ll}-]+){1,2} ${appt}`, "u");

export const isOwned = ({ line, moment }: Pick<Found, "line" | "moment">) => isOwnedAt(line.text, moment);

export function isOwnedAt(text: string, { from, to }: { from: number; to: number }) {
  const before = text.slice(Math.max(0, from - LONGEST), from);
  // "My 10:30 in the morning." has the point at its end.
  const behind = text.slice(text[to - 1] === "." ? to - 1 : to);
  return (owned.test(before) && goesOn.test(behind)) || (comesTo.test(before) && subject.test(behind));
}

/** The hours behind a date, before the next date of its sentence, that are somebody's each: the first of them, and those chained to it. */
export function hoursOf(date: Found, found: Found[], isFree: (hour: Found) => boolean): Found[] {
  const later = found.filter((other) => other.line === date.line && other.moment.from > date.moment.from);
  const isOther = (other: Found) => other.sentence.from !== date.sentence.from && !isExplained(date, other, later[0]);
  const next = later.findIndex((other) => other.moment.date !== null || isOther(other));
  // "I'm working until 10 pm, so I have to cancel my 5.15 pm appointment"
  const hours = (next < 0 ? later : later.slice(0, next)).filter(({ role }) => role !== "aside");
  if (!hours.every((hour) => isFree(hour) && isOwned(hour))) return [];
  const apart = hours.findIndex(
    (hour, i) => i > 0 && !isChained(hour.line.text.slice(hours[i - 1]?.moment.to, hour.moment.from)),
  );
  return apart < 0 ? hours : [];
}

/** "Neither will be there on Wednesday. That was Ella at 3:30 and Max at 4:00.": the sentence right behind says whose the day is. */
function isExplained({ line, sentence }: Found, { sentence: behind }: Found, first: Found | undefined) {
  const end = sentence.from + sentence.text.length;
  const begins = behind.from >= end && /^\W*$/.test(line.text.slice(end, behind.from));
  const opening = begins ? explaining.exec(behind.text) : null;
  if (!opening || first?.sentence.from !== behind.from) return false;
  return isChained(`,${line.text.slice(behind.from + opening[0].length - 1, first.moment.from)}`);
}
const explaining = new RegExp(`^\\W*(?:${anyOf(({ chains }) => chains.explains)}) `, "iu");

/** "My 9:00 and her 9:30 on Thursday": the day stands with the last hour. */
export function dayBehind(time: Found, later: Found[]): Found | null {
  const end = later.findIndex(({ moment }) => moment.date !== null);
  const chain = end < 0 ? [] : [time, ...later.slice(0, end + 1)];
  const isLink = (one: Found, i: number) => {
    const next = chain[i + 1];
    if (!next) return one.moment.time !== null;
    const together = next.line === one.line && next.sentence.from === one.sentence.from;
    return together && isOwned(one) && isChained(one.line.text.slice(one.moment.to, next.moment.from));
  };
  return chain.length > 1 && chain.every(isLink) ? (chain.at(-1) ?? null) : null;
}

/** "That day at 4", "that day, my 2 pm and Noah's 2:30" */
const before = new RegExp(`(?<!\\p{L})(?:${sameDay}),? (?:(?:${atHour}|${whose}) )?$`, "iu");
const atYours = `(?:${anyOf(({ leads }) => leads.atYours)})`;
/** "His 11:00 session that day", "my 3 pm fitting with you that day" */
const behind = new RegExp(
  `^ (?:${appt} )?(?:(?:(?:[\\p{L}-]+ ){1,2})?${atYours} |\\p{L}+ you )?(?:${sameDay})(?!\\p{L})`,
  "iu",
);

/** "Earl's follow-up the same day at 9:50", "his 11:00 session that day": of the day that was named last. */
export const isOfSameDay = ({ line, moment }: Found) =>
  before.test(line.text.slice(Math.max(0, moment.from - LONGEST), moment.from)) ||
  behind.test(line.text.slice(moment.to));

const each = new RegExp(whole(anyOf(({ chains }) => chains.each)), "iu");
/** So far behind the hour stands that it is that of each day. */
const NEAR = 15;

/** "December 10 (5 pm both days)": the hour of all the days that are named before it. */
export const isOfEach = ({ line, begin, end, time }: Pick<Candidate, "line" | "begin" | "end" | "time">) =>
  time !== null && each.test(line.text.slice(begin, end + NEAR));
