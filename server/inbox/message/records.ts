import { allOf, anyOf } from "../languages/known";
import { recordWords } from "../languages/record-words";
import { once } from "../once";
import { MAX_LINES } from "./line";

/**
 * What a script or a webhook writes: "event=slot.released", `"cancelledBy": "client"`, "start_time: 2026-12-08 14:00". One pair to a line, whose
 * names, and values that are names, are no words yet.
 */
export interface Pair {
  /** In words: "cancelled by". */
  name: string;
  /** As words where it is a name itself: "student cancelled". */
  value: string;
  /** It is such a name, and nobody's own words. */
  coded: boolean;
}

/** So many pairs in a row are a record. */
const FEWEST = 3;
const MOST_PAIRS = 200;

/** Nobody's script writes more; what is longer is a letter. */
const LONGEST_TEXT = 60_000;
const MOST_OBJECTS = 10;

/** Whether a text may hold any: few do, and to see that is cheap. */
const mayHold = (text: string) => text.length <= LONGEST_TEXT && (text.includes('":') || opens.test(text));
const opens = /(?:^|\n)[> \t]{0,40}(?:[A-Za-z][\w.-]{0,60} ?=|[A-Za-z]{1,40}[_.-][\w.-]{0,60}:)/;

/** The same text, with its records written as people write rows: "event: slot released". */
export function withPlainRecords(text: string): string {
  if (!mayHold(text)) return text;
  const lines = text.split(/\r\n|\r|\n/);
  return stretchesIn(lines)
    .reduceRight((left, { from, to, pairs }) => {
      const [marks] = unquoted(left[from]);
      left.splice(from, to - from, ...pairs.flatMap(rowOf).map((row) => marks + row));
      return left;
    }, lines)
    .join("\n");
}

/** "event: slot released"; "student cancelled", whatever the name of that; "status: cancelled", and nothing of what it was before. */
function rowOf({ name, value, coded }: Pair): string[] {
  if (name === "") return [""];
  if (nothing.test(value)) return [];
  const { cancelling, state, former, freed } = patterns();
  if (freed.test(name) && digits.test(value)) return [];
  if (coded && value.includes(" ") && cancelling.test(value)) return [value];
  if (!coded || !state.test(name)) return [`${name}: ${value}`];
  const named = name.split(" ");
  return named.some((word) => former.has(word)) ? [] : [`${named.at(-1)}: ${value}`];
}

const patterns = once(() => ({
  cancelling: new RegExp(
    anyOf(({ labelWords }) => labelWords.cancelStem),
    "i",
  ),
  state: new RegExp(`^(?:${recordWords.state})$`, "iu"),
  freed: new RegExp(`^(?:${recordWords.freed}) (?:${anyOf(({ labelWords }) => labelWords.on)})$`, "iu"),
  former: allOf(({ labels }) => labels.old.replaceAll(" ", "|")),
}));

/** "released_at": when it was done, and no appointment. */
const digits = /^\d[\d:T.Z +-]+$/;

/** Every pair of the records in a text. */
export const pairsIn = (text: string): Pair[] =>
  mayHold(text) ? stretchesIn(text.split(/\r\n|\r|\n/)).flatMap(({ pairs }) => pairs.filter(isPair)) : [];

interface Stretch {
  from: number;
  to: number;
  pairs: Pair[];
}

function stretchesIn(lines: string[]): Stretch[] {
  const stretches: Stretch[] = [];
  let open: (Stretch & { coded: boolean; marks: string }) | null = null;
  const close = () => {
    if (open?.coded && open.pairs.filter(isPair).length >= FEWEST) stretches.push(open);
    open = null;
  };
  let objects = 0;
  for (let i = 0; i < Math.min(lines.length, MAX_LINES); i++) {
    const [marks, text] = unquoted(lines[i]);
    const object = text.startsWith("{") && objects++ < MOST_OBJECTS ? objectAt(lines, i) : null;
    const pairs = object ? null : text === "" ? [gap] : bare.test(text) ? none : pairsOf(text);
    if (pairs === null || (open && (open.marks !== marks || open.pairs.length > MOST_PAIRS))) close();
    if (object) {
      stretches.push(object);
      i = object.to - 1;
    }
    if (!pairs || (open === null && pairs.every(([name]) => name === ""))) continue;
    open ??= { from: i, to: i, pairs: [], coded: false, marks };
    open.pairs.push(...pairs.map(pairOf));
    open.coded ||= pairs.some(([name]) => name !== "" && !(isWord.test(name) && isRow.test(text)));
    open.to = i + 1;
  }
  close();
  return stretches;
}
/** An empty line parts one record from the next, and what a mark quotes stays quoted. */
const gap: [name: string, value: string] = ["", ""];
const isPair = ({ name }: Pair) => name !== "";
const unquoted = (line = ""): [marks: string, text: string] => {
  const marks = quoteMarks.exec(line)?.[0] ?? "";
  return [marks, line.slice(marks.length).trim()];
};
const none: [string, string][] = [];

