import { allOf } from "../languages/known";
import type { Which } from "./dates";
import type { Token } from "./tokens";

/** "Thursday of next week", "nächste Woche Donnerstag". Further before the day, "next week" may be said of anything. */
export function ofNextWeek(tokens: Token[], at: number, next: number): { which: Which; next: number } | null {
  const after = tokens[next];
  if (after?.meaning.nextWeek) return { which: "nextWeek", next: next + after.span };
  for (let k = at - 1; k >= 0 && k > at - REACH && !/^[.;!?\t]$/.test(tokens[k]?.text ?? ""); k--) {
    if (!tokens[k]?.meaning.nextWeek) continue;
    const between = tokens.slice(k + (tokens[k]?.span ?? 1), at);
    const isBeside = between.filter(({ text }) => text !== ",").length <= 1;
    // "Next week I have to skip Thursday", and not "I am away next week, so cancel Thursday".
    const sameClause = !between.some(({ text }) => /^[,:–—-]$/.test(text) || clause.has(text));
    return { which: isBeside || (sameClause && isOpening(tokens, k)) ? "nextWeek" : "unclear", next };
  }
  return null;
}

/** Said first, of all that follows: "Hi, next week …", "In der nächsten Woche …" */
const isOpening = (tokens: Token[], at: number) =>
  at === 0 || /^[.;!?\t,]$/.test(tokens[at - 1]?.text ?? "") || (tokens[at - 1]?.meaning.between === true && at < 2);

const clause = allOf(({ cues }) => (cues.clause ?? []).join("|"));

/** In tokens. */
const REACH = 12;
