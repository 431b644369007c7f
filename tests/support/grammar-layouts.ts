import fc from "fast-check";
import { dateStyles, format, type Made, timeStyles, two, type When, when } from "./grammar";

/**
 * Notices by tools: the same appointment as rows, tables, lists and cards. What a row says is chosen apart from how the
 * rows are laid out.
 */

type Row = [label: string, value: string];
type Layout = (lead: string, rows: Row[]) => { text: string; html: string | null };

const plain =
  (line: (row: Row) => string, between = "\n"): Layout =>
  (lead, rows) => ({ text: `${lead}\n\n${rows.map(line).join(between)}\n`, html: null });

const escaped = (text: string) => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const html =
  (row: (label: string, value: string) => string, [open, close]: [string, string]): Layout =>
  (lead, rows) => ({
    text: "",
    html: `<h2>${lead}</h2>${open}${rows.map(([label, value]) => row(escaped(label), escaped(value))).join("\n")}${close}`,
  });

const table: [string, string] = ["<table>", "</table>"];
const layouts: Layout[] = [
  plain(([label, value]) => `${label}: ${value}`),
  plain(([label, value]) => `* ${label}: ${value}`),
  plain(([label, value]) => `${label}\n${value}`, "\n\n"),
  plain(([label, value]) => `${label.toUpperCase()}:\n${value}`, "\n\n"),
  plain(([label, value]) => `${label.padEnd(22)}${value}`),
  plain(([label, value]) => `${`${label} `.padEnd(22, ".")} ${value}`),
  plain(([label, value]) => `| ${label} | ${value} |`),
  html((label, value) => `<tr><td>${label}</td><td>${value}</td></tr>`, table),
  html((label, value) => `<tr><th>${label}:</th><td>&nbsp;</td><td>${value}</td></tr>`, table),
  html((label, value) => `<tr><td><p>${label}</p><p>${value}</p></td></tr>`, table),
  html(
    (label, value) => `<tr><td><table><tr><td>${label}</td></tr><tr><td>${value}</td></tr></table></td></tr>`,
    table,
  ),
  html((label, value) => `<dt>${label}</dt><dd>${value}</dd>`, ["<dl>", "</dl>"]),
  html((label, value) => `<li><b>${label}:</b> ${value}</li>`, ["<ul>", "</ul>"]),
];

interface Styles {
  date: (date: Date) => string;
  time: (hour: number, minute: number) => string;
  dash: string;
}

const hour = ({ hour: h, minute }: When, { time }: Styles) => time(h, minute);
const end = ({ hour: h, minute }: When, { time }: Styles) => time(h + 1, minute);
const range = (one: When, style: Styles) => `${hour(one, style)}${style.dash}${end(one, style)}`;
const day = ({ date }: When, style: Styles) => style.date(date);

/** The day and the hour of one appointment in rows. */
const visits: ((one: When, style: Styles) => Row[])[] = [
  (one, style) => [["When", `${day(one, style)} at ${hour(one, style)}`]],
  (one, style) => [["Date/Time", `${day(one, style)} ${hour(one, style)}`]],
  (one, style) => [
    ["Date", day(one, style)],
    ["Time", range(one, style)],
  ],
  (one, style) => [
    ["Day", format(one.date, { weekday: "long" })],
    ["Date", day(one, style)],
    ["Time", hour(one, style)],
  ],
  (one, style) => [
    ["Appointment date", day(one, style)],
    ["Start / End", `${hour(one, style)} / ${end(one, style)}`],
  ],
  (one, style) => [
    ["Date", day(one, style)],
    ["Begin - End", `${hour(one, style)} - ${end(one, style)}`],
  ],
  (one, style) => [
    ["Date", day(one, style)],
    ["From", hour(one, style)],
    ["To", end(one, style)],
  ],
  (one, style) => [
    ["Start", `${day(one, style)} ${hour(one, style)}`],
    ["End", `${day(one, style)} ${end(one, style)}`],
  ],
];

