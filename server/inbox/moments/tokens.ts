import { lower } from "../message/line";
import { type Lexicon, Meaning, meaningless } from "./lexicon";

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

const pieces = /\d+|\p{L}+(?:['-]\p{L}+)*|[^\s]/gu;

export function tokenize(text: string, lexicon: Lexicon): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  // A match each, with its place and groups, would cost three times as much; only spaces stand between two pieces.
  const small = lower(text);
  for (const piece of small.match(pieces) ?? []) {
    const from = small.indexOf(piece, end);
    const first = piece.charCodeAt(0);
    tokens.push({
      text: piece,
      from,
      to: from + piece.length,
      digits: first >= 48 && first <= 57,
      glued: from === end && from > 0,
      meaning: meaningless,
      span: 1,
    });
    end = from + piece.length;
  }
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const phrase = lexicon.phrases
      .get(token.text)
      ?.get(tokens[i + 1]?.text ?? "")
      ?.find(({ words }) => words.every((word, k) => tokens[i + k]?.text === word));
    if (phrase) {
      token.meaning = phrase.meaning;
      token.span = phrase.words.length;
      // In "por la mañana" and "guten Morgen" meaningless is said of tomorrow.
      i += phrase.words.length - 1;
    } else if (!token.digits) {
      token.meaning = lexicon.word.get(token.text) ?? ofParts(token.text, lexicon);
    }
  }
  return tokens;
}

/** "Friday's" is found by what is left without the ending. Most words have no parts. */
function ofParts(text: string, lexicon: Lexicon): Meaning {
  const stem = text.endsWith("'s") ? lexicon.word.get(text.slice(0, -2)) : undefined;
  return stem ?? (text.includes("-") ? inCompound(text, lexicon) : meaningless);
}

/** "Mon-Fri", and "Uhr-Termin" behind the hour of "15-Uhr-Termin". A lone "h" may count hours: "24-h-Regel". */
function inCompound(text: string, lexicon: Lexicon): Meaning {
  const [first, second] = text.split("-");
  const isDay = (word: string | undefined) => lexicon.word.get(word ?? "")?.weekday !== undefined;
  if (isDay(first) && isDay(second)) return severalDays;
  const isClock = second !== undefined && (first?.length ?? 0) > 2 && lexicon.word.get(first as string)?.clock;
  return isClock ? clock : meaningless;
}

const severalDays = new Meaning({ severalDays: true });
const clock = new Meaning({ clock: true });
