import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { isTimeZone } from "../../shared/instant";
import { readEmail } from "./read";

/** npm run read -- file.eml [--zone America/New_York] [--country US] [--received 2026-12-01T10:00:00-05:00] */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    zone: { type: "string", default: "America/New_York" },
    country: { type: "string", default: "US" },
    received: { type: "string" },
  },
});

const [file] = positionals;
const receivedAt = values.received ? new Date(values.received) : new Date();
const complaint = !file
  ? "Name the file of an email: npm run read -- file.eml [--zone America/New_York] [--country US] [--received ISO]"
  : !isTimeZone(values.zone)
    ? `${values.zone} is no time zone.`
    : Number.isNaN(receivedAt.getTime())
      ? `${values.received} is no date.`
      : null;

if (complaint || !file) {
  process.stderr.write(`${complaint}\n`);
  process.exitCode = 1;
} else {
  const reading = await readEmail(
    { mime: readFileSync(file) },
    { timeZone: values.zone, country: values.country, receivedAt },
  );
  process.stdout.write(`${JSON.stringify(reading, null, 2)}\n`);
}
