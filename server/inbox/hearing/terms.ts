import type { Candidate, Reader } from "../candidates/candidates";
import { languages, languagesOf } from "../languages/known";
import type { Language } from "../languages/language";
import { isClientRow } from "../layout/client-rows";
import type { Line } from "../message/line";
import { type Cues, inLanguages } from "../phrases/cues";
import { hasName } from "../phrases/names";
import type { Heard } from "./heard";

/** Fewer letters are no paragraph of terms, tips or law. */
const LONG = 100;
/** "4. Prices are shown in the currency set by the business.": an item of terms may be shorter. */
const ITEM = 50;
/** One or two such paragraphs may be a letter about this appointment. */
export const SEVERAL = 3;

export const isParagraph = ({ text }: Line) => text.length >= LONG;
const isTerm = (line: Line) => isParagraph(line) || (line.text.length >= ITEM && numbered.test(line.text));
const numbered = /^\W{0,3}(?:§ ?)?\d{1,2}[.)] ?\p{Lu}/u;

/**
 * Paragraphs of terms, and what stands between them, below the rows of a notice: "7. Reminders are sent as a courtesy. Failure to receive a
 * reminder does not release the customer." Whatever names somebody, a day to come, this appointment or a side of its move is none:
 * "Her previous time stays booked until you accept the new one".
 */
export function termsBelow({ candidates, layer: { lines } }: Heard, { cues, calendar: { today } }: Reader): Set<Line> {
  const rows = new Set(candidates.filter(isTimed).flatMap(({ shown }) => shown.map(({ line }) => line)));
  const last = lines.findLastIndex((line) => rows.has(line) || isClientRow(line.text));
  const below = lines.slice(last + 1);
  const terms = below.filter(isTerm);
  if (rows.size === 0 || terms.length < SEVERAL) return new Set();
  const [first] = terms;
  const between = below.slice(below.indexOf(first as Line), below.indexOf(terms.at(-1) as Line) + 1);
  const dated = new Set(candidates.filter(({ dates }) => dates.some((date) => date >= today)).map(({ line }) => line));
  const isOfThis = (line: Line) =>
    dated.has(line) || namesSomebody(line, cues) || thisOne(cues).test(line.small) || hasName(line.text);
  return new Set(between.filter((line) => line.text !== "" && !isOfThis(line)));
}

const isTimed = ({ dates, time, role }: Candidate) =>
  dates.length > 0 && time !== null && role !== "aside" && role !== "stamp";

/** "I promemoria sono inviati per cortesia": in a paragraph, only words of its own language are somebody. */
function namesSomebody(line: Line, cues: Cues) {
  if (!somebody(cues).test(line.small)) return false;
  const found = isParagraph(line) ? languagesOf(line.text) : "unknown";
  return !Array.isArray(found) || inLanguage.get(found[0] as Language)?.test(line.small) !== false;
}
const inLanguage = new Map(
  languages.map((one) => [one, new RegExp(`(?<!\\p{L})(?:${one.people.somebody})(?!\\p{L})`, "u")]),
);

export const somebody = inLanguages(
  (anyOf) => new RegExp(`(?<!\\p{L})(?:${anyOf(({ people }) => people.somebody)})(?!\\p{L})`, "u"),
);

const thisOne = inLanguages(
  (anyOf) => new RegExp(`(?<!\\p{L})(?:${anyOf(({ notices }) => notices.thisOne)})(?!\\p{L})`, "u"),
);
