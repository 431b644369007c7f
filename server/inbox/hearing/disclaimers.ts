import { anyOf } from "../languages/known";
import { matchesIn } from "../matches";
import type { Line } from "../message/line";

/** What a person writes in confidence is shorter. */
const LONG = 100;
const disclaiming = new RegExp(`(?<!\\p{L})(?:${anyOf(({ parties }) => parties.disclaimer)})`, "gu");

/** "CONFIDENTIALITY NOTICE: This e-mail is covered by the Electronic Communications Privacy Act and may be privileged." */
export const isDisclaimer = (line: Line) =>
  line.text.length >= LONG && new Set(matchesIn(disclaiming, line.small).map(({ 0: words }) => words)).size > 1;
