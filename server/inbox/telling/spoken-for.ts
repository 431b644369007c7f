import { sameSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { leadsTo } from "../candidates/lists";
import { isDisclaimer } from "../hearing/disclaimers";
import { cancels, type Heard, has, speaks } from "../hearing/heard";
import { asked, type Judgement } from "../judgement/judged";
import { tellsOfGap } from "../judgement/told-count";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { matchesIn } from "../matches";
import { type Line, lower } from "../message/line";
import { type Cues, says } from "../phrases/cues";
import { dialOf, hoursIn } from "../phrases/hours";
import { onlyTime, saysWhose } from "../phrases/which-one";
import { reasons } from "../reasons";
import { sentencesOf } from "../statements/sentences";
import type { Place } from "../statements/statements";
import type { Email } from "./email";
import type { Note } from "./free-notes";
import { seatsAnother } from "./seated";

/**
 * Before anybody is told: does something that was written after the cancellation say of that time what we do not
 * understand? "Marco took Thursday 5:15" above the quoted cancellation names its time again, "all sorted" settles the
 * matter, "that chair is spoken for" speaks of the slot. There are more words for it than anybody can list, but few for
 * a time that is still free; so whatever is none of those is asked about.
 */
export function unlessSpokenFor(judgement: Judgement, { layers, note, cues }: Email): Judgement {
  const { verdict, said } = judgement;
  if (verdict !== "notify") return judgement;
  const decided = layers.findIndex((heard) => (said[0] ? heard.layer === said[0].heard.layer : speaks(heard)));
  const above = layers.slice(0, Math.max(0, decided));
  const here = layers[decided];
  const talked =
    here?.body.said.has("slotTalk") ||
    here?.notes.said.has("slotTalk") ||
    here?.notes.places.some(isFilling) ||
    (here && (settlesGap(here) || namesAgain(here, judgement, cues) || seatsAnother(here, judgement, cues))) ||
    (note?.doubted && decided === 0 && layers[1]?.layer.how === "forwarded" && cancels(layers[1])) ||
    above.some((heard) => (note && heard === layers[0] ? doubts(note, heard, judgement) : speaksOf(heard, judgement)));
  if (!talked) return judgement;
  return asked(judgement, reasons.spokenFor);
}

/** "We have a hole at 3:45 now. I put the Olson boy in it.": whoever tells of a gap alone may go on with what became of it. */
const settlesGap = ({ body: { places } }: Heard) => {
  const gap = places.find(tellsOfGap);
  const isBehind = ({ line, from }: Place) =>
    line.number > (gap?.line.number ?? 0) || (line === gap?.line && from > gap.from);
  // "Everybody else is on", "Mr. Shah at 11:20 is still coming"
  const isOfOthers = (place: Place) =>
    places.some((other) => (other.cue === "another" || other.cue === "kept") && sameSentence(other, place));
  return gap !== undefined && places.some((place) => place.cue === "settled" && isBehind(place) && !isOfOthers(place));
};

/** "Note: Frau Wild nimmt den Slot", and not that another hour "is gone". */
const isFilling = ({ cue, line, from, to }: Place) =>
  cue === "filled" && hoursIn(line.text.slice(from, to)).length === 0;

/** In a short note what is understood needs no other rule. */
function doubts(note: Note, heard: Heard, judgement: Judgement) {
  if (note.doubted || namesOtherHour(note, judgement)) return true;
  const { body } = heard;
  const isClear = ({ line, from }: Place) => note.clear.has(`${line.number} ${from}`);
  if (heard.subject.said.has("slotTalk")) return true;
  const isHanded = has(heard, "handsOn", "corrected", "retracted") || note.frees;
  const isHanding = (place: Place) =>
    body.places.some((one) => one.cue === "handsOn" && one.line === place.line && one.from === place.from);
  const said = body.places.filter((place) => !isClear(place) && !isDisclaimer(place.line));
  if (said.some((place) => place.cue === "slotTalk" || (place.cue === "settled" && !(isHanded && isHanding(place)))))
    return true;
  if (isHanded) return false;
  return namesTime(heard, judgement, note);
}

/** "Room 2 free at 3", of an appointment at 7:30 that is cancelled below. "7 free" may be that one. */
function namesOtherHour({ hours }: Note, { slots }: Judgement) {
  const dials = slots.map(({ time }) => dialOf(time) || 0);
  const isOne = (hour: number) => dials.some((dial) => dial === hour || dial - (dial % 60) === hour);
  return hours.length > 0 && !hours.some(isOne);
}

/** A note above: it passes the time on, or it says something of it. */
function speaksOf(heard: Heard, judgement: Judgement) {
  const says = (cue: Place["cue"]) =>
    heard.subject.said.has(cue) || heard.body.places.some((place) => place.cue === cue && !isDisclaimer(place.line));
  if (says("slotTalk")) return true;
  if (has(heard, "handsOn", "corrected", "retracted")) return false;
  return says("settled") || namesTime(heard, judgement);
}

/** Its hour, in a sentence that does not say that it is free, nor asks. */
function namesTime({ layer, body, candidates }: Heard, { slots }: Judgement, note?: Note) {
  const dials = slots.map(({ time }) => dialOf(time));
  return layer.lines.some((line) =>
    sentencesOf(line).some(({ text, from }) => {
      const inIt = (at: number) => at >= from && at < from + text.length;
      if (
        /\?\W*$/.test(text) ||
        onlyTime.test(text) ||
        note?.clear.has(`${line.number} ${from}`) ||
        body.places.some(
          (one) =>
            one.line === line &&
            one.from === from &&
            (one.cue === "freed" || one.cue === "unfit" || (one.cue === "sentBy" && saysWhose(text, one.words))),
        )
      )
        return false;
      const named = candidates.filter((one) => one.line === line && inIt(one.at) && one.dates.length > 0);
      return (
        hoursIn(text).some(({ dial }) => dials.includes(dial)) ||
        named.some(({ dates, role }) => role !== "stamp" && slots.some(({ date }) => dates.includes(date)))
      );
    }),
  );
}

/**
 * "She cancelled Tuesday at 9:40. Mrs. Alvarado is bringing Pepper at 9:40 now.": a later sentence has the hour of the one
 * that cancels, and names no other day. "I'm holding the 10th at 9:40 for Pepper" names its day as well.
 */
function namesAgain({ layer, body, candidates }: Heard, { kind, slots }: Judgement, cues: Cues) {
  const told = body.places.filter(({ cue }) => cancelling.has(cue) || (kind === "reschedule" && cue === "moved"));
  const dials = slots.map(({ time }) => dialOf(time));
  const hasHour = (text: string) => hoursIn(text).some(({ dial }) => dials.includes(dial));
  const first = told.find(({ line, from, to }) => hasHour(line.text.slice(from, to)));
  if (!first) return namesRowAgain(told, { layer, body, candidates }, hasHour);
  const isOfSlot = (text: string, from: number, line: Line) => {
    const again = candidates.find((one) => one.line === line && one.at >= from && one.at < from + text.length);
    const here = body.places.filter((one) => one.line === line && one.from === from);
    if (again && slots.some(({ date, time }) => time === again.time && again.dates.includes(date)))
      return speaksAround(text, from, again) && !here.some((place) => tellsOf(again, place));
    return here.length === 0 && hasHour(text) && isSentence.test(text) && !namesMore(text, from, line, candidates);
  };
  return layer.lines.some((line) => {
    if (line.number < first.line.number || line.text.includes("\t")) return false;
    return sentencesOf(line).some(
      ({ text, from }) =>
        (line !== first.line || from > first.from) &&
        isOfSlot(text, from, line) &&
        !says(cues, "unfilled", lower(text)),
    );
  });
}

/**
 * "Two dropped out for Saturday:", and below the rows, which are nothing but hours of that day, "Um 9:30 kommt jetzt Frau Roth.": one of them
 * again, in a sentence that says nothing known.
 */
function namesRowAgain(
  told: Place[],
  { layer, body, candidates }: Pick<Heard, "layer" | "body" | "candidates">,
  hasHour: (text: string) => boolean,
) {
  const isBare = ({ under, shown }: Candidate) => shown.length > 1 && shown[0]?.line === under;
  const rows = candidates.filter((one) => isBare(one) && told.some((place) => leadsTo(place, one.under)));
  if (rows.length === 0) return false;
  const last = Math.max(...rows.map(({ shown }) => shown.at(-1)?.line.number ?? 0));
  const isBelow = ({ number, text }: Line) => number > last && !text.includes("\t");
  return layer.lines.filter(isBelow).some((line) =>
    sentencesOf(line).some(({ text, from }) => {
      if (!hasHour(text) || matchesIn(someWord, text).length < 4 || /\?\W*$/.test(text)) return false;
      if (namesMore(text, from, line, candidates)) return false;
      return !body.places.some((one) => one.cue !== "another" && one.line === line && one.from === from);
    }),
  );
}

/** Another day, or a number that is no hour. */
const namesMore = (text: string, from: number, line: Line, candidates: Candidate[]) =>
  candidates.some(
    (one) => one.line === line && one.at >= from && one.at < from + text.length && one.dates.length > 0,
  ) || /\d/.test(withoutHours(text));
const someWord = /\p{L}+/gu;

/** That it was cancelled, moved or is open: "that leaves Thursday at 9:40 open", not "she has Thursday at 9:40, and March is open". */
const tellsOf = ({ begin, end }: Candidate, { cue, line, at, words }: Place) =>
  cancelling.has(cue) ||
  ofFreed.has(cue) ||
  (besideIt.has(cue) && !parting.test(line.text.slice(Math.min(end, at + words.length), Math.max(begin, at))));
const ofFreed = new Set<Place["cue"]>(["unfit", "corrected", "moved", "handsOn"]);
const besideIt = new Set<Place["cue"]>(["freed", "planned", "offered", "reminder", "booked"]);
const parting = new RegExp(`[,;:–—]|(?<!\\p{L})(?:${anyOf(({ leads }) => leads.and)})(?!\\p{L})`, "u");

/** Three words beside the day and its hour, and no question. */
const speaksAround = (text: string, from: number, { begin, end }: Candidate) =>
  !/[?:]$/.test(text) &&
  matchesIn(someWord, text.slice(0, begin - from)).length + matchesIn(someWord, text.slice(end - from)).length > 2;

/** Four words before its hour, and no question. */
const isSentence = /^\W*(?:\p{L}[^\s\d]*\s+){4}.*(?<![?:])$/u;

const withoutHours = (text: string) =>
  hoursIn(text).reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);
