import { inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import type { Heard } from "../hearing/heard";
import { asked, cancelsByCalendar, type Judgement } from "../judgement/judged";
import { cancelling } from "../languages/cue";
import { cancelling as cancelStem } from "../layout/label-words";
import { isCounted } from "../layout/tallies";
import type { Line } from "../message/line";
import { reasons } from "../reasons";

/**
 * "38 held, 5 canceled, 4 rescheduled", and further down "Next 3 events" or "Your next free hour online": a report counts what was
 * cancelled, and whatever else in it sounds like a cancellation ("Reasons given: …") is mostly said of those. An
 * appointment in it was cancelled only where its own row, sentence or heading says so.
 */
export function unlessReported(judgement: Judgement): Judgement {
  const { verdict, kind, said, from } = judgement;
  const heard = said[0]?.heard;
  if (verdict !== "notify" || kind !== "cancellation" || !heard || heard.digest) return judgement;
  if (cancelsByCalendar(judgement) || [...cancelling].some((cue) => heard.subject.said.has(cue))) return judgement;
  const first = countIn(heard.layer.lines);
  if (first < 0) return judgement;
  const told = from.filter(({ line }) => heard.layer.lines.includes(line));
  if (told.length > 0 && told.every((one) => isToldHere(one, heard, first))) return judgement;
  return asked(judgement, reasons.unsure);
}

/** The first line that counts what was cancelled. */
const countIn = (lines: Line[]) => lines.findIndex(({ small }, i) => cancelStem.test(small) && isCounted(lines, i));

/**
 * In a sentence that cancels, in the same stretch of lines below one, or below one that comes before all that is counted: a notice
 * may end with "This month: 42 bookings, 3 cancellations".
 */
function isToldHere(one: Candidate, { layer: { lines }, body }: Heard, first: number) {
  const places = body.places.filter(({ cue }) => cancelling.has(cue));
  if (places.some((place) => inSentence(one, place))) return true;
  const at = lines.indexOf(one.line);
  const start = lines.findLastIndex(({ text }, i) => i < at && text === "");
  return places.some(({ line }) => {
    const told = lines.indexOf(line);
    return told < first || (told > start && told <= at && !isCounted(lines, told));
  });
}
