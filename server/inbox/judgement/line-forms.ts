import type { Cue } from "../languages/cue";
import { type Line, lower } from "../message/line";
import type { Candidate } from "./candidates";
import { type Cues, says } from "./cues";
import { cancelling } from "./label-words";
import type { Segment } from "./labels";
import { declinesReminder } from "./reminders";
import type { Place } from "./statements";
import { cancelsInRow } from "./to-cancel";
import { isCallNote, isTakenRow } from "./whole-labels";

/** What a line says by its form, as a label with its value: no sentence of it says so. */
export function saidByLine(lines: Line[], i: number, segments: Segment[], cues: Cues, notes: boolean): Cue[] {
  const said: Cue[] = [];
  const { text } = lines[i] as Line;
  if (isNone(lines, i, cues)) said.push("standing");
  if (notes) return said;
  if (isMatter(text, cues) || declinesReminder(lines, i)) said.push("personal");
  if (segments.some((segment) => isTakenRow(text, segment)) && !isCallNote(lines)) said.push("filled");
  return said;
}

const rowOfHour = /\d\s?(?:[:.h]\s?[0-5]\d|[ap]\.?m\b)[^\t]*\t.*\t/i;

/** "Cancelled: none", in one line, in two cells, or as a heading with the word below. */
function isNone(lines: Line[], i: number, cues: Cues) {
  const { text } = lines[i] as Line;
  // "3:00 PM  Lee Park  Cancelled  -" is a row, whatever its last column is about.
  if (text.length > 200 || rowOfHour.test(text)) return false;
  const isHeading = text.length < 45 && !/[.!?]\s*$/.test(text);
  const below = isHeading ? lines.slice(i + 1, i + 3).find((line) => line.text !== "") : undefined;
  if (isHeading && /^[^\d]{3,40}\(\s?0\s?\)\W*$/.test(text) && cancelling.test(text)) return true;
  if (!below && !/[:=\t]/.test(text)) return false;
  const alone = says(cues, "none", lower(text));
  return alone || (!!below && below.text.length < 20 && says(cues, "none", lower(`${text}\t${below.text}`)));
}

/** "CALLING ABOUT: CANCEL APPT", the form of an answering service: the caller's word in two cells. */
const isMatter = (text: string, cues: Cues) =>
  text.length <= 90 && /[:\t]/.test(text) && (says(cues, "matter", lower(text)) || cancelsInRow(text));

/** "Cancelled by patient | Odessa Trimble | 01/19/2027 | 10:50 AM": of a table with a head, so its first cell is no label. */
export const isRecord = (text: string) => /(?:\t[^\t]+){3}/.test(text);

/** In another cell of the row that begins with it. */
export const isOfRecord = (place: Place, { line }: Pick<Candidate, "line">) =>
  place.line === line && place.at === 0 && isRecord(line.text);
