import type { Language } from "../languages/language";
import type { Line } from "./line";
import { COLON, UNDERSCORE, WIDE_COLON } from "./signs";

/** One message inside another: what its writer wrote, and the header that a forward or reply shows of it. */
export interface Layer {
  lines: Line[];
  subject: string | null;
  from: string | null;
  to: string | null;
  sent: string | null; // as written
  how: "own" | "forwarded" | "quoted";
}

interface Words {
  header: RegExp;
  names: Map<string, "from" | "sent" | "to" | "subject">;
  forwarded: RegExp;
  wrote: RegExp;
  wroteStem: RegExp;
}

const MAX_LAYERS = 8;
let compiled: Words | null = null;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function wordsOf(languages: Language[]): Words {
  if (compiled) return compiled;
  const names: Words["names"] = new Map();
  for (const { headers } of languages) {
    for (const key of ["from", "sent", "to", "subject"] as const) {
      for (const name of headers[key].split("|")) names.set(name, key);
    }
  }
  for (const name of ["cc", "reply-to", "bcc", "importance", "attachments"]) names.set(name, "to");
  const all = [...names.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");
  compiled = {
    names,
    header: new RegExp(`^[\\s*_>|]*(${all})\\s?[*_]*\\s?[:：][\\s*_]*(.*)$`, "iu"),
    forwarded: new RegExp(
      `^[\\s>*_-]*(?:${languages.map(({ forwarded }) => forwarded).join("|")})\\b[^\\p{L}]*$|^-{4,}[^-]{4,60}-{4,}$`,
      "iu",
    ),
    wrote: new RegExp(`^(?:${languages.map(({ wrote }) => wrote).join("|")})[^\\p{L}]{0,4}$`, "iu"),
    wroteStem: new RegExp(languages.map(({ wroteStem }) => wroteStem).join("|"), "i"),
  };
  return compiled;
}

/**
 * From the newest message to the one at the bottom. `answers`: whether its subject is that of a reply or forward; only then does
 * a stretch that is merely set in belong to an older message, for notices set in the rows of an appointment, too.
 */
export function unwrap(lines: Line[], subject: string | null, languages: Language[], answers = true): Layer[] {
  const words = wordsOf(languages);
  const isQuoted = words.wroteStem.test(lines.map(({ text }) => text).join("\n"));
  const layers: Layer[] = [];
  let current: Layer = { lines: [], subject, from: null, to: null, sent: null, how: "own" };
  let depth = 0;
  let isTopPosted = false;
  let i = 0;
  while (i < lines.length) {
    const line = lines[i] as Line;
    const block = layers.length < MAX_LAYERS ? headerAt(lines, i, words) : null;
    if (block) {
      layers.push(current);
      current = { lines: [], ...block.layer };
      i = block.next;
      depth = lines[i]?.depth ?? depth;
      continue;
    }
    const inset = answers ? depth : Number.POSITIVE_INFINITY;
    const quote = layers.length < MAX_LAYERS ? quotationAt(lines, i, words, inset, isQuoted) : null;
    if (quote !== null) {
      layers.push(current);
      isTopPosted ||= current.lines.some(isText);
      current = { lines: [], subject: null, from: quote.from, to: null, sent: quote.sent, how: "quoted" };
      i = quote.next;
      depth = firstBelow(lines, i - 1)?.depth ?? depth + 1;
      continue;
    }
    if (isBelowQuote(line, current, layers) && !isTopPosted) {
      layers[0]?.lines.push(line);
      i++;
      continue;
    }
    current.lines.push(line);
    if (line.text !== "") depth = Math.min(depth, line.depth);
    i++;
  }
  layers.push(current);
  return layers;
}

const isText = ({ text }: Line) => text !== "";

/** An answer that stands below what it quotes, or between it: nothing is written above, and all of the quote is set in. */
const isBelowQuote = (line: Line, { how, lines }: Layer, own: Layer[]) =>
  line.depth === 0 &&
  how === "quoted" &&
  own.length === 1 &&
  lines.some(isText) &&
  lines.filter(isText).every(({ depth }) => depth > 0);

const COLONS = COLON | WIDE_COLON;
const rule = /^_{8,}$/;

function firstBelow(lines: Line[], at: number): Line | undefined {
  let i = at + 1;
  while (i < lines.length && lines[i]?.text === "") i++;
  return lines[i];
}

/** A forward's marker and header lines, or Outlook's header lines alone. */
function headerAt(lines: Line[], at: number, words: Words): { layer: Omit<Layer, "lines">; next: number } | null {
  const line = lines[at] as Line;
  // Where a header begins in this line or below it there is a colon: most lines have none.
  const own = line.text === "" || line.shows(COLONS);
  const below = firstBelow(lines, at)?.shows(COLONS) === true;
  if (!below && (line.text === "" || !own)) return null;
  const marked = below && words.forwarded.test(line.text);
  let i = marked || (below && line.shows(UNDERSCORE) && rule.test(line.text)) ? at + 1 : at;
  if (i === at && !own) return null;
  const found: Partial<Record<"from" | "sent" | "to" | "subject", string>> = {};
  let count = 0;
  let blanks = 0;
  const first = i;
  let end = i;
  while (i < lines.length && i - first < 24) {
    const field = lines[i] as Line;
    if (field.text === "") {
      // HTML leaves empty lines between the rows of a header.
      if (++blanks > 1 && count > 0) break;
      i++;
      continue;
    }
    const match = field.shows(COLONS) ? words.header.exec(field.text) : null;
    if (!match) break;
    const key = words.names.get((match[1] as string).toLowerCase()) as "from" | "sent" | "to" | "subject";
    if (count === 0 && key !== "from" && !marked) return null;
    if (found[key] !== undefined && key !== "to") break;
    found[key] ??= match[2] as string;
    count++;
    blanks = 0;
    end = ++i;
  }
  const kinds = Object.keys(found).length;
  if (kinds < 2 || found.from === undefined || (!marked && found.sent === undefined && found.subject === undefined))
    return null;
  // A rescheduling notice also has "From: … To: …", with dates in them.
  if (!marked && !/@|\p{L}{3}/u.test(found.from.replace(/\d|[ap]m/gi, ""))) return null;
  if (!marked && kinds < 3 && !/@/.test(found.from)) return null;
  return {
    layer: {
      subject: found.subject ?? null,
      from: found.from,
      to: found.to ?? null,
      sent: found.sent ?? null,
      how: "forwarded",
    },
    next: end,
  };
}

interface Quotation {
  from: string | null;
  sent: string | null;
  next: number;
}

/** `isQuoted`: some line has a word for writing. */
function quotationAt(lines: Line[], at: number, words: Words, depth: number, isQuoted: boolean): Quotation | null {
  const attribution = isQuoted ? attributionAt(lines, at, words) : null;
  if (attribution) return attribution;
  const line = lines[at] as Line;
  return line.depth > depth && line.text !== "" && !words.header.test(line.text)
    ? { from: null, sent: null, next: at }
    : null;
}

/** "On Mon, Dec 7, 2026 at 1:41 PM HubSpot <…> wrote:", which may take up to three lines. */
function attributionAt(lines: Line[], at: number, words: Words): Quotation | null {
  let text = "";
  for (let k = 0; k < 3 && at + k < lines.length; k++) {
    const line = lines[at + k] as Line;
    if (line.text === "" && k > 0) break;
    text = text === "" ? line.text : `${text} ${line.text}`;
    if (text.length > 320) break;
    if (words.wroteStem.test(line.text) && words.wrote.test(text)) return { from: text, sent: text, next: at + k + 1 };
  }
  return null;
}
