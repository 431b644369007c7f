import { anyOf } from "../languages/known";
import { type Line, lower } from "../message/line";
import { type Cues, says } from "../phrases/cues";
import { sentencesOf } from "../statements/sentences";
import type { Found } from "./found";

const explains = anyOf(({ chains }) => chains.explains);
const small = anyOf(
  ({ leads }) => leads.onDay,
  ({ dateWords }) => dateWords.articles,
  ({ dateWords }) => dateWords.dayNamed,
);
const opening = new RegExp(`^\\W*(?:${explains})(?: (?:${small}))*\\W*$`, "iu");
/** The end of the sentence. */
const ending = /^[\s)"”’]*(?:[.!]|$)/u;
const telling = ["personal", "plea", "cancelled"] as const;

/**
 * "Tamsin L. won't be coming to “Spray tan”. That was Saturday, July 18th, at 10:15.": all that a sentence says is when it was, and
 * the one before it cancels.
 */
export function isExplained({ line, index, sentence, moment }: Found, time: Found | null, lines: Line[], cues: Cues) {
  const from = time?.line === line ? Math.min(moment.from, time.moment.from) : moment.from;
  if (!opening.test(line.text.slice(sentence.from, from))) return false;
  const to = time?.line === line ? Math.max(moment.to, time.moment.to) : moment.to;
  if (!ending.test(line.text.slice(to))) return false;
  const above = sentence.from > 0 ? line : lines.slice(0, index).findLast(({ text }) => text !== "");
  if (above === undefined) return false;
  const before = sentencesOf(above).findLast(({ from: at }) => above !== line || at < sentence.from);
  return before !== undefined && telling.some((cue) => says(cues, cue, lower(before.text)));
}
