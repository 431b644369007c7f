import type { Which } from "./dates";
import type { Token } from "./tokens";

/** "Thursday of next week", "nächste Woche Donnerstag". Further before the day, "next week" may be said of anything. */
export function ofNextWeek(tokens: Token[], at: number, next: number): { which: Which; next: number } | null {
  const after = tokens[next];
  if (after?.meaning.nextWeek) return { which: "nextWeek", next: next + after.span };
  for (let k = at - 1; k >= 0 && k > at - REACH && !/^[.;!?\t]$/.test(tokens[k]?.text ?? ""); k--) {
    if (!tokens[k]?.meaning.nextWeek) continue;
    const between = tokens.slice(k + (tokens[k]?.span ?? 1), at).filter(({ text }) => text !== ",");
    return { which: between.length <= 1 ? "nextWeek" : "unclear", next };
  }
  return null;
}

/** In tokens. */
const REACH = 12;
