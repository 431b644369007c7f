/**
 * Which branch of a tree follows another behind a step: a letter, or the number of a word. All of it stands in one row of numbers, for
 * as objects and maps the branches lie apart in memory, and to walk along them takes four times as long.
 */
export class Branches {
  /** Of each place a branch, a step and which branch follows; three noughts where it is free. At most half of them are taken. */
  private row = new Int32Array(FEWEST * WIDTH);
  private taken = 0;

  /** The branch behind another one, of which 0 is the root; 0 where none is. */
  behind(branch: number, step: number): number {
    return this.row[this.placeOf(branch, step) + NEXT] as number;
  }

  /** The same, and a new one where none was. They are numbered as they come, from 1. */
  grow(branch: number, step: number): number {
    const place = this.placeOf(branch, step);
    const known = this.row[place + NEXT] as number;
    if (known !== 0) return known;
    this.taken++;
    this.row.set([branch, step, this.taken], place);
    if (this.taken * 2 * WIDTH > this.row.length) this.lengthen();
    return this.taken;
  }

  private lengthen() {
    const before = this.row;
    this.row = new Int32Array(before.length * 2);
    for (let at = 0; at < before.length; at += WIDTH) {
      const [branch, step, next] = before.subarray(at, at + WIDTH) as unknown as [number, number, number];
      if (next !== 0) this.row.set([branch, step, next], this.placeOf(branch, step));
    }
  }

  /** Where it stands, or could be put. */
  private placeOf(branch: number, step: number): number {
    const last = this.row.length / WIDTH - 1;
    let place = (Math.imul(Math.imul(branch, 0x9e3779b1) ^ step, 0x85ebca6b) >>> 8) & last;
    for (; ; place = (place + 1) & last) {
      const at = place * WIDTH;
      if (this.row[at + NEXT] === 0 || (this.row[at] === branch && this.row[at + 1] === step)) return at;
    }
  }
}

const [WIDTH, NEXT] = [3, 2];
/** A power of two. */
const FEWEST = 1_024;
