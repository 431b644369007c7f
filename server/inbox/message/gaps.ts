import { type Run, TAB } from "./drafts";
import { bears, declares, styledNames } from "./styles";

/** "Date & time" and "12/11/2026" in elements of their own, without a blank: the styles of the page make the gap that a reader sees. */

/** Where an element begins or ends. */
export interface Edge {
  /** An inline element that stands apart from its neighbours. */
  spaced: boolean;
  /** Of an inline element that has a class. */
  attributes: Record<string, string> | null;
}

const SPACE: Run = { text: " ", struck: false, link: 0 };
const MAX_EDGES = 8;

/** Keeps what stands between a text and the one before it. */
export function gapsIn(html: string) {
  let gap: "edge" | "room" | null = null;
  let edges: Record<string, string>[] = [];
  let names: Set<string> | null = null;
  const reset = () => {
    gap = null;
    edges = [];
  };
  // The style sheets are read when two texts touch for the first time.
  const isRoom = () => {
    if (gap === "room" || edges.length === 0) return gap === "room";
    names ??= styledNames(html, apart);
    const spaced = names;
    return edges.some((attributes) => bears(spaced, attributes));
  };
  return {
    reset,
    edge({ spaced, attributes }: Edge) {
      gap = spaced || gap === "room" ? "room" : "edge";
      if (attributes && edges.length < MAX_EDGES) edges.push(attributes);
    },
    /** As between two cells where there is room, a blank where a new word begins. */
    between(runs: Run[], after: string): Run | null {
      if (gap === null || after === "") return null;
      const before = runs.at(-1)?.text ?? "";
      const touches = ends.test(before) && begins.test(after);
      const found = !touches ? null : isRoom() ? TAB : isAnew(before, after) && !isInHour(runs, after) ? SPACE : null;
      reset();
      return found;
    },
  };
}

/** Inline elements with room beside them: boxes, columns, padding. */
const apart =
  /^\s*(?:display\s*:\s*(?:inline-(?:block|flex|table)|table-cell|block|flex)|(?:padding|margin)(?:-left|-right|-inline[a-z-]*)?\s*:[^;]*[1-9]|float\s*:\s*(?:left|right)|(?:min-)?width\s*:)/i;
export const isSpaced = (style: string) => declares(style, apart);

/** Children of such an element are boxes of their own. */
const flexible = /(?:^|;)\s*display\s*:\s*(?:inline-)?(?:flex|grid)/i;
export const spacesOut = (style: string) => style !== "" && flexible.test(style);

const ends = /[\p{L}\p{N}:.)%]$/u;
const begins = /^[\p{L}\p{N}(#$£€+]/u;

/**
 * Whether the second of two texts that touch begins anew. Where nothing but the edge of an element parts them it may also stand within
 * a word, as word processors leave it ("appoint|ment", "1|st", "9:1|5"): a capital or a number behind a small letter does not.
 */
const isAnew = (before: string, after: string) =>
  /[\p{Ll}:]$/u.test(before)
    ? /^(?:\p{Lu}|\p{N})/u.test(after)
    : /(?:\p{N}|\p{Lu}{2})$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(after);

/** "3", ":" and "00", each in an element of its own. */
const isInHour = (runs: Run[], after: string) =>
  /^\d/.test(after) &&
  /\d:$/.test(
    runs
      .slice(-2)
      .map(({ text }) => text)
      .join(""),
  );
