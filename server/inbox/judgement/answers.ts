import type { CalendarEvent } from "../moments/calendar";
import { reasons } from "../reasons";
import { type Judgement, notifying } from "./judged";
import { type Clock, isFuture } from "./slots";

/**
 * "I have to cancel our Wednesday session", in the answer that declines an event: its start is what her words leave out, the hour of
 * the same day, or day and hour where they name neither. Another day or hour in her words is a question. Of a series the
 * calendar names the first time only.
 */
export function asAnswered(judgement: Judgement, events: CalendarEvent[], clock: Clock): Judgement {
  const [event, ...more] = events;
  if (judgement.kind !== "cancellation" || event?.state !== "declined" || more.length > 0 || event.recurring)
    return judgement;
  const { verdict, slots, reason, offered } = judgement;
  const slot = { date: event.date, time: event.time, timeZone: clock.home };
  if (verdict === "notify" && !slots.some(({ date, time }) => date === slot.date && time === slot.time))
    return { ...judgement, verdict: "ask", reason: reasons.calendar, slots: [], offered: [...slots, slot] };
  const [told] = slots;
  // "Next Wednesday": of the two that it may be, the one of the event.
  const isItsWeek =
    reason === reasons.week &&
    offered.some(({ date }) => date === slot.date) &&
    offered.every(({ time }) => time === null);
  const leavesOut = told
    ? told.time === null && told.date === slot.date
    : isItsWeek || (reason === reasons.noDate && !namesHour(judgement));
  const isOne = slots.length < 2 && (isItsWeek || offered.every(({ date }) => date === slot.date));
  if (verdict !== "ask" || !leavesOut || !isOne || slot.time === null || !isFuture(slot, clock)) return judgement;
  return notifying({ ...judgement, events: [event] }, [slot]);
}

/** "I have to cancel our session at 4", with no day. */
const namesHour = ({ said }: Judgement) =>
  said.some(({ heard, cue }) =>
    heard.body.places.some((place) => place.cue === cue && /\d/.test(place.line.text.slice(place.from, place.to))),
  );
