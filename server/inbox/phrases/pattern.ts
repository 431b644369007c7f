import { matchesIn } from "../matches";
import { requiredOf } from "./required";

/**
 * One phrase of a cue, made to be tried on small letters, which is twice as fast as ignoring case. A class, for all of them
 * to have one shape: an engine looks up the fields of thousands of objects with getters of their own each anew. The
 * expression is made when it is first tried: most phrases never are.
 */
export class Pattern {
  /** Letters that a text must contain to match: one of each list. */
  readonly needs: string[][];
  private readonly source: string;
  private expression: RegExp | null = null;

  constructor(source: string) {
    this.needs = requiredOf(source);
    this.source = bounded(source);
  }

  /** Where it first matches. */
  exec(text: string): RegExpExecArray | null {
    return this.fromStart().exec(text);
  }

  test(text: string): boolean {
    return this.fromStart().test(text);
  }

  /** Every place where it matches. */
  places(text: string): { from: number; to: number }[] {
    return matchesIn(this.fromStart(), text).map((match) => ({ from: match.index, to: match.index + match[0].length }));
  }

  private fromStart(): RegExp {
    this.expression ??= new RegExp(this.source, "gu");
    this.expression.lastIndex = 0;
    return this.expression;
  }
}

const repeatedLetters = /(\\[wd]|\\p\{L\}|\[(?!\^)(?:\\.|[^\]\\])*\])([+*])/g;

/** No word has more letters than that. Without an end to words, a line of nothing but digits took seconds. */
const bounded = (source: string) =>
  source.replace(repeatedLetters, (_, letters, often) => `${letters}{${often === "+" ? 1 : 0},40}`);
