import { anyOf } from "../languages/known";
import { matchesIn } from "../matches";
import { type Cues, says } from "./cues";
import { cancelling } from "./label-words";

/**
 * "Status: BOOKED > CANCELLED", "changed from Pending to Cancelled", "Cancelled -> Confirmed": what a status was is over, and read
 * over. The text, equally long, without it. Only where both sides are states: "Reports > Cancelled" is where something is found.
 */
export function withoutFormerState(small: string, cues: Cues): string {
  if (!cancelling.test(small)) return small;
  let left = small;
  for (const { index, 0: mark } of matchesIn(between, small)) {
    if (!isState(small.slice(index + mark.length), cues)) continue;
    const from = stateBefore(small, index, cues);
    if (from !== null)
      left = `${left.slice(0, from)}${"~".repeat(index - from)}${mark.replace(/\S/g, "~")}${left.slice(index + mark.length)}`;
  }
  return left;
}

const isState = (text: string, cues: Cues) => says(cues, "rowCancelled", text) || says(cues, "rowKept", text);

const mark = `["'“”*(]?`;
const between = new RegExp(
  `${mark} ?(?:→|➔|➜|⇒|[-=]{0,2}>|»|(?<= )(?:${anyOf(({ labelWords }) => labelWords.becomes)})(?= )) ?${mark}(?=\\p{L})`,
  "gu",
);

/** Where the state begins that ends there, with the word that leads to it: "from ". */
function stateBefore(small: string, end: number, cues: Cues): number | null {
  const words = before.exec(small.slice(Math.max(0, end - LONGEST), end));
  if (!words) return null;
  for (const from of [words[1], words[2]].flatMap((one) => (one ? [end - one.length] : [])))
    if (isState(small.slice(from, end), cues)) {
      const lead = leading.exec(small.slice(0, from))?.[0] ?? "";
      return from - lead.length;
    }
  return null;
}

/** "Not confirmed", "Confirmed": the last two words, or the last one. */
const before = /(?<![\p{L}-])((?:\p{L}[\p{L}-]{0,20} )?(\p{L}[\p{L}-]{1,20}))$/u;
const LONGEST = 45;
const leading = new RegExp(`(?<!\\p{L})(?:${anyOf(({ leads }) => leads.fromDay)}|da) ?${mark}$`, "u");
