import type { Run } from "./drafts";

/** "Date & time" and "12/11/2026" in elements of their own, without a blank: the styles of the page make the gap that a reader sees. */

export const SPACE: Run = { text: " ", struck: false };

/** What stands between a text and the one before it: nothing, only the edges of inline elements, or edges with room at them. */
export type Gap = null | "edge" | "room";

/** Inline elements with room beside them: boxes, columns, padding. */
export const apart =
  /^\s*(?:display\s*:\s*(?:inline-(?:block|flex|table)|table-cell|block|flex)|(?:padding|margin)(?:-left|-right|-inline[a-z-]*)?\s*:[^;]*[1-9]|float\s*:\s*(?:left|right)|(?:min-)?width\s*:)/i;

/** Children of such an element are boxes of their own. */
export const flexible = /(?:^|;)\s*display\s*:\s*(?:inline-)?(?:flex|grid)/i;

const ends = /[\p{L}\p{N}:.)%]$/u;
const begins = /^[\p{L}\p{N}(#$£€+]/u;

/**
 * Whether two texts that touch are two. Where nothing but the edge of an element parts them it may also stand within a word, as word
 * processors leave it ("appoint|ment", "1|st", "9:1|5"): then only a capital or a number behind a small letter begins anew.
 */
export function isParted(before: string, after: string, gap: Gap): boolean {
  if (!ends.test(before) || !begins.test(after)) return false;
  if (gap === "room") return true;
  return /[\p{Ll}:]$/u.test(before)
    ? /^(?:\p{Lu}|\p{N})/u.test(after)
    : /\p{N}$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(after);
}
