import { type Line, lineOf } from "../message/line";
import { COLON, DIGIT } from "../message/signs";
import type { Lexicon } from "./lexicon";
import { tokenize } from "./tokens";

/** "Wednesday", "September 2026": no part of a calendar leaf is longer. */
const LONGEST = 14;

type Part = "month" | "day" | "weekday" | "year";

/**
 * The leaf of a calendar, drawn as one line for the month, one for the day, perhaps one for the weekday and the year:
 * "DEC / 12 / Sat". Its first line becomes the whole date and the others empty, so that every line keeps its place.
 */
export function withoutTiles(lines: Line[], lexicon: Lexicon): Line[] {
  if (!lines.some(isAlone)) return lines;
  let joined: Line[] | null = null;
  for (let i = 0; i < lines.length; i++) {
    const tile = tileAt(lines, i, lexicon);
    if (!tile) continue;
    joined ??= [...lines];
    const first = lines[i] as Line;
    const struck: Line["struck"] = first.struck.length > 0 ? [[0, tile.text.length]] : [];
    joined[i] = lineOf(tile.text, first.number, first.depth, struck, first.veiled);
    for (let k = i + 1; k <= tile.last; k++) joined[k] = lineOf("", lines[k]?.number, first.depth);
    i = tile.last;
  }
  return joined ?? lines;
}

const isAlone = (line: Line) =>
  line.text.length <= LONGEST &&
  line.shows(DIGIT) &&
  (line.text.length <= LONGEST_DAY ? aloneDay : labelledDay).test(line.text);

function tileAt(lines: Line[], at: number, lexicon: Lexicon): { text: string; last: number } | null {
  const parts = new Map<Part, string>();
  let last = at;
  let empty = 0;
  let named = 0;
  for (let i = at; i < lines.length && parts.size < 4; i++) {
    const line = lines[i] as Line;
    if (line.text === "" && parts.size > 0 && ++empty < 2) continue;
    const isNamed = line.text.length <= LONGEST_LABELLED && line.shows(COLON);
    const text = isNamed ? line.text.replace(label, "") : line.text;
    const found = text !== "" && text.length <= LONGEST ? partsOf(text, lexicon) : null;
    if (!found || found.some(([part]) => parts.has(part))) break;
    for (const [part, words] of found) parts.set(part, words.replace(/[.,]/g, ""));
    last = i;
    empty = 0;
    if (text !== line.text) named += found.length;
  }
  if (last === at || !parts.has("month") || !parts.has("day")) return null;
  // "Guests: 2" beside a month is no day.
  if (named > 0 && (named < parts.size || !parts.has("year"))) return null;
  const order: Part[] = ["weekday", "day", "month", "year"];
  return {
    text: order
      .map((part) => parts.get(part) ?? "")
      .join(" ")
      .trim()
      .replace(/ +/g, " "),
    last,
  };
}

/** "Day: 17", "Month: December" and "Year: 2026" on lines of their own */
const label = /^\p{L}{2,9}: /u;
const labelledDay = /^\p{L}{2,9}: \d{1,2}$/u;
const LONGEST_LABELLED = LONGEST + 10;

/** "12th" */
const LONGEST_DAY = 4;
const aloneDay = /^(\d{1,2})(?:st|nd|rd|th|[.ºª])?$/i;

/** "February 2027" has two of them. */
function partsOf(text: string, lexicon: Lexicon): [Part, string][] | null {
  const [, month, year] = monthOfYear.exec(text) ?? [];
  const named = month && year && partOf(month, lexicon) === "month";
  if (named)
    return [
      ["month", month],
      ["year", year],
    ];
  const part = partOf(text, lexicon);
  return part && [[part, text]];
}

const monthOfYear = /^(\p{L}+\.?),? (20\d\d)$/u;

function partOf(text: string, lexicon: Lexicon): Part | null {
  const day = aloneDay.exec(text);
  if (day) return Number(day[1]) >= 1 && Number(day[1]) <= 31 ? "day" : null;
  if (/^20\d\d$/.test(text)) return "year";
  if (/\d/.test(text)) return null;
  const [token, dot, more] = tokenize(text, lexicon);
  if (!token || more || (dot && !/^[.,]$/.test(dot.text))) return null;
  return token.meaning.month ? "month" : token.meaning.weekday ? "weekday" : null;
}
