/** Where the value of "Message:       Mr Kowal needs to" begins. */
const labelled = /^ {0,8}\p{L}[^:：\t]{0,40}[:：] {2,30}(?=\S)/u;
/** Narrower lines are no sentences. */
const NARROW = 20;
const MOST = 40;

/**
 * A message pad sets the lines of a long value below each other, behind the column of the labels:
 *
 *     Message:       Mr Kowal needs to cancel his
 *                    adjustment tomorrow at 8:30 AM. No
 *                    call back before
 *                    Thursday.
 *
 * Where one of them begins with a small letter they are one text, each of whose lines goes on in the next unless its first
 * word had fitted. For the others to keep their numbers, nothing is left where such a line stood.
 */
export function withWholeValues(rows: string[]): (string | null)[] {
  const whole: (string | null)[] = [];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as string;
    const at = labelled.exec(row)?.[0].length;
    const end = at === undefined ? i + 1 : endOf(rows, i + 1, at);
    const value = rows.slice(i, end);
    const widest = Math.max(...value.map((line) => line.trimEnd().length));
    const isProse = at !== undefined && widest >= at + NARROW && value.slice(1).some((line) => small.test(line));
    if (isProse) {
      whole.push(...wrapped(value, widest));
      i = end - 1;
    } else whole.push(row);
  }
  return whole;
}

const small = /^\s*\p{Ll}/u;

/** The first line that does not begin in that column. */
function endOf(rows: string[], from: number, at: number): number {
  let end = from;
  while (end < rows.length && end < from + MOST && indentOf(rows[end] as string) === at) end++;
  return end;
}

const indentOf = (row: string) => (row.trim() === "" ? -1 : row.length - row.trimStart().length);

function wrapped(value: string[], widest: number): (string | null)[] {
  const lines: (string | null)[] = [];
  let first = 0;
  let width = 0;
  for (const [i, line] of value.entries()) {
    const text = line.trim();
    const word = text.split(" ", 1)[0] ?? "";
    const goesOn = i > 0 && (small.test(text) || width + 1 + word.length > widest);
    if (goesOn) lines[first] += ` ${text}`;
    else first = i;
    lines.push(goesOn ? null : line.trimEnd());
    width = line.trimEnd().length;
  }
  return lines;
}
