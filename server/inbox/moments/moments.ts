import { allOf } from "../languages/known";
import { prior } from "../lists";
import type { Line } from "../message/line";
import { DIGIT } from "../message/signs";
import { bareDay, type DateFound, findDate } from "./dates";
import { isHourBeside } from "./dotted";
import { type Lexicon, meaningless } from "./lexicon";
import { isHourOfDay } from "./signs";
import { withEnds } from "./stretches";
import { findTime, type TimeFound } from "./times";
import { type Token, tokenize } from "./tokens";
import { onOneClock } from "./two-clocks";
import { findZone, type Zone } from "./zones";

/** A date, a time, or both, where they stand in a line. */
export interface Moment {
  date: DateFound | null;
  time: TimeFound | null;
  zone: Zone | "unknown" | null;
  from: number;
  to: number;
  part: "am" | "pm" | null;
  /** One end of a stretch of days, "12/15 - 12/17": no appointment. */
  span: boolean;
  struck: boolean;
}

const MAX_MOMENTS = 60;

const is = (token: Token | undefined, ...texts: string[]) => token !== undefined && texts.includes(token.text);
const separators = new Set([
  ",",
  "-",
  "–",
  "—",
  "|",
  "•",
  "·",
  "⋅",
  "@",
  "(",
  ")",
  ":",
  ".",
  "/",
  ";",
  "*",
  "_",
  "→",
  '"',
  "t",
]);

export function findMoments(line: Line, lexicon: Lexicon, home: string): Moment[] {
  if (!line.shows(DIGIT) && !/\p{L}{3}/u.test(line.text)) return [];
  const tokens = tokenize(line.text, lexicon);
  const moments: Moment[] = [];
  let i = 0;
  while (i < tokens.length && moments.length < MAX_MOMENTS) {
    const token = tokens[i] as Token;
    const found = begins(token) ? (dateAndTime(tokens, i, line, home) ?? timeAndDate(tokens, i, line, home)) : null;
    if (!found) {
      i++;
      continue;
    }
    moments.push(found.moment);
    i = Math.max(found.next, i + 1);
  }
  return withSpans(withEnds(onOneClock(moments, line.text), line.text), line, tokens);
}

/** Most words mean nothing here, or only what stands before a date or a time: "on", "at", "the". */
const begins = ({ digits, meaning }: Token) =>
  digits ||
  (meaning !== meaningless &&
    (meaning.month !== undefined ||
      meaning.weekday !== undefined ||
      meaning.shift !== undefined ||
      meaning.ordinal !== undefined ||
      meaning.number !== undefined ||
      meaning.clockTime !== undefined ||
      meaning.minutesBefore !== undefined ||
      meaning.thisOne === true ||
      meaning.nextOne === true ||
      meaning.lastOne === true));

interface Found {
  moment: Moment;
  next: number;
}

function dateAndTime(tokens: Token[], at: number, line: Line, home: string): Found | null {
  const date = findDate(tokens, at) ?? bareDay(tokens, at);
  if (!date) return null;
  const said = partOfDay(tokens, at, date.next);
  const gap = gapAfter(tokens, said.next);
  // "tomorrow morning, 9.30": after a part of the day two numbers with a point are an hour.
  const dotted = said.part !== null && is(tokens[gap.next + 1], ".");
  const announced = gap.announced || dotted || (!isToday(date) && isHourBeside(tokens, said.next, gap.next));
  const time = findTime(tokens, gap.next, announced, said.part);
  // "Sunday Reset Facial" is a name.
  const named =
    date.written.form === "weekday" &&
    /^\p{Lu}\p{Ll}/u.test(line.text.slice(tokens[date.next]?.from ?? line.text.length));
  if (!time && named && !/\b(?:on|this|next|am|le|el)\s+$/i.test(line.text.slice(0, tokens[at]?.from))) return null;
  if (!time || isOfOtherCell(tokens, said.next, time.next, line))
    return { moment: moment(line, tokens, at, said.next, date, null, null), next: said.next };
  const zone = findZone(tokens, time.next, line.text, home);
  const next = zone?.next ?? time.next;
  return { moment: moment(line, tokens, at, next, date, time, zone?.zone ?? null), next };
}

