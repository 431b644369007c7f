/** Messages made to hang, crash or fill a reader. Each is built when it is asked for. */

const bytes = (text: string) => new TextEncoder().encode(text);
const head = "From: a@example.com\r\nSubject: Appointment cancelled\r\nDate: Tue, 1 Dec 2026 10:00:00 -0500\r\n";
const text = (body: string) => bytes(`${head}Content-Type: text/plain\r\n\r\n${body}`);
const html = (body: string) => bytes(`${head}Content-Type: text/html\r\n\r\n${body}`);
const calendar = (body: string) => bytes(`${head}Content-Type: text/calendar; method=CANCEL\r\n\r\n${body}`);
const times = (count: number, make: (i: number) => string) => Array.from({ length: count }, (_, i) => make(i)).join("");

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
  "nested tables": () => html("<table><tr><td>".repeat(100_000)),
  "quotation marks without end": () => text(`${"> ".repeat(500)}x\n`.repeat(4_000)),
  "empty brackets": () => text(`${"[]".repeat(700)}\n${"[a]".repeat(480)}\n`.repeat(50)),
  "prefixes of headings": () =>
    text(`${"re: ".repeat(370)}\n${"oh no".repeat(290)}\n${"!".repeat(1_400)}\n`.repeat(50)),
  "words of appointments": () => text(`${"your appointment ".repeat(85)}\n`.repeat(300)),
  "words of cancelling": () => text(`${"cancel the a b c your not ".repeat(55)}\n`.repeat(300)),
  "small words and numbers": () => text(`${"the 3 at on 4 of de the ".repeat(60)}\n`.repeat(300)),
  "numbers and dots": () => text(`${"1/2/3/4.5.6-7:8 ".repeat(90)}\n`.repeat(300)),
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
  "a header of five megabytes": () => bytes(`X: ${"a".repeat(5_000_000)}\r\n\r\nx`),
  "100,000 encoded words": () => bytes(`Subject: ${"=?utf-8?q?=41?= ".repeat(100_000)}\r\n\r\nx`),
  "a character set that does not exist": () =>
    bytes(`${head}Content-Type: text/plain; charset=klingon\r\n\r\ncancelled`),
  "20 MB of attachment": () =>
    bytes(`${head}Content-Transfer-Encoding: base64\r\n\r\n${`${"QUJD".repeat(19)}\r\n`.repeat(260_000)}`),
};
