import { anyOf } from "../languages/known";
import { matchesIn } from "../matches";
import type { Line } from "../message/line";
import { lettersOf, requiredOf } from "../phrases/required";

/** What a person writes in confidence is shorter. */
const LONG = 100;
const words = anyOf(({ parties }) => parties.disclaimer);
const disclaiming = new RegExp(`(?<!\\p{L})(?:${words})`, "gu");
/** To look for each of them takes a tenth of the time of the expression. Where nothing is known that it needs, every line has "". */
const pieces = requiredOf(words)[0]?.map(lettersOf) ?? [""];

/** "CONFIDENTIALITY NOTICE: This e-mail is covered by the Electronic Communications Privacy Act and may be privileged." */
export const isDisclaimer = (line: Line) =>
  line.text.length >= LONG &&
  pieces.some((piece) => line.small.includes(piece)) &&
  new Set(matchesIn(disclaiming, line.small).map(({ 0: found }) => found)).size > 1;
