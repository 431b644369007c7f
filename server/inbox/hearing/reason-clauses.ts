import type { Candidate } from "../candidates/candidates";
import { allOf, anyOf } from "../languages/known";
import { type Line, lower } from "../message/line";
import { type Cues, inLanguages, type Listener, listen } from "../phrases/cues";
import { firstNamesIn } from "../phrases/names";

export interface Stretch {
  from: number;
  to: number;
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
