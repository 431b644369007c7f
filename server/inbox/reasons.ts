import { displayDate, displayTime } from "../../shared/when";
import type { Slot } from "./reading";

/** Why nobody is told, in words for the practitioner. */

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const shown = ({ date, time }: Slot) => (time ? `${displayDate(date)} at ${displayTime(time)}` : displayDate(date));

export const reasons = {
  past: (slot: Slot) => `That appointment is already over: ${shown(slot)}.`,
  noDate: "The email says that an appointment was cancelled, but not which one.",
  noTime: (slot: Slot) => `The email names ${displayDate(slot.date)}, but no time.`,
  weekday: (slot: Slot, weekday: number) => {
    const actual = displayDate(slot.date);
    return `${actual.slice(actual.indexOf(",") + 2)} is a ${actual.slice(0, actual.indexOf(","))}, but the email says ${weekdays[weekday - 1]}.`;
  },
  several: "The email names more than one time, and it is not clear which one was cancelled.",
  count: "The email says how many appointments were cancelled, but names more or fewer times.",
  order: "The date can be read as day and month or as month and day.",
  week: "It is not clear which week the email means.",
  hour: "It is not clear whether the morning or the evening is meant.",
  guessed: "Whoever wrote this is not sure of the time.",
  written:
    "The day is only called “today” or “tomorrow”, by somebody who wrote or rang on another day than this email's.",
  night: "This was written after midnight, so “tomorrow” may be the day that had just begun.",
  zone: "The email names a time zone that is not known here.",
  midnight: "It is not clear on which night midnight falls.",
  far: "The email gives no year, and the date lies almost a year from the day it was sent.",
  unsure: "A time is named, but it is not clear that it is the cancelled one.",
  offered: "The email offers an opening to somebody. It reports no cancellation.",
  errand: "That sounds like something of your own, not an appointment of a client.",
  internal: "That looks like a meeting of the team, not an appointment of a client.",
  unfit: "Somebody writes that a time does not suit. It may be that of an appointment, or one that was proposed.",
  contradiction: "The subject and the email name different times.",
  calendar: "The calendar attachment and the email name different times.",
  moved: "The appointment was moved, but the email does not say clearly from when.",
  review: "Somebody writes a review or answers a survey. What is told there is over.",
  timeKept: "Something about the appointment changed, but not its time.",
  late: "Cancelling is spoken of only below the appointment. Please check whether it was cancelled.",
  wishes: "The email asks about a change, but does not say that the appointment is cancelled.",
  practice: "It sounds as if the practice itself cancelled, so the time may not be free.",
  mixed: "The email speaks of a cancellation and of a booking. Please check which it is.",
  mixedReminder: "The email reads like a reminder, but speaks of a cancellation. Please check which it is.",
  standing: "The email says that the appointment was not cancelled, or that it still stands.",
  request: "This is about a request. No confirmed appointment was cancelled.",
  question: "The email only asks whether the appointment can be cancelled.",
  onlyIf: "The client cancels only if something happens. Please ask whether the time is free.",
  thing: "Something else was cancelled, not an appointment.",
  filled: "The time is already taken again.",
  spokenFor: "Something else is said of the freed time. Please check whether it is still free.",
  covered: "Somebody seems to stand in, or the time to be kept for somebody. Please check whether it is free.",
  booking: "This is a booking, not a cancellation.",
  reminder: "This is a reminder, not a cancellation.",
  noShow: "The client did not come. That is no cancellation.",
  money: "This is about a payment.",
  waitlist: "This is about a waitlist.",
  declined: "An invitation was answered. Nothing says that the appointment is cancelled.",
  tentative: "An invitation was answered with a maybe. The appointment still stands.",
  proposed: "A new time was proposed. The appointment still stands.",
  staged: "A cancellation is only told as an example. Nothing was cancelled.",
  pretended:
    "A cancellation seems to be only imagined, or told to sell something. Please check whether anybody cancelled.",
  advert: "This looks like advertising.",
  other: "Nothing in the email says that an appointment was cancelled.",
  unlike:
    "A cancellation seems to be named, but the email is worded unlike any that is known. Please check what it means.",
  like: (against: string | null) => `The email is worded like a cancellation. But: ${against}`,
  receipt: "The email reads like an automatic receipt, but somebody writes that they are not coming.",
  autoReply: "This is an automatic reply.",
  bounce: "This is a delivery report.",
  forwarding: "A mailbox asks to forward its email here.",
  language: "The email is in a language that is not read yet.",
  empty: "There was nothing to read in this email.",
  broken: "The email could not be opened.",
  tooMuch: "The email is made in a way that cannot be read. If it reports a cancellation, tell your waitlist by hand.",
  series: "A series was cancelled that began earlier. Only its next date is offered.",
};
