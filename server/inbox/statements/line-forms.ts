import type { Cue } from "../languages/cue";
import { cancelling } from "../layout/label-words";
import type { Role, Segment } from "../layout/segments";
import { answersWhich, cancelsInRow } from "../layout/to-cancel";
import { isCallNote, isNow, isTakenRow } from "../layout/whole-labels";
import type { Line } from "../message/line";
import { COLON, DIGIT, EQUALS, TAB } from "../message/signs";
import { type Cues, says } from "../phrases/cues";
import { declinesReminder } from "./answers-no";
import { sentencesOf } from "./sentences";

/** What a line says by its form, as a label with its value: no sentence of it says so. */
export function saidByLine(lines: Line[], i: number, segments: Segment[], cues: Cues, notes: boolean): Cue[] {
  const said: Cue[] = [];
  const line = lines[i] as Line;
  if (isNone(lines, i, cues)) said.push("standing");
  if (notes) return said;
  if (isMatter(lines, i, cues) || declinesReminder(lines, i)) said.push("personal");
  if (segments.some((segment) => isTakenRow(line.text, segment)) && !isCallNote(lines)) said.push("filled");
  return said;
}

/** "3:00 PM  Lee Park  Cancelled  -" is a row, whatever its last column is about. */
const isRowOfHour = (line: Line) => line.shows(TAB) && line.shows(DIGIT) && rowOfHour.test(line.text);
const rowOfHour = /\d\s?(?:[:.h]\s?[0-5]\d|[ap]\.?m\b)[^\t]*\t.*\t/i;

/** "Cancelled: none", in one line, in two cells, or as a heading with the word below. */
function isNone(lines: Line[], i: number, cues: Cues) {
  const line = lines[i] as Line;
  const { text } = line;
  // "3:00 PM  Lee Park  Cancelled  -" is a row, whatever its last column is about.
  if (text.length > 200 || isRowOfHour(line)) return false;
  const isHeading = text.length < 45 && !/[.!?]\s*$/.test(text);
  const below = isHeading
    ? lines.slice(i + 1, i + 4).find((other) => other.text !== "" && !underline.test(other.text))
    : undefined;
  if (isHeading && /^[^\d]{3,40}\(\s?0\s?\)\W*$/.test(text) && cancelling.test(text)) return true;
  if (!below && !line.shows(COLON | EQUALS | TAB)) return false;
  const alone = says(cues, "none", line.small);
  return alone || (!!below && below.text.length < 20 && says(cues, "none", `${line.small}\t${below.small}`));
}

/** "CANCELLED BOOKING", and "-----------------" below it: a heading that is underlined. One or two of them are "none". */
const underline = /^[-–—]{4,}$/;

/** "CALLING ABOUT: CANCEL APPT", the form of an answering service: the caller's word in two cells. */
const isMatter = (lines: Line[], i: number, cues: Cues) => {
  const line = lines[i] as Line;
  if (isFormQuestion(lines, i)) return true;
  if (line.text.length > 90 || !line.shows(COLON | TAB)) return false;
  return says(cues, "matter", line.small) || (!line.text.includes("?") && cancelsInRow(line.text));
};

/** "RE | CANCEL APPT MON 12/7 NOON. SEES HER 12/21": what is said so reaches as far as the first sentence behind the label. */
export function endOfValue(line: Line, cue: Cue): number {
  const { text } = line;
  if (cue !== "personal" || isRecord(text) || !labelled.test(text)) return text.length;
  return sentencesOf(line)[text.includes("\t") ? 2 : 1]?.from ?? text.length;
}
const labelled = /^[^:?.!\t]{2,40}[:\t]/;

/** "Which lesson are you cancelling? 12/8/2026", with a row above and below: the answer to a form. In a letter somebody asks. */
export function isFormQuestion(lines: Line[], i: number): boolean {
  const { text } = lines[i] as Line;
  if (!text.includes("?") || text.length > 90 || !answersWhich(text)) return false;
  const isText = (line: Line) => line.text !== "";
  const around = [lines.slice(Math.max(0, i - 2), i).findLast(isText), lines.slice(i + 1, i + 3).find(isText)];
  return around.every((other) => other !== undefined && aRow.test(other.text));
}
const aRow = /^[^:?.!\t]{2,40}[:?\t]\s?[^\s?]/;

/** "Cancelled by patient | Odessa Trimble | 01/19/2027 | 10:50 AM": of a table with a head, so its first cell is no label. */
export const isRecord = (text: string) => /(?:\t[^\t]+){3}/.test(text);

/** "Booked by: Ann" in a cancellation is no booking. */
const doing = new Set<Role>(["by", "stamp", "cancelled", "who", "old"]);

/** Where the sentences of a line begin that such a label leads. In two cells it is a stretch of its own, before what it leads. */
export function labelledAt(segments: Segment[]): Set<number> {
  const led = new Set<number>();
  for (const [k, { role, from, label }] of segments.entries()) {
    if (role === null || !(doing.has(role) || isNow(label))) continue;
    led.add(from);
    const [first] = segments;
    if (k === 1 && first?.role === "plain") led.add(first.from);
  }
  return led;
}
