/** Messages made to hang, crash or fill a reader. Each is built when it is asked for. */

const bytes = (text: string) => new TextEncoder().encode(text);
const head = "From: a@example.com\r\nSubject: Appointment cancelled\r\nDate: Tue, 1 Dec 2026 10:00:00 -0500\r\n";
const text = (body: string) => bytes(`${head}Content-Type: text/plain\r\n\r\n${body}`);
const html = (body: string) => bytes(`${head}Content-Type: text/html\r\n\r\n${body}`);
const calendar = (body: string) => bytes(`${head}Content-Type: text/calendar; method=CANCEL\r\n\r\n${body}`);
const times = (count: number, make: (i: number) => string) => Array.from({ length: count }, (_, i) => make(i)).join("");

/** A cancelled event in a zone that the calendar itself describes. */
const inZone = (observance: string) =>
  calendar(
    `BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nBEGIN:VTIMEZONE\r\nTZID:X\r\nBEGIN:STANDARD\r\n${observance}\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nDTSTART;TZID=X:20261208T200000\r\nEND:VEVENT\r\nEND:VCALENDAR`,
  );

export const hostile: Record<string, () => Uint8Array> = {
  "nothing at all": () => bytes(""),
  "a megabyte of zeros": () => new Uint8Array(1_000_000),
  "bytes that are no text": () => new Uint8Array(500_000).fill(0xff),
  "10,000 nested parts": () =>
    bytes(head + times(10_000, (i) => `Content-Type: multipart/mixed; boundary="b${i}"\r\n\r\n--b${i}\r\n`)),
  "100,000 parts": () =>
    bytes(
      `${head}Content-Type: multipart/mixed; boundary="b"\r\n\r\n${"--b\r\nContent-Type: text/plain\r\n\r\ncancelled Dec 5, 2026 3pm\r\n".repeat(100_000)}`,
    ),
  "2,000 messages inside each other": () => bytes(head + "Content-Type: message/rfc822\r\n\r\n".repeat(2_000)),
  "a boundary that never closes": () =>
    bytes(`${head}Content-Type: multipart/mixed; boundary="b\r\n\r\n--b\r\n--b--b--\r\n\r\n--`),
  "30 MB of one line": () => text("a".repeat(30_000_000)),
  "100,000 dates": () => text("Cancelled appointment Dec 5, 2026 3pm\n".repeat(100_000)),
  "100,000 dates in one line": () => text("Dec 5, 2026 3pm ".repeat(100_000)),
  "100,000 dates in HTML": () => html("<p>Cancelled Dec 5, 2026 3pm</p>".repeat(100_000)),
  "300,000 open elements": () => html(`${"<div>".repeat(300_000)}x`),
  "closing tags that match nothing": () => html("<b>".repeat(200_000) + "</i>".repeat(200_000)),
  "three million angle brackets": () => html("<".repeat(3_000_000)),
  "half a million attributes": () => html(`<p ${"a=b ".repeat(500_000)}>x</p>`),
  "100,000 nested elements": () => html(`${"<div>".repeat(100_000)}x${"</div>".repeat(100_000)}`),
  "200,000 cells": () => html(`<table>${`<tr>${"<td>12/5/2026</td>".repeat(20)}</tr>`.repeat(10_000)}</table>`),
  "200,000 cells in one row": () => html(`<table><tr>${"<td>When</td><td>3pm</td>".repeat(100_000)}</tr></table>`),
  "entities of entities": () => html(`<p>${"&amp;lt;&#x41;&notin;&".repeat(200_000)}</p>`),
  "entities that name each other": () =>
    html(`<!DOCTYPE x [<!ENTITY a "b">${times(1_000, (i) => `<!ENTITY a${i} "&a;&a;&a;">`)}]>&a999;`),
  "comments that never end": () => html("<!--".repeat(500_000)),
  "a style of a megabyte": () => html(`<p style="text-decoration:${"text-decoration:".repeat(60_000)}">x</p>`),
  "nested tables": () => html("<table><tr><td>".repeat(100_000)),
  "quotation marks without end": () => text(`${"> ".repeat(500)}x\n`.repeat(4_000)),
  "empty brackets": () => text(`${"[]".repeat(700)}\n${"[a]".repeat(480)}\n`.repeat(50)),
  "prefixes of headings": () =>
    text(`${"re: ".repeat(370)}\n${"oh no".repeat(290)}\n${"!".repeat(1_400)}\n`.repeat(50)),
  "words of appointments": () => text(`${"your appointment ".repeat(85)}\n`.repeat(300)),
  "words of cancelling": () => text(`${"cancel the a b c your not ".repeat(55)}\n`.repeat(300)),
  "small words and numbers": () => text(`${"the 3 at on 4 of de the ".repeat(60)}\n`.repeat(300)),
  "numbers and dots": () => text(`${"1/2/3/4.5.6-7:8 ".repeat(90)}\n`.repeat(300)),
  "nothing but digits": () => text(`cancelled ${"1".repeat(1_300)}\n`.repeat(300)),
  "one endless word": () => text(`cancelled the ${"a".repeat(1_300)}\n`.repeat(300)),
  "digits and spaces": () => text(`my appointment is cancelled ${"1 ".repeat(600)}\n`.repeat(300)),
  "dashes, spaces and dots": () =>
    text(`cancelled ${"-".repeat(400)}${" ".repeat(400)}${". ".repeat(200)}${"-a".repeat(200)}x\n`.repeat(300)),
  "in 1 in 1 in 1": () => text(`I need to cancel ${"in 1 ".repeat(52)}\n${"two weeks and ".repeat(20)}\n`),
  "addresses that never end": () => text(`Client: ${"a-".repeat(700)}@${"b-".repeat(50)}\n`.repeat(300)),
  "telephone numbers": () => text(`Phone: ${"+1 555-010-0199 ".repeat(80)}\n`.repeat(300)),
  "labels without values": () => text(`${"Date: Time: When: ".repeat(80)}\n`.repeat(300)),
  "cells without end": () => text(`${"When\t".repeat(280)}\n`.repeat(1_000)),
  "20,000 forwards": () => text("From: a@b.c\nSent: x\nTo: y\nSubject: z\n\n".repeat(20_000)),
  "replies that never begin": () => text(`On ${"a".repeat(200)} wrot\n`.repeat(10_000)),
  "20,000 events": () =>
    calendar(
      `BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\n${"BEGIN:VEVENT\r\nDTSTART:20261208T200000Z\r\nEND:VEVENT\r\n".repeat(20_000)}END:VCALENDAR`,
    ),
  "an event that never ends": () =>
    calendar(`BEGIN:VCALENDAR\r\n${"BEGIN:VEVENT\r\n".repeat(30)}X:${"a".repeat(300_000)}`),
  "a date that no calendar has": () =>
    calendar(
      "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nDTSTART:99999999T999999Z\r\nEND:VEVENT\r\nEND:VCALENDAR",
    ),
  "50,000 events": () =>
    calendar(
      `BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\n${"BEGIN:VEVENT\r\nDTSTART;TZID=X:20261208T200000\r\nEND:VEVENT\r\n".repeat(50_000)}END:VCALENDAR`,
    ),
  "an event every second for ever": () =>
    calendar(
      "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nDTSTART:20001208T200000Z\r\nRRULE:FREQ=SECONDLY\r\nEND:VEVENT\r\nEND:VCALENDAR",
    ),
  "clocks that change every second": () => inZone("DTSTART:16010101T000000\r\nRRULE:FREQ=SECONDLY"),
  "clocks that change on a day that never comes": () =>
    inZone("DTSTART:19000101T000000\r\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"),
  "clocks that change every day since the year 1": () => inZone("DTSTART:00010101T000000\r\nRRULE:FREQ=DAILY"),
  "12,000 changes of clocks": () =>
    inZone(`DTSTART:19700101T000000\r\n${"RDATE:19700102T000000\r\n".repeat(12_000)}RRULE:FREQ=YEARLY`),
  "an event inside an event inside an event": () =>
    calendar(`BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\n${"BEGIN:VALARM\r\n".repeat(28_000)}BEGIN:VEVENT\r\nEND:VEVENT`),
  "a line of 130,000 folds": () =>
    calendar(`BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nX:a${"\r\n b".repeat(130_000)}\r\nEND:VEVENT\r\nEND:VCALENDAR`),
  "17,000 attendees": () =>
    calendar(
      `BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nDTSTART:20261208T200000Z\r\n${"ATTENDEE:mailto:a@b.c\r\n".repeat(17_000)}END:VEVENT\r\nEND:VCALENDAR`,
    ),
  "a million headers": () => bytes(`${head}${times(1_000_000, (i) => `X-${i}: b\r\n`)}\r\ncancelled`),
  "a header of 500,000 lines": () => bytes(`${head}X: a${"\r\n b".repeat(500_000)}\r\n\r\ncancelled`),
  "a subject of a megabyte": () => bytes(`Subject: ${"cancelled appointment ".repeat(50_000)}\r\n\r\nx`),
  "a subject of forwards": () => bytes(`Subject: ${"re: fwd ".repeat(125_000)}\r\n\r\nx`),
  "a hundred thousand senders": () => bytes(`From: ${"a:b;".repeat(100_000)}\r\nSubject: x\r\n\r\ncancelled`),
  "a header of five megabytes": () => bytes(`X: ${"a".repeat(5_000_000)}\r\n\r\nx`),
  "100,000 encoded words": () => bytes(`Subject: ${"=?utf-8?q?=41?= ".repeat(100_000)}\r\n\r\nx`),
  "a character set that does not exist": () =>
    bytes(`${head}Content-Type: text/plain; charset=klingon\r\n\r\ncancelled`),
  "base64 that is none": () =>
    bytes(`${head}Content-Transfer-Encoding: base64\r\n\r\n${"%%==QUJD!!\u0000\r\n".repeat(100_000)}`),
  "quoted-printable that is none": () =>
    bytes(`${head}Content-Transfer-Encoding: quoted-printable\r\n\r\n${"=ZZ=\r\n=3".repeat(200_000)}`),
  "eight messages in each of eight messages": () => {
    let inner = `${head}Content-Type: text/plain\r\n\r\nAppointment cancelled Dec 5, 2026 3pm\r\n`;
    for (const edge of ["a", "b", "c", "d", "e"])
      inner = `${head}Content-Type: multipart/mixed; boundary="${edge}"\r\n\r\n${`--${edge}\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n`.repeat(8)}--${edge}--\r\n`;
    return bytes(inner);
  },
  "20 MB of attachment": () =>
    bytes(`${head}Content-Transfer-Encoding: base64\r\n\r\n${`${"QUJD".repeat(19)}\r\n`.repeat(260_000)}`),
};
