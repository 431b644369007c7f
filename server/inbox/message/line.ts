import { signsIn } from "./signs";

/** Its text and where it begins in its line. */
export interface Sentence {
  text: string;
  from: number;
}

/**
 * A line as a reader sees it. A tab stands between the cells of a table row. What many steps ask of the same line is kept
 * with it. A class, for all lines to have one shape: an engine reads the fields of such things faster.
 */
export class Line {
  text: string;
  readonly number: number; // 1-based within its part
  readonly depth: number; // of quotation
  readonly veiled: string | null; // the same, equally long, with the letters of what it only names hidden
  readonly struck: [from: number, to: number][]; // struck-through stretches of `text`
  links: [from: number, to: number][]; // stretches that lead somewhere: what a reader can do
  /** The line itself, where `text` is what its writer meant: "cancle thrusday". */
  typed: string | null;
  /** As soon as somebody asked for them (`judgement/sentences.ts`). */
  sentences: Sentence[] | null;
  private signs: number;
  private lowered: string | null;

  constructor(
    text: string,
    number: number,
    depth: number,
    struck: Line["struck"],
    veiled: string | null,
    links: Line["links"],
  ) {
    this.text = text;
    this.number = number;
    this.depth = depth;
    this.struck = struck;
    this.veiled = veiled;
    this.links = links;
    this.typed = null;
    this.sentences = null;
    this.signs = 0;
    this.lowered = null;
  }

  /** Whether it has one of these signs (`signs.ts`). */
  shows(signs: number): boolean {
    if (this.signs === 0) this.signs = signsIn(this.text);
    return (this.signs & signs) !== 0;
  }

  /** In small letters. */
  get small(): string {
    this.lowered ??= lower(this.text);
    return this.lowered;
  }
}

export const lineOf = (
  text: string,
  number = 1,
  depth = 0,
  struck: Line["struck"] = [],
  veiled: string | null = null,
  links: Line["links"] = [],
) => new Line(text, number, depth, struck, veiled, links);

/** The same line with another text. */
export const withText = ({ number, depth, struck, veiled, links }: Line, text: string): Line =>
  lineOf(text, number, depth, struck, veiled, links);

/** What its writer meant, and still what she typed. */
export function withMeaning(line: Line, text: string): Line {
  const meant = withText(line, text);
  meant.typed = line.typed ?? line.text;
  return meant;
}

export const MAX_LINE = 1_500;
export const MAX_LINES = 2_500;

// Characters that are there but not seen: zero-width ones, joiners, soft hyphens, direction marks, variation selectors.
const unseen =
  /[\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|\u034f|\u17b4|\u17b5|[\u180b-\u180e]|[\ufe00-\ufe0f]/g;
const spaces = /[\u00a0\u1680\u2000-\u200a\u2007\u202f\u205f\u3000\v\f ]+/g;

/** What `tidy` may have to replace: anything but ASCII without its backtick, one space at a time. Few texts have it. */
const unusual = /[^\t\r\n -_a-~]| {2}/;

/** Visible characters only, one kind of space, one kind of apostrophe, two of dashes. */
export const tidy = (text: string) =>
  unusual.test(text)
    ? text
        .replace(unseen, "")
        .replace(spaces, " ")
        .replace(/[’‘ʼ´`]/g, "'")
        .replace(/[＠]/g, "@")
        .replace(/[‐‑‒−﹣－]/g, "-")
    : text;

const wide = /[^\0-\xff]/;

/**
 * The same text, written anew. A single dash or curly quote makes the engine keep all of a text in two bytes a letter, and
 * every line cut from it, too: there it tries expressions several times slower, with a second copy of their code.
 */
export const compact = (text: string) =>
  text === "" || wide.test(text) ? text : Buffer.from(text, "latin1").toString("latin1");

/** Nobody writes lines of that length; cutting them keeps every later step linear. */
export function pieces(text: string): string[] {
  if (text.length <= MAX_LINE) return [text];
  const cut: string[] = [];
  for (let at = 0; at < text.length && cut.length < MAX_LINES; at += MAX_LINE) cut.push(text.slice(at, at + MAX_LINE));
  return cut;
}

/** Lower case of the same length, so that places in one are places in the other. */
export const lower = (text: string) => {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replace(/\p{Lu}/gu, sameLength);
};
const sameLength = (letter: string) => {
  const small = letter.toLowerCase();
  return small.length === letter.length ? small : letter;
};

/** The text, equally long, without a stretch of it. */
export const blanked = (text: string, { from, to }: { from: number; to: number }) =>
  text.slice(0, from) + "~".padEnd(to - from) + text.slice(to);
