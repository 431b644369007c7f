import { apartLabels } from "../languages/apart-labels";
import { allOf, anyOf } from "../languages/known";
import type { Role, Segment } from "./segments";
import { isToCancel } from "./to-cancel";

const untilNow = allOf(({ labelWords }) => labelWords.untilNow);
const fromNow = allOf(({ labelWords }) => labelWords.fromNow);
export const isNow = (label: string | null) => label !== null && fromNow.has(label.trim().toLowerCase());
const matched = allOf(({ labelWords }) => labelWords.matched);
const taker = allOf(({ labelWords }) => labelWords.taker);
const called = allOf(({ labelWords }) => labelWords.called);

const leadIns = allOf(({ labelWords }) => labelWords.leadIn);

/** "Bad news: Ann can't come on Friday", where the sentence behind the colon is the notice's own. */
export const isLeadIn = (label: string) => leadIns.has(label.trim().toLowerCase());

const purpose = allOf(({ labelWords }) => labelWords.purpose);

/** "Reason for visit: annual physical", where nobody goes on to write on the next line. */
export const isPurpose = (label: string | null) => label !== null && purpose.has(label.trim().toLowerCase());

/** "Reason you gave", "Message left by the client" */
const reasonGiven = new RegExp(
  `^(?:\\p{L}+ )?(?:${anyOf(({ labels }) => labels.reason.replaceAll(" ", "|"))}) (?:${anyOf(({ labelWords }) => labelWords.given)})$`,
  "u",
);

/** "What they told you when booking", "Angaben bei der Buchung" */
export const isAtBooking = (label: string) => atBooking.test(label.trim().toLowerCase());
const atBooking = new RegExp(`^(?:${anyOf(({ notices }) => notices.atBooking)})$`, "u");

/** "Earlier opening (now booked)" is the new time, whatever its other words mean. */
export function sideInBrackets(label: string): Role | null {
  const remark = inBrackets.exec(label)?.[1]?.toLowerCase();
  if (remark === undefined) return null;
  return fromNow.has(remark) ? "fresh" : untilNow.has(remark) ? "old" : null;
}
const inBrackets = /\(([^()]{2,30})\)\s?[:：]?$/;

/** "Coming up first", "Busiest hour": a report of a week names an appointment that stands, or when most are made. */
const upNext = new RegExp(`^(?:${anyOf(({ labelWords }) => labelWords.upNext)})$`, "u");

const ofEach = (part: keyof typeof apartLabels.en) => {
  const patterns = Object.values(apartLabels).flatMap((words) => words[part] || []);
  return new RegExp(`^(?:${patterns.join("|")})$`, "u");
};
const apart = ofEach("apart");
/** How the label of a limit ends: "Changes allowed until", "Répondre avant le" */
export const limits = new Set([
  ...Object.values(apartLabels).flatMap(({ before }) => before.split("|")),
  ...allOf(({ notices }) => notices.till),
]);
const begins = ofEach("begins");
const ends = ofEach("ends");

/** Labels that mean something as they are, and not by each of their words. */
export function wholeLabel(label: string): Role | null {
  if (isToCancel(label)) return "when";
  const small = label.trim().toLowerCase();
  const side = sideInBrackets(small);
  if (side) return side;
  if (reasonGiven.test(small) || atBooking.test(small)) return "reason";
  if (untilNow.has(small)) return "old";
  if (fromNow.has(small)) return "fresh";
  if (matched.has(small)) return "when";
  if (called.has(small)) return "stamp";
  if (upNext.test(small) || apart.test(small)) return "aside";
  // "De" and "À", as "From" and "To"
  if (begins.test(small)) return "old";
  if (ends.test(small)) return "end";
  return taker.has(small) ? "taker" : null;
}

const status = new RegExp(`^(?:${anyOf(({ labelWords }) => labelWords.status)})$`, "iu");
const filled = new RegExp(`^\\W*(?:${anyOf(({ labelWords }) => labelWords.statusTaken)})(?!\\p{L})`, "iu");
const nobody = new RegExp(`^\\W*(?:0\\b|(?:${anyOf(({ labelWords }) => labelWords.noTaker)})(?!\\p{L}))`, "iu");

/** "Auto-fill status" */
const endsInStatus = new RegExp(`[\\s-](?:${anyOf(({ labelWords }) => labelWords.status)})$`, "iu");

const caller = new RegExp(`^\\W{0,4}(?:${anyOf(({ labelWords }) => labelWords.caller)})\\s?[:\\t]`, "iu");

/** "Caller: Ann Lee": in the note of a call "Accepted by" is who took the call. */
export const isCallNote = (lines: { text: string }[]) => lines.some(({ text }) => caller.test(text));

export const isStatus = (label: string) => status.test(label);

/** "Accepted by: Ann Lee", "Status: filled"; not "Accepted by: nobody yet". */
export function isTakenRow(text: string, { role, label, from, to, own }: Segment): boolean {
  if (own || (role !== "taker" && !(label && (isStatus(label) || endsInStatus.test(label))))) return false;
  const written = text.slice(from, to);
  const value = label && written.startsWith(label) ? written.slice(label.length) : written;
  if (role !== "taker") return filled.test(value);
  return /\p{L}{2}/u.test(value) && !nobody.test(value);
}
