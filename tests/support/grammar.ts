import fc from "fast-check";

/** Emails made from a grammar of appointments: how people and tools write dates, times, notices, traps and forwards. */

export interface Made {
  subject: string;
  text: string;
  html: string | null;
  answer: string; // "2026-12-03 14:30"
}

export const receivedAt = new Date("2026-11-30T15:00:00Z");
export const home = { timeZone: "America/New_York", country: "US", receivedAt };

export interface When {
  date: Date;
  hour: number;
  minute: number;
}

export const when = fc.record({
  date: fc.integer({ min: 2, max: 200 }).map((days) => new Date(Date.UTC(2026, 10, 30 + days))),
  hour: fc.integer({ min: 8, max: 19 }),
  minute: fc.constantFrom(0, 0, 15, 30, 45),
});

export const two = (n: number) => String(n).padStart(2, "0");
export const format = (date: Date, options: Intl.DateTimeFormatOptions, locale = "en-US") =>
  new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }).format(date);
const ordinal = (day: number) =>
  `${day}${day % 100 > 10 && day % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th")}`;

export const dateStyles: ((date: Date) => string)[] = [
  (d) => format(d, { weekday: "long", year: "numeric", month: "long", day: "numeric" }),
  (d) => format(d, { weekday: "short", year: "numeric", month: "short", day: "numeric" }),
  (d) => format(d, { year: "numeric", month: "long", day: "numeric" }),
  (d) => format(d, { weekday: "long", month: "long", day: "numeric" }),
  (d) => format(d, { weekday: "short", month: "short", day: "numeric" }),
  (d) => format(d, { year: "numeric", month: "2-digit", day: "2-digit" }),
  (d) => `${format(d, { weekday: "short" })} ${format(d, { year: "numeric", month: "numeric", day: "numeric" })}`,
  (d) => d.toISOString().slice(0, 10),
  (d) => format(d, { weekday: "long", year: "numeric", month: "long", day: "numeric" }, "en-GB"),
  (d) => `${d.getUTCDate()}-${format(d, { month: "short" })}-${d.getUTCFullYear()}`,
  (d) => `${format(d, { weekday: "long" })}, ${format(d, { month: "long" })} ${ordinal(d.getUTCDate())}`,
  (d) => `${format(d, { weekday: "long" })} the ${ordinal(d.getUTCDate())} of ${format(d, { month: "long" })}`,
  (d) => `${format(d, { month: "short" })}. ${d.getUTCDate()}, ${d.getUTCFullYear()}`,
];

export const timeStyles: ((hour: number, minute: number) => string)[] = [
  (h, m) => `${h % 12 || 12}:${two(m)} ${h < 12 ? "AM" : "PM"}`,
  (h, m) => `${h % 12 || 12}:${two(m)}${h < 12 ? "am" : "pm"}`,
  (h, m) => `${two(h % 12 || 12)}:${two(m)} ${h < 12 ? "AM" : "PM"}`,
  (h, m) => (m === 0 ? `${h % 12 || 12}${h < 12 ? "am" : "pm"}` : `${h % 12 || 12}:${two(m)}${h < 12 ? "am" : "pm"}`),
  (h, m) => `${h % 12 || 12}:${two(m)} ${h < 12 ? "a.m." : "p.m."}`,
  (h, m) => `${h % 12 || 12}:${two(m)}\u202f${h < 12 ? "AM" : "PM"}`,
  (h, m) => `${two(h)}:${two(m)}`,
];

const full = fc.record({
  slot: when,
  date: fc.constantFrom(...dateStyles),
  time: fc.constantFrom(...timeStyles),
  ranged: fc.boolean(),
  zone: fc.constantFrom("", "", " EST", " ET", " (Eastern Time)", " (America/New_York)"),
});

const clock = ({ slot, time, ranged, zone }: Written) => {
  const end = ranged ? ` - ${time(slot.hour + 1, slot.minute)}` : "";
  return `${time(slot.hour, slot.minute)}${end}${zone}`;
};

