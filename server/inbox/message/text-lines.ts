import { linksOf } from "./addresses";
import { compact, type Line, lineOf, MAX_LINES, pieces, tidy, withText } from "./line";
import { withPlainRecords } from "./records";
import { withWholeValues } from "./values-in-columns";

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

/** Few lines have any of it, and to see that is cheap. */
const withTabs = (text: string) => {
  const dotted = text.includes("..") || text.includes("__") ? text.replace(leaders, "") : text;
  return dotted.includes("  ") || dotted.includes("....") ? dotted.replace(columns, "\t") : dotted;
};

/** Plain text to lines: quotation marks counted and removed, hard-wrapped sentences joined again. */
export function linesOfText(written: string): Line[] {
  const text = withPlainRecords(written);
  const lines: Line[] = [];
  const isLed = text.includes("....") && (text.match(led)?.length ?? 0) > 1;
  let number = 0;
  for (const raw of withWholeValues(text.split(/\r\n|\r|\n/))) {
    number++;
    if (raw === null) continue;
    if (lines.length >= MAX_LINES) break;
    const marks = quoteMarks.exec(raw)?.[0] ?? "";
    const depth = marks.split(">").length - 1;
    const tabbed = withTabs(raw.slice(marks.length).trim());
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

/** Mail programs break lines before 80 characters; a line goes on when its next word would not have fitted. */
function unwrapped(lines: Line[]): Line[] {
  const joined: Line[] = [];
  let width = 0;
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && goesOn(last, width, line)) {
      last.text += ` ${line.text}`;
      width = line.text.length;
    } else {
      joined.push(line);
      width = line.text.length;
    }
  }
  return joined;
}

/** "[27/4/27, 19:02:11] Lola:" and "27/4/27, 19:02 - Lola:" are messages of a chat, one to a line. */
const startsAnew =
  /^(?:[-*•·–—>|+#]|\[\d{1,4}[/.:-]\d|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)? [-–] |\d{1,2}[.)] |[^\s:]{1,24}(?: [^\s:]{1,24}){0,3}(?::(?:\s|$)| = ))/u;

const endOfLead = /^(?:\p{Ll}|\()[^:]*:$/u;

/** "In your time zone (Europe/Paris)" is a whole line, and with a colon begins one. */
const endsInZone = /\(\p{Lu}\p{L}+\/[\p{L}_/-]{2,30}\)$/u;
const opensWithZone = /^[^:(]{1,60}\(\p{Lu}\p{L}+\/[\p{L}_/-]{2,30}\):/u;

/** "Otto Reyes booked … at 1:00 PM", "Fern Delgado cancelled … at 10:00 AM": what each of them did, one to a line. */
const endsInHour = /\d[:.]\d\d(?: ?[ap]\.?m\.?)?$/iu;
const byName = /^(?:\p{Lu}[\p{L}'’-]* ){2,3}\p{Ll}/u;

function goesOn(last: Line, width: number, next: Line) {
  if (width < 40 || width > 200 || next.text === "" || next.depth !== last.depth || last.text.length > 1_200)
    return false;
  if (last.text.includes("\t") || next.text.includes("\t")) return false;
  // "please / cancel them:" is the end of a sentence that leads to a list, and no label.
  if (startsAnew.test(next.text) && !(width > 60 && endOfLead.test(next.text))) return false;
  if (/[.!?:]$/.test(last.text)) return false;
  if ((last.text.endsWith(")") && endsInZone.test(last.text)) || opensWithZone.test(next.text)) return false;
  if (endsInHour.test(last.text) && byName.test(next.text) && byName.test(last.text)) return false;
  const firstWord = next.text.split(" ", 1)[0] ?? "";
  return width + firstWord.length + 1 > 70 || /^\p{Ll}/u.test(next.text);
}
