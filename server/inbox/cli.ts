import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { isTimeZone } from "../../shared/instant";
import type { ReadingContext } from "./reading";

/** npm run read -- file.eml [--zone America/New_York] [--country US] [--received 2026-12-01T10:00:00-05:00] */

const USAGE =
  "npm run read -- file.eml [--zone America/New_York] [--country US] [--received 2026-12-01T10:00:00-05:00]";

try {
  const { mime, context } = asked();
  // Loaded when there is something to read: a slip of the pen is answered at once.
  const [{ readEmail }, { explain }] = await Promise.all([import("./read"), import("./learned/explain")]);
  const reading = { ...(await readEmail({ mime }, context)), words: await explain(mime) };
  process.stdout.write(`${JSON.stringify(reading, null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n${USAGE}\n`);
  process.exitCode = 1;
}

/** Throws an error with words for whoever typed. */
function asked(): { mime: Uint8Array; context: ReadingContext } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      zone: { type: "string", default: "America/New_York" },
      country: { type: "string", default: "US" },
      received: { type: "string" },
    },
  });
  const [file, ...more] = positionals;
  const { zone: timeZone, country, received } = values;
  const receivedAt = received === undefined ? new Date() : new Date(received);
  if (!file || more.length > 0) throw new Error("Name the file of one email.");
  if (!isTimeZone(timeZone)) throw new Error(`${timeZone} is no time zone.`);
  if (!/^[a-z]{2}$/i.test(country)) throw new Error(`${country} is no country: two letters, as in US or DE.`);
  if (Number.isNaN(receivedAt.getTime()))
    throw new Error(`${received} is no moment: 2026-12-01T10:00:00-05:00 is one.`);
  return { mime: contentOf(file), context: { timeZone, country, receivedAt } };
}

function contentOf(file: string) {
  try {
    return readFileSync(file);
  } catch {
    throw new Error(`${file} cannot be read.`);
  }
}