interface Written {
  slot: When;
  date: (date: Date) => string;
  time: (hour: number, minute: number) => string;
  ranged: boolean;
  zone: string;
}

const joins = [" at ", ", ", " @ ", " | ", " · ", " - ", " "];

type Layout = (w: Written, join: string) => { subject: string; body: string[] };

const both = (w: Written, join: string) => `${w.date(w.slot.date)}${join}${clock(w)}`;

const layouts: Layout[] = [
  (w, j) => ({ subject: "Appointment cancelled", body: [`Ann Lee has cancelled her appointment on ${both(w, j)}.`] }),
  (w, j) => ({ subject: "Cancellation", body: [`Your appointment with Ann Lee for ${both(w, j)} has been canceled.`] }),
  (w, j) => ({
    subject: "Ann Lee canceled",
    body: ["Appointment canceled", "", `When: ${both(w, j)}`, "Client: Ann Lee"],
  }),
  (w) => ({
    subject: "Booking cancelled",
    body: [
      "A booking was cancelled by the client.",
      "",
      `Date: ${w.date(w.slot.date)}`,
      `Time: ${clock(w)}`,
      "Service: Massage",
    ],
  }),
  (w) => ({
    subject: "Booking cancelled",
    body: ["The client cancelled this booking.", "", "Date", w.date(w.slot.date), "", "Time", clock(w)],
  }),
  (w, j) => ({ subject: `Cancelled: Massage on ${both(w, j)}`, body: ["See the app for details."] }),
  (w, j) => ({
    subject: "Appointment Cancelled",
    body: ["Appointment Cancelled", "", both(w, j), "Massage, 60 min", "Ann Lee"],
  }),
  (w) => ({
    subject: "Notice",
    body: [`Ann Lee cancelled the ${w.time(w.slot.hour, w.slot.minute)} appointment on ${w.date(w.slot.date)}.`],
  }),
  (w, j) => ({
    subject: "sorry",
    body: ["Hi Dana,", "", `I can't make my appointment on ${both(w, j)}. So sorry!`, "", "Ann"],
  }),
  (w, j) => ({
    subject: "Appointment rescheduled",
    body: [
      "Ann Lee moved an appointment.",
      "",
      `Old time: ${both(w, j)}`,
      "New time: Thursday, July 15, 2027 at 10:00 AM",
    ],
  }),
];

const traps = [
  "Booked on November 2, 2026 at 8:14 PM",
  "Cancelled on: 11/30/2026 9:55 AM",
  "Cancellation policy: changes within 24 hours of the appointment are charged 50%.",
  "Her next appointment is on August 12, 2027 at 9:00 AM.",
  "Reason: out of town from August 2 to August 9, 2027",
  "Support: Mon-Fri 9:00 AM - 5:00 PM, (555) 555-0142",
  "12/5 Harbour Street, Unit 10/11",
  "Ref: 10-12-4471",
  "Price: $85.00 (deposit $12.10)",
  "© 2026 Scheduler Inc. All rights reserved.",
  "If you need to cancel or reschedule, please give 24 hours' notice.",
  "Date of birth: 03/14/1985",
];

const wraps: ((subject: string, body: string) => { subject: string; text: string })[] = [
  (subject, text) => ({ subject, text }),
  (subject, body) => ({
    subject: `Fwd: ${subject}`,
    text: `fyi\n\n---------- Forwarded message ---------\nFrom: Tool <no-reply@tool.example.com>\nDate: Mon, Nov 30, 2026 at 9:58 AM\nSubject: ${subject}\nTo: Dana <dana@example.com>\n\n\n${body}`,
  }),
  (subject, body) => ({
    subject: `FW: ${subject}`,
    text: `\nFrom: Tool <no-reply@tool.example.com>\nSent: Monday, November 30, 2026 9:58 AM\nTo: Dana <dana@example.com>\nSubject: ${subject}\n\n${body}`,
  }),
  (subject, body) => ({
    subject: `Fwd: ${subject}`,
    text: `Begin forwarded message:\n\n> From: Tool <no-reply@tool.example.com>\n> Subject: ${subject}\n> Date: November 30, 2026 at 9:58:03 AM EST\n> To: Dana <dana@example.com>\n> \n${body.replace(/^/gm, "> ")}`,
  }),
];