/** "04/09/1988 | 3:10 PM, 12/10/2026": the hour stands in a cell that has its own day. */
function isOfOtherCell(tokens: Token[], from: number, to: number, { text }: Line) {
  const end = tokens[to - 1]?.to ?? 0;
  if (!text.slice(prior(tokens, from)?.to, end).includes("\t")) return false;
  const gap = gapAfter(tokens, to);
  const day = findDate(tokens, gap.next);
  return day !== null && !text.slice(end, tokens[day.next - 1]?.to).includes("\t");
}

/** "Horario: lun-vie 9:00-18:00", "Monday to Friday, 9 am": an hour of several days is when somebody is there. */
function isOfOpening(tokens: Token[], at: number) {
  const words = tokens
    .slice(Math.max(0, at - 8), at)
    .filter(({ text, meaning }) => !/^[.,:;]$/.test(text) && (!meaning.between || meaning.until));
  const [last, mark, first] = words.toReversed();
  if (last?.meaning.severalDays) return true;
  const isStretch = is(mark, "-", "–", "—", "/") || mark?.meaning.until === true;
  return isStretch && first?.meaning.weekday !== undefined && last?.meaning.weekday !== undefined;
}

const isToday = ({ written }: DateFound) => written.form === "shift" && written.days === 0;

/** "Can't do 18.40 tomorrow", "the 9.50 Friday": right before a day, as right behind one. */
function isDottedBeforeDay(tokens: Token[], at: number) {
  const day = tokens[at + 3]?.meaning;
  return (
    isHourBeside(tokens, at, at) &&
    !/^[$€£]$/.test(prior(tokens, at)?.text ?? "") &&
    (day?.weekday !== undefined || (day?.shift ?? 0) > 0)
  );
}

function timeAndDate(tokens: Token[], at: number, line: Line, home: string): Found | null {
  // The end of something whose beginning was not understood.
  if (is(prior(tokens, at), "-", "–", "—") && prior(tokens, at, 2)?.digits) return null;
  // "kl." is a word of two tokens.
  const phrase = is(prior(tokens, at), ".") && (prior(tokens, at, 2)?.span ?? 1) > 1;
  const announced =
    announces(tokens[at - (phrase ? 2 : 1)]) || isDottedBeforeDay(tokens, at) || isHourOfDay(tokens, at);
  const time = findTime(tokens, at, announced);
  if (!time || isOfOpening(tokens, at)) return null;
  const zone = findZone(tokens, time.next, line.text, home);
  const end = zone?.next ?? time.next;
  const gap = gapAfter(tokens, end);
  const date = findDate(tokens, gap.next) ?? bareDay(tokens, gap.next);
  // "9:30am - 10am; Tuesday 2pm": the next time belongs to the next date.
  const inCell = date !== null && !line.text.slice(tokens[at]?.from, tokens[date.next - 1]?.to).includes("\t");
  if (date && !timeFollows(tokens, date.next, inCell ? line : null)) {
    const late = zone ?? findZone(tokens, date.next, line.text, home);
    const said = partOfDay(tokens, gap.next, date.next);
    const next = Math.max(said.next, late?.next ?? 0);
    const meant = findTime(tokens, at, announced, said.part);
    return { moment: moment(line, tokens, at, next, date, meant, late?.zone ?? null), next };
  }
  return { moment: moment(line, tokens, at, end, null, time, zone?.zone ?? null), next: end };
}

