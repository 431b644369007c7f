import { anyOf, languages } from "../languages/known";

/** Where a word begins and ends in the letters that are required. No email has these two. */
export const BEGINS = "\uE000";
export const ENDS = "\uE001";

/** What no phrase may stand right behind or before. "I'm" ends where "'m" begins. */
export const LETTERS = "a-z0-9ß-ÿœ";
const LETTER = `[${LETTERS}]`;
export const wordStart = `(?<!${LETTER}(?!'))`;
export const wordEnd = `(?!${LETTER})`;

/**
 * Letters that any match of a pattern must contain: of each list one. Looking for them first is far cheaper than trying
 * the pattern: most sentences of an email have nothing to do with most patterns. Empty: nothing is known. `before` and
 * `after`: the letters that stand right beside every match.
 */
export function requiredOf(pattern: string, before = "", after = ""): string[][] {
  const [first, ...others] = alternatives(pattern).map((one) => needsOf(before + one + after));
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

/** The letters themselves, without the blanks and edges beside them. */
export const lettersOf = (word: string) => word.replace(edges, "").trim();
const edges = new RegExp(`[${BEGINS}${ENDS}]`, "g");

/** Long words tell most, but not those of every email: "cancel", "appointment", "your". */
const weight = (options: string[]) => Math.min(...options.map(tells)) - options.length / 20;
const tells = (option: string) => {
  const word = lettersOf(option);
  return cancels.test(word) ? 1 : everyday.has(word) ? 0 : word.length;
};
const everyday = new Set(languages.flatMap(({ common }) => common.split(" ")));
const cancels = new RegExp(`^(?:${anyOf(({ labelWords }) => labelWords.cancelStem)})`);

/** The words of a run, with the blanks beside them: "was cancel" has "was " and " cancel". One letter alone is no help. */
const wordsOf = (run: string) =>
  (run.replaceAll(" ", "  ").match(/ ?[^ ]{2,} ?/g) ?? []).map(edged).filter((word) => word.length > 1);

/** A mark of punctuation has no edge: "'m" may stand right behind a letter. */
const edged = (word: string) => word.replace(beforeMark, "").replace(behindMark, "");
const beforeMark = new RegExp(`${BEGINS}(?!${LETTER})`, "g");
const behindMark = new RegExp(`(?<!${LETTER})${ENDS}`, "g");

const letters = /^[\p{L}\p{N} '@&%/=>-]*/u;

/** What stands right behind a group, up to a blank or something that may be missing. */
function following(sequence: string): string {
  // What has no letters of its own parts none.
  if (sequence.startsWith("\\b")) return following(sequence.slice(2));
  if (/^\(\?[=!]/.test(sequence) && !sequence.startsWith(wordEnd))
    return following(sequence.slice(closing(sequence, 0) + 1));
  const rest = sequence;
  const run = (letters.exec(rest) as RegExpExecArray)[0];
  const left = rest.slice(run.length);
  const sure = /^[?*{]/.test(left) ? run.slice(0, -1) : run;
  const blank = sure.indexOf(" ");
  if (blank >= 0) return sure.slice(0, blank + 1);
  return sure === run && (left.startsWith(wordEnd) || left === ENDS) ? run + ENDS : sure;
}

/** "\\?", "→", and a class of such signs. */
const signs = /^(?:\\[?{]|[→⇒➜»€]|\[-?[,;:)(|•–—→»…]{1,8}-?\])$/;

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
    if (sequence.startsWith(wordStart, at)) {
      close();
      run = BEGINS;
      at += wordStart.length;
      continue;
    }
    if (sequence.startsWith(wordEnd, at)) {
      run += ENDS;
      at += wordEnd.length;
      continue;
    }
    const char = sequence[at] as string;
    const end = char === "(" || char === "[" ? closing(sequence, at) : char === "\\" ? at + 1 : at;
    const quantifier = sequence[end + 1] ?? "";
    const optional = quantifier === "?" || quantifier === "*" || sequence.startsWith("{0", end + 1);
    if (char === "(") {
      const [, kind = ""] = /^\(\?(:|<?[=!])/.exec(sequence.slice(at)) ?? [];
      const inner = sequence.slice(at + 2 + kind.length, end);
      if (kind.endsWith("=") || kind.endsWith("!")) {
        // What only stands beside a match parts no letters, and what has to stand there is required, too.
        if (kind.endsWith("=")) found.push(...requiredOf(inner));
        at = end + 1;
        continue;
      }
      if (kind === ":" && !optional) {
        const once = quantifier !== "+" && quantifier !== "{";
        found.push(
          ...requiredOf(
            inner,
            run.slice(Math.max(0, run.lastIndexOf(" "))).replace(/[().]/g, "\\$&"),
            once ? following(sequence.slice(end + 1)) : "",
          ),
        );
      }
      close();
    } else if (signs.test(sequence.slice(at, end + 1))) {
      close();
      // One sign, and yet it tells much: most sentences ask nothing.
      if (!optional) found.push([...sequence.slice(at, end + 1).replace(/[[\]\\]/g, "")]);
    } else if (sequence.startsWith("\\b", at)) {
      // It has no letters.
    } else if (/^(?:[\p{L}\p{N} '@&%/=>\uE000\uE001-]|\\[().])$/u.test(sequence.slice(at, end + 1))) {
      if (!optional) run += sequence[end];
      if (optional || quantifier === "{") close();
      else if (quantifier === "+") {
        close();
        run = sequence[end] as string;
      }
    } else close();
    at = end + 1;
    if (optional || quantifier === "+" || quantifier === "{") {
      if (quantifier !== "+" || char === "(") close();
      at = quantifier === "{" || sequence[at] === "{" ? sequence.indexOf("}", at) + 1 : at + 1;
      if (sequence[at] === "?") at++;
    }
  }
  close();
  return found.filter((list) => !isSaid(list, found)).sort((a, b) => weight(b) - weight(a));
}

/** "Cancel" beside "canceled" or "cancels": another list has it in all of its words. */
const isSaid = (list: string[], lists: string[][]) =>
  lists.some(
    (other, i) =>
      other !== list &&
      other.every((word) => list.some((one) => word.includes(one))) &&
      // Of two that say the same, the first stays.
      (lists.indexOf(list) > i || !list.every((word) => other.some((one) => word.includes(one)))),
  );
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
