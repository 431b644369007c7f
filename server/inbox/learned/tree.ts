import { lengthOf } from "./svm";

/** A hostile email may invent words: then all are forgotten. */
const MOST = 10_000;
/** The engine keeps a longer piece of a text together with all of the text. */
const SHORT = 12;
const itself = (part: string) => part;

/**
 * The n-grams of a model as a tree: each branch is a word behind those before it. All of it stands in rows of numbers, for as
 * objects and maps the branches lay apart in memory, and to look up a text took four times as long.
 */
export class NgramTree {
  /** By word its number, from 0. */
  private readonly numbers = new Map<string, number>();
  /** By part of a text the number of its word, or -1. Emails say the same over and over. */
  private readonly known = new Map<string, number>();
  /** By branch; branch 0 is the root. NaN where no n-gram ends. */
  private readonly weights: number[] = [Number.NaN];
  /** Key and branch side by side, so that both come from memory at once. */
  private readonly places: Int32Array;
  /** By branch, the last text in which it was found. */
  private readonly last: Int32Array;
  private turn = 0;
  private readonly vocabulary: number;

  /** @param byWeight By weight the n-grams, parted by "|", and their words by blanks. */
  constructor(byWeight: Record<string, string>) {
    const ngrams = Object.entries(byWeight).flatMap(([weight, all]) =>
      all.split("|").map((ngram) => ({ words: ngram.split(" "), weight: Number(weight) })),
    );
    const all = ngrams.flatMap(({ words }) => words);
    for (const word of all) if (!this.numbers.has(word)) this.numbers.set(word, this.numbers.size);
    this.vocabulary = this.numbers.size;
    // At most half full, so that a place is found soon.
    const places = 2 ** Math.ceil(Math.log2(all.length * 2 + 2));
    this.places = new Int32Array(places * 2).fill(-1);
    for (const { words, weight } of ngrams) this.weights[this.grow(words)] = weight;
    this.last = new Int32Array(this.weights.length);
  }

  /**
   * The sum of the weights of the known n-grams, each counted once, divided by the length of so many. `kindOf`: which word stands for a part
   * of a text; always the same one.
   */
  share(parts: string[], longest: number, kindOf: (part: string) => string = itself): number {
    this.turn = (this.turn + 1) | 0;
    const numbers = parts.map((part) => this.known.get(part) ?? this.numberOf(part, kindOf));
    let [sum, known] = [0, 0];
    for (let from = 0; from < numbers.length; from++) {
      let branch = 0;
      for (let at = from; at < from + longest && at < numbers.length; at++) {
        branch = this.behind(branch, numbers[at] as number);
        if (branch === 0) break;
        const weight = this.weights[branch] as number;
        if (Number.isNaN(weight) || this.last[branch] === this.turn) continue;
        this.last[branch] = this.turn;
        sum += weight;
        known++;
      }
    }
    return sum / lengthOf(known);
  }

  private numberOf(part: string, kindOf: (part: string) => string): number {
    const number = this.numbers.get(kindOf(part)) ?? -1;
    if (this.known.size >= MOST) this.known.clear();
    if (part.length <= SHORT) this.known.set(part, number);
    return number;
  }

  private grow(words: string[]): number {
    let branch = 0;
    for (const word of words) {
      const number = this.numbers.get(word) as number;
      let next = this.behind(branch, number);
      if (next === 0) {
        next = this.weights.push(Number.NaN) - 1;
        const place = this.placeOf(this.keyOf(branch, number));
        this.places[place] = this.keyOf(branch, number);
        this.places[place + 1] = next;
      }
      branch = next;
    }
    return branch;
  }

  /** The branch of a word behind another branch; 0 where there is none. */
  private behind(branch: number, word: number): number {
    return word < 0 ? 0 : Math.max(0, this.places[this.placeOf(this.keyOf(branch, word)) + 1] as number);
  }

  /** Some ten thousand branches and some thousand words stay below 31 bits. */
  private keyOf(branch: number, word: number): number {
    return branch * this.vocabulary + word;
  }

  /** Where the key stands, or could be put. */
  private placeOf(key: number): number {
    const last = this.places.length - 1;
    let place = (Math.imul(key, 0x9e3779b1) >>> 7) & last & ~1;
    while (this.places[place] !== key && this.places[place] !== -1) place = (place + 2) & last;
    return place;
  }
}
