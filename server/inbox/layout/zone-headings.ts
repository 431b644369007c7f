import { allOf, anyOf } from "../languages/known";
import type { Line } from "../message/line";

/** Labels that say on whose clock the day and hour is that stands below them or behind them. */

const mention = new RegExp(
  anyOf(({ labelWords }) => labelWords.zoneLabel),
  "i",
);
const LONGEST = 90;
/** The place of a label's name, with what stands in brackets: "(UTC+1)". */
const named = /^[^()\d:：\t]{1,60}(?:\([^()\t]{2,50}\)[^()\d:：\t]{0,3})?[:：]?$/u;

const dayNames = allOf(
  ({ months }) => months.join(" ").replaceAll(" ", "|"),
  ({ weekdays }) => weekdays.join(" ").replaceAll(" ", "|"),
);

/** "Thursday, April 16, 2026 at 10:00 AM", "16/04/2026 10:00" */
function opensWithDay(text: string) {
  const first = /^\W*(\p{L}+)/u.exec(text)?.[1] ?? "";
  return dayNames.has(first.toLowerCase()) || /^\W*\d{1,4}(?:[./-]\d|\.? \p{L}{3})/u.test(text);
}

const isLabel = (text: string) =>
  text.length <= LONGEST && (mention.test(text) || inBrackets.test(text)) && named.test(text);
/** "Guest's time (America/Los_Angeles)" */
const inBrackets = /\(\p{Lu}\p{L}+\/[\p{L}_/-]{2,30}\)[:：]?$/u;

/** "In your time zone (America/New_York)", and a day in the next line that has any text. */
export function headsHour(lines: Line[], at: number): boolean {
  const text = lines[at]?.text ?? "";
  if (!isLabel(text)) return false;
  const below = lines.slice(at + 1, at + 4).find((line) => line.text !== "")?.text ?? "";
  return opensWithDay(below);
}

/** "In your time zone (America/New_York): Thursday, April 16, 2026 at 10:00 AM": where its value begins. */
export function behindZone(text: string): number | null {
  const label = /^[^:：\t\d]{2,60}(?:\([^()\t]{2,50}\))?\s?[:：]\s*(?=\S)/u.exec(text)?.[0] ?? "";
  return label !== "" && mention.test(label) && opensWithDay(text.slice(label.length)) ? label.length : null;
}

/** The cells that are such labels, where a day stands in the next one, or under a head in the same column of the next row. */
export function zoneHeads(cells: string[], lines: Line[], at: number): boolean[] {
  const below = (lines.slice(at + 1, at + 3).find((line) => line.text !== "")?.text ?? "").split("\t");
  return cells.map(
    (cell, i) =>
      isLabel(cell) &&
      (opensWithDay(cells[i + 1] ?? "") || (below.length === cells.length && opensWithDay(below[i] ?? ""))),
  );
}
