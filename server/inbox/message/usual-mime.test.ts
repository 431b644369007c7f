import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import PostalMime, { type Email } from "postal-mime";
import { expect, test } from "vitest";
import { corpus, corpusFile } from "../../../tests/support/corpus";
import { SEED } from "../../../tests/support/seed";
import { type Parsed, usualMime } from "./usual-mime";

/** The library is right by definition: what is read here must be what it reads. */

/** All eight thousand take five seconds and show no more. */
const EACH = 8;
const strangers = "tests/strangers";
const mails = [
  ...corpus.map(({ file }) => corpusFile(file)),
  ...readdirSync(strangers)
    .filter((name, i) => name.endsWith(".eml") && i % EACH === 0)
    .map((name) => readFileSync(`${strangers}/${name}`)),
];
const bytes = (text: string) => Buffer.from(text, "latin1");

/** All that is read of a message, in one form. */
const compared = ({ headers, from, to, subject, text, html, attachments }: Parsed | Email) => ({
  headers: headers.map(({ key, value }) => [key, value]),
  ...{ from: from ?? null, to: to?.[0] ?? null, subject: subject || null, text: text || null, html: html || null },
  attachments: attachments.map(({ mimeType, filename, content }) => [mimeType, filename, written(content, mimeType)]),
});

/** The library ends each calendar with one line end. */
function written(content: ArrayBuffer | Uint8Array | string, type: string) {
  const text = typeof content === "string" ? content : Buffer.from(content as ArrayBuffer).toString();
  return /calendar|ics/.test(type) ? text.replace(/\n*$/, "") : text;
}

/** Whether the message is of the usual shape; then it must say what the library says. */
async function isReadAlike(mime: Uint8Array) {
  const parsed = usualMime(mime);
  const library = await PostalMime.parse(new Uint8Array(mime), { forceRfc822Attachments: true });
  if (parsed) expect(compared(parsed)).toEqual(compared(library));
  return parsed !== null;
}

/** Such a share of messages would show a fault. */
async function areReadAlike(messages: fc.Arbitrary<string>, share: number) {
  const [runs, read] = [Number(process.env.RUNS ?? 1_500), { usual: 0 }];
  const property = fc.asyncProperty(messages, async (text) => {
    if (await isReadAlike(bytes(text))) read.usual++;
  });
  await fc.assert(property, { numRuns: runs, seed: SEED });
  expect(read.usual / runs).toBeGreaterThan(share);
}

test("nearly every email is of the usual shape, and is read as the library reads it", async () => {
  let usual = 0;
  for (const mime of mails) if (await isReadAlike(mime)) usual++;
  expect(usual / mails.length).toBeGreaterThan(0.95);
});

const line = fc.oneof(
  fc.constantFrom(
    "",
    "Appointment cancelled",
    "annul=E9",
    "annul=C3=A9",
    "=",
    "=4",
    "soft=",
    "--",
    "--a",
    "--a--",
    "--b ",
  ),
  fc.constantFrom("SGVsbG8=", "SGVsbG8gd29ybGQh", "\xe9\xe8", "\xc3\xa9", "\xef\xbb\xbf", ".", " From me", "a\tb  "),
  fc.string({ maxLength: 12 }),
);
const header = fc.oneof(
  fc.constantFrom(
    "Content-Type: text/plain",
    "Content-Type: text/html; charset=UTF-8",
    "content-type:text/calendar; method=CANCEL",
  ),
  fc.constantFrom('Content-Type: multipart/mixed; boundary="a"', "Content-Type: multipart/alternative;\r\n boundary=b"),
  fc.constantFrom(
    "Content-Type: text/plain; charset=iso-8859-1; format=flowed",
    "Content-Type: TEXT/PLAIN; charset=windows-1252;",
  ),
  fc.constantFrom(
    "Content-Type: text/plain; charset=x; charset=utf-8",
    "Content-Type: image/png; name=a.png",
    "Content-Type: x",
  ),
  fc.constantFrom(
    "Content-Transfer-Encoding: base64",
    "Content-Transfer-Encoding: quoted-printable",
    "Content-Transfer-Encoding: 8bit",
  ),
  fc.constantFrom(
    "Content-Disposition: attachment; filename=a.ics",
    "Content-Disposition: inline",
    "Content-Type: message/rfc822",
  ),
  fc.constantFrom(
    "Subject: =?utf-8?q?Termin_abgesagt?=",
    "Subject: \xc3\xa9",
    "Subject:",
    "From: Ann <ann@example.com>",
    "From: x",
  ),
  fc.constantFrom(
    "To: a@example.com, b@example.com",
    "To: friends: a@example.com;",
    "\tfolded",
    "no colon",
    ": none",
    "  a: b",
  ),
);
const end = fc.constantFrom("\r\n", "\r\n", "\r\n", "\n", "\r");
const block = fc
  .tuple(fc.array(header, { maxLength: 4 }), fc.array(line, { maxLength: 6 }))
  .map(([headers, lines]) => [...headers, "", ...lines]);
const message = fc
  .tuple(
    fc.array(fc.oneof(block, block, fc.constantFrom(["--a"], ["--b"], ["--a--"], ["--b--"])), { maxLength: 8 }),
    end,
  )
  .map(([blocks, lineEnd]) => blocks.flat().join(lineEnd));

test("whatever is made of headers, boundaries and encodings, it is read as the library reads it or left to it", () =>
  areReadAlike(message, 0.25));

const small = mails.filter(({ length }) => length < 20_000).map((mime) => Buffer.from(mime).toString("latin1"));
const piece = fc.oneof(
  fc.constant(""),
  fc.constantFrom("\r\n", "\n\n", "=", ";", '"', "--", ":", "\xe9", "\r\n "),
  fc.string(),
);
const cut = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 60 }), piece);
const damaged = fc.tuple(fc.constantFrom(...small), fc.array(cut, { minLength: 1, maxLength: 4 })).map(([mime, cuts]) =>
  cuts.reduce((text, [place, length, instead]) => {
    const at = Math.floor(place * text.length);
    return text.slice(0, at) + instead + text.slice(at + length);
  }, mime),
);

test("an email that was damaged on its way is read as the library reads it or left to it", () =>
  areReadAlike(damaged, 0.5));

test("a name that was parted from its colon is left to the library", async () => {
  const head = 'Content-Type: multipart/alternative; boundary="x"\r\n\r\n--x\r\nContent-Type\r\n: text/html\r\n\r\n';
  expect(await isReadAlike(bytes(`${head}<p>Cancelled</p>\r\n--x--\r\n`))).toBe(false);
});
