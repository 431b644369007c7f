import { allOf } from "../languages/known";
import { type Line, lower } from "../message/line";

/** In letters. Terms and footers far below tell little. */
const LONGEST = 6_000;
export const WORDS = 3;

/** Of two kinds the last one counts. */
const kinds = new Map(
  Object.entries({
    "(name)": allOf(({ people }) => people.firstNames.replaceAll(" ", "|")),
    "(month)": allOf(({ months }) => months.join("|").replaceAll(" ", "|")),
    "(weekday)": allOf(({ weekdays }) => weekdays.join("|").replaceAll(" ", "|")),
  }).flatMap(([kind, words]) => [...words].map((word): [string, string] => [word, kind])),
);

/** A link, an address, a word, an hour or another number, marks that tell a question or a label, the end of a cell or of lines. */
const parts =
  /https?:\/\/\S+|[^\s@]{1,64}@\S+|\p{L}{1,40}|\d{1,40}(?:[:.h]\d{1,2})?(?: ?(?:[ap]\.?m|[AP]\.?M)\b\.?)?|[?!:\t]|\n+/gu;

export const textIn = (lines: Line[]) => lines.map(({ text }) => text).join("\n");

/** The words of a text, and what stands for those of a kind: which day, hour, address or first name it is is all the same. */
export const wordsOf = (text: string): string[] => partsOf(text).map(kindOf);

export const partsOf = (text: string): string[] => text.slice(0, LONGEST).match(parts) ?? [];

export function kindOf(part: string): string {
  const first = part.charCodeAt(0);
  if (first === LINE_END) return "¶";
  if (first === CELL_END) return "(cell)";
  if (part.includes("@")) return "(address)";
  if (first >= ZERO && first <= NINE) return "0";
  const small = lower(part);
  const kind = kinds.get(small);
  if (kind !== undefined) return kind === "(name)" && small === part ? part : kind;
  return part.startsWith("http") && part.includes("/") ? "(link)" : small;
}

const [LINE_END, CELL_END, ZERO, NINE] = [10, 9, 48, 57];

/** Of a note above what is forwarded, how it begins and ends tells most: "free at 3" is not "free at 3, for Ann". */
export const wordsOfNote = (lines: Line[]): string[] => [
  "^",
  ...wordsOf(textIn(lines)).filter((word) => word !== "¶"),
  "$",
];

/** All n-grams of one to three words, each once. */
export function ngramsOf(words: string[]): Set<string> {
  const found = new Set<string>();
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(from + WORDS, words.length); to++)
      found.add(words.slice(from, to).join(" "));
  return found;
}
