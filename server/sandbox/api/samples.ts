import type { Sample } from "../../../shared/sandbox-api";

const DAY_MS = 86_400_000;

/** "Thu, Mar 19, 2026": some days ahead, so that no sample is about the past. */
const dayAhead = (now: Date, days: number, style: "short" | "long") =>
  new Date(now.getTime() + days * DAY_MS).toLocaleDateString("en-US", {
    weekday: style,
    month: style,
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });

const tool = "Harbor Scheduling <notices@harborscheduling.example>";

/** What practitioners' mailboxes forward, in the words of typical tools. */
export const samplesAt = (now: Date): Sample[] => [
  {
    id: "cancellation",
    title: "Cancellation",
    from: tool,
    subject: "Fwd: Appointment cancelled",
    body: `This appointment has been cancelled by your client.\n\nWhen: ${dayAhead(now, 6, "short")} at 3:30 PM\nService: 60 minutes`,
  },
  {
    id: "reschedule",
    title: "Reschedule",
    from: tool,
    subject: "Fwd: Appointment rescheduled",
    body: `Your client has rescheduled an appointment.\n\nOld time: ${dayAhead(now, 5, "long")} at 10:00 AM\nNew time: ${dayAhead(now, 12, "long")} at 2:00 PM`,
  },
  {
    id: "booking",
    title: "Booking",
    from: tool,
    subject: "Fwd: New appointment booked",
    body: `You have a new appointment.\n\nWhen: ${dayAhead(now, 9, "short")} at 9:00 AM\n\nNeed to change it? Cancel appointment: https://harborscheduling.example/cancel/4711`,
  },
  {
    id: "newsletter",
    title: "Newsletter",
    from: "Harbor Scheduling <news@harborscheduling.example>",
    subject: "Five ways to cut cancellations this spring",
    body: `Cancelled appointments cost the average practice two hours a week. Join our webinar on ${dayAhead(now, 14, "long")} at 11:00 AM to learn more.\n\nUnsubscribe: https://harborscheduling.example/unsubscribe`,
  },
  {
    id: "gmail-confirmation",
    title: "Gmail confirmation",
    from: "Gmail Team <forwarding-noreply@google.com>",
    subject: "(Gmail Forwarding Confirmation - Receive Mail from ann@practice.example",
    body: "ann@practice.example has requested to automatically forward mail to your email address.\n\nTo allow ann@practice.example to automatically forward mail to your address, please click the link below to confirm the request:\n\nhttps://mail-settings.google.com/mail/vf-%5BANGjdJ8example%5D-sandbox\n\nIf you accidentally clicked the link, but you do not want to allow this, click this link to cancel:\n\nhttps://mail-settings.google.com/mail/uf-%5BANGjdJ8example%5D-sandbox",
  },
];
