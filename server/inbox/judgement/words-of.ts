import type { Heard } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { cancelling as cancelStem } from "../layout/label-words";
import { matchesIn } from "../matches";
import { firsts } from "../phrases/firsts";
import { hasName } from "../phrases/names";
import type { Place } from "../statements/statements";
import { sells } from "./letters";

/**
 * Whose words a cancellation is told in. A named client speaks in "Mrs Hale texted: “I have to cancel Friday”" and in the
 * reason of a notice; in "“I have to cancel Friday.” If that text makes your stomach drop" and below "here is an example of
 * the SMS:" nobody in particular does, and nothing is free.
 */
export function areNobodys(heard: Heard): boolean {
  const { subject, body } = heard;
  // "Here is the text that Mrs Amos sent:" is hers, whatever else that line says.
  const staged = body.places.filter(
    (place) => place.cue === "staged" && !(leads(place) && namesSomebody(place.line.text)),
  );
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  if (told.length > 0 && told.every((place) => isBelowKind(place, staged)) && !isOfOne(heard)) return true;
  if (onlyRepeats(heard, told)) return true;
  if (staged.length === 0 || subject.places.some((place) => place.cue === "cancelled" && cancelsPlainly(place)))
    return false;
  // Played, or given as an example, in the same or the line before. Two such words speak for all.
  const isBeside = ({ line: { number } }: Place) =>
    staged.some(({ line }) => number - line.number >= 0 && number - line.number <= 2);
  return staged.length > 1 || (told.length > 0 && told.every(isBeside));
}

/** Not in somebody's words: "“My 2:00 cancelled” – never again". */
export const cancelsPlainly = ({ cue, line: { text } }: Place) => cancelling.has(cue) && !/["“”„«?]/.test(text);

/** "This is what the new email looks like:", and below it, to the end, the email. */
const isBelowKind = ({ line: { number } }: Place, staged: Place[]) =>
  staged.some((place) => place.line.number < number && leads(place));

const leads = ({ line: { text }, to }: Place) => to >= text.length && /[:：]\W*$/.test(text);

/** Its subject says plainly which appointment was cancelled. */
const isOfOne = ({ subject, subjectCandidates }: Heard) =>
  subject.places.some(
    (place) => cancelsPlainly(place) && (subjectCandidates.length > 0 || namesSomebody(place.line.text)),
  );

/**
 * "“I need to cancel tomorrow.” Now what?": a letter that sells or invites, and whatever in it cancels stands between quotation
 * marks, in the words of nobody who is named.
 */
function onlyRepeats({ subject, body, layer: { lines } }: Heard, told: Place[]): boolean {
  if (![...sells].some((cue) => body.said.has(cue) || subject.said.has(cue))) return false;
  const above = ({ line: { number } }: Place) =>
    lines.findLast((line) => line.number < number && line.text !== "")?.text ?? "";
  const titles = subject.places.filter(({ cue }) => cancelling.has(cue));
  const quotes = [...told, ...titles].map(quotationAt);
  return (
    quotes.some((quote) => quote !== null) &&
    told.every(
      (place, i) => quotes[i] && !(place.cue === "personal" && isSomebodys(place.line.text, quotes[i], above(place))),
    ) &&
    titles.every((place, i) => quotes[told.length + i] || ofNobody.test(place.line.text))
  );
}

interface Quotation {
  from: number;
  to: number;
}

function quotationAt({ line: { text }, at, words, from: begin, to: end }: Place): Quotation | null {
  const spans = matchesIn(quotation, text).map(({ index, 0: all }) => ({ from: index, to: index + all.length }));
  const quote = spans.find(({ from, to }) => from <= at && at + words.length <= to);
  // "“I have to cancel” is what I hate most, but I have to cancel Friday."
  const besides = text.replace(quotation, (all) => " ".repeat(all.length)).slice(begin, end);
  return quote && !(firsts.test(besides) && cancelStem.test(besides)) ? quote : null;
}

const quotation = /["“„«‟”][^"“”„«»]{1,400}["”“»]/g;

/** Of what a client writes: somebody is named beside it, before it or on the line above; or it is the value of a form's "Message:". */
function isSomebodys(text: string, { from, to }: Quotation, above: string) {
  const before = text.slice(0, from);
  const lead = /\p{L}/u.test(before) ? before : /[:：]\W*$/.test(above) ? above : "";
  return isReason.test(lead) || /\d{3}\D?\d{4}/.test(lead) || [lead, text.slice(to)].some(namesSomebody);
}

/** "Hi Rhea, here is an example:" names the reader only. */
export function namesSomebody(text: string) {
  return hasName(text.replace(greeting, ""));
}

const greeting = new RegExp(
  `^[^\\p{L}]*(?:${anyOf(({ parties }) => parties.greetings)})(?!\\p{L})[^,:!]{0,40}[,:!]`,
  "iu",
);
const isReason = new RegExp(
  `^\\W*(?:\\p{L}+ )?(?:${anyOf(({ labels }) => labels.reason.replaceAll(" ", "|"))})\\s?[:：]`,
  "iu",
);
/** "They canceled. You still get paid." */
const ofNobody = new RegExp(`^\\W*(?:${anyOf(({ comers }) => comers.others)})(?!\\p{L})`, "iu");
