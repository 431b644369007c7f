import { allOf, anyOf } from "../languages/known";
import { type Line, lower, type Sentence } from "../message/line";
import type { Candidate } from "./candidates";
import { type Cues, inLanguages, type Listener, listen, says } from "./cues";
import type { Email } from "./email";
import type { Judgement } from "./judged";
import { firstNamesIn } from "./names";
import { reasons } from "./outcome";
import { sentencesOf } from "./sentences";
import type { Place } from "./statements";

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
  return { ...judgement, verdict: "ask", reason: reasons.unsure, slots: [], offered: slots };
}

const isSameSlot = (one: Candidate, other: Candidate) =>
  one.time === other.time && one.dates.some((date) => other.dates.includes(date));

export interface Stretch {
  from: number;
  to: number;
}

function isWhy(one: Candidate, told: Place[], around: Candidate[], cues: Cues): boolean {
  const { line } = one;
  if (one.labelled || one.row || one.time === null || line.text.includes("\t")) return false;
  const hour = hourOf(one);
  return hour !== null && isElsewhere(one, hour, told, around, cues);
}

/** "The plumber comes on Thursday, so please cancel my 3 pm": the hour decides, and one that stands further down is not hers. */
export function hourOf({ shown, line, begin, end }: Candidate): number | null {
  const last = shown.at(-1);
  const from = last?.line === line ? line.text.indexOf(last.words, begin) : -1;
  return from === -1 || from > end ? null : from;
}

/** Where the day and the hour stand in its line, if they stand there. */
export function stretchesOf({ begin, end, shown, line }: Candidate): Stretch[] {
  return shown.flatMap(({ line: other, words }) => {
    const from = other === line ? line.text.indexOf(words, begin) : -1;
    return from === -1 || from > end ? [] : [{ from, to: from + words.length }];
  });
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

/** A sentence, cut where another clause may begin; no mark inside a day or an hour cuts it. */
export function clausesOf(
  text: string,
  from: number,
  to: number,
  fixed: Stretch[],
  cues: Cues,
  more: (clauses: Stretch[]) => Stretch[] = () => [],
): Stretch[] {
  const sentence = text.slice(from, to);
  const listener = listen(cues, lower(sentence));
  const marks = [...sentence.matchAll(/[,;:–—](?=\s)|\s-(?=\s)|\.{2,}|[()]/g)].map(({ index }) => index + 1);
  const joining = listener.places("clause");
  const words = [
    ...listener.places("therefore"),
    ...listener.places("because"),
    ...joining.filter((one) => goesOn(cues).test(sentence.slice(one.to))),
    ...more(joining),
  ];
  const cuts = [...marks, ...words.map((one) => one.from)]
    .map((at) => from + at)
    .filter((at) => !fixed.some((one) => one.from < at && at < one.to))
    .sort((a, b) => a - b);
  return [from, ...cuts].map((cut, i) => ({ from: cut, to: cuts[i] ?? to }));
}

/** "And I", "und meine Tochter": no second noun of the same clause. */
const goesOn = inLanguages(
  (anyIn) =>
    new RegExp(
      `^ (?:${anyIn(
        ({ comers }) => comers.firsts,
        ({ comers }) => comers.others,
        ({ comers }) => comers.own,
      )})(?!\\p{L})`,
      "iu",
    ),
);

const whole = ({ from, text }: Sentence): Stretch => ({ from, to: from + text.length });

/** "Please cancel Thursday. Dev has a mock at 9 that day": the day stands in the sentence that cancels, and its hour in another. */
const isDayOfAnother = ({ shown, line }: Candidate, sentence: Sentence, told: Place[]) =>
  shown.length > 1 &&
  told.some((place) => {
    const at = shown[0]?.line === place.line ? place.line.text.indexOf(shown[0].words, place.from) : -1;
    return at >= place.from && at < place.to && (place.line !== line || place.from !== sentence.from);
  });

const affairs = ["affair", "duty", "errand", "elsewhere"] as const;
const aboutVisit = ["planned", "booked", "shared", "freed", "unfit", "reminder", "answered", "plea"] as const;

export function isOfVisit(text: string, cues: Cues) {
  const listener = listen(cues, lower(text));
  return (
    aboutVisit.some((cue) => listener.find(cue) !== null) ||
    isMine(listener.find("mine")) ||
    ofVisit(cues).test(text) ||
    cancels.test(text) ||
    anyService(cues).test(text) ||
    namesAppointment(listener, cues)
  );
}

/** Not "my boss called a meeting" */
const isMine = (match: RegExpExecArray | null) => match !== null && !article.test(match[0]);
const article = new RegExp(` (?:${anyOf(({ comers }) => comers.articles)}) `, "iu");

/** "An appointment", but not "a meeting": that may be anywhere. */
function namesAppointment(listener: Listener, cues: Cues) {
  const noun = listener.find("appointment");
  return noun !== null && !elsewhere(cues).test(noun[0]);
}

const ofVisit = inLanguages(
  (anyIn) => new RegExp(`(?<!\\p{L})(?:${anyIn(({ whys }) => whys.ofVisit)})(?!\\p{L})`, "iu"),
);
const elsewhere = inLanguages((anyIn) => new RegExp(`^(?:${anyIn(({ whys }) => whys.elsewhere)})$`, "iu"));

const cancels = new RegExp(
  anyOf(({ labelWords }) => labelWords.cancelStem),
  "iu",
);

/** "That's Thursday at 3", "3 pm with Kim": besides days and hours no word but small ones and names. */
export function saysNothingElse({ text }: Line, clause: Stretch, begin: number, fixed: Stretch[], cues: Cues) {
  const isFixed = (at: number) => fixed.some((one) => one.from <= at && at < one.to);
  return [...text.slice(clause.from, clause.to).matchAll(/\p{L}[\p{L}'’-]*/gu)].every(({ 0: word, index }) => {
    const at = clause.from + index;
    const known = word.toLowerCase();
    const isName = at > begin && /^\p{Lu}/u.test(word) && (!cues.comer.capitals || firstNamesIn(word).length > 0);
    return isFixed(at) || isName || smallWords.has(known) || service(cues).test(known) || client(cues).test(known);
  });
}

const service = inLanguages(
  (anyIn) => new RegExp(`^(?:${anyIn(({ service: words }) => words.replace(/\$$/, ""))})$`, "u"),
);

const anyService = inLanguages(
  (anyIn) => new RegExp(`(?<!\\p{L})(?:${anyIn(({ service: words }) => words.replace(/\$$/, ""))})(?!\\p{L})`, "iu"),
);

const client = inLanguages((anyIn) => new RegExp(`^(?:${anyIn(({ comers }) => comers.clients)})$`, "u"));

const smallWords = new Set(
  [
    ...allOf(
      ({ common }) => common.replaceAll(" ", "|"),
      ({ between }) => between.replaceAll(" ", "|"),
      ({ months, weekdays }) => [...months, ...weekdays].join("|").replaceAll(" ", "|"),
      ({ leads }) => Object.values(leads).join("|"),
      ({ chains }) => Object.values(chains).join("|"),
      ({ comers }) => comers.articles,
      ({ comers }) => comers.own,
      ({ comers }) => comers.others,
      ({ comers }) => comers.relatives,
      ({ dateWords }) => dateWords.articles,
      ({ dateWords }) => dateWords.usual,
      ({ people }) => people.titles,
      ({ at, until, clock }) => `${at} ${until} ${clock}`.replaceAll(" ", "|"),
    ),
  ].flatMap((words) => words.toLowerCase().split(/[^\p{L}'’-]+/u)),
);
