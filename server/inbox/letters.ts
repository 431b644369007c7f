import { withLetter } from "./word-map";

const LATIN_1 = 256;
const latin = Uint8Array.from({ length: LATIN_1 }, (_, code) => (/\p{L}/u.test(String.fromCharCode(code)) ? 1 : 0));

/** Reads words where they stand in a text: without an expression, and without cutting them out of it. */
export class Letters {
  /** Where the letters end that were read last, and the number that they make for a `WordMap`. */
  end = 0;
  sum = 0;

  /** Whether there are any letters from there on. `sum`: what those before them made. */
  read(text: string, from: number, sum = 0): boolean {
    let at = from;
    let made = sum;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      const length = code < LATIN_1 ? (latin[code] as number) : wideLetterAt(text, at);
      if (length === 0) break;
      made = withLetter(made, code);
      at += length;
    }
    this.end = at;
    this.sum = made;
    return at > from;
  }
}

/** Beyond 16 bits a letter takes two places. */
function wideLetterAt(text: string, at: number): number {
  const letter = characterAt(text, at);
  return /\p{L}/u.test(letter) ? letter.length : 0;
}

export const characterAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) as number);
