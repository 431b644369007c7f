import { placeFor, withLetter } from "../word-map";

/**
 * Words and what each of them meets, found by their letters where they stand in a text: to cut a word out of it and to look
 * it up in a map takes several times longer.
 */
export class RememberedWords {
  /** Of each word how many letters it has and these, how many lists it meets that tell and these, how many at all and these. */
  row = new Uint16Array(16_384);
  /** Where the word ends that was found last. */
  end = 0;
  /** By what its letters add up to, where a word begins in `row`; 0: no such word. Of two the second has the next place. */
  private readonly places = new Int32Array(PLACES);
  private readonly metBy: (word: string) => number[];
  private readonly tells: (list: number) => boolean;
  private filled = 1;
  private count = 0;

  constructor(metBy: (word: string) => number[], tells: (list: number) => boolean) {
    this.metBy = metBy;
    this.tells = tells;
  }

  /** Of the word that begins there, up to the next blank: where in `row` stands what it meets. */
  find(text: string, from: number): number {
    let sum = 0;
    let to = from;
    for (; to < text.length; to++) {
      const letter = text.charCodeAt(to);
      if (letter === BLANK) break;
      sum = withLetter(sum, letter);
    }
    this.end = to;
    const first = placeFor(sum, PLACES);
    for (let step = 0; step < MOST_STEPS; step++) {
      const place = (first + step) & (PLACES - 1);
      const at = this.places[place] as number;
      if (at === 0) return this.added(text.slice(from, to), place);
      if (this.isAt(at, text, from, to)) return at + 1 + to - from;
    }
    return this.added(text.slice(from, to), null);
  }

  private isAt(at: number, text: string, from: number, to: number): boolean {
    const { row } = this;
    if (row[at] !== to - from) return false;
    for (let i = from, k = at + 1; i < to; i++, k++) if (text.charCodeAt(i) !== row[k]) return false;
    return true;
  }

  /** Without a place for it, the next word overwrites it. */
  private added(word: string, place: number | null): number {
    const met = this.metBy(word);
    const telling = met.filter(this.tells);
    const isKept = place !== null && word.length < LONG;
    const letters = isKept ? Array.from({ length: word.length }, (_, i) => word.charCodeAt(i)) : [];
    const found = [letters.length, ...letters, telling.length, ...telling, met.length, ...met];
    if (this.count === MOST_WORDS || this.filled + found.length > MOST_NUMBERS) this.forget();
    if (this.filled + found.length > this.row.length) {
      const longer = new Uint16Array(Math.max(this.row.length * 2, this.filled + found.length));
      longer.set(this.row);
      this.row = longer;
    }
    const at = this.filled;
    this.row.set(found, at);
    if (isKept) {
      this.filled += found.length;
      this.count++;
      this.places[place] = at;
    }
    return at + 1 + letters.length;
  }

  private forget() {
    this.places.fill(0);
    this.filled = 1;
    this.count = 0;
  }
}

const BLANK = 32;
/** A power of two; so many that few of the words have another one at their place. */
const PLACES = 32_768;
/** A hostile email may invent words that add up to the same: they are looked at anew each time. */
const MOST_STEPS = 8;
/** So many words take a megabyte; then all are forgotten, for a hostile email may invent words. */
const MOST_WORDS = 10_000;
const MOST_NUMBERS = 500_000;
/** Letters of a word that is hardly ever seen again, as an address on the web. */
const LONG = 40;
