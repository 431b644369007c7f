import { allOf } from "../languages/known";
import { prior } from "../lists";
import type { Which } from "./dates";
import { meaningless } from "./lexicon";
import type { Token } from "./tokens";

/** "Thursday of next week", "nächste Woche Donnerstag". Further before the day, "next week" may be said of anything. */
export function ofNextWeek(tokens: Token[], at: number, next: number): { which: Which; next: number } | null {
  const after = tokens[next];
  if (after?.meaning.nextWeek) return { which: "nextWeek", next: next + after.span };
  for (let k = at - 1; k >= 0 && k > at - REACH && !/^[.;!?\t]$/.test(tokens[k]?.text ?? ""); k--) {
    if (!tokens[k]?.meaning.nextWeek) continue;
    const between = tokens.slice(k + (tokens[k]?.span ?? 1), at);
    const isBeside =
      between.filter(({ text }) => text !== ",").length <= 1 && !between.some(({ text }) => text === ":");
    // "Next week I have to skip Thursday", and not "I am away next week, so cancel Thursday".
    const sameClause = !between.some(({ text }) => /^[,:–—-]$/.test(text) || clause.has(text));
    return {
      which:
        isBeside || (sameClause && isOpening(tokens, k)) || isLed(between, tokens.slice(next)) ? "nextWeek" : "unclear",
      next,
    };
  }
  return null;
}

/**
 * "The Thursday after next", "übernächsten Donnerstag", "le premier jeudi d'avril", "lundi de Pâques": not the coming one, or
 * nobody knows.
 */
export function isOfOtherWeek(tokens: Token[], at: number, next: number) {
  if (isBehindOtherWeek(tokens, at) || endingBefore(tokens, at)?.meaning.feast) return true;
  let isBeside = true;
  for (const token of tokens.slice(next, next + 3)) {
    if (token.digits || !/^\p{L}/u.test(token.text)) return false;
    if (token.meaning.feast || (isBeside && token.meaning.otherWeek)) return true;
    if (!isSmall(token)) isBeside = false;
  }
  return false;
}

/** "A month from" today, "every" Thursday, "the week after next on" Thursday. */
export function isBehindOtherWeek(tokens: Token[], at: number) {
  let token = endingBefore(tokens, at);
  for (let end = at - 1; token && isSmall(token) && end > at - 3; end--) token = endingBefore(tokens, end);
  return token?.meaning.otherWeek === true;
}

/** The word or phrase that ends there. */
const endingBefore = (tokens: Token[], end: number) =>
  [1, 2, 3, 4, 5]
    .map((span) => prior(tokens, end, span))
    .find((token, i) => token?.span === i + 1 && !isInPhrase(token));
// The words of a phrase but its first mean nothing.
const isInPhrase = ({ meaning }: Token) => meaning === meaningless;

const isSmall = ({ meaning, text, span }: Token) => span === 1 && (meaning.between === true || articles.has(text));
const articles = allOf(({ dateWords }) => dateWords.articles);

/** "My sessions next week: Monday at 9 and Wednesday": behind the colon of its clause stand nothing but days and hours, and nothing is said of them. */
function isLed(between: Token[], behind: Token[]) {
  const colon = between.findIndex(({ text }, i) => /^[:–-]$/.test(text) && between[i + 1]?.glued !== true);
  const isDayOrHour = ({ digits, text, meaning }: Token) =>
    digits ||
    ands.has(text) ||
    /^[,:.(]$/.test(text) ||
    meaning.weekday !== undefined ||
    meaning.between === true ||
    meaning.half !== undefined ||
    meaning.clock === true ||
    meaning.part !== undefined;
  const then = behind.find((token) => !isDayOrHour(token) || /^[,.(]$/.test(token.text));
  return (
    colon >= 0 &&
    !/^\p{L}/u.test(then?.text ?? "") &&
    between.slice(colon + 1).every(isDayOrHour) &&
    !between.slice(0, colon).some(({ text }) => /^[,:–—-]$/.test(text) || clause.has(text))
  );
}
const ands = allOf(({ leads }) => leads.and);

/** Said first, of all that follows: "Hi, next week …", "In der nächsten Woche …" */
const isOpening = (tokens: Token[], at: number) =>
  at === 0 ||
  /^[.;!?\t,]$/.test(prior(tokens, at)?.text ?? "") ||
  (prior(tokens, at)?.meaning.between === true && at < 2);

const clause = allOf(({ cues }) => (cues.clause ?? []).join("|"));

/** In tokens. */
const REACH = 12;
