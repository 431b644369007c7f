import { Branches } from "../branches";
import { lengthOf } from "./svm";

/** A hostile email may invent words: then all are forgotten. */
const MOST = 10_000;
/** The engine keeps a longer piece of a text together with all of the text. */
const SHORT = 12;
const itself = (part: string) => part;

/**
 * The n-grams of a model as a tree: each branch is a word behind those before it.
 */
export class NgramTree {
  /** By word its number, from 0. */
  private readonly numbers = new Map<string, number>();
  /** By part of a text the number of its word, or -1. Emails say the same over and over. */
  private readonly known = new Map<string, number>();
  /** By branch; branch 0 is the root. NaN where no n-gram ends. */
  private readonly weights: number[] = [Number.NaN];
  private readonly branches = new Branches();
  /** By branch, the last text in which it was found. */
  private readonly last: Int32Array;
  private turn = 0;

  /** @param byWeight By weight the n-grams, parted by "|", and their words by blanks. */
  constructor(byWeight: Record<string, string>) {
    const ngrams = Object.entries(byWeight).flatMap(([weight, all]) =>
      all.split("|").map((ngram) => ({ words: ngram.split(" "), weight: Number(weight) })),
    );
    for (const { words, weight } of ngrams) {
      const branch = this.grow(words);
      while (this.weights.length <= branch) this.weights.push(Number.NaN);
      this.weights[branch] = weight;
    }
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
        const number = numbers[at] as number;
        branch = number < 0 ? 0 : this.branches.behind(branch, number);
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
      const number = this.numbers.get(word) ?? this.numbers.size;
      this.numbers.set(word, number);
      branch = this.branches.grow(branch, number);
    }
    return branch;
  }
}