const answer = ({ slot }: Written) => `${slot.date.toISOString().slice(0, 10)} ${two(slot.hour)}:${two(slot.minute)}`;
const asHtml = (text: string) =>
  `<html><body>${text
    .split("\n")
    .map((line) => `<div>${line.replaceAll("<", "&lt;")}</div>`)
    .join("\n")}</body></html>`;

export const cancellations: fc.Arbitrary<Made> = fc
  .record({
    written: full,
    join: fc.constantFrom(...joins),
    layout: fc.constantFrom(...layouts),
    traps: fc.uniqueArray(fc.constantFrom(...traps), { maxLength: 3 }),
    wrap: fc.constantFrom(...wraps),
    html: fc.boolean(),
  })
  .map(({ written, join, layout, traps: extra, wrap, html }) => {
    const { subject, body } = layout(written, join);
    const made = wrap(subject, [...body, "", ...extra.flatMap((line) => [line, ""])].join("\n"));
    return { ...made, html: html ? asHtml(made.text) : null, answer: answer(written) };
  });

const standing: ((w: Written, join: string) => { subject: string; body: string[] })[] = [
  (w, j) => ({
    subject: "Appointment confirmed",
    body: [`Your appointment is confirmed for ${both(w, j)}.`, "Need to cancel? Click here."],
  }),
  (w, j) => ({
    subject: "New booking",
    body: ["Ann Lee booked an appointment.", `When: ${both(w, j)}`, "Cancel or reschedule"],
  }),
  (w, j) => ({
    subject: "Reminder",
    body: [`Reminder: your appointment is on ${both(w, j)}.`, "Reply C to confirm or X to cancel."],
  }),
  (w, j) => ({
    subject: "Cancellation request",
    body: [`Ann Lee requested to cancel her appointment on ${both(w, j)}.`, "Approve or decline."],
  }),
  (w, j) => ({ subject: "Question", body: [`Could I cancel my appointment on ${both(w, j)}?`] }),
  (w, j) => ({ subject: "Cancellation failed", body: [`The appointment on ${both(w, j)} could not be cancelled.`] }),
  (w, j) => ({ subject: "Restored", body: [`The cancelled appointment on ${both(w, j)} has been restored.`] }),
  (w, j) => ({
    subject: "Your subscription was cancelled",
    body: [`Your subscription was cancelled. Access ends on ${both(w, j)}.`],
  }),
  (w, j) => ({
    subject: "Waitlist",
    body: [`Ann Lee joined the waitlist for ${both(w, j)}. We'll tell her if someone cancels.`],
  }),
  (w, j) => ({ subject: "Appointment rescheduled", body: ["Ann Lee picked a new time.", `New time: ${both(w, j)}`] }),
  (w, j) => ({
    subject: "No-show",
    body: [`Ann Lee did not show up for the appointment on ${both(w, j)}.`, "See our cancellation policy."],
  }),
  (w, j) => ({
    subject: "Confirm your appointment",
    body: [`Your appointment on ${both(w, j)} will be cancelled unless you confirm.`],
  }),
];

/** The same dates in messages that free no slot. */
export const others: fc.Arbitrary<Made> = fc
  .record({
    written: full,
    join: fc.constantFrom(...joins),
    layout: fc.constantFrom(...standing),
    wrap: fc.constantFrom(...wraps),
    html: fc.boolean(),
  })
  .map(({ written, join, layout, wrap, html }) => {
    const { subject, body } = layout(written, join);
    const made = wrap(subject, body.join("\n"));
    return { ...made, html: html ? asHtml(made.text) : null, answer: "silent" };
  });
