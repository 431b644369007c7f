import { allOf, anyOf } from "../languages/known";
import { type Line, lower } from "../message/line";
import { type Cues, type Listener, type OfHeading, says } from "../phrases/cues";
import { cancelling } from "./label-words";

/** The headings of a digest: what their words say, and how they are made. */

/** A heading is short. "Cancelled appointments (2)" */
export const HEADING = 45;

const hour = /\d\s?[:.h]\s?[0-5]\d|\d\s?[ap]\.?m\b|\d (?:uhr|h)\b/i;
export const listed = /^\s*(?:[-*•·–]|\d+[.)])\s/;

const byWhom = new RegExp(
  `,? (?:${anyOf(({ labelWords }) => labelWords.actor)}) [\\p{L}][\\p{L} .'’-]{1,30}(?=\\W*\\d*\\W*$)`,
  "iu",
);

/** "CANCELLED BY PATIENT (2)", "Cancelled (by parent)": who did it is a remark, unless it was the practice. */
export function isOfCancelled({ small }: Line, heading: Listener<OfHeading> | null, cues: Cues): boolean {
  if (heading === null) return false;
  if (heading.find("listCancelled")) return true;
  if (!cancelling.test(small)) return false;
  const bare = small.replace(/ ?\([^()]*\p{L}[^()]*\)/gu, "").replace(byWhom, "");
  return bare !== small && says(cues, "listCancelled", bare) && !says(cues, "byPractice", small.replace(/[()]/g, ""));
}

const dayNames = allOf(({ weekdays }) => weekdays.join(" ").replaceAll(" ", "|"));

interface Make {
  /** "(2)" stands behind it. */
  counted: boolean;
  capitals: boolean;
  /** What stands before its first letter: "##". */
  mark: string;
  /** An empty line stands before it, and below it rows with a mark, or with an hour, at their head. */
  over: "items" | "hours" | null;
}

function makeOf(lines: Line[], i: number): Make | null {
  const text = lines[i]?.text ?? "";
  const words = text.replace(/\([^()]*\)/g, "");
  if (text === "" || text.length > HEADING || /\t|[.!?]$/.test(text) || !/\p{L}{2}/u.test(words)) return null;
  const counted = /\(\s?\d{1,3}\s?\)\W*$/.test(text);
  // "THURSDAY" is a day of either part.
  if (/\d/.test(words) || dayNames.has(/\p{L}+/u.exec(lower(words))?.[0] ?? "")) return null;
  const below = lines.slice(i + 1).find((line) => line.text !== "")?.text ?? "";
  if (!counted && !hour.test(below)) return null;
  const isApart = i === 0 || lines[i - 1]?.text === "";
  return {
    counted,
    capitals: /\p{Lu}{2}/u.test(words) && !/\p{Ll}/u.test(words),
    mark: /^[^\p{L}\p{N}]*/u.exec(text)?.[0].trim() ?? "",
    over:
      !isApart || lines[i + 1]?.text === ""
        ? null
        : listed.test(below)
          ? "items"
          : /^\W{0,3}\d/.test(below)
            ? "hours"
            : null,
  };
}

const areAlike = (one: Make, other: Make) =>
  (one.counted && other.counted) ||
  (one.capitals && other.capitals) ||
  (one.mark !== "" && one.mark === other.mark) ||
  (one.over !== null && one.over === other.over);

/**
 * The headings that are made like one that says "cancelled", whatever their words: "PENCILLED IN (1)" beside "CANCELLED (2)". There
 * are more words for what else becomes of appointments than can be listed.
 */
export function madeAlike(lines: Line[], cancelled: boolean[]): boolean[] {
  const makes = lines.map((_, i) => (cancelled[i] ? makeOf(lines, i) : null)).filter((make) => make !== null);
  if (makes.length === 0) return lines.map(() => false);
  return lines.map((_, i) => {
    const own = cancelled[i] ? null : makeOf(lines, i);
    return own !== null && makes.some((make) => areAlike(make, own));
  });
}
