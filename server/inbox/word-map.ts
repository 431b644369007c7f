/** The letters of a word make a number, one after the other (FNV-1a). */
export const withLetter = (sum: number, letter: number) => Math.imul(sum ^ letter, 0x01000193);
/** Where a word of that number is looked for first, of a power of two places. */
export const placeFor = (sum: number, places: number) => (sum ^ (sum >>> 15)) & (places - 1);

/**
 * A map by words that are looked up where they stand in a text: to cut them out of it first takes several times longer. Their letters
 * stand in one row, for as strings they lie apart in memory, and to fetch one takes longer than to compare it.
 */
export class WordMap<T> {
  private readonly letters: Uint16Array;
  /** By word where its letters begin, and behind the last one where they end. */
  private readonly begins: Int32Array;
  private readonly values: T[];
  /** By their numbers the words' places in the lists, from 1; 0 where none is. Of two the second has the next place. */
  private readonly places: Int32Array;

  constructor(entries: Iterable<readonly [word: string, value: T]>) {
    const all = [...entries];
    const text = all.map(([word]) => word).join("");
    this.values = all.map(([, value]) => value);
    this.letters = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
    this.begins = new Int32Array(all.length + 1);
    this.places = new Int32Array(2 ** Math.ceil(Math.log2(all.length * 2 + 2)));
    for (const [i, [word]] of all.entries()) {
      this.begins[i + 1] = (this.begins[i] as number) + word.length;
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
      if (this.stands(at - 1, text, from, to)) return this.values[at - 1];
      place = (place + 1) & (places.length - 1);
    }
    return undefined;
  }

  get(word: string): T | undefined {
    return this.find(word, 0, word.length);
  }

  private stands(word: number, text: string, from: number, to: number): boolean {
    const begin = this.begins[word] as number;
    if ((this.begins[word + 1] as number) - begin !== to - from) return false;
    for (let i = from, k = begin; i < to; i++, k++) if (this.letters[k] !== text.charCodeAt(i)) return false;
    return true;
  }
}

function sumOf(text: string, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum = withLetter(sum, text.charCodeAt(at));
  return sum;
}
