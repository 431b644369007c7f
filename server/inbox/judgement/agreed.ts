import { inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { inRole } from "../candidates/found";
import { but, cancels, type Heard } from "../hearing/heard";
import type { Cue } from "../languages/cue";
import { anyOf } from "../languages/known";

/** Which appointment an older message speaks of: an answer above it, "Sorry, I can't make it", means that one. */
export function agreedOn(older: Heard): Heard {
  if (cancels(older)) return older;
  const timed = older.candidates.filter(({ time, role }) => time !== null && role !== "stamp");
  const isNext = timed.length === 1 && timed.every(({ labelled, line }) => labelled && nextVisit.test(line.text));
  if (isNext) return asMeant(older, (one) => timed.includes(one));
  if (older.layer.how !== "quoted") return older;
  const kept = older.body.places.filter(({ cue }) => cue === "kept");
  const isAgreed = (one: Candidate) =>
    one.role === "aside" && one.time !== null && (kept.some((place) => inSentence(one, place)) || isUntil(one));
  return asMeant(older, isAgreed);
}

const asMeant = (older: Heard, isMeant: (one: Candidate) => boolean): Heard =>
  but(older, { candidates: older.candidates.map((one) => (isMeant(one) ? inRole(one, null) : one)) });

const wordsOf = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

/** "Your next visit: Thursday at 11:20" */
const nextVisit = new RegExp(
  `^\\W*(?:\\p{L}+ ){0,2}(?:${anyOf(({ nextWord }) => nextWord.replaceAll(" ", "|"))}) (?:${anyOf(({ appt }) => appt)})(?!\\p{L})`,
  "iu",
);

/** "Great, see you Wednesday at 2!", and no question: "See you Wednesday at 2?" */
export const isUntil = ({ line, begin, end, sentence }: Candidate) => {
  const clause = /[^,;–]*,?\s*$/.exec(line.text.slice(sentence, begin))?.[0] ?? "";
  return until.test(clause) && goodbye.test(line.text.slice(end));
};
const until = new RegExp(`^[^\\p{L}]*(?:${anyOf(({ parties }) => parties.until)})(?:\\s\\p{L}+,)?\\W*$`, "iu");
const goodbye = /^(?:[^\p{L}.!?]*\p{L}+){0,6}[^\p{L}.!?]*(?:[.!]|$)/u;

/** "I could do Wednesday at 2." was only offered: "I can't make that" above it cancels nothing. */
export function isOnlyOffered(one: Candidate, older: Heard): boolean {
  if (older.layer.how !== "quoted") return false;
  const sentence = sentenceOf(one);
  const isStated = older.body.places.some((place) => states.has(place.cue) && inSentence(one, place));
  if (isStated || takesOut.test(sentence)) return false;
  if (offers.test(sentence)) return true;
  if (agreed.test(sentence)) return false;
  // "Please confirm your appointment:", "The next available time is:", and below it nothing but a day and an hour.
  const above = older.layer.lines.slice(0, one.index).findLast(({ text }) => text !== "")?.text ?? "";
  const lead = /[:：]$/.test(above) ? above : "";
  if (agreed.test(lead)) return false;
  if (offers.test(lead)) return true;
  if (one.labelled || one.row || isUntil(one)) return false;
  return sentence.endsWith("?") || !(one.stands || appointment.test(sentence));
}

const sentenceOf = ({ line, sentence, end }: Candidate) =>
  line.text.slice(sentence, end) + (/^[^.!?]*[.!?]?/.exec(line.text.slice(end))?.[0] ?? "");
const takesOut = new RegExp(wordsOf(anyOf(({ parties }) => parties.takesOut)), "iu");
const agreed = new RegExp(wordsOf(anyOf(({ parties }) => parties.agreed)), "iu");
const offers = new RegExp(wordsOf(anyOf(({ parties }) => parties.offers)), "iu");
const appointment = new RegExp(wordsOf(anyOf(({ appt }) => appt)), "iu");
const states = new Set<Cue>(["standing", "kept", "booked", "cancelled", "headline", "personal"]);
