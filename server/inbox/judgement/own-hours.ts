import type { Heard } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { marks } from "../layout/clause-marks";
import { matchesIn } from "../matches";
import { dialOf, type Hour, hoursIn } from "../phrases/hours";
import { reasons } from "../reasons";
import type { Place } from "../statements/statements";
import type { Outcome } from "./outcome";
import { type Clock, isFuture } from "./slots";

/**
 * "Just me on Saturday at 2, my husband can't make his 2:30": the clause that cancels names somebody's own hour, and the day with another
 * hour stands in a clause before it. That day at his hour is free. So is "the 3 pm one" of a day that has no hour of its own.
 */
export function atOwnHour(outcome: Outcome, { body, candidates }: Heard, clock: Clock): Outcome {
  const [slot, other] = outcome.slots;
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  const [place] = told;
  if (!slot || other || !place || told.length > 1 || outcome.verdict === "past") return outcome;
  const [one, second] = candidates.filter(({ line, dates }) => line === place.line && dates.length > 0);
  const date = one?.dates[0];
  if (!one || second || !date || one.labelled || one.dates.length > 1) return outcome;
  if (date !== slot.date && slot.time) return outcome;
  const clause = clauseOf(place);
  if (one.end > clause.from || (slot.time && otherSentence.test(place.line.text.slice(one.end, clause.from))))
    return outcome;
  const text = place.line.text.slice(clause.from, clause.to);
  const hours = hoursIn(text);
  const [hour] = hours;
  if (!hour || hours.length > 1 || hour.dial === dialOf(slot.time) || !owned.test(text.slice(0, hour.from)))
    return outcome;
  // "My son won't make his 2:30 bus"
  const at = clause.from + hour.from;
  const isInVerb = at > place.at && at < place.at + place.words.length;
  if (!isInVerb && !endsThere.test(text.slice(hour.to)))
    return at > place.at && outcome.verdict === "notify"
      ? { ...outcome, verdict: "ask", reason: reasons.unsure }
      : outcome;
  const his = { ...slot, date, time: timeOf(text, hour, slot.time ?? one.time) };
  if (his.time === null || !isFuture(his, clock)) return outcome;
  const from = [{ ...one, at, time: his.time }];
  return { ...outcome, verdict: "notify", reason: null, slots: [his], offered: [], from };
}

/** "Ben comes at 5 but his sister can't do her 5:30" */
const turns = new RegExp(`(?<!\\p{L})(?:${anyOf(({ conditions }) => conditions.turns)})(?!\\p{L})`, "giu");

const otherSentence = /[.!?]\s+\p{Lu}/u;

/** From the last mark before the verb to the next one behind it. */
function clauseOf({ line, from, to, at, words }: Place) {
  const text = line.text.slice(0, to);
  const ends = [...matchesIn(marks, text), ...matchesIn(turns, text)].map(({ index }) => index);
  const end = at + words.length;
  return {
    from: Math.max(from, ...ends.filter((mark) => mark < at).map((mark) => mark + 1)),
    to: Math.min(to, ...ends.filter((mark) => mark >= end)),
  };
}

const persons = anyOf(
  ({ comers }) => comers.own,
  ({ chains }) => chains.owners,
);
const atHour = anyOf(
  ({ leads }) => leads.atHour,
  ({ at }) => at.replaceAll(" ", "|"),
);
const ofSomebody = anyOf(({ leads }) => leads.ofSomebody ?? "");
/** "his ", "her lesson at ", "seinen Termin um ", "son rendez-vous de " */
const owned = new RegExp(
  `(?<!\\p{L})(?:${persons}) (?:(?:${anyOf(({ appt }) => appt)}) )?(?:(?:${atHour}|${ofSomebody}) )?$`,
  "iu",
);

/** "2:30 appointment", "14h30" */
const endsThere = new RegExp(
  `^(?:\\s?(?:[ap]\\.?m\\.?|h|uhr|uur))?(?: (?:${anyOf(({ appt }) => appt)}|one))?[^\\p{L}\\d]*$`,
  "iu",
);

/** "2:30" beside 14:00 is half past two in the afternoon; "14:30" says it itself. */
function timeOf(text: string, { from, to, dial }: Hour, beside: string | null): string | null {
  const written = Number(/\d+/.exec(text.slice(from, to))?.[0]);
  const half = /^\s?([ap])\.?m/i.exec(text.slice(to))?.[1]?.toLowerCase();
  const [am, pm] = [dial, dial + NOON];
  if (written > 12 || half === "p") return ofMinutes(pm);
  if (half === "a") return ofMinutes(am);
  if (beside === null) return null;
  const near = Number(beside.slice(0, 2)) * 60 + Number(beside.slice(3));
  return ofMinutes(Math.abs(am - near) < Math.abs(pm - near) ? am : pm);
}
const NOON = 720;
const ofMinutes = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
