/**
 * Letters that any match of a pattern must contain: of each list one. Looking for them first is far cheaper than trying
 * the pattern: most sentences of an email have nothing to do with most patterns. Empty: nothing is known.
 */
export function requiredOf(pattern: string): string[][] {
  const [first, ...others] = alternatives(pattern).map(needsOf);
  if (first === undefined || others.length === 0) return first ?? [];
  // Of several alternatives each needs something, if only its longest word.
  const tellers = [first, ...others].map(([most]) => most);
  return tellers.every((teller) => teller !== undefined) ? [[...new Set(tellers.flat())]] : [];
}

/** The parts between the bars that no group encloses. */
export function alternatives(pattern: string): string[] {
  const parts: string[] = [];
  let from = 0;
  walk(pattern, (at, depth) => {
    if (depth === 0 && pattern[at] === "|") {
      parts.push(pattern.slice(from, at));
      from = at + 1;
    }
  });
  return [...parts, pattern.slice(from)];
}

const weight = (options: string[]) => Math.min(...options.map((option) => option.trim().length)) - options.length / 20;

/** The words of a run, with the spaces beside them: "was cancel" has "was " and " cancel". One letter is no help. */
const wordsOf = (run: string) => run.replaceAll(" ", "  ").match(/ ?[^ ]{2,} ?/g) ?? [];

/** The words of the literal runs, and the groups that cannot be skipped, the one that says most first. */
function needsOf(sequence: string): string[][] {
  const found: string[][] = [];
  let run = "";
  const close = () => {
    found.push(...wordsOf(run).map((word) => [word]));
    run = "";
  };
  let at = 0;
  while (at < sequence.length) {
    const char = sequence[at] as string;
    const end = char === "(" || char === "[" ? closing(sequence, at) : char === "\\" ? at + 1 : at;
    const quantifier = sequence[end + 1] ?? "";
    const optional = quantifier === "?" || quantifier === "*" || sequence.startsWith("{0", end + 1);
    if (char === "(") {
      close();
      const inner = /^\(\?:/.test(sequence.slice(at)) ? sequence.slice(at + 3, end) : null;
      if (inner !== null && !optional) found.push(...requiredOf(inner));
    } else if (/^\\[?{]/.test(sequence.slice(at, end + 1))) {
      close();
      // One sign, and yet it tells much: most sentences ask nothing.
      if (!optional) found.push([sequence[end] as string]);
    } else if (/[\p{L}\p{N} '@&%/-]/u.test(char)) {
      if (!optional) run += char;
      if (quantifier === "+" || optional || quantifier === "{") close();
    } else close();
    at = end + 1;
    if (optional || quantifier === "+" || quantifier === "{") {
      close();
      at = quantifier === "{" || sequence[at] === "{" ? sequence.indexOf("}", at) + 1 : at + 1;
      if (sequence[at] === "?") at++;
    }
  }
  close();
  return found.sort((a, b) => weight(b) - weight(a));
}

function closing(pattern: string, open: number) {
  let end = pattern.length - 1;
  let found = false;
  const inner = pattern[open] === "[" ? "]" : ")";
  if (inner === "]") {
    for (let at = open + 1; at < pattern.length; at++) {
      if (pattern[at] === "\\") at++;
      else if (pattern[at] === "]") return at;
    }
    return end;
  }
  walk(
    pattern.slice(open),
    (at, depth) => {
      if (!found && depth === 0 && pattern[open + at] === ")") {
        end = open + at;
        found = true;
      }
    },
    true,
  );
  return end;
}

/** Calls back for every character outside of brackets and escapes, with the depth of groups around it. */
function walk(pattern: string, visit: (at: number, depth: number) => void, closingToo = false) {
  let depth = 0;
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at];
    if (char === "\\") at++;
    else if (char === "[") at = closing(pattern, at);
    else if (char === "(") depth++;
    else if (char === ")") {
      depth--;
      if (closingToo) visit(at, depth);
    } else visit(at, depth);
  }
}
