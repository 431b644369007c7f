import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as chrono from "chrono-node";
import { build } from "esbuild";
import PostalMime from "postal-mime";
import type { readEmail as ReadEmail } from "../server/inbox/read";
import type { ReadingContext } from "../server/inbox/reading";
import { toLocal } from "../shared/instant";
import { contextOf, corpus, corpusFile, type Reader, readCorpus } from "../tests/support/corpus";

/** What reading an email costs and how often it is right, beside the usual first attempt. */

const messages = corpus.map((expected) => ({ mime: corpusFile(expected.file), context: contextOf(expected) }));

/** Bundled, as it is served: what runs the measurements gives every inner function its name, which costs a tenth. */
async function served(): Promise<Reader> {
  const outfile = join(process.cwd(), "dist/bench/read.mjs");
  await build({
    ...{ entryPoints: ["server/inbox/read.ts"], outfile, bundle: true, packages: "external" },
    ...{ platform: "node", target: "node20", supported: { "regexp-unicode-property-escapes": true } },
    ...{ format: "esm", logLevel: "warning" },
  });
  const { readEmail } = (await import(pathToFileURL(outfile).href)) as { readEmail: typeof ReadEmail };
  return (mime, context) => readEmail({ mime }, context);
}

/** A MIME parser, the word "cancel", and the first date that chrono finds. */
const naive: Reader = async (mime, { timeZone, receivedAt }) => {
  const { email, found } = await parsed(mime, receivedAt);
  const [first] = found;
  const cancelled = /cancel/i.test(`${email.subject} ${email.text ?? email.html}`);
  const date = first?.start.date();
  const opening = date ? { ...toLocal(date, timeZone), timeZone } : null;
  const notify = cancelled && date !== undefined && date > receivedAt;
  return { kind: cancelled ? "cancellation" : "other", verdict: notify ? "notify" : "ignore", opening, others: [] };
};

async function parsed(mime: Uint8Array, receivedAt: Date) {
  const email = await PostalMime.parse(mime);
  const text = email.text ?? (email.html ?? "").replace(/<[^>]+>/g, " ");
  return { email, found: chrono.parse(text, receivedAt, { forwardDate: true }) };
}

async function millisecondsEach(work: (mime: Uint8Array, context: ReadingContext) => Promise<unknown>) {
  const started = performance.now();
  for (const { mime, context } of messages) await work(mime, context);
  return (performance.now() - started) / messages.length;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * A server reads for weeks. So long the engine is still compiling, and both become faster, the longer program for longer: what
 * is 4.3 times in the first forty rounds is 3.9 after a hundred.
 */
const WARM_UP = 120;
const ROUNDS = 41;

/** The mean of a round is that of the corpus: short notes and long layouts as they come, each read once. */
export async function run(): Promise<void> {
  const ours = await served();
  const floor: number[] = [];
  const cost: number[] = [];
  const times: number[] = [];
  // In turns, so that both see the same machine.
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const base = await millisecondsEach((mime, { receivedAt }) => parsed(mime, receivedAt));
    const own = await millisecondsEach(ours);
    if (round < WARM_UP) continue;
    floor.push(base);
    cost.push(own);
    times.push(own / base);
  }
  const rival = await readCorpus(naive);
  const own = await readCorpus(ours);
  const lines = [
    `postal-mime and one chrono pass   ${median(floor).toFixed(2)} ms a message`,
    `reading                           ${median(cost).toFixed(2)} ms a message, ${median(times).toFixed(2)} times that`,
    `naive reader                      ${rival.right}/${rival.results.length} right, ${rival.wrong} wrong sends`,
    `reading                           ${own.right}/${own.results.length} right, ${own.wrong} wrong sends`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