/** The old and the new one in rows. */
const moves: ((old: When, fresh: When, style: Styles) => Row[])[] = [
  ...["-->", "->", "→", "=>"].map((arrow) => (old: When, fresh: When, style: Styles): Row[] => [
    ["Start", `${day(old, style)} ${hour(old, style)} ${arrow} ${day(fresh, style)} ${hour(fresh, style)}`],
    ["End", `${day(old, style)} ${end(old, style)} ${arrow} ${day(fresh, style)} ${end(fresh, style)}`],
  ]),
  (old, fresh, style) => [
    ["When", `was ${day(old, style)} at ${hour(old, style)}, now ${day(fresh, style)} at ${hour(fresh, style)}`],
  ],
  (old, fresh, style) => [
    ["When", `${day(fresh, style)} at ${hour(fresh, style)} (previously ${day(old, style)} at ${hour(old, style)})`],
  ],
  (old, fresh, style) => [
    ["Date", `${day(old, style)} → ${day(fresh, style)}`],
    ["Time", `${hour(old, style)} → ${hour(fresh, style)}`],
  ],
  (old, fresh, style) => [
    ["Previous time", `${day(old, style)} at ${hour(old, style)}`],
    ["New time", `${day(fresh, style)} at ${hour(fresh, style)}`],
  ],
  (old, fresh, style) => [
    ["New date", day(fresh, style)],
    ["New time", hour(fresh, style)],
    ["Original date", day(old, style)],
    ["Original time", hour(old, style)],
  ],
];

/** Rows with dates that are not the appointment's. */
const others: Row[] = [
  ["Date of birth", "03/11/1971"],
  ["Booked on", "November 2, 2026 8:14 AM"],
  ["Client since", "January 8, 2019"],
  ["Card on file expires", "08/2028"],
  ["Last visit", "11/18/2026"],
  ["Invoice date", "11/25/2026"],
  ["Phone", "555-0117"],
  ["Price", "$95.00"],
];

const styles = fc.record({
  date: fc.constantFrom(...dateStyles),
  time: fc.constantFrom(...timeStyles),
  dash: fc.constantFrom(" - ", "-", " – ", "–", " — ", " to ", " ‑ "),
});

const noise = fc.record({
  before: fc.uniqueArray(fc.constantFrom(...others), { maxLength: 2 }),
  after: fc.uniqueArray(fc.constantFrom(...others), { maxLength: 2 }),
});

const slot = ({ date, hour: h, minute }: When) => `${date.toISOString().slice(0, 10)} ${two(h)}:${two(minute)}`;
const client: Row = ["Client", "Ann Lee"];

export const cancelledNotices: fc.Arbitrary<Made> = fc
  .record({ one: when, style: styles, noise, rows: fc.constantFrom(...visits), layout: fc.constantFrom(...layouts) })
  .map(({ one, style, noise: { before, after }, rows, layout }) => ({
    subject: "Appointment canceled",
    ...layout("This appointment was canceled by the client.", [client, ...before, ...rows(one, style), ...after]),
    answer: slot(one),
  }));

export const movedNotices: fc.Arbitrary<Made> = fc
  .record({
    old: when,
    later: fc.integer({ min: 1, max: 30 }),
    style: styles,
    noise,
    rows: fc.constantFrom(...moves),
    layout: fc.constantFrom(...layouts),
  })
  .map(({ old, later, style, noise: { before, after }, rows, layout }) => {
    const fresh = { ...old, date: new Date(old.date.getTime() + later * 86_400_000), hour: old.hour === 9 ? 14 : 9 };
    return {
      subject: "Appointment rescheduled",
      ...layout("The client rescheduled this appointment.", [client, ...before, ...rows(old, fresh, style), ...after]),
      answer: slot(old),
    };
  });

/** The same rows where nothing is free, or nobody can say what is. */
export const standingNotices: fc.Arbitrary<Made> = fc
  .record({
    one: when,
    style: styles,
    noise,
    rows: fc.constantFrom(...visits),
    layout: fc.constantFrom(...layouts),
    said: fc.constantFrom(
      ["Appointment confirmed", "This appointment was booked by the client."],
      ["Reminder", "Reminder of an appointment. Reply X to cancel."],
      ["Appointment rescheduled", "The client rescheduled an appointment. It is now:"],
      ["Cancellation request", "The client asks to cancel this appointment. Approve or decline."],
    ),
  })
  .map(({ one, style, noise: { before, after }, rows, layout, said: [subject = "", lead = ""] }) => ({
    subject,
    ...layout(lead, [client, ...before, ...rows(one, style), ...after]),
    answer: "silent",
  }));
