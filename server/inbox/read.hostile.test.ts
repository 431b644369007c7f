import fc from "fast-check";
import { expect, test } from "vitest";
import { corpus, corpusFile } from "../../tests/support/corpus";
import { home } from "../../tests/support/grammar";
import { hostile } from "../../tests/support/hostile";
import { SEED } from "../../tests/support/seed";
import { servedReader } from "../../tests/support/served-reader";

const readEmail = await servedReader();
const verdicts = ["notify", "ask", "past", "ignore", "unreadable"];

/** Of work, whatever else the machine does meanwhile. The slowest takes about a second. */
const LIMIT_MS = 10_000;

test.each(Object.entries(hostile))(
  "%s is read in bounded time and tells nobody wrongly",
  { timeout: 60_000 },
  async (_, make) => {
    const mime = make();
    const before = process.cpuUsage();
    const reading = await readEmail({ mime }, home);
    expect(verdicts).toContain(reading.verdict);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(LIMIT_MS);
  },
);

test("any bytes get a reading, never an exception", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3_000 }), async (mime) => {
      expect(verdicts).toContain((await readEmail({ mime }, home)).verdict);
    }),
    { seed: SEED, numRuns: 150 },
  );
});

test("any text gets a reading, never an exception", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 800 }), async (text) => {
      expect(verdicts).toContain((await readEmail({ text, html: text, subject: text.slice(0, 80) }, home)).verdict);
    }),
    { seed: SEED, numRuns: 150 },
  );
});

test("a damaged message gets a reading, never an exception", { timeout: 60_000 }, async () => {
  const files = corpus.map(({ file }) => corpusFile(file));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.nat(),
      fc.nat(),
      fc.uint8Array({ maxLength: 40 }),
      async (file, a, b, junk) => {
        const from = a % file.length;
        const damaged = new Uint8Array([
          ...file.subarray(0, from),
          ...junk,
          ...file.subarray(Math.min(file.length, from + (b % 200))),
        ]);
        expect(verdicts).toContain((await readEmail({ mime: damaged }, home)).verdict);
      },
    ),
    { seed: SEED, numRuns: 150 },
  );
});