/** "Thursday evening at 8", "Dienstagnachmittag um 3", "jeudi midi à 12h30": an hour that follows lies in that part of the day. */
function partOfDay(tokens: Token[], at: number, next: number): { part: Moment["part"]; next: number } {
  const part = tokens.slice(at, next).find((token) => token.meaning.part)?.meaning.part;
  if (part) return { part, next };
  const after = tokens[next];
  if (after?.meaning.part) return { part: after.meaning.part, next: next + after.span };
  if (after?.meaning.clockTime) {
    const gap = gapAfter(tokens, next + after.span);
    if (gap.announced && findTime(tokens, gap.next, true)) return { part: "pm", next: next + after.span };
  }
  return { part: null, next };
}

/** `cell`: the line whose next cell has a time of its own, "3 pm, December 8 | 11 am, December 11". */
function timeFollows(tokens: Token[], at: number, cell: Line | null) {
  const gap = gapAfter(tokens, at);
  if (cell?.text.slice(prior(tokens, at)?.to, tokens[gap.next]?.from).includes("\t")) return false;
  const time = findTime(tokens, gap.next, gap.announced);
  return time !== null && !tokens[gap.next]?.meaning.weekday;
}

function moment(
  line: Line,
  tokens: Token[],
  at: number,
  next: number,
  date: DateFound | null,
  time: TimeFound | null,
  zone: Moment["zone"],
): Moment {
  const from = tokens[at]?.from ?? 0;
  const to = tokens[next - 1]?.to ?? from;
  const part = partOfDay(tokens, at, next).part;
  return { date, time, zone, part, from, to, span: false, struck: line.struck.some(([a, b]) => a <= from && from < b) };
}

const announces = (token: Token | undefined) => token?.meaning.at === true || is(token, "@");

/** What may stand between a date and its time: a little punctuation, a few small words. */
function gapAfter(tokens: Token[], at: number): { next: number; announced: boolean } {
  let next = at;
  let words = 0;
  let announced = false;
  for (let k = 0; k < 5; k++) {
    const token = tokens[next];
    if (!token || token.meaning.month !== undefined || token.meaning.weekday !== undefined || token.meaning.clockTime)
      break;
    if (separators.has(token.text)) {
      announced ||= token.text === "@" || token.text === "t";
      next++;
    } else if (token.meaning.between && !token.meaning.half && words < 3) {
      // "December 8. The 1 pm": another sentence, of another hour.
      if (next > at && is(tokens[next - 1], ".") && token.meaning.at !== true) break;
      announced ||= token.meaning.at === true;
      words++;
      next += token.span;
    } else break;
  }
  return { next, announced };
}

const articles = allOf(({ dateWords }) => dateWords.articles);
const noSpan = allOf(({ dateWords }) => dateWords.noSpan);

/** Marks both ends of "Dec 21 through Jan 4", "12/15 - 12/17" and "between December 24 and January 1". */
function withSpans(moments: Moment[], line: Line, tokens: Token[]): Moment[] {
  for (let i = 1; i < moments.length; i++) {
    const before = moments[i - 1] as Moment;
    const after = moments[i] as Moment;
    if (!before.date || !after.date || before.time || after.time) continue;
    // "The 15th to the 19th"
    const [between = "", article, ...more] = line.text.slice(before.to, after.from).trim().toLowerCase().split(/\s+/);
    if (more.length > 0 || (article !== undefined && !articles.has(article))) continue;
    const word = tokens.find((token) => token.from >= before.to && token.from < after.from);
    const isUntil = word?.meaning.until === true && word.text === between && !noSpan.has(between);
    if (/^[-–—]$/.test(between) || isUntil || (noSpan.has(between) && isOpened(before, tokens))) {
      before.span = true;
      after.span = true;
    }
  }
  return moments;
}

/** "Between the 24th", before "and the 1st" */
function isOpened({ from }: Moment, tokens: Token[]): boolean {
  const [one, last] = tokens.filter(({ to }) => to <= from).slice(-2);
  const lead = last && articles.has(last.text) ? one : (last ?? one);
  return lead?.meaning.opens === true;
}
