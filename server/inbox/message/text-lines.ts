import { linksOf } from "./addresses";
import { compact, type Line, lineOf, MAX_LINES, pieces, tidy, withText } from "./line";
import { withPlainRecords } from "./records";
import { withWholeValues } from "./values-in-columns";
import { unwrapped } from "./wrapped";

const quoteMarks = /^(?: ?>)+ ?/;

/** Tables in plain text: columns are made with spaces, or with dots that lead to the value. */
const columns = /(?<=[^\s.!?:;,]) {2}(?=\S)|(?<=\S) {3,}(?=\S)|(?<=\S) ?\.{4,} ?(?=\S)/g;

/** Where dots lead to the values, the longest label has but one or two of them left. */
const led = /\p{L} ?\.{4,} ?[\p{L}\p{N}]/gu;
const shortLeaders = /(?<=[\p{L})?]) \.{1,3} (?=\S)/gu;

/** "| Date | 12/16/2026 |", and the rule below a head: "|------|------|". */
const framed = /^\|.*\|.*\|$/;
const inFrame = (row: string) =>
  row
    .slice(1, -1)
    .split("|")
    .map((cell) => (/[^\s:=+-]/.test(cell) ? cell.trim() : ""))
    .join("\t");

/** "CALLER NAME.....: Ann", "APPT _____: 12/18": what leads from a label to its colon. */
const leaders = /(?<=[\p{L}\p{N})?]) ?[._]{2,} ?(?=[:：])/gu;

/** "[cid:image003.png@01DC4F] 3:00 PM": where a picture was. */
const pictures = /\[cid:[^\]\s]{1,120}\] ?/g;

/** "Starts . . . . 06:15": the same with blanks between the dots. */
const spaced = /(?<=[\p{L})?])(?: \.){2,} (?=\S)/gu;

/** Few lines have any of it, and to see that is cheap. */
const withTabs = (written: string) => {
  const text = written.includes(" . . ") ? written.replace(spaced, " .... ") : written;
  const dotted = text.includes("..") || text.includes("__") ? text.replace(leaders, "") : text;
  return dotted.includes("  ") || dotted.includes("....") ? dotted.replace(columns, "\t") : dotted;
};

/** "**Date:** May 5", "*Date*: May 5": a label in bold, as the text of a page writes it. */
const boldLabel = /(?<![\p{L}\p{N}*])(\*{1,2})(\p{L}[^*:：\d\n]{0,40})(?:([:：])\1|\1 ?([:：]))(?=\s|$)/gu;
const withPlainLabels = (text: string) =>
  text.includes("*") ? text.replace(boldLabel, (_, _mark, label, inside, behind) => label + (inside ?? behind)) : text;

/** Plain text to lines: quotation marks counted and removed, hard-wrapped sentences joined again. */
export function linesOfText(written: string): Line[] {
  const text = withPlainRecords(written);
  const lines: Line[] = [];
  const isLed = text.includes("....") && (text.match(led)?.length ?? 0) > 1;
  let number = 0;
  const pictured = text.includes("[cid:") ? text.replace(pictures, "") : text;
  for (const raw of withWholeValues(pictured.split(/\r\n|\r|\n/))) {
    number++;
    if (raw === null) continue;
    if (lines.length >= MAX_LINES) break;
    const marks = quoteMarks.exec(raw)?.[0] ?? "";
    const depth = marks.split(">").length - 1;
    const tabbed = withTabs(withPlainLabels(raw.slice(marks.length).trim()));
    const cells = framed.test(tabbed) ? inFrame(tabbed) : isLed ? tabbed.replace(shortLeaders, "\t") : tabbed;
    for (const piece of pieces(tidy(cells))) {
      lines.push(lineOf(piece.replace(/\t+/g, "\t").trim(), number, depth));
    }
  }
  const whole = unwrapped(lines);
  const isLinked = text.includes("://");
  const isStruck = text.includes("~~");
  return whole.map((line, i) => {
    const written = isStruck ? withStruck(line) : withText(line, compact(line.text));
    if (isLinked) written.links = linksOf(written.text, whole[i + 1]?.text ?? "");
    return written;
  });
}

/** "~~Thursday, May 13 2:00 PM~~", as the text of a page writes what it has struck through; a row of such signs is a rule. */
const struckThrough = /(?<!~)~~(?=[^\s~])([^~]{0,200}[^\s~])~~(?!~)/g;

function withStruck({ text, number, depth }: Line): Line {
  const struck: Line["struck"] = [];
  let removed = 0;
  const bare = text.replace(struckThrough, (_, inner: string, at: number) => {
    struck.push([at - removed, at - removed + inner.length]);
    removed += 2 * MARK;
    return inner;
  });
  return lineOf(compact(bare), number, depth, struck);
}
const MARK = "~~".length;
