import { anyOf } from "../languages/known";
import { matchesIn } from "../matches";
import type { Line } from "../message/line";

/** What a person writes in confidence is shorter. */
const LONG = 100;
const disclaiming = new RegExp(`(?<!\\p{L})(?:${anyOf(({ parties }) => parties.disclaimer)})`, "giu");

/** "CONFIDENTIALITY NOTICE: This e-mail is covered by the Electronic Communications Privacy Act and may be privileged." */
export const isDisclaimer = ({ text }: Pick<Line, "text">) =>
  text.length >= LONG && new Set(matchesIn(disclaiming, text).map(({ 0: words }) => words.toLowerCase())).size > 1;
