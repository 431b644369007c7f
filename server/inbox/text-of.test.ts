import { expect, test } from "vitest";
import { textOf } from "./text-of";

const mime = (...lines: string[]) => ({ mime: Buffer.from(lines.join("\r\n")) });
const html = "Content-Type: text/html; charset=utf-8";

test("a plain email keeps its lines, in whatever language", async () => {
  const email = mime("Content-Type: text/plain; charset=utf-8", "", "Dzień dobry,", "", "wizyta 10 grudnia", "");
  expect(await textOf(email)).toBe("Dzień dobry,\n\nwizyta 10 grudnia");
});

test("of HTML it is what a reader sees: rows are lines, and what is hidden stays hidden", async () => {
  const rows = "<tr><td>Datum</td><td>10. Dezember</td></tr><tr><td>Zeit</td><td>14:30</td></tr>";
  const email = mime(html, "", `<p style="display:none">preview</p><script>x()</script><table>${rows}</table>`);
  expect(await textOf(email)).toMatch(/^Datum\s+10\. Dezember\n+Zeit\s+14:30$/);
});

test("an email that was forwarded as an attachment shows the one inside", async () => {
  const boundary = "b1";
  const email = mime(
    `Content-Type: multipart/mixed; boundary=${boundary}`,
    "",
    `--${boundary}`,
    "Content-Type: text/plain",
    "",
    "See below",
    `--${boundary}`,
    "Content-Type: message/rfc822",
    "",
    "From: Booking <no-reply@tool.example>",
    "Subject: Cancelled",
    "",
    "Your 3 PM is free.",
    `--${boundary}--`,
  );
  expect(await textOf(email)).toBe("See below\n\nFrom: Booking\nSubject: Cancelled\n\nYour 3 PM is free.");
});

test.each([
  ["a picture", mime("Content-Type: image/png", "Content-Transfer-Encoding: base64", "", "iVBORw0KGgo=")],
  ["nothing", {}],
  ["bytes that are no email", { mime: Buffer.from([0xff, 0xfe, 0x00]) }],
])("%s has no text", async (_what, source) => expect((await textOf(source)).replace(/[^a-z]/g, "")).toBe(""));

test("a text without end is cut", async () => {
  const text = await textOf({ text: "word ".repeat(100_000) });
  expect(text.length).toBe(50_001);
  expect(text.endsWith("…")).toBe(true);
});
