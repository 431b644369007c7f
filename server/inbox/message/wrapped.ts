import { anyOf } from "../languages/known";
import type { Line } from "./line";

/** Mail programs break lines before 80 characters. */
const USUAL = 70;
/** Narrower lines are rows, unless all lines around them show that their text was broken. */
const NARROW = 40;
/** Longer ones were not broken by a mail program. */
const WIDE = 80;
const WIDEST = 200;
/** In a narrower one a row of a notice is soon followed by one that is as long. */
const COLUMN = 36;
/** So many lines are all full by no accident. */
const SEVERAL = 3;
const LONGEST = 1_200;

/** Lines without an empty one between them, and how they seem to have been broken. */
interface Wrap {
  /** No line is longer where one goes on in the next. */
  width: number;
  /** All lines are as long as they can be: a text in a narrow column. */
  even: boolean;
  /** Broken twice: "… had been on your calendar for / Wednesday, / December 9 at 10:00 AM. She says / that she". */
  ragged: boolean;
}
const unknown: Wrap = { width: USUAL, even: false, ragged: false };

/** Hard-wrapped sentences joined again: a line goes on when its next word would not have fitted, or in a small letter. */
export function unwrapped(lines: Line[]): Line[] {
  const joined: Line[] = [];
  let end = 0;
  let wrap = unknown;
  let width = 0;
  for (const [i, line] of lines.entries()) {
    const last = joined.at(-1);
    if (i === end) {
      end = endOfStretch(lines, i);
      wrap = wrapOf(lines, i, end);
    }
    if (last && goesOn(last, width, line, wrap)) last.text += ` ${line.text}`;
    else joined.push(line);
    width = line.text.length;
  }
  return joined;
}

/** The first line behind it that is empty, of a table, or of another quotation. */
function endOfStretch(lines: Line[], from: number): number {
  const { depth } = lines[from] as Line;
  let end = from;
  while (end < lines.length && isProse(lines[end] as Line) && lines[end]?.depth === depth) end++;
  return Math.max(end, from + 1);
}

const isProse = ({ text }: Line) => text !== "" && !text.includes("\t");

const small = /^\p{Ll}/u;
const firstWord = (text: string) => text.split(" ", 1)[0] ?? "";

function wrapOf(lines: Line[], from: number, end: number): Wrap {
  // Who writes all in small letters shows nothing by them.
  if (end - from < 2 || small.test((lines[from] as Line).text)) return unknown;
  let broken = 0;
  let longest = 0;
  let widest = 0;
  for (let i = from; i < end; i++) {
    const { text } = lines[i] as Line;
    widest = Math.max(widest, text.length);
    if (!isBroken(lines, i, end)) continue;
    broken++;
    longest = Math.max(longest, text.length);
  }
  if (broken === 0) return unknown;
  const ragged =
    (widest >= NARROW && widest < WIDE && isRagged(lines, from, end, widest)) ||
    (broken > 1 && isOneSentence(lines, from, end));
  const even =
    !ragged && (broken > 1 || (end - from > SEVERAL && widest >= COLUMN)) && isEven(lines, from, end, widest);
  if (!ragged && !even && longest < NARROW) return unknown;
  return { width: Math.min(ragged || even ? widest : longest, USUAL), even, ragged };
}

/** It goes on in a small letter. */
function isBroken(lines: Line[], i: number, end: number) {
  const next = i + 1 < end ? (lines[i + 1] as Line).text : "";
  return small.test(next) && !ends.test((lines[i] as Line).text) && !startsAnew.test(next);
}

/** The next word of none of them would have fitted, and none is a row of a form. */
function isEven(lines: Line[], from: number, end: number, widest: number): boolean {
  for (let i = from + 1; i < end; i++) {
    const { text } = lines[i] as Line;
    if (!isFull(lines, i - 1, widest) || (startsAnew.test(text) && !numbered.test(text))) return false;
  }
  return true;
}

const isFull = (lines: Line[], i: number, width: number) =>
  (lines[i] as Line).text.length + 1 + firstWord((lines[i + 1] as Line).text).length > width;

/** What was left of a full line has a line of its own, and goes on. */
function isRagged(lines: Line[], from: number, end: number, widest: number): boolean {
  for (let i = from + 1; i + 1 < end; i++) {
    const [before, rest, next] = lines.slice(i - 1, i + 2).map(({ text }) => text) as [string, string, string];
    // "Pour demain, se sont désistés : / à 9h15 Mme Perrin / à 14h00 M. Olivier" are rows.
    if (rest.length >= NARROW || before.endsWith(":") || firstWord(rest) === firstWord(next)) continue;
    const isRest = before.length >= NARROW && isFull(lines, i - 1, widest);
    if (isBroken(lines, i, end) ? isRest || isInProse(lines, i, end) : isRest && leads(rest, next)) return true;
  }
  return false;
}

