type Stretch = [from: number, to: number];

const inWord = /[\p{L}\p{N}]/u;
const isWithinWord = (text: string, at: number) => inWord.test(text[at - 1] ?? "") && inWord.test(text[at] ?? "");
/** "[EXTERNAL] Cancellation": what a mail server puts in front says nothing. */
const tags = /^(?:\[[^\]]*\]\s*)+/;

/**
 * Where the words that were read stand in a line: whole words, links whole or not at all, and one stretch where two
 * overlap.
 */
export function marksIn(text: string, found: string[]): Stretch[] {
  const marks = found
    .flatMap((words) => occurrences(text, words))
    .map((stretch) => trimmed(text, wholeLinks(text, wholeWords(text, stretch))))
    .filter(([from, to]) => to > from)
    .sort(([one], [other]) => one - other);
  const merged: Stretch[] = [];
  for (const [from, to] of marks) {
    const last = merged.at(-1);
    if (last && (from <= last[1] || text.slice(last[1], from).trim() === "")) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

function occurrences(text: string, words: string): Stretch[] {
  if (words.trim() === "") return [];
  const pattern = new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gi");
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => [index, index + length]);
}

function wholeWords(text: string, [begin, end]: Stretch): Stretch {
  let [from, to] = [begin, end];
  while (isWithinWord(text, from)) from--;
  while (isWithinWord(text, to)) to++;
  return [from, to];
}

/** A link that is only begun is left out; one that is entered is marked to its end. */
function wholeLinks(text: string, [begin, end]: Stretch): Stretch {
  let [from, to] = [begin, end];
  for (const { index, 0: link } of text.matchAll(/\S*(?::\/\/|@)\S+/g)) {
    const after = index + link.length;
    if (from < index && to > index && to < after) to = index;
    else if (from > index && from < after) [from, to] = [index, Math.max(to, after)];
    else if (from === index && to > index) to = Math.max(to, after);
  }
  return [from, to];
}

function trimmed(text: string, [begin, end]: Stretch): Stretch {
  const words = text.slice(begin, end);
  const before = (tags.exec(words)?.[0].length ?? 0) || words.length - words.trimStart().length;
  return [begin + before, begin + words.replace(/[\s,;:]+$/, "").length];
}
