/** A line as a reader sees it. A tab stands between the cells of a table row. */
export interface Line {
  text: string;
  number: number; // 1-based within its part
  depth: number; // of quotation
  veiled: string | null; // the same, equally long, with the letters of what it only names hidden
  struck: [from: number, to: number][]; // struck-through stretches of `text`
  links: [from: number, to: number][]; // stretches that lead somewhere: what a reader can do
}

/** Every line is made here: an engine reads the fields of things faster that were all made in one place. */
export const lineOf = (
  text: string,
  number = 1,
  depth = 0,
  struck: Line["struck"] = [],
  veiled: string | null = null,
  links: Line["links"] = [],
): Line => ({ text, number, depth, struck, veiled, links });

/** The same line with another text. */
export const withText = ({ number, depth, struck, veiled, links }: Line, text: string): Line =>
  lineOf(text, number, depth, struck, veiled, links);

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
  return small.length === text.length ? small : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
};

/** The text, equally long, without a stretch of it. */
export const blanked = (text: string, { from, to }: { from: number; to: number }) =>
  text.slice(0, from) + "~".padEnd(to - from) + text.slice(to);
