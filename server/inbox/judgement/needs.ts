/** What a text must contain before a phrase can match: words, or pieces of words, one of each list. */
export interface Needs {
  /** The number of a list, the same for equal ones. `tells`: it is to be among the numbers that a text has met. */
  numberOf(list: string[], tells?: boolean): number;
  /** Which of the lists that tell a text meets. */
  metBy(text: string): number[];
  /** Of the others, six times as many, it is enough to know whether the text that was last looked at meets them. */
  areMet(needs: number[]): boolean;
}

interface Word {
  met: number[];
  telling: number[];
}

/**
 * Emails say the same words over and over: what a word meets is found out once and remembered. So looking at a text costs
 * a lookup for each of its words, however many phrases there are.
 */
export function needsOfWords(): Needs {
  const numbers = new Map<string, number>();
  /** Every beginning of the letters that some list has, and which lists have just those. */
  const beginnings = new Map<string, number[]>();
  const telling = new Set<number>();
  const remembered = new Map<string, Word>();
  /** By list, the last text that met it. */
  const last: number[] = [];
  let turn = 0;

  function add(letters: string, need: number) {
    for (let to = 1; to < letters.length; to++) {
      const beginning = letters.slice(0, to);
      if (!beginnings.has(beginning)) beginnings.set(beginning, nothing);
    }
    beginnings.set(letters, [...(beginnings.get(letters) ?? nothing), need]);
  }

  function metByWord(word: string): Word {
    const known = remembered.get(word);
    if (known) return known;
    const spaced = ` ${word} `;
    const met = new Set<number>();
    for (let from = 0; from < spaced.length; from++) {
      let having: number[] | undefined = nothing;
      for (let to = from + 1; having && to <= spaced.length; to++) {
        having = beginnings.get(spaced.slice(from, to));
        for (const need of having ?? nothing) met.add(need);
      }
    }
    const found = { met: [...met], telling: [...met].filter((need) => telling.has(need)) };
    if (word.length < LONG) {
      if (remembered.size === MOST_WORDS) remembered.clear();
      // A copy, for a piece of a text keeps all of the text in memory.
      remembered.set([...word].join(""), found);
    }
    return found;
  }

  return {
    numberOf(list, tells = false) {
      const key = list.join("|");
      const need = numbers.get(key) ?? last.push(0) - 1;
      if (tells) telling.add(need);
      if (numbers.has(key)) return need;
      numbers.set(key, need);
      for (const letters of list) add(letters, need);
      return need;
    },
    metBy(text) {
      const now = ++turn;
      const met: number[] = [];
      for (const word of text.split(" ")) {
        const known = metByWord(word);
        for (const need of known.telling) if (last[need] !== now) met.push(need);
        for (const need of known.met) last[need] = now;
      }
      return met;
    },
    areMet(list) {
      for (const need of list) if (last[need] !== turn) return false;
      return true;
    },
  };
}

/** So many take two megabytes; then all are forgotten, for a hostile email may invent words. */
const MOST_WORDS = 10_000;
/** Letters of a word that is hardly ever seen again, as an address on the web. */
const LONG = 40;

const nothing: number[] = [];
