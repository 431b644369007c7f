import { expect, test } from "vitest";
import { languages } from "../languages/known";
import { eventsOf } from "../moments/calendar";
import { linesOfHtml } from "./html-lines";
import { parseMime } from "./mime";
import { linesOfText } from "./text-lines";
import { unwrap } from "./unwrap";

const texts = (lines: { text: string }[]) => lines.map(({ text }) => text).filter((text) => text !== "");
const bytes = (text: string) => new TextEncoder().encode(text);

test("cells of a row stay apart, hidden text is gone, struck-through text is marked", () => {
  const lines = linesOfHtml(
    '<table><tr><td>Date:</td><td><s>12/05/2026</s> now</td></tr></table><p style="display:none">12/30/2026</p>',
  );
  expect(texts(lines)).toEqual(["Date:\t12/05/2026 now"]);
  expect(lines.find(({ struck }) => struck.length > 0)?.struck).toEqual([[6, 16]]);
});

test.each([
  ['<td style="font-size:0px"><div style="font-size:15px">read</div></td>', "read"],
  ['<td style="font-size:0"><div style="font:15px Arial">read</div></td>', "read"],
  ['<div style="font-size:0px">hidden</div><p>read</p>', "read"],
  ['<div style="font-size:0px"><span style="font-size:100%">hidden</span></div><p>read</p>', "read"],
  ['<div style="font-size:12px"><span style="font-size:0">hidden</span>read</div>', "read"],
])("a template in cells of size 0 is read, and what has no size of its own is hidden: %s", (html, text) => {
  const lines = linesOfHtml(`<table><tr>${html}</tr></table>`).map((line) => line.text.trim());
  expect(lines.filter((line) => line !== "")).toEqual([text]);
});

test("a sentence that a mail program broke is whole again, and quotation is counted", () => {
  const lines = linesOfText(
    "> This is to let you know that the appointment of Ann Lee which was scheduled\n> for Tuesday is cancelled.",
  );
  expect(texts(lines)).toEqual([
    "This is to let you know that the appointment of Ann Lee which was scheduled for Tuesday is cancelled.",
  ]);
  expect(lines[0]?.depth).toBe(1);
});

test.each([
  [
    "Gmail",
    "fyi\n---------- Forwarded message ---------\nFrom: T <t@example.com>\nDate: Tue, Dec 1, 2026 at 9:30 AM\nSubject: Gone\nTo: D\n\nbody",
  ],
  [
    "Outlook",
    "fyi\nFrom: T <t@example.com>\nSent: Tuesday, December 1, 2026 9:30 AM\nTo: D <d@example.com>\nSubject: Gone\n\nbody",
  ],
  [
    "Apple",
    "fyi\nBegin forwarded message:\n\n> From: T <t@example.com>\n> Subject: Gone\n> Date: 1 December 2026\n> \n> body",
  ],
  [
    "German Outlook",
    "fyi\nVon: T <t@example.com>\nGesendet: Dienstag, 1. Dezember 2026 09:12\nAn: D\nBetreff: Gone\n\nbody",
  ],
  ["French Outlook", "fyi\nDe : T <t@example.com>\nEnvoyé : mardi 1 décembre 2026 09:12\nÀ : D\nObjet : Gone\n\nbody"],
])("the message inside a %s forward is found [P101, P102, P103]", (_, text) => {
  const layers = unwrap(linesOfText(text), "Fwd: Gone", languages);
  expect(layers.map(({ lines }) => texts(lines))).toEqual([["fyi"], ["body"]]);
  expect(layers[1]?.subject).toBe("Gone");
});

test("a reply and what it quotes are two messages [P104]", () => {
  const layers = unwrap(
    linesOfText("New\n\nOn Tue, Dec 1, 2026 at 8:00 AM Ann Lee\n<ann@example.com> wrote:\n> Old"),
    null,
    languages,
  );
  expect(layers.map(({ lines }) => texts(lines))).toEqual([["New"], ["Old"]]);
});

test.each([
  ["windows-1252", "I can=92t =96 sorry", "I can’t – sorry"],
  ["iso-8859-1", "annul=E9", "annulé"],
  ["utf-8", "annul=C3=A9", "annulé"],
])("%s is read right", async (charset, encoded, expected) => {
  const message = await parseMime(
    bytes(
      `Content-Type: text/plain; charset=${charset}\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${encoded}`,
    ),
  );
  expect(message.text?.trim()).toBe(expected);
});

