import { characterAt, Letters } from "../letters";
import { lower } from "../message/line";
import { withLetter } from "../word-map";
import { type Known, type Lexicon, Meaning, meaningless } from "./lexicon";

export interface Token {
  text: string; // lower case
  from: number;
  to: number;
  digits: boolean;
  glued: boolean; // no space before it
  meaning: Meaning;
  /** How many tokens the meaning spans: 1, or more for a phrase. */
  span: number;
}

export function tokenize(text: string, lexicon: Lexicon): Token[] {
  const tokens: Token[] = [];
  const knowns: (Known | undefined)[] = [];
  let end = 0;
  const small = lower(text);
  for (let from = 0; from < small.length; ) {
    const isWord = readWord(small, from);
    const to = isWord ? letters.end : otherFrom(small, from);
    if (to > from) {
      const known = isWord ? lexicon.find(small, from, to, letters.sum) : lexicon.find(small, from, to);
      const written = small.slice(from, to);
      const digits = !isWord && isDigit(small.charCodeAt(from));
      const meaning = known?.meaning ?? (parts > 1 ? ofParts(written, lexicon) : meaningless);
      const glued = from === end && from > 0;
      knowns.push(known);
      tokens.push({ text: written, from, to, digits, glued, meaning: digits ? meaningless : meaning, span: 1 });
      end = to;
    }
    from = Math.max(to, from + 1);
  }
  for (let i = 0; i < tokens.length; i++) {
    const phrase = knowns[i]?.phrases
      ?.get(tokens[i + 1]?.text ?? "")
      ?.find(({ words, meaning }) => isWritten(words, tokens, i) && !lacksHour(meaning, tokens[i + words.length]));
    if (!phrase) continue;
    const [first, ...others] = tokens.slice(i, i + phrase.words.length) as [Token, ...Token[]];
    first.meaning = phrase.meaning;
    first.span = phrase.words.length;
    // In "por la mañana" and "guten Morgen" nothing is said of tomorrow.
    for (const other of others) other.meaning = meaningless;
    i += others.length;
  }
  return tokens;
}

function isWritten(words: string[], tokens: Token[], at: number) {
  for (let k = 1; k < words.length; k++) if (tokens[at + k]?.text !== words[k]) return false;
  return true;
}

/** "Quarter to ten after all": "ten after" is nothing without an hour behind it. */
function lacksHour({ minutesBefore }: Meaning, next: Token | undefined) {
  if (minutesBefore === undefined) return false;
  return !next || !(next.digits || next.meaning.number !== undefined || next.meaning.clockTime);
}

const letters = new Letters();
/** Of the word that was read last. */
let parts = 0;

/** Also one with an apostrophe or a hyphen inside, "o'clock", "mon-fri", of as many parts. */
function readWord(text: string, from: number): boolean {
  parts = 0;
  if (!letters.read(text, from)) return false;
  let { end, sum } = letters;
  for (parts = 1; joins(text.charCodeAt(end)); parts++) {
    if (!letters.read(text, end + 1, withLetter(sum, text.charCodeAt(end)))) break;
    ({ end, sum } = letters);
  }
  letters.end = end;
  letters.sum = sum;
  return true;
}

/** Where a number or a mark ends, and nothing of a blank. */
function otherFrom(text: string, from: number): number {
  let to = from;
  while (isDigit(text.charCodeAt(to))) to++;
  if (to > from || text.charCodeAt(from) === BLANK) return to;
  const mark = characterAt(text, from);
  return blank.test(mark) ? from : from + mark.length;
}

const blank = /\s/;
const BLANK = 32;
const isDigit = (code: number) => code >= 48 && code <= 57;
const [APOSTROPHE, HYPHEN] = [39, 45];
const joins = (code: number) => code === APOSTROPHE || code === HYPHEN;

/** "Friday's" is found by what is left without the ending. */
function ofParts(text: string, lexicon: Lexicon): Meaning {
  const stem = text.endsWith("'s") ? lexicon.get(text.slice(0, -2))?.meaning : null;
  return stem ?? (text.includes("-") ? inCompound(text, lexicon) : meaningless);
}

/** "Mon-Fri", and "Uhr-Termin" behind the hour of "15-Uhr-Termin". A lone "h" may count hours: "24-h-Regel". */
function inCompound(text: string, lexicon: Lexicon): Meaning {
  const [first, second] = text.split("-");
  const isDay = (word: string | undefined) => lexicon.get(word ?? "")?.meaning?.weekday !== undefined;
  if (isDay(first) && isDay(second)) return severalDays;
  const isClock = second !== undefined && (first?.length ?? 0) > 2 && lexicon.get(first as string)?.meaning?.clock;
  return isClock ? clock : meaningless;
}

const severalDays = new Meaning({ severalDays: true });
const clock = new Meaning({ clock: true });
