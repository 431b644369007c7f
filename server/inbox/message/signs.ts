/**
 * Signs that a text has or has not. Some forty expressions are tried on every line, each for something that few lines have: a
 * colon, two cells, a question. So the letters of a line are looked at once, and an expression is tried where its signs are.
 */
export const DIGIT = 1;
export const COLON = 1 << 1;
export const WIDE_COLON = 1 << 2; // of Chinese and Japanese mail programs
export const TAB = 1 << 3;
export const QUOTE = 1 << 4; // double, of any kind
export const QUESTION = 1 << 5;
export const DASH = 1 << 6; // of any length
export const AT = 1 << 7;
export const EQUALS = 1 << 8;
export const UNDERSCORE = 1 << 9;
export const POINT = 1 << 10;
export const CAPITAL = 1 << 11; // or some letter beyond Latin-1
const LOOKED_AT = 1 << 30;

const BYTES = 256;
const byLetter = new Int32Array(BYTES);
const wide = new Map<number, number>();
const mark = (letters: string, sign: number) => {
  for (const letter of letters) {
    const code = letter.charCodeAt(0);
    if (code < BYTES) byLetter[code] = sign;
    else wide.set(code, sign);
  }
};
mark("0123456789", DIGIT);
mark(":", COLON);
mark("：", WIDE_COLON);
mark("\t", TAB);
mark('"“”„«»', QUOTE);
mark("?", QUESTION);
mark("-–—", DASH);
mark("@", AT);
mark("=", EQUALS);
mark("_", UNDERSCORE);
mark(".", POINT);
mark("ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ", CAPITAL);

/** Never 0, so that a line knows whether it was looked at. */
export function signsIn(text: string): number {
  let signs = LOOKED_AT;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    signs |= code < BYTES ? (byLetter[code] as number) : (wide.get(code) ?? CAPITAL);
  }
  return signs;
}