/** "at 2:15 / pm. My mother / fell" is no row. */
const isInProse = (lines: Line[], i: number, end: number) =>
  isBroken(lines, i - 1, end) && spansSentences.test((lines[i] as Line).text);
const spansSentences = /^\p{Ll}[^.!?]*[.!?] \p{Lu}/u;

/** "décembre / 2026 à 15 h pour un massage de 60 minutes", "December / 15 at 9:30 AM with Dana Reyes has been": a long line is no row, either. */
const leads = (rest: string, next: string) =>
  next.length >= NARROW && !ends.test(rest) && !startsAnew.test(next) && (small.test(rest) || number.test(next));
const number = /^\d{1,4} \p{Ll}/u;

/** All lines but the first begin in small letters or with a number, and but the last end like none. */
function isOneSentence(lines: Line[], from: number, end: number): boolean {
  for (let i = from; i < end; i++) {
    const { text } = lines[i] as Line;
    if (i > from && !/^[\p{Ll}\d]/u.test(text)) return false;
    if (i + 1 === end ? !/[.!?]$/.test(text) : ends.test(text) && !mayGoOn.test(text)) return false;
  }
  return true;
}

/** "[27/4/27, 19:02:11] Lola:" and "27/4/27, 19:02 - Lola:" are messages of a chat, one to a line; "online portal. Reason: travel" is no label. */
const startsAnew =
  /^(?:[-*•·–—>|+#]|\[\d{1,4}[/.:-]\d|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)? [-–] |\d{1,2}[.)] |(?!\p{Ll}[^:]{0,80}[.!?] \p{Lu})[^\s:]{1,24}(?: [^\s:]{1,24}){0,3}(?::(?:\s|$)| = ))/u;

/** "Donnerstag, den / 17. Dezember", "(Room / 2) was cancelled": where a list begins stands a 1. */
const numbered = /^(?:[2-9]|[1-3]\d)[.)] \p{L}/u;

const endOfLead = /^(?:\p{Ll}|\()[^:]*:$/u;

/** "In your time zone (Europe/Paris)" is a whole line, and with a colon begins one. */
const endsInZone = /\(\p{Lu}\p{L}+\/[\p{L}_/-]{2,30}\)$/u;
const opensWithZone = /^[^:(]{1,60}\(\p{Lu}\p{L}+\/[\p{L}_/-]{2,30}\):/u;

/** "Otto Reyes booked … at 1:00 PM", "Fern Delgado cancelled … at 10:00 AM": what each of them did, one to a line. */
const endsInHour = /\d[:.]\d\d(?: ?[ap]\.?m\.?)?$/iu;
const byName = /^(?:\p{Lu}[\p{L}'’-]* ){2,3}\p{Ll}/u;

const ends = /[.!?:]$/;
/** "den 17. / Dezember", "2026 kl. / 15:00", "Mr. / Hart": whether a sentence ends there is seen when it is whole. */
const mayGoOn = new RegExp(
  `(?:^|[\\s(])(?:\\p{L}|0?\\d|[12]\\d|3[01]|${anyOf(({ abbreviations }) => abbreviations)})\\.$`,
  "iu",
);

function goesOn(last: Line, width: number, next: Line, { width: limit, even, ragged }: Wrap) {
  if ((width < NARROW && !even && !ragged) || width > WIDEST || next.text === "" || next.depth !== last.depth)
    return false;
  if (last.text.length > LONGEST || last.text.includes("\t") || next.text.includes("\t")) return false;
  const full = width + firstWord(next.text).length + 1 > limit;
  // "please / cancel them:" is the end of a sentence that leads to a list, and no label.
  if (startsAnew.test(next.text) && !(width > 60 && endOfLead.test(next.text)) && !(full && isNoItem(last, next)))
    return false;
  const isRest = ragged && width < NARROW;
  if (ends.test(last.text)) return (full || isRest) && mayGoOn.test(last.text);
  if ((last.text.endsWith(")") && endsInZone.test(last.text)) || opensWithZone.test(next.text)) return false;
  if (endsInHour.test(last.text) && byName.test(next.text) && byName.test(last.text)) return false;
  return full || isRest || small.test(next.text);
}

/** The only one with a number among the lines so far. */
const isNoItem = (last: Line, next: Line) => numbered.test(next.text) && !/^\d{1,2}[.)] /.test(last.text);
