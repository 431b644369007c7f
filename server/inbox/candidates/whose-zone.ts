import { anyOf } from "../languages/known";
import type { Line } from "../message/line";
import { folded, setOf } from "../moments/zone-core";

/** A line that speaks of a time zone: whose it is said to be, and where the name of the zone is looked for. */
export interface ZoneRow {
  /** That of the hours, only a client's, or nobody can say. */
  whose: "hours" | "client" | "doubt";
  value: string;
}

const ofVisit = setOf("ofVisit");
const ofClients = setOf("ofClients");
const here = setOf("here");
const filling = setOf("filling");

const mention = new RegExp(
  anyOf(({ labelWords }) => labelWords.zoneLabel),
  "i",
);
/** "Time zone (client): …", "Time zone is …" */
const upToValue = /^([^:=\t\d]{0,40}?)(?:[:=\t]|(?<= )(?:is|-|–)(?= ))/;
const LONGEST = 200;
const LONGEST_LABEL = 4;

/**
 * "Customer's time zone: Eastern" is where somebody lives, and no zone of the hours above it; "Time zone: Eastern" is theirs,
 * unless it stands below a heading as one of the things that are known of the client.
 */
export function zoneRow(lines: Line[], index: number): ZoneRow | null {
  const text = lines[index]?.text ?? "";
  const found = text.length > LONGEST ? null : mention.exec(text);
  if (!found) return null;
  const before = text
    .slice(0, found.index)
    .split(/[|•·;,.(:\t]/)
    .at(-1) as string;
  const behind = text.slice(found.index + found[0].length);
  const label = upToValue.exec(behind);
  const isAlone = !label && /^\W*$/.test(behind) && !text.includes("\t");
  if (!label && !isAlone) return { whose: "doubt", value: text };
  const whose = whoseOf(`${before} ${label?.[1] ?? ""}`);
  const value = label ? behind.slice(label[0].length) : "";
  return {
    whose: whose === "hours" && isBelowClient(lines, index) ? "doubt" : whose,
    value: /[\p{L}\d]/u.test(value) ? value : nextText(lines, index),
  };
}

function whoseOf(label: string): ZoneRow["whose"] {
  const words = wordsOf(label);
  if (words.every((word) => ofVisit.has(word) || here.has(word))) return "hours";
  return words.length <= LONGEST_LABEL && words.some(isClient) && !words.some((word) => ofVisit.has(word))
    ? "client"
    : "doubt";
}

/** "In your time zone", "In the booker's time zone" */
export const whoseZone = (label: string) => whoseOf(label.replace(mention, " "));

const wordsOf = (label: string) =>
  (label.match(/[\p{L}'’]+/gu) ?? [])
    .map((word) => folded(word.replace(/['’]s?$/, "")))
    .filter((word) => !filling.has(word));
const isClient = (word: string) => ofClients.has(word) || ofClients.has(word.replace(/s$/, ""));

/** "Ann's local" or "the client's", before "time is 12 PM Pacific". */
export const isOfClient = (before: string) => {
  const last = wordsOf(before).at(-1);
  return last !== undefined && (isClient(last) || /['’]s(?: \p{L}+)? $/u.test(before));
};

const nextText = (lines: Line[], index: number) =>
  lines.slice(index + 1, index + 4).find(({ text }) => text !== "")?.text ?? "";

/** "Client", "About the customer:" above it, with no hour between. */
function isBelowClient(lines: Line[], index: number) {
  for (let i = index - 1; i >= Math.max(0, index - NEAR); i--) {
    const text = lines[i]?.text ?? "";
    if (hour.test(text)) return false;
    if (text.length > 40 || /[\d\t@]|[:.]\s*\S/.test(text)) continue;
    const words = wordsOf(text);
    if (words.length > 0 && words.length <= LONGEST_LABEL && words.some(isClient)) return true;
  }
  return false;
}

const NEAR = 10;
const hour = /\d\s?[:h.]\s?[0-5]\d|\d\s?[ap]\.?m\b/i;
