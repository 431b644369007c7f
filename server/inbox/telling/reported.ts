import { inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import type { Heard } from "../hearing/heard";
import { cancelsByCalendar, type Judgement } from "../judgement/judged";
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
  const { verdict, kind, said, from, slots: offered } = judgement;
  const heard = said[0]?.heard;
  if (verdict !== "notify" || kind !== "cancellation" || !heard || heard.digest) return judgement;
  if (cancelsByCalendar(judgement) || !isReport(heard.layer.lines)) return judgement;
  const told = from.filter(({ line }) => heard.layer.lines.includes(line));
  if (told.length > 0 && told.every((one) => isToldHere(one, heard))) return judgement;
  return { ...judgement, verdict: "ask", reason: reasons.unsure, slots: [], offered };
}

const isReport = (lines: Line[]) => lines.some(({ small }, i) => cancelStem.test(small) && isCounted(lines, i));

/** In a sentence that cancels, or in the same stretch of lines below one. */
function isToldHere(one: Candidate, { layer: { lines }, body }: Heard) {
  const places = body.places.filter(({ cue }) => cancelling.has(cue));
  if (places.some((place) => inSentence(one, place))) return true;
  const at = lines.indexOf(one.line);
  const start = lines.findLastIndex(({ text }, i) => i < at && text === "");
  return lines.some(
    (line, i) => i > start && i <= at && !isCounted(lines, i) && places.some((place) => place.line === line),
  );
}
