import type { Candidate } from "../candidates/candidates";
import { clausesOf, hourOf, isOfVisit, type Stretch, saysNothingElse, stretchesOf } from "../hearing/reason-clauses";
import { asked, type Judgement } from "../judgement/judged";
import { lower, type Sentence } from "../message/line";
import { type Cues, says } from "../phrases/cues";
import { reasons } from "../reasons";
import { sentencesOf } from "../statements/sentences";
import type { Place } from "../statements/statements";
import type { Email } from "./email";

/**
 * "My boss called a meeting for Thursday at 3, so I can't come", "Thursday I can't, the recital is at 3": a day or an hour in another
 * clause than the one that cancels is why somebody does not come, unless that clause speaks of the appointment ("I was booked for
 * Thursday at 3, but …") or says nothing else ("…, that's Thursday at 3"). Asked only where somebody is about to be told.
 */
export function unlessWhy(judgement: Judgement, { cues }: Email): Judgement {
  const { verdict, slots, from, said } = judgement;
  const heard = said[0]?.heard;
  // Of several the sentence has counted or chained each with its hour.
  if (verdict !== "notify" || slots.length > 1 || !heard?.body.said.has("personal") || heard.body.said.has("cancelled"))
    return judgement;
  const told = heard.body.places.filter(({ cue }) => cue === "personal");
  const all = [...heard.candidates, ...heard.subjectCandidates];
  const isWhyOnly = (one: Candidate) =>
    heard.candidates.some(({ line, at }) => line === one.line && at === one.at) &&
    isWhy(one, told, heard.candidates, cues) &&
    !all.some((other) => other.at !== one.at && isSameSlot(other, one) && !isWhy(other, told, heard.candidates, cues));
  if (!from.some(isWhyOnly)) return judgement;
  return asked(judgement, reasons.unsure);
}

const isSameSlot = (one: Candidate, other: Candidate) =>
  one.time === other.time && one.dates.some((date) => other.dates.includes(date));

function isWhy(one: Candidate, told: Place[], around: Candidate[], cues: Cues): boolean {
  const { line } = one;
  if (one.labelled || one.row || one.time === null || line.text.includes("\t")) return false;
  const hour = hourOf(one);
  return hour !== null && isElsewhere(one, hour, told, around, cues);
}

function isElsewhere(one: Candidate, from: number, told: Place[], around: Candidate[], cues: Cues): boolean {
  const { line } = one;
  const sentence = sentencesOf(line).findLast((some) => some.from <= from);
  const here = told.filter((place) => place.line === line && place.from === sentence?.from);
  if (!sentence) return false;
  // "Exam on Thursday, 3 pm.": of any other sentence that cancels nothing, other rules have said whether it names the appointment.
  if (here.length === 0) {
    if (isDayOfAnother(one, sentence, told))
      return (
        !isOfVisit(sentence.text, cues) &&
        !saysItsHour(one, sentence, cues) &&
        !saysNothingElse(line, whole(sentence), sentence.from, stretchesOf(one), cues)
      );
    const small = lower(sentence.text);
    return affairs.some((cue) => says(cues, cue, small)) && !isOfVisit(sentence.text, cues);
  }
  const fixed = around.filter((one) => one.line === line).flatMap(stretchesOf);
  const clauses = clausesOf(line.text, sentence.from, sentence.from + sentence.text.length, fixed, cues);
  const clause = clauses.find((some) => some.from <= from && from < some.to);
  if (!clause || here.some(({ at, words }) => at < clause.to && at + words.length > clause.from)) return false;
  return (
    !isOfVisit(line.text.slice(clause.from, clause.to), cues) &&
    !saysNothingElse(line, clause, sentence.from, fixed, cues)
  );
}

/** "You had me down for 3.30" */
const saysItsHour = ({ shown }: Candidate, { text }: Sentence, cues: Cues) =>
  says(cues, "itsHour", lower(text.replace(shown.at(-1)?.words ?? "", "#")));

const whole = ({ from, text }: Sentence): Stretch => ({ from, to: from + text.length });

/** "Please cancel Thursday. Dev has a mock at 9 that day": the day stands in the sentence that cancels, and its hour in another. */
const isDayOfAnother = ({ shown, line }: Candidate, sentence: Sentence, told: Place[]) =>
  shown.length > 1 &&
  told.some((place) => {
    const at = shown[0]?.line === place.line ? place.line.text.indexOf(shown[0].words, place.from) : -1;
    return at >= place.from && at < place.to && (place.line !== line || place.from !== sentence.from);
  });

const affairs = ["affair", "duty", "errand", "elsewhere"] as const;
