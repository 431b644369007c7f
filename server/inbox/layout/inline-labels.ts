import { anyOf } from "../languages/known";
import { matchesIn } from "../matches";
import type { Line } from "../message/line";
import { COLON, EQUALS, WIDE_COLON } from "../message/signs";
import { roleOf, spansVisit, type Vocabulary } from "./label-words";
import { type Role, type Segment, segmentOf } from "./segments";
import { isToCancel } from "./to-cancel";
import { isAtBooking, sideInBrackets } from "./whole-labels";
import { behindZone } from "./zone-headings";

/** Labels inside a line, before a colon. */

/** "Conflict check date: 12/18/2026": the date of something that is not known. */
function isOfOther(text: string, vocabulary: Vocabulary) {
  const last = /^[^:：\d]{0,60}?(\p{L}+)\s?[:：]\s/u.exec(text)?.[1];
  return last !== undefined && vocabulary.get(last.toLowerCase())?.includes("when") === true;
}

/** "Start/End: 10:15 AM/11:00 AM", "Date of the appointment that you wish to cancel: 4/13/2027" */
const wholeLabel = /^[\W_]*(\p{L}[^:：\d]{2,90}?)\s?[:：]/u;
const LONGEST_SPAN = 41;

/** "booking.start = 2027-01-05": fields as programs write them have an equals sign, "{Event start}: …" those of a template braces. */
const separator = /[:：]|^\S+ = /;
/** "At 3:00" has no label: one has its letters, a mark or letters and a number before its colon. */
const mayLabel = /[^\d\s]\d*["\]}]{0,2}\s?(?:[:：]|=)(?=[\s*\d"]|$)/;
const beforeSeparator =
  /(?:^["[{]{0,2}|[|•·,;({]\s*"?|\s{2,}|\s)(\p{L}(?:[\p{L}\p{N}_'/&-]|\.(?=\p{L}))*(?: [\p{L}/&](?:[\p{L}\p{N}_'/&-]|\.(?=[\p{L}:：]))*){0,4})["\]}]{0,2}\s?(?:\([^()]{1,40}\)\s?)?(?:[:：]|(?<=^\S+ )=)(?=[\s*\d"]|$)/gu;

const orders = new RegExp(
  `(?<!\\p{L})(?:${anyOf(({ comers }) => comers.pleas)}) (?:\\p{L}+ )?(?:${anyOf(({ labelWords }) => labelWords.cancelStem)})`,
  "iu",
);

export const labelled = (line: Line, vocabulary: Vocabulary) =>
  line.shows(COLON | WIDE_COLON | EQUALS) ? inline(line.text, vocabulary) : unlabelled(line.text);
const unlabelled = (text: string): Segment[] => [segmentOf(0, text.length, null)];

/** "Booked for in their time zone: …" repeats how it had stood. */
const tellsOfBooking = (label: string, vocabulary: Vocabulary) =>
  (label.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => vocabulary.get(word)?.includes("cancelled"));

/** "Date: Dec 5 | Time: 3 pm": every known label before a colon starts a segment. */
export function inline(text: string, vocabulary: Vocabulary): Segment[] {
  if (!separator.test(text)) return unlabelled(text);
  const whole = wholeLabel.exec(text);
  const name = whole?.[1] ?? "";
  if (whole && (isToCancel(name) || (name.length <= LONGEST_SPAN && spansVisit(name, vocabulary)))) {
    const at = whole[0].length;
    return [segmentOf(0, at, "plain"), segmentOf(at, text.length, "when", name)];
  }
  const zoned = behindZone(text);
  if (zoned !== null && !tellsOfBooking(text.slice(0, zoned), vocabulary)) {
    const label = text.slice(0, zoned);
    return [segmentOf(0, zoned, "zone"), segmentOf(zoned, text.length, "when", label)];
  }
  if (whole && isAtBooking(name)) return [segmentOf(0, text.length, "reason", name)];
  const segments: Segment[] = [];
  let role: Role | null = null;
  let label: string | null = null;
  let from = 0;
  // Behind the last sign no label can stand.
  const last = Math.max(text.lastIndexOf(":"), text.lastIndexOf("："), text.lastIndexOf("="));
  for (const match of mayLabel.test(text) ? matchesIn(beforeSeparator, text.slice(0, last + 2)) : []) {
    const words = (match[1] ?? "").split(" ");
    const start = match.index === 0;
    // Inside a sentence only the last words before the colon can be the label.
    const name = start ? words.join(" ") : words.slice(-3).join(" ");
    // What stands before a comma is another clause.
    const apart = /^[|•·,;({]/.test(match[0]);
    const side = sideInBrackets(match[0].trimEnd());
    const found = side ?? (apart ? null : aboutElse(text, match.index, vocabulary)) ?? roleOf(name, vocabulary, !start);
    // "Canceled more than 12 hours before class: 1 credit was returned": no label.
    if (found === "old" && words.length > 1 && /\d\s*$/.test(text.slice(from, match.index))) continue;
    // "Please cancel his remaining Wednesdays: April 7, …": the end of a sentence.
    if (!found || (found === "aside" && orders.test(text.slice(from, match.index + match[0].length)))) continue;
    const at = match.index + match[0].length;
    if (match.index > from) segments.push(segmentOf(from, match.index, role, label));
    from = match.index;
    role = found;
    label = name;
    if (at >= text.length) break;
  }
  segments.push(segmentOf(from, text.length, role, label));
  const [head] = segments;
  if (head?.role === "when") head.loose = roleOf(head.label ?? "", vocabulary, true) === null;
  else if (head?.role === null) head.loose = isOfOther(text, vocabulary);
  return segments;
}

/** "Late cancel deadline for this class:": the words further left say what it is, not the last ones. */
function aboutElse(text: string, at: number, vocabulary: Vocabulary): Role | null {
  const before =
    text
      .slice(Math.max(0, at - 60), at)
      .split(/[.!?|•·;,:\t]/)
      .at(-1) ?? "";
  if (before.split(" ").length > 8) return null;
  for (const word of before.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const role = vocabulary.get(word)?.[0];
    if (role === "aside" || role === "stamp" || role === "end") return role;
  }
  return null;
}
