import { Branches } from "../branches";
import { BEGINS, ENDS, LETTERS } from "./required";
import { RememberedWords } from "./words";

/** By a text, the numbers of the phrases that it may say, in order. There are some thousand of them, and fewer than 65,536. */
export type PhraseIndex = (text: string) => number[];

/**
 * Which of some thousand phrases a text may say. Each needs letters, words or pieces of words: one of each of its lists,
 * the one that tells most first. Phrases that need nothing may always be said.
 *
 * Emails say the same words over and over: what a word meets is found out once and remembered. So looking at a text costs
 * a lookup for each of its words, however many phrases there are. All that is looked at then stands in rows of numbers:
 * as objects they lay apart in memory, and to fetch them took longer than all the rest.
 */
export function phraseIndex(phrases: string[][][]): PhraseIndex {
  const index = indexed(phrases);
  const { needs, tellsFrom, told, open } = index;
  const words = new RememberedWords(
    (word) => metBy(word, index),
    (need) => tellsFrom[need] !== tellsFrom[need + 1],
  );
  /** By list, the last text that met it: in 16 bits, for the whole row to stay in the innermost cache. */
  const last = new Uint16Array(needs);
  /** The lists that a text meets and that tell, as many as `met`: one row for all texts. */
  const tellers: number[] = [];
  let turn = 0;

  return (text) => {
    if (turn === MOST_TURNS) last.fill(0);
    const now = turn === MOST_TURNS ? 1 : turn + 1;
    turn = now;
    let met = 0;
    for (let from = 0; from < text.length; ) {
      let at = words.find(text, from);
      const { row } = words;
      for (const end = at + (row[at] as number); at < end; ) {
        const need = row[++at] as number;
        if (last[need] !== now) tellers[met++] = need;
      }
      at++;
      for (const end = at + (row[at] as number); at < end; ) last[row[++at] as number] = now;
      from = words.end + 1;
    }
    const possible = [...open];
    for (let i = 0; i < met; i++) {
      const need = tellers[i] as number;
      const none = tellsFrom[need + 1] as number;
      for (let at = tellsFrom[need] as number; at < none; ) {
        const phrase = told[at] as number;
        const end = at + 2 + (told[at + 1] as number);
        at += 2;
        while (at < end && last[told[at] as number] === now) at++;
        if (at === end) insert(possible, phrase);
        at = end;
      }
    }
    return possible;
  };
}

/** With the marks that stand in what phrases need, wherever a word begins and ends. */
const edged = (text: string) => text.replace(begins, BEGINS).replace(ends, ENDS);
const [mark, letter] = [`${BEGINS}${ENDS}`, LETTERS];
const begins = new RegExp(`(?<=[^${mark}${letter}])(?=[${letter}])`, "g");
const ends = new RegExp(`(?<=[${letter}])(?=[^${mark}${letter}])`, "g");

/** Every list of which a word has some letters, with a blank before and behind it. */
function metBy(word: string, { letters, having }: Indexed): number[] {
  const spaced = edged(` ${word} `);
  const met = new Set<number>();
  for (let from = 0; from < spaced.length; from++) {
    let branch = 0;
    for (let at = from; at < spaced.length; at++) {
      branch = letters.behind(branch, spaced.charCodeAt(at));
      if (branch === 0) break;
      for (const need of having[branch] ?? nothing) met.add(need);
    }
  }
  return [...met];
}

interface Indexed {
  /** How many lists there are, equal ones counted once. */
  needs: number;
  /** The letters that some list has, one behind the other, and by branch which lists have just those. */
  letters: Branches;
  having: (number[] | undefined)[];
  /** By list, where in `told` the phrases begin of which it tells most; those of the next one follow. */
  tellsFrom: Int32Array;
  /** Of each phrase the number, how many lists more it needs, and these. */
  told: Uint16Array;
  /** Phrases that need nothing. */
  open: number[];
}

function indexed(phrases: string[][][]): Indexed {
  const numbers = new Map<string, number>();
  const letters = new Branches();
  const having: Indexed["having"] = [];
  const told: number[][] = [];
  const open: number[] = [];
  const numberOf = (list: string[]) => {
    const key = list.join("|");
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const need = told.push([]) - 1;
    numbers.set(key, need);
    for (const piece of list.map(edged)) {
      let branch = 0;
      for (let at = 0; at < piece.length; at++) branch = letters.grow(branch, piece.charCodeAt(at));
      having[branch] = [...(having[branch] ?? nothing), need];
    }
    return need;
  };
  for (const [phrase, lists] of phrases.entries()) {
    const [telling, ...others] = lists.map(numberOf);
    if (telling === undefined) open.push(phrase);
    else told[telling]?.push(phrase, others.length, ...others);
  }
  const tellsFrom = new Int32Array(told.length + 1);
  for (const [need, list] of told.entries()) tellsFrom[need + 1] = (tellsFrom[need] as number) + list.length;
  return { needs: told.length, letters, having, tellsFrom, told: Uint16Array.from(told.flat()), open };
}

/** They are few at a time. */
function insert(numbers: number[], number: number) {
  let at = numbers.length;
  for (; at > 0 && (numbers[at - 1] as number) > number; at--) numbers[at] = numbers[at - 1] as number;
  numbers[at] = number;
}

const nothing: number[] = [];
const MOST_TURNS = 0xffff;