test("iso-2022-jp is read right", async () => {
  const message = await parseMime(
    bytes("Content-Type: text/plain; charset=iso-2022-jp\r\nContent-Transfer-Encoding: base64\r\n\r\nGyRCTT1McxsoQg=="),
  );
  expect(message.text?.trim()).toBe("予約");
});

test("a cancelled event is read in the zone that the calendar names [P95, P96, P117]", () => {
  const event = (start: string, method: string, status: string) =>
    `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nBEGIN:VEVENT\r\nUID:1\r\n${start}\r\nSTATUS:${status}\r\nEND:VEVENT\r\nEND:VCALENDAR`;
  const read = (text: string) =>
    eventsOf([text], "America/New_York").map(({ state, date, time }) => [state, date, time]);
  expect(read(event("DTSTART;TZID=Pacific Standard Time:20261208T120000", "CANCEL", "CONFIRMED"))).toEqual([
    ["cancelled", "2026-12-08", "15:00"],
  ]);
  expect(read(event("DTSTART:20261208T200000Z", "PUBLISH", "CANCELLED"))).toEqual([
    ["cancelled", "2026-12-08", "15:00"],
  ]);
  expect(read(event("DTSTART;VALUE=DATE:20261208", "CANCEL", "CANCELLED"))).toEqual([
    ["cancelled", "2026-12-08", null],
  ]);
  expect(read(event("DTSTART:20261208T200000Z", "REQUEST", "CONFIRMED"))).toEqual([
    ["confirmed", "2026-12-08", "15:00"],
  ]);
  expect(read("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nbroken")).toEqual([]);
});

test.each([
  ["every second", "DTSTART:16010101T000000\r\nRRULE:FREQ=SECONDLY"],
  ["only later", "DTSTART:20270328T020000"],
])("a zone whose clocks change %s gives a date and no time", (_, observance) => {
  const text = `BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nBEGIN:VTIMEZONE\r\nTZID:X\r\nBEGIN:STANDARD\r\n${observance}\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nDTSTART;TZID=X:20261208T200000\r\nEND:VEVENT\r\nEND:VCALENDAR`;
  expect(eventsOf([text], "America/New_York")).toMatchObject([{ date: "2026-12-08", time: null }]);
});

test("the rules of a calendar's own zone are followed", () => {
  const rule = (name: string, start: string, by: string, from: string, to: string) =>
    `BEGIN:${name}\r\nDTSTART:${start}\r\nRRULE:FREQ=YEARLY;${by}\r\nTZOFFSETFROM:${from}\r\nTZOFFSETTO:${to}\r\nEND:${name}\r\n`;
  const text = `BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nBEGIN:VTIMEZONE\r\nTZID:Customized Time Zone\r\n${rule("STANDARD", "16010101T020000", "BYMONTH=11;BYDAY=1SU", "-0400", "-0500")}${rule("DAYLIGHT", "16010101T020000", "BYMONTH=3;BYDAY=2SU", "-0500", "-0400")}END:VTIMEZONE\r\nBEGIN:VEVENT\r\nDTSTART;TZID=Customized Time Zone:20261208T120000\r\nEND:VEVENT\r\nEND:VCALENDAR`;
  expect(eventsOf([text], "Europe/Berlin")).toMatchObject([{ date: "2026-12-08", time: "18:00" }]);
});

test("a header line of a megabyte is cut, and the next header still counts", async () => {
  const message = await parseMime(bytes(`To: ${"a@b.example, ".repeat(90_000)}\r\nSubject: Cancelled\r\n\r\nx`));
  expect(message.subject).toBe("Cancelled");
});

const row = (...cells: string[]) => `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr></table>`;

