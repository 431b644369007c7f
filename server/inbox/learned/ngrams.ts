import { allOf } from "../languages/known";
import { type Line, lower } from "../message/line";

/** In letters. Terms and footers far below tell little. */
const LONGEST = 6_000;
export const WORDS = 3;

const months = allOf(({ months }) => months.join("|").replaceAll(" ", "|"));
const weekdays = allOf(({ weekdays }) => weekdays.join("|").replaceAll(" ", "|"));
const firstNames = allOf(({ people }) => people.firstNames.replaceAll(" ", "|"));

/** A link, an address, a word, an hour or another number, marks that tell a question or a label, the end of a cell or of lines. */
const parts =
  /https?:\/\/\S+|[^\s@]{1,64}@\S+|\p{L}{1,40}|\d{1,40}(?:[:.h]\d{1,2})?(?: ?[ap]\.?m\b\.?)?|[?!:\t]|\n+/giu;

export const textIn = (lines: Line[]) => lines.map(({ text }) => text).join("\n");

/** The words of a text, and what stands for those of a kind: which day, hour, address or first name it is is all the same. */
export const wordsOf = (text: string): string[] => (text.slice(0, LONGEST).match(parts) ?? []).map(kindOf);

function kindOf(written: string): string {
  const part = lower(written);
  if (/^\d/.test(part)) return "0";
  if (part.startsWith("\n")) return "¶";
  if (part === "\t") return "(cell)";
  if (part.includes("@")) return "(address)";
  if (part.startsWith("http")) return "(link)";
  if (weekdays.has(part)) return "(weekday)";
  if (months.has(part)) return "(month)";
  return part !== written && firstNames.has(part) ? "(name)" : part;
}

/** All n-grams of one to three words, each once. */
export function ngramsOf(words: string[]): Set<string> {
  const found = new Set<string>();
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(from + WORDS, words.length); to++)
      found.add(words.slice(from, to).join(" "));
  return found;
}
