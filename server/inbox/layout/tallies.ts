import { allOf, anyOf } from "../languages/known";
import { prior } from "../lists";
import type { Line } from "../message/line";
import { DIGIT, TAB } from "../message/signs";
import { cancelling } from "./label-words";

/** "Cancellations", and in the next cell "3 (-1 on the week before)". */
const behindTab = /^\t\W*\d+(?=\W*(?:$|\t|\())/;
/** "Cancelled today: 1" */
const behindColon = /^[^\t\d.!?:]{0,25}:\s?\d{1,4}\W*$/;
/** "Booked 27 | Completed 19 | Cancelled 5", or "3 | Cancelled" in a line of its own. */
const whole = /^(?:\p{L}[^\t\d]{0,30}\d+(?:\t\p{L}[^\t\d]{0,30}\d+){2,}|\W*\d{1,4}\W*\t[^\t\d]+)$/u;

/** Whether the words of a line that end there are only counted. */
export const isTally = (line: string, end: number) =>
  behindTab.test(line.slice(end)) || behindColon.test(line.slice(end)) || whole.test(line);

/** "21", "$2,280", "13 %" */
const number = "(?:[$€£]\\s?)?\\d{1,4}(?:[.,  ]\\d{3})*(?:[.,]\\d\\d?)?(?:\\s?(?:%|€|£|[Kk]r(?!\\p{L})))?";
const bare = new RegExp(`^\\W{0,3}${number}\\W{0,3}$`, "u");
const remark = "(?:\\s?\\([^()]{1,30}\\))?";
/** "3 canceled", "Cancelled: 3 (down 1)" */
const count = new RegExp(
  `^\\W{0,3}(?:${number}\\s(\\p{L}[^\\d:;,!?\\t]{1,30})|(\\p{L}[^\\d:;,!?\\t]{1,45})(\\s?:|\\t)?\\s?(?<=[\\s:])${number})${remark}[\\s.*]*$`,
  "u",
);
/** "3 December", "11 Uhr", "60 min": no count of anything that happened. */
const noCount = allOf(
  ({ months }) => months.join(" ").replaceAll(" ", "|"),
  ({ weekdays }) => weekdays.join(" ").replaceAll(" ", "|"),
  ({ am }) => am,
  ({ pm }) => pm,
  ({ clock }) => clock.replaceAll(" ", "|"),
);
const lengths = /^(?:min|mins|minut|std|stunde|heure|hora|ore|ora|uur|uren|timm)/;

function isCount(text: string) {
  const [, behind, before, colon] = count.exec(text) ?? [];
  if (colon) return true;
  // The word next to the number: "3 December", "December 3".
  const word = /\p{L}+/u.exec(behind ?? "")?.[0] ?? /\p{L}+(?=\P{L}*$)/u.exec(before ?? "")?.[0];
  return word !== undefined && !noCount.has(word.toLowerCase()) && !lengths.test(word.toLowerCase());
}

const and = anyOf(({ leads }) => leads.and);
// "12/27" is a day.
const parts = new RegExp(`[\\t,;|·•+&–]|(?<!\\d)/|/(?!\\d)|\\s-\\s|\\s(?:${and})\\s`, "iu");
const lead = /^[^:\d]{0,60}:\s/;

/** "21 appointments, 3 canceled", "Your week: 21 appointments · 3 canceled"; not "Cancelled: 1 massage, 2 facials". */
function isSeries(text: string) {
  // Most lines are of one piece.
  if (!parts.test(text) || cancelling.test(lead.exec(text)?.[0] ?? "")) return false;
  const pieces = text
    .replace(lead, "")
    // "$2,280" is one number.
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .split(parts)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  // "$2,280, revenue" is of two lines in one cell.
  const isBelow = (k: number) => bare.test(prior(pieces, k) ?? "") && !/\d/.test(pieces[k] as string);
  return (
    pieces.length > 1 &&
    pieces.some(isCount) &&
    pieces.every((piece, k) => isCount(piece) || bare.test(piece) || isBelow(k))
  );
}

const LONGEST = 120;
/** "9:30 AM", and not in a remark: no count of anything. Most lines with a number are such. */
const hour = /^[^(]*\d:\d/;
/** "New clients this week", of a tile. */
const NAME = 40;

/**
 * "21 appointments | 3 canceled | $2,280 revenue", in one line, a line or a tile each, or below their names: how many there were
 * in a week says of no appointment that it was cancelled. A count alone, "1 canceled", may be the heading over which one.
 */
export function isCounted(lines: Line[], i: number): boolean {
  const line = lines[i] as Line;
  const { text } = line;
  if (text.length > LONGEST) return false;
  const beside = (step: number) => {
    for (let k = i, left = Math.abs(step); ; ) {
      k += Math.sign(step);
      const other = k < 0 ? undefined : lines[k];
      if (other === undefined) return "";
      // Without a number it counts nothing.
      if (other.text !== "" && --left === 0) return other.shows(DIGIT) ? other.text : "";
    }
  };
  if (line.shows(DIGIT) && hour.test(text)) return false;
  if (line.shows(DIGIT)) return isSeries(text) || (isCount(text) && (isCount(beside(1)) || isCount(beside(-1))));
  if (line.shows(TAB)) {
    const [names, numbers] = [text, beside(1)].map((row) => row.split("\t")) as [string[], string[]];
    // "Staff | Booked | Cancelled", and in the next row who it is and their numbers
    const counts = numbers.filter((cell, k) => k > 0 || bare.test(cell));
    return names.length === numbers.length && counts.length > 1 && counts.every((cell) => bare.test(cell));
  }
  if (text.length > NAME) return false;
  const stands = (...steps: number[]) =>
    steps.every((step) => {
      const number = beside(step);
      return number !== "" && bare.test(number);
    });
  return stands(-1, 1) || stands(-1, -3) || stands(1, 3);
}
