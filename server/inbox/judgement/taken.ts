import { inSentence, sameSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { isSame } from "../candidates/candidates";
import { but, type Heard, withAsides } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { daysBetween } from "../moments/resolve";
import { dialOf, hoursIn } from "../phrases/hours";
import type { Place } from "../statements/statements";
import { isBySomebody } from "./history";
import { type Clock, isFuture, slotOf } from "./slots";

/**
 * "She cancels Friday at 12. The slot at 1 pm is still taken by Dan.": a taken time that is named by a day or an hour of
 * its own is not the cancelled one, and of several cancelled ones only the named one is taken. Whatever has no name
 * ("Mr. Igwe took it") is the cancelled time, and what is said of it remains.
 */
export function withoutTaken(heard: Heard, clock: Clock): Heard {
  const filled = heard.body.places.filter(({ cue }) => cue === "filled");
  const fillings = filled.filter((place) => !isOfOld(place, heard, clock));
  if (filled.length === 0) return heard;
  if (fillings.length === 0)
    return withoutFilled(
      heard,
      new Set(heard.candidates.filter((one) => filled.some((place) => inSentence(one, place)))),
    );
  const cancelled = heard.candidates.filter(
    (one) => isOpen(one) && (isCancelled(one, heard) || !fillings.some((place) => inSentence(one, place))),
  );
  const meant = fillings.map((place) => meantBy(place, heard, cancelled, clock));
  if (meant.includes(null)) return heard;
  const taken = new Set(meant.flatMap((one) => one ?? []));
  const left = cancelled.filter((one) => !taken.has(one));
  // "Pauline cancelled 1:20, filled with Hector", and in the next line another appointment.
  if (
    left.length === 0 ||
    ([...taken].some((one) => isCancelled(one, heard)) && !left.some((one) => one.labelled || isCancelled(one, heard)))
  )
    return heard;

  const others = (one: Candidate) => !cancelled.includes(one) && fillings.some((place) => inSentence(one, place));
  return withoutFilled(heard, new Set(heard.candidates.filter((one) => taken.has(one) || others(one))));
}

const withoutFilled = (heard: Heard, apart: Set<Candidate>): Heard => {
  const said = new Set([...heard.body.said].filter((cue) => cue !== "filled"));
  return withAsides(but(heard, { body: { ...heard.body, said } }), (one) => apart.has(one));
};

/** "She booked the original appointment on October 2", in a notice of November: how the one that is left had come about. */
function isOfOld(place: Place, { candidates }: Heard, { today }: Clock) {
  const named = candidates.filter((one) => one.dates.length > 0 && inSentence(one, place));
  const isLongPast = ({ role, time, dates }: Candidate) =>
    role === "old" && time === null && dates.every((day) => daysBetween(day, today) >= WEEK);
  return named.length > 0 && named.every(isLongPast) && !isBySomebody(place);
}
const WEEK = 7;

const isOpen = ({ role, dates, time }: Candidate) =>
  role !== "aside" && role !== "stamp" && dates.length > 0 && time !== null;

const isCancelled = (one: Candidate, { body }: Heard) =>
  body.places.some((place) => cancelling.has(place.cue) && inSentence(one, place));

/** The cancelled times that are said to be taken, none of them when it is another one, null when it has no name. */
function meantBy(place: Place, heard: Heard, cancelled: Candidate[], clock: Clock): Candidate[] | null {
  const end = place.at + place.words.length;
  const here = ({ line, at }: Pick<Candidate, "line" | "at">) => inSentence({ line, at }, place) && at < end;
  const named = cancelled.filter((one) => here(one) || one.again.some(here));
  // "On Tuesday at 9 somebody took it" tells when, and so does "today's cancellations, all filled:".
  const cancels = heard.body.places.some((other) => cancelling.has(other.cue) && sameSentence(other, place));
  const isWhen = ({ time, dates }: Candidate) => cancels && time === null && dates[0] === clock.today;
  const others = heard.candidates.filter(
    (one) => here(one) && !cancelled.includes(one) && isAhead(one, clock) && !isWhen(one),
  );
  const same = others.flatMap((one) => cancelled.filter((other) => isSame(one, other)));
  if (named.length + others.length > 0) return [...named, ...same];

  const hours = hoursNaming(place);
  return hours.length === 0 ? null : cancelled.filter(({ time }) => hours.some((dial) => dialOf(time) === dial));
}

const isAhead = (one: Candidate, clock: Clock) =>
  one.dates.some((date) => isFuture(slotOf(one, date, clock.home), clock));

const leading = anyOf(
  ({ between }) => between.replaceAll(" ", "|"),
  ({ leads }) => leads.atHour,
);
const onlyLeads = new RegExp(`^\\p{L}+(?:\\W+(?:${leading}))*\\W*$`, "iu");
const atHour = anyOf(
  ({ leads }) => leads.atHour,
  ({ leads }) => leads.fromHour,
);
const endsInLead = new RegExp(`(?:^|\\W)(?:${atHour})\\W*$`, "iu");
const nothing = /^\s?(?:[ap]\.?m\.?|uhr|h|u|uur|horas?|o'clock)?[\s-]*$/i;

/** Appointments begin at such minutes: "den Platz um 9:12 Uhr angenommen" tells when somebody answered. */
const GRID = 5;

/** "The slot at 1 pm is taken", "the 1 pm slot is taken"; not "it was taken at 1 pm", "ist um 13 Uhr vergeben worden". */
function hoursNaming({ line, from, at, words }: Place): number[] {
  const text = line.text.slice(from, at + words.length);
  const start = at - from;
  return hoursIn(text)
    .filter(
      (hour) =>
        hour.dial % GRID === 0 &&
        (hour.from < start
          ? nothing.test(text.slice(hour.to, start)) && !endsInLead.test(text.slice(0, hour.from))
          : onlyLeads.test(text.slice(start, hour.from))),
    )
    .map(({ dial }) => dial);
}
