import { inCancelSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { isDisclaimer } from "../hearing/disclaimers";
import { but, type Heard } from "../hearing/heard";
import { judge } from "../judgement/judge";
import { asked, cancelsByCalendar, type Judgement, notifying } from "../judgement/judged";
import { isFuture } from "../judgement/slots";
import type { Cue } from "../languages/cue";
import { marginOfNote } from "../learned/margin";
import { lower } from "../message/line";
import { type Cues, says } from "../phrases/cues";
import { reasons } from "../reasons";
import { isHandedTo } from "../statements/hints";
import type { Statements } from "../statements/statements";
import { beforeTelling } from "./before-telling";
import type { Email } from "./email";

/**
 * The rules know grammar, days and hours, and only such words as somebody thought of. A model that has learned from thousands of
 * emails knows what is usually said beside a cancellation, and nothing else. What the rules would tell and the model finds unlike
 * all that is told is asked about; where the rules only doubt how something else in the email is meant, and the model finds
 * it like what is told, the doubt is dropped; and what they would let go, and the model would not, is asked about.
 *
 * The borders were found on 7,292 messages, read by the rules of three earlier days when nobody had seen them, and judged by models that had
 * learned from all sets of messages but theirs. Of the 298 in which a doubt or dispute below stood in the way of a slot that was free, 177 lie
 * above their border, and 5 of the 1,024 in which it was right. Of 16 that were told wrongly without being plain 4 lie below the first border, and
 * 1 of 1,212 told rightly. What hangs on a word, whether somebody else has the time or the practice cancelled, it knows less well: there more is asked.
 */
const UNLIKE = -0.6;
const LIKE = 0.6;
/** Where the doubt hangs on fewer words, "our inspector", "booked again", it has to be more like it. */
const MUCH_LIKE = 0.7;
/** What a note says of the time is weighed by itself; the rest then only has to be a cancellation. */
const BELOW_NOTE = 0.25;
const NOTE_CLEAR = 0.25;

/** Doubts about what is said besides, where the slot is clear, and how like what is told an email has to be to drop them. */
const doubts = new Map<string | null, number>([
  [reasons.spokenFor, LIKE],
  [reasons.advert, LIKE],
  [reasons.unfit, LIKE],
  [reasons.unsure, LIKE],
  [reasons.several, LIKE],
  [reasons.errand, 0.8],
  [reasons.practice, 1.1],
]);

/** What stands in the way before the slot is looked for, what has to be read over to look for it, and from where on it is. */
const disputes = new Map<string | null, { cues: Cue[]; border: number }>([
  [reasons.mixed, { cues: ["booked"], border: MUCH_LIKE }],
  [reasons.noShow, { cues: ["noShow"], border: MUCH_LIKE }],
  [reasons.mixedReminder, { cues: ["reminder"], border: MUCH_LIKE }],
  [reasons.standing, { cues: ["standing", "kept"], border: 0.9 }],
  [reasons.question, { cues: ["question"], border: 0.9 }],
  [reasons.thing, { cues: ["thing"], border: 1.2 }],
]);

/** What cancellations are let go for, now and then. Of bookings and reminders the model knows no more than the rules. */
const letGo = new Set<string | null>([
  reasons.standing,
  reasons.other,
  reasons.filled,
  reasons.offered,
  reasons.proposed,
  reasons.declined,
]);

export function secondOpinion(email: Email, margin: () => number): Judgement {
  const first = beforeTelling(judge(email.layers, email.events, email.clock), email);
  if (first.verdict === "notify")
    return isPlain(first, email) || margin() > UNLIKE ? first : asked(first, reasons.unlike);
  const doubt = first.verdict === "ask" ? doubts.get(first.reason) : undefined;
  if (doubt !== undefined) return isDropped(first, email, doubt, margin) ? told(first, email) : first;
  const settled = disputed(first, email, margin);
  if (settled) return settled;
  return first.verdict === "ignore" && letGo.has(first.reason) && margin() > LIKE
    ? { ...first, kind: "cancellation", verdict: "ask", reason: reasons.like(first.reason) }
    : first;
}

/**
 * A calendar that cancels, a line through the hour that is left, a row of a digest, a subject that says which appointment and the
 * practitioner's own note: their few words stand beside many others, or beside none.
 */
const isPlain = (judgement: Judgement, { handed }: Email) =>
  handed ||
  cancelsByCalendar(judgement) ||
  (judgement.kind === "reschedule" && judgement.from.length > 0 && judgement.from.every(({ struck }) => struck)) ||
  judgement.said.some(
    ({ heard }) =>
      isShortNote(heard, judgement) ||
      heard.digest ||
      judgement.from.every((one) => heard.subjectCandidates.includes(one)),
  );

/**
 * "Mr. Beck cancelled 3 pm. Can you fill it?": whoever gives the time to the waitlist in a few lines of her own knows that it is free.
 * So does whoever has moved somebody, and says that the time which he left is: "That leaves the 10th at 3 open."
 */
const isShortNote = (heard: Heard, { kind }: Judgement) =>
  heard.layer.how === "own" &&
  (heard.body.said.has("handsOn") || (kind === "reschedule" && heard.body.said.has("freed"))) &&
  heard.layer.lines.reduce((sum, { text }) => sum + text.length, 0) <= SHORT;
const SHORT = 240;

/**
 * Whether the doubt weighs little beside all the rest. Where a note stands above what cancels, of the note: "Filled it already with Tom"
 * is four words among two hundred.
 */
function isDropped(
  { said, reason }: Judgement,
  { layers: [first], cues }: Email,
  border: number,
  margin: () => number,
) {
  const isBelow = first !== undefined && said.some(({ heard }) => heard.layer !== first.layer);
  if (!isBelow || linesOfNote(first).length === 0) return margin() > border;
  return !isDoubted(first, cues) && margin() > (reason === reasons.spokenFor ? BELOW_NOTE : border);
}

const isDoubted = (note: Heard, cues: Cues) => {
  const lines = linesOfNote(note);
  if (lines.length === 0) return false;
  return marginOfNote(lines) <= NOTE_CLEAR || lines.some((line) => isHandedTo(line.text, line.small, cues));
};
const linesOfNote = ({ layer }: Heard) => layer.lines.filter((line) => line.text !== "" && !isDisclaimer(line));

/** Only where one hour to come is left to choose, and no day without one is what the email cancels. */
function told(judgement: Judgement, { clock, cues }: Email): Judgement {
  const { said, from, offered } = judgement;
  const [slot, ...others] = offered.filter(({ time }) => time !== null);
  if (!slot || others.length > 0 || !isFuture(slot, clock)) return judgement;
  if (said.some(({ heard }) => isGiven(heard, cues))) return judgement;
  const isCancelled = (one: Candidate) => said.some(({ heard }) => inCancelSentence(one, heard.body));
  const [timed, days] = [from.filter(({ time }) => time !== null), from.filter(({ time }) => time === null)];
  if (days.some(isCancelled) && !timed.some(isCancelled)) return judgement;
  const kind = judgement.kind === "reschedule" ? "reschedule" : "cancellation";
  return notifying(judgement, [slot], kind);
}

/** "Please give it to her brother": somebody in particular has it, however much the rest is like a cancellation. */
const isGiven = ({ body: { places } }: Heard, cues: Cues) =>
  places.some(({ cue, line, at, to }) => cue === "slotTalk" && says(cues, "hers", lower(line.text.slice(at, to))));

/** What would be told without the words that stand in the way, if all others are much like those that are told. */
function disputed({ verdict, reason }: Judgement, email: Email, margin: () => number): Judgement | null {
  const dispute = verdict === "notify" || verdict === "past" ? undefined : disputes.get(reason);
  if (!dispute || margin() <= dispute.border) return null;
  const [note] = email.layers.length > 1 ? email.layers : [];
  if (note && isDoubted(note, email.cues)) return null;
  const layers = email.layers.map((heard) => without(heard, dispute.cues));
  const second = beforeTelling(judge(layers, email.events, email.clock), { ...email, layers });
  return second.verdict === "notify" ? second : null;
}

const without = (heard: Heard, cues: Cue[]): Heard =>
  but(heard, {
    subject: unsaid(heard.subject, cues),
    body: unsaid(heard.body, cues),
    notes: unsaid(heard.notes, cues),
  });

const unsaid = ({ said, places }: Statements, cues: Cue[]): Statements => ({
  said: new Set([...said].filter((cue) => !cues.includes(cue))),
  places: places.filter(({ cue }) => !cues.includes(cue)),
});
