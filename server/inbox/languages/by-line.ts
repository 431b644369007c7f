/** Where the words of a text begin of which it is known in which languages they are, and in which. */
export interface KnownWords {
  at: number[];
  /** The numbers of the languages; the same list for the same word. */
  of: number[][];
}

/** What is known of the languages themselves. */
export interface Known {
  isRead: (language: number) => boolean;
  /** Names of days and months. */
  names: Set<number[]>;
  /** Words that say nothing of a language. */
  alike: Set<number[]>;
}

/** What a line has that none of the languages found so far has. */
interface Strange {
  words: Set<number[]>;
  /** Words of the languages found, each as often as it stands. */
  known: number[][];
  /** The language of a day or month of a date that no other has. */
  named: number | null;
  /** The language of any other such word. */
  telling: number | null;
}

/** So many more languages are read in one email. */
const MOST = 2;

/**
 * "Note: no puedo ir el viernes", below the rows of an English notice, and "schon vergeben" above them: a note is short, and the words of
 * the whole email do not tell in which language it is. So each line is asked by itself.
 */
export function besides(text: string, { at, of }: KnownWords, found: number[], known: Known) {
  const more: number[] = [];
  const isFound = (language: number) => found.includes(language) || more.includes(language);
  for (let i = 0; i < at.length && more.length < MOST; ) {
    const newline = text.indexOf("\n", at[i]);
    const end = newline === -1 ? text.length : newline;
    const line: Strange = { words: new Set(), known: [], named: null, telling: null };
    for (; i < at.length && (at[i] as number) < end; i++) {
      const own = of[i] as number[];
      if (own.some(isFound)) line.known.push(own);
      else if (own.some(known.isRead) && !known.alike.has(own) && isWord(text, at[i] as number, 2)) {
        line.words.add(own);
        if (own.filter(known.isRead).length > 1) continue;
        if (known.names.has(own)) {
          if (isInDate(text, at[i] as number)) line.named ??= own[0] as number;
        } else if (found.length === 1 && isWord(text, at[i] as number, LONG)) line.telling ??= own[0] as number;
      }
    }
    const language = line.words.size === 0 ? null : ofLine(line, known);
    if (language !== null) more.push(language);
  }
  return more;
}

/** "Jeudi 10", "15 décembre", not "samedi GmbH" or "with Mardi". */
function isInDate(text: string, at: number) {
  word.lastIndex = at;
  const end = at + (word.exec(text)?.[0].length ?? 0);
  return number.test(text.slice(Math.max(0, at - 3), at)) || number.test(text.slice(end, end + 3));
}
const number = /\d/;

/** A name is seldom as long: "Vos", "Jo Tack". */
const LONG = 5;

/** Not "a", not "ET" behind an hour, and no piece of an address. */
function isWord(text: string, at: number, letters: number) {
  word.lastIndex = at;
  const [written = ""] = word.exec(text) ?? [];
  const small = written.length > 3 || written !== written.toUpperCase();
  return (
    written.length >= letters &&
    small &&
    !joined.test(text.charAt(at - 1)) &&
    !behind.test(text.slice(at + written.length, at + written.length + 2))
  );
}
const word = /\p{L}+/uy;
const joined = /[\d@./_=-]/;
const behind = /^(?:[@/_=\d]|\.\p{L})/u;

/**
 * The language in which a line is, if its words say so: three of them, two beside few of a language found before, or in an email of one
 * language, one that no other has beside nothing but a label, "Reason: Bitte ignorieren!"
 */
function ofLine({ words, known, named, telling }: Strange, { isRead }: Known): number | null {
  const strange = [...words];
  const many = (language: number) => strange.filter((own) => own.includes(language)).length;
  const weight = (language: number) => many(language) * 100 + known.filter((own) => own.includes(language)).length;
  const [best] = [...new Set(strange.flat())].filter(isRead).sort((a, b) => weight(b) - weight(a));
  if (best === undefined) return null;
  const others = known.filter((own) => !own.includes(best)).length;
  const tells = (many(best) === 2 || named === best) && others <= 2;
  return many(best) >= 3 || tells || (telling === best && others <= 1) ? best : null;
}
