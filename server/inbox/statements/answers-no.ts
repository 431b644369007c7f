import { anyOf } from "../languages/known";
import type { Line } from "../message/line";

const anAnswer = new RegExp(
  `^\\W*(?:${anyOf(({ labelWords }) => labelWords.answer)})\\s?[:\\t]\\W{0,3}(?:${anyOf(({ labelWords }) => labelWords.no)})(?!\\p{L})`,
  "iu",
);
export const answersNo = ({ text }: Pick<Line, "text">) => anAnswer.test(text);
const no = anyOf(({ labelWords }) => labelWords.no);
/** In capitals or in quotation marks, as one of the answers from which to choose. */
const aChoice = new RegExp(`(?<!\\p{L})(?:${no.toUpperCase()})(?!\\p{L})|["“„«'](?:${no})["”“»']`, "u");
const inQuotedNo = new RegExp(`["“„«'](?:${no})["”“»']`, "iu");
const shallWe = new RegExp(`(?:${anyOf(({ labelWords }) => labelWords.cancelStem)})[^.!?]{0,40}\\?`, "iu");

/** "Reply: NO, I'm ill", where the reminder above it gives that choice; not where it asks whether to cancel. */
export function declinesReminder(lines: Line[], i: number): boolean {
  const { text } = lines[i] as Line;
  if (!answersNo({ text })) return false;
  const above = lines.slice(0, i).map((line) => line.text);
  return above.some((line) => aChoice.test(line) || inQuotedNo.test(line)) && !above.some((line) => shallWe.test(line));
}
