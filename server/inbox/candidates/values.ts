import { prior } from "../lists";
import { lower } from "../message/line";
import { type Cues, says } from "../phrases/cues";
import type { Found } from "./found";

/**
 * Old and new inside of one value: "When: was Wed Jan 27, now Wed Feb 10", "Time: 3:30 PM (previously 1:00 PM)", "Start: from
 * 01/27/2027 1:00 PM to 02/10/2027 1:30 PM", and the two lines of a diff, "- Wed Jan 27" and "+ Wed Feb 10". One word is enough
 * to tell of both.
 */
export function takeSides(found: Found[], cues: Cues) {
  for (const [i, one] of found.entries()) {
    const next = found[i + 1];
    if (!next) return;
    if (isDiff(one, next)) setSides(one, next);
    if (!isOfOneValue(one, next) || prior(found, i)?.line === one.line || found[i + 2]?.line === one.line) continue;
    const [first, second] = [sideOf(one, null, cues), sideOf(next, one, cues)];
    // "New appointment: March 24 at 10 (was March 26 at 9)"
    if (first === second || (one.role === "fresh" && second !== "old")) continue;
    if (first === "fresh" || second === "old") setSides(next, one);
    else setSides(one, next);
  }
}

function setSides(old: Found, fresh: Found) {
  Object.assign(old, { role: "old", move: "from" });
  Object.assign(fresh, { role: "fresh", move: "to" });
}

const isDiff = (one: Found, next: Found) =>
  next.line.text.startsWith("+") && /^[-–−]/.test(one.line.text) && next.index - one.index <= 2;

/** Two days, or two hours: a day with its hour is one appointment. */
const isOfOneValue = (one: Found, next: Found) =>
  one.line === next.line &&
  (one.role === "when" || (one.role === "fresh" && one.move === null)) &&
  next.role === one.role &&
  one.labelled &&
  (one.moment.date === null) === (next.moment.date === null) &&
  !one.moment.span;

/** What the words right before it say, from the label or the moment before. */
function sideOf({ line, moment, label }: Found, before: Found | null, cues: Cues) {
  const start = before ? before.moment.to : line.text.indexOf(label ?? "") + (label?.length ?? 0);
  const words = lower(line.text.slice(Math.max(0, start), moment.from));
  if (words.length > LONGEST) return null;
  return says(cues, "oldBefore", words) ? "old" : says(cues, "freshBefore", words) ? "fresh" : null;
}

/** Room for "originally scheduled for". */
const LONGEST = 40;