test.each([
  [
    "lines of a cell stay in their column",
    `<table><tr><th>Now</th><th>Before</th></tr><tr><td>Tue 19 Jan<br>12:30</td><td>Thu 14 Jan<br>09:30</td></tr></table>`,
    ["Now\tBefore", "Tue 19 Jan, 12:30\tThu 14 Jan, 09:30"],
  ],
  [
    "heads inside the cells are a row of their own",
    row(
      "<b>Before</b><br>Thu 14 Jan<br>09:30",
      "&nbsp;",
      "<b>After</b><div>Tue 19 Jan</div><div>12:30</div><div>Online</div>",
    ),
    ["Before\tAfter", "Thu 14 Jan, 09:30\tTue 19 Jan, 12:30, Online"],
  ],
  [
    "an arrow stands beside every line",
    row("From<br>Thu 14 Jan<p>09:30</p>", "→", "To<br>Tue 19 Jan<p>12:30</p>"),
    ["From\t→\tTo", "Thu 14 Jan, 09:30\t→\tTue 19 Jan, 12:30"],
  ],
  [
    "tables of one column are cells like any other",
    row(
      "<table><tr><td>Was</td></tr><tr><td>9:30</td></tr></table>",
      "<table><tr><td>Is</td></tr><tr><td>12:30</td></tr></table>",
    ),
    ["Was\tIs", "9:30\t12:30"],
  ],
  ["cells of one paragraph each are one line", row("<p>Date</p>", "<p>12/10/2026</p>"), ["Date\t12/10/2026"]],
  [
    "a month stays with the day below it",
    row("Old<br>DEC<br>10<br>9:30 AM", "New<br>DEC<br>15<br>1 PM"),
    ["Old\tNew", "DEC 10 9:30 AM\tDEC 15 1 PM"],
  ],
])("%s", (_, html, expected) => {
  expect(texts(linesOfHtml(html))).toEqual(expected);
});

test.each([
  ["a label beside a value of several lines", row("When", "Tue 8 Dec<br>10:00"), ["When\tTue 8 Dec", "10:00"]],
  [
    "cards of different things",
    row("Ann Lee<br>555-0144", "Tue 8 Dec<br>10:00"),
    ["Ann Lee", "555-0144\tTue 8 Dec", "10:00"],
  ],
  [
    "days of an agenda",
    row("9:00 Ann<br>10:00 Bo", "9:00 Cy<br>10:00 Di"),
    ["9:00 Ann", "10:00 Bo\t9:00 Cy", "10:00 Di"],
  ],
  [
    "a layout around tables with columns",
    row(`a<br>1${row("b", "c")}`, `d<br>2${row("e", "f")}`),
    ["a", "1", "b\tc", "d", "2", "e\tf"],
  ],
  ["a quotation in one of them", row("a<br>1", "<blockquote>b<br>2</blockquote>"), ["a", "1", "b", "2"]],
])("lines stay as they are written: %s", (_, html, expected) => {
  expect(texts(linesOfHtml(html))).toEqual(expected);
});

test("what is struck through stays so in its column", () => {
  const [line] = linesOfHtml(row("<s>Thu 14 Jan<br>09:30</s>", "Tue 19 Jan<br>12:30"));
  expect(line?.text).toBe("Thu 14 Jan, 09:30\tTue 19 Jan, 12:30");
  expect(line?.struck.map(([from, to]) => line.text.slice(from, to))).toEqual(["Thu 14 Jan", "09:30"]);
});

const linked = (lines: ReturnType<typeof linesOfText>) =>
  lines.flatMap(({ text, links }) => links.map(([from, to]) => text.slice(from, to)));

test.each([
  [
    "elements",
    linesOfHtml('<a href="https://x.example/y">Yes</a> or <a href="https://x.example/n">no, <b>sorry</b></a>'),
    ["Yes", "no, sorry"],
  ],
  [
    "days and addresses that became links by themselves",
    linesOfHtml(
      '<a href="x-apple-data-detectors://0">Thursday</a> <a href="mailto:a@x.example">a@x.example</a> <a name="top">Up</a>',
    ),
    [],
  ],
  [
    "marks before an address",
    linesOfText("See you! Yes: https://x.example/y | [No](https://x.example/n) Later: https://x.example/l"),
    ["Yes", "No", "Later"],
  ],
  ["an address below", linesOfText("I can't come\nhttps://x.example/n"), ["I can't come"]],
  ["an address within a sentence", linesOfText("Look at https://x.example/y and call me"), []],
])("stretches that lead somewhere are known: %s", (_, lines, expected) => {
  expect(linked(lines)).toEqual(expected);
});