const pairOf = ([name, value]: [name: string, value: string]): Pair => ({
  name: wordsOf(name),
  value: plain(value),
  coded: isName(value),
});

/** An object in JSON that begins on a line: its values, each by its name and that of the part in which it stands. */
function objectAt(lines: string[], from: number): Stretch | null {
  let text = "";
  let open = 0;
  for (let to = from; to < lines.length && text.length < MOST_LETTERS; to++) {
    const [, line] = unquoted(lines[to]);
    text += line;
    open += line.split("{").length - line.split("}").length;
    if (open > 0) continue;
    const pairs = valuesIn(text);
    return pairs && pairs.length >= FEWEST ? { from, to: to + 1, pairs: pairs.map(pairOf) } : null;
  }
  return null;
}
const MOST_LETTERS = 8_000;
const DEEPEST = 5;

function valuesIn(json: string): [name: string, value: string][] | null {
  try {
    return flat(JSON.parse(json), "", "", 0).slice(0, MOST_PAIRS);
  } catch {
    return null;
  }
}

/** "createdAt" says enough, "status" and "dateTime" do not: of what? */
const isWhole = /^(?!(?:date|time)[A-Z_])[A-Za-z]+(?:[A-Z]|[_.-][A-Za-z])/;

function flat(value: unknown, above: string, name: string, depth: number): [name: string, value: string][] {
  if (typeof value !== "object" || value === null)
    return [[isWhole.test(name) ? name : `${above} ${name}`.trim(), String(value)]];
  if (depth > DEEPEST) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    flat(inner, Array.isArray(value) ? above : name, Array.isArray(value) ? name : key, depth + 1),
  );
}

/** The pairs of one line; null where it is no such line. */
function pairsOf(text: string): [name: string, value: string][] | null {
  if (text.length > LONGEST) return null;
  const [, name, value] = single.exec(text) ?? [];
  if (name !== undefined && value !== undefined && !several.test(value)) return [[name, value.trim()]];
  if (!text.includes("=")) return null;
  const rest = text.replace(inLine, "");
  const pairs = [...text.matchAll(inLine)].map(({ 1: one = "", 2: its = "" }): [string, string] => [one, its]);
  return /\S/.test(rest) || pairs.length < FEWEST ? null : pairs;
}

const LONGEST = 400;
const quoteMarks = /^(?: ?>)+ ?/;
/** A brace or bracket, and what stands between the parts of a list. */
const bare = /^[{}[\],\s]*$/;
/** `event=slot.released`, `"event": "slot.released",`, `start_time: 2026-12-08 14:00` */
const single = /^"?([A-Za-z][\w.-]{0,60})"? ?[:=] ?("[^"]{0,300}"|[^"{}[\]]{0,300}),?$/;
/** `event=booking.cancelled by=client client="Nell Horne"` */
const inLine = /(?:^|\s)([A-Za-z][\w.-]{0,60})=("[^"]{0,200}"|[^\s"]{1,200})(?=\s|$)/g;
const several = /^\S+ [\w.-]+=/;
/** "Client: Ann Cole", as everybody writes a row. */
const isRow = /^[A-Za-z][\w.-]*: /;
const isWord = /^(?:(?:\p{L}-)?\p{Ll}+|\p{Lu}(?:[\p{Lu}-]*|[\p{Ll}-]*))$/u;
const nothing = /^(?:|false|null|none|nil|undefined)$/i;

/** "slot.released", "client_cancelled", "slotReleased", "PATIENT_CANCELLED" */
const isName = (value: string) => coded.test(bared(value));
const coded = /^(?:[a-z]+(?:[._-][a-z]+)*|[A-Z]+(?:_[A-Z]+)*|[a-z]+(?:[A-Z][a-z]+)+)$/;
const bared = (value: string) =>
  value
    .replace(/,$/, "")
    .replace(/^"(.*)"$/, "$1")
    .trim();
const plain = (value: string) => (isName(value) ? wordsOf(bared(value)) : bared(value));

/** "cancelledBy", "starts_at", "payload.start_time" */
const wordsOf = (name: string) =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .replace(/[._-]+/g, " ")
    .toLowerCase()
    .trim();
