import { anyOf } from "../languages/known";
import type { Moment } from "../moments/moments";
import type { TimeFound } from "../moments/times";
import type { Found } from "./found";

export type HourDoubt = "hour" | "midnight" | "either" | "guessed";

/** What makes an hour as it is written a question; `found` is where it stands, or its day. */
export function doubtOfHour(clock: TimeFound | null, part: Moment["part"], { line, moment }: Found): HourDoubt | null {
  if (!clock) return null;
  if (clock.unsure || isOutside(part, clock.time)) return "hour";
  // "12:00 AM UTC" is what a clock shows.
  if (clock.midnight === "word" || (clock.midnight === "hour" && moment.zone === null)) return "midnight";
  if (clock.other !== null) return "either";
  return guessed.test(line.text.slice(moment.to)) ? "guessed" : null;
}

/** "Thursday evening, my session at 8" */
const isOutside = (part: Moment["part"], time: string) => part === "pm" && time < "12:00";

/** "At 2:30, I think", "at 2:30? Or was it 3?" */
const guessed = new RegExp(`^[\\s,;?()–-]{1,3}(?:${anyOf(({ doubts }) => doubts.guessed)})(?!\\p{L})`, "iu");
