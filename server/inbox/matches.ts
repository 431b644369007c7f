/**
 * Every match of a global expression, which never matches nothing. `matchAll` and `split` would make an expression of
 * their own from it each time, which costs more than most searches.
 */
export function matchesIn(expression: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match !== null && match[0] !== ""; match = expression.exec(text))
    matches.push(match);
  return matches;
}
