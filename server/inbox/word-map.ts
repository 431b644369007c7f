/** The letters of a word make a number, one after the other (FNV-1a). */
export const withLetter = (sum: number, letter: number) => Math.imul(sum ^ letter, 0x01000193);
/** Where a word of that number is looked for first, of a power of two places. */
export const placeFor = (sum: number, places: number) => (sum ^ (sum >>> 15)) & (places - 1);

/** A map by words that are looked up where they stand in a text: to cut them out of it first takes several times longer. */
export class WordMap<T> {
  private readonly words: string[] = [];
  private readonly values: T[] = [];
  /** By their numbers the words' places in the lists, from 1; 0 where none is. Of two the second has the next place. */
  private readonly places: Int32Array;

  constructor(entries: Iterable<readonly [word: string, value: T]>) {
    for (const [word, value] of entries) {
      this.words.push(word);
      this.values.push(value);
    }
    this.places = new Int32Array(2 ** Math.ceil(Math.log2(this.words.length * 2 + 2)));
    for (const [i, word] of this.words.entries()) {
      let place = placeFor(sumOf(word, 0, word.length), this.places.length);
      while (this.places[place] !== 0) place = (place + 1) & (this.places.length - 1);
      this.places[place] = i + 1;
    }
  }

  /** The value of the word that stands there, whose letters make that number. */
  find(text: string, from: number, to: number, sum = sumOf(text, from, to)): T | undefined {
    const { places } = this;
    let place = placeFor(sum, places.length);
    for (let at = places[place] as number; at > 0; at = places[place] as number) {
      if (stands(this.words[at - 1] as string, text, from, to)) return this.values[at - 1];
      place = (place + 1) & (places.length - 1);
    }
    return undefined;
  }

  get(word: string): T | undefined {
    return this.find(word, 0, word.length);
  }
}

function sumOf(text: string, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum = withLetter(sum, text.charCodeAt(at));
  return sum;
}

function stands(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) !== text.charCodeAt(from + i)) return false;
  return true;
}
