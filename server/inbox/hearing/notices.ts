import { inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { cancelling } from "../languages/cue";
import { allOf, anyOf } from "../languages/known";
import type { Line } from "../message/line";
import { firstNamesIn, hasName } from "../phrases/names";
import type { Place } from "../statements/statements";
import type { Heard } from "./heard";

/** A row of a notice is no longer, and its block has no more rows. */
const LONGEST = 90;
const MOST_ROWS = 12;

type Part = Pick<Heard, "body" | "layer">;

/** Its day and hour are those of a notice, be it a block of rows or a sentence: tips, surveys and terms around one do not speak of it. */
export const isInNotice = (one: Candidate, heard: Part): boolean => isInRows(one, heard) || isToldByName(one, heard);

/**
 * "Cornelius Abbey used the link to cancel the visit on Monday, March 23, 2026 at 2:10 PM": a line that begins with who it was and tells
 * what happened to which appointment; or one that "was cancelled by Cornelius Abbey".
 */
export function isToldByName(one: Candidate, { body, layer: { lines } }: Part): boolean {
  const { line, exact, time } = one;
  if (!exact || time === null || /["“”„«?]/.test(line.text)) return false;
  const above = lines.findLast(({ number, text }) => text !== "" && number < line.number);
  const begins = beginsWithName(line.text);
  const tells = ({ cue, from, at, words }: Place) =>
    cancelling.has(cue) && from === 0 && (begins || byName.test(line.text.slice(at + words.length)));
  return (
    !above?.text.endsWith(":") &&
    body.places.some((place) => inSentence(one, place) && tells(place)) &&
    !body.places.some((place) => beside.has(place.cue) && place.line === line) &&
    !body.places.some(({ cue, line: other }) => cue === "advert" && (other === line || other === above))
  );
}

/** "Appointment activity (1)", and below it lines that begin with a name: what a tool counts has happened, while letters tell stories. */
export function isCountedByName(one: Candidate, heard: Part): boolean {
  if (!isToldByName(one, heard)) return false;
  const { lines } = heard.layer;
  const above = lines.slice(0, lines.indexOf(one.line)).filter(({ text }) => text !== "");
  const rows = above.slice(-MOST_ROWS).reverse();
  return counted.test(rows.find(({ text }) => !beginsWithName(text))?.text ?? "");
}
const counted = /^[^\d.!?]{3,40}\(\s?[1-9]\d?\s?\)\W?$/;

/** "Mrs. Abbey cancelled", "Cornelius Abbey has"; "When Gloria Prentiss cancelled" begins a story. */
function beginsWithName(text: string) {
  const [words, first = ""] = teller.exec(text) ?? [];
  if (words === undefined || smallWords.has(first.toLowerCase())) return false;
  const [known = first] = title.test(first) ? [] : firstNamesIn(words);
  return known === first;
}
const teller = /^\W{0,3}(\p{Lu}[\p{L}'’-]{0,40})\.?(?: \p{Lu}[\p{L}'’.-]{0,40}){1,3} \p{Ll}/u;
const title = new RegExp(`^(?:${anyOf(({ people }) => people.titles)})$`, "iu");
const smallWords = allOf(({ common }) => common.replaceAll(" ", "|"));
const byName = new RegExp(
  `^ (?:${anyOf(({ labelWords }) => labelWords.actor)}) (\\p{Lu}[\\p{L}'’.-]{0,40} \\p{Lu}[\\p{L}'’-]{1,40})`,
  "u",
);
/** Behind a verb: "by Ida Moss" */
export const nameBehind = (text: string) => byName.exec(text)?.[1] ?? null;

/**
 * "CANCELED BY PATIENT / Ignatius Boyle (acct 4471) / Adjustment / Monday, June 15, 2026, 2:20 PM": short lines one below the other that
 * say what happened, to whom, and on which day and hour.
 */
function isInRows(one: Candidate, { body, layer: { lines } }: Part): boolean {
  if (!one.exact || one.time === null || !one.stands || one.line.text.length > LONGEST) return false;
  const rows = blockOf(one.line, lines);
  // "Here is what it looks like:", and below it one that nobody received.
  const above = lines.findLast(({ number, text }) => text !== "" && number < (rows[0]?.number ?? 0));
  if (rows.length === 0 || above?.text.endsWith(":")) return false;
  const told = body.places.filter(({ cue, line }) => cancelling.has(cue) && rows.includes(line));
  return (
    told.some(({ line }) => lines.indexOf(line) <= lines.indexOf(one.line)) &&
    told.every(
      ({ line: { text }, at, words }) => !/["“”„«]/.test(text.slice(0, at + words.length)) && !text.endsWith("?"),
    ) &&
    rows.some(({ text }) => hasName(text) || record.test(text) || (person.test(text) && told.some(saysWho))) &&
    !body.places.some(({ cue, line }) => beside.has(cue) && rows.includes(line))
  );
}

/** "Ignatius Boyle (acct 4471)": whoever has a number there is on file, whatever the name. */
const record = /^\W{0,3}\p{Lu}[\p{L}'’.-]{0,40} \p{Lu}[\p{L}'’-]{1,40} \([^()]{0,20}\d{3,}\)/u;

/** "CANCELED BY PATIENT", and in a row of its own "Maureen Pike" */
const person = /^\W{0,3}\p{Lu}[\p{L}'’.-]{0,40} \p{Lu}[\p{L}'’-]{1,40}(?: \p{Lu}[\p{L}'’-]{1,40})?(?=$|[,(])/u;
const saysWho = ({ line: { text } }: Place) => acted.test(text);
const acted = new RegExp(`(?<!\\p{L})(?:${anyOf(({ labelWords }) => labelWords.actor)}) \\p{L}`, "iu");

/** What a block that is a picture of a notice, or tells of an event, says in its rows. */
const beside = new Set(["advert", "invited", "staged", "thing"]);

/** The short lines around it, up to an empty or a long one. */
function blockOf(line: Line, lines: Line[]): Line[] {
  const at = lines.indexOf(line);
  const isRow = ({ text }: Line) => text !== "" && text.length <= LONGEST;
  let from = at;
  while (from > 0 && isRow(lines[from - 1] as Line)) from--;
  let to = at;
  while (to < lines.length - 1 && isRow(lines[to + 1] as Line)) to++;
  return to - from < MOST_ROWS ? lines.slice(from, to + 1) : [];
}
