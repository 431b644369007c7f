import { anyOf } from "../languages/known";
import { type Line, lower } from "../message/line";
import { type Cues, says } from "../phrases/cues";
import type { Found } from "./found";

/**
 * "Mrs Roy cancels Friday the 11th. Her appointment was at 4 pm.": a sentence that says nothing but the hour of the
 * appointment goes with the day before it. "She called at 4 pm", "My train leaves at 4 pm" say more.
 */
export function isOwnHour({ text, from: begin }: Found["sentence"], { date, from, to }: Found["moment"], cues: Cues) {
  if (date !== null) return false;
  // "I was down for half past two but my husband has the hospital then": what the other clause says is why.
  const behind = text.slice(to - begin);
  const turn = turning.exec(behind);
  const clause = `${text.slice(0, from - begin)}#${turn ? behind.slice(0, turn.index) : behind}`;
  return clause.length < LONGEST && says(cues, "itsHour", lower(clause));
}

const turning = new RegExp(`(?:, ?| )(?:${anyOf(({ conditions }) => conditions.turns)})(?!\\p{L})`, "iu");

const LONGEST = 90;

/** "He has had a fever since noon": when something began is no rival. */
const besides = new Set<Found["role"]>(["stamp", "aside"]);

/** The hour in the sentence right behind that of a day, where neither names another. */
export function hourInNext(date: Found, found: Found[], free: Found[], lines: Line[]): Found | null {
  const inSentence = (one: Found, other: Found) => one.line === other.line && one.sentence.from === other.sentence.from;
  if (found.some((other) => other !== date && inSentence(other, date) && !besides.has(other.role))) return null;
  const hours = free.filter((hour) => hour.ownHour && follows(hour, date, lines));
  const [hour] = hours;
  const isAlone = hour && !found.some((other) => other !== hour && inSentence(other, hour));
  return hours.length === 1 && isAlone ? hour : null;
}

function follows(hour: Found, date: Found, lines: Line[]) {
  const end = date.sentence.from + date.sentence.text.length;
  if (hour.line === date.line)
    return /^\s*$/.test(date.line.text.slice(end, hour.sentence.from)) && hour.sentence.from >= end;
  const isLast = date.line.text.slice(end).trim() === "";
  return (
    isLast &&
    hour.sentence.from === 0 &&
    lines.slice(date.index + 1, hour.index).every(({ text }) => text === "") &&
    hour.index > date.index
  );
}
