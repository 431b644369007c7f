import { compact, type Line, lineOf, pieces, tidy } from "./line";
import { unwrapped } from "./wrapped";

/** A stretch of text between two tags. */
export interface Run {
  text: string;
  struck: boolean;
  link: number; // which one of the page, 0 outside of links
}

/** A line in the making: its stretches, not yet joined. */
export interface Draft {
  runs: Run[];
  depth: number; // of quotation
  broken: boolean; // its block goes on in the next line
}

/** Stands behind every cell of a table. */
export const TAB: Run = { text: "\t", struck: false, link: 0 };

/** Nested tables leave runs of empty lines; one is enough to part paragraphs. Numbers count what is left. */
export function linesOfDrafts(drafts: Draft[]): Line[] {
  const lines: Line[] = [];
  /** Of lines that a block was broken into, as mail programs break a text that they make a page of. */
  let stretch: Line[] = [];
  const flush = () => {
    lines.push(...(isWrapped(stretch) ? unwrapped(stretch) : stretch));
    stretch = [];
  };
  let number = 0;
  let isEmptyBefore = true;
  for (const draft of drafts) {
    const { text, struck, links } = assembled(draft);
    // What is struck or leads somewhere is told by its place in its own line.
    const isPlain = struck.length === 0 && links.length === 0;
    if (!isPlain) flush();
    for (const piece of pieces(text)) {
      const isWhole = piece === text;
      if (piece !== "" || !isEmptyBefore)
        stretch.push(lineOf(compact(piece), ++number, draft.depth, isWhole ? struck : [], null, isWhole ? links : []));
      isEmptyBefore = piece === "";
    }
    if (!draft.broken || !isPlain) flush();
  }
  flush();
  return lines;
}

/** A long line goes on in a small letter. In a page short ones are rows, "60 minutes with Ann", and then "monday 3 may". */
const isWrapped = (lines: Line[]) =>
  lines.some(({ text }, i) => text.length >= LONG && goesOn.test(lines[i + 1]?.text ?? "") && !/[.!?:]$/.test(text));
const LONG = 60;
const goesOn = /^\p{Ll}/u;

function assembled({ runs }: Draft): Pick<Line, "text" | "struck" | "links"> {
  // Parts are joined once: asking a growing string for its last letter copies it every time.
  const parts: string[] = [];
  const struck: [number, number][] = [];
  const links: [number, number][] = [];
  let link = 0;
  let length = 0;
  let last = "";
  for (const run of runs) {
    let part = tidy(run.text);
    if (last === "" || last === " " || last === "\t") part = part.startsWith(" ") ? part.replace(/^ +/, "") : part;
    if (last === "") part = part.startsWith("\t") ? part.replace(/^\t+/, "") : part;
    if (part === "") continue;
    if (run.struck) struck.push([length, length + part.length]);
    if (run.link > 0) {
      const open = run.link === link ? links.at(-1) : undefined;
      if (open) open[1] = length + part.length;
      else links.push([length, length + part.length]);
    }
    link = run.link;
    parts.push(part);
    length += part.length;
    last = part.at(-1) as string;
  }
  return { text: parts.join("").trimEnd(), struck, links };
}
