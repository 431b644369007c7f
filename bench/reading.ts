import * as chrono from "chrono-node";
import PostalMime from "postal-mime";
import type { ReadingContext } from "../server/inbox/reading";
import { toLocal } from "../shared/instant";
import { contextOf, corpus, corpusFile, type Reader, readCorpus } from "../tests/support/corpus";
import { servedReader } from "../tests/support/served-reader";

/** What reading an email costs and how often it is right, beside the usual first attempt. */

const messages = corpus.map((expected) => ({ mime: corpusFile(expected.file), context: contextOf(expected) }));

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

type Work = (mime: Uint8Array, context: ReadingContext) => Promise<unknown>;

async function milliseconds(work: Work, { mime, context }: (typeof messages)[number]) {
  const started = performance.now();
  await work(mime, context);
  return performance.now() - started;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * A server reads for weeks. So long the engine is still compiling, and both become faster, the longer program for longer: what
 * is 4.3 times in the first forty rounds is 3.9 after a hundred.
 */
const WARM_UP = 120;
const ROUNDS = 41;
/** Twelve measurements of each message give steady medians, and each costs twice what `elsewhere` takes. */
const ROUNDS_APART = 12;

/** All messages one after the other: what a backlog costs. Short notes and long layouts count as they come. */
async function inARow(floor: Work, ours: Work) {
  const [base, own, times]: [number[], number[], number[]] = [[], [], []];
  const round = async (work: Work) => {
    const each: number[] = [];
    for (const message of messages) each.push(await milliseconds(work, message));
    return mean(each);
  };
  // In turns, so that both see the same machine.
  for (let k = 0; k < WARM_UP + ROUNDS; k++) {
    const [first, second] = [await round(floor), await round(ours)];
    if (k < WARM_UP) continue;
    base.push(first);
    own.push(second);
    times.push(second / first);
  }
  return { base: median(base), own: median(own), times: median(times) };
}

/** More than the processor's caches hold. */
const memory = new Int32Array(2 ** 23);
/** What a server does between two emails leaves nothing of either program in the processor's caches. */
function elsewhere() {
  for (let at = 0; at < memory.length; at += 16) memory[at] = (memory[at] as number) + 1;
}

/** Each message by itself, as it arrives: the median of each, and of these the typical message's. */
async function oneByOne(floor: Work, ours: Work) {
  const taken = messages.map(() => ({ base: [] as number[], own: [] as number[] }));
  for (let k = 0; k < ROUNDS_APART; k++) {
    for (const [i, message] of messages.entries()) {
      elsewhere();
      taken[i]?.base.push(await milliseconds(floor, message));
      elsewhere();
      taken[i]?.own.push(await milliseconds(ours, message));
    }
  }
  const each = taken.map(({ base, own }) => ({ base: median(base), own: median(own) }));
  return {
    base: median(each.map(({ base }) => base)),
    own: median(each.map(({ own }) => own)),
    times: median(each.map(({ base, own }) => own / base)),
  };
}

const said = ({ base, own, times }: { base: number; own: number; times: number }) =>
  `${base.toFixed(2)} and ${own.toFixed(2)} ms, ${times.toFixed(2)} times`;

export async function run(): Promise<void> {
  const readEmail = await servedReader();
  const ours: Work = (mime, context) => readEmail({ mime }, context);
  const floor: Work = (mime, { receivedAt }) => parsed(mime, receivedAt);
  const row = await inARow(floor, ours);
  const apart = await oneByOne(floor, ours);
  const rival = await readCorpus(naive);
  const own = await readCorpus();
  const lines = [
    "postal-mime and one chrono pass, and reading:",
    `  a typical message as it arrives  ${said(apart)}`,
    `  all messages in a row, the mean  ${said(row)}`,
    `naive reader                      ${rival.right}/${rival.results.length} right, ${rival.wrong} wrong sends`,
    `reading                           ${own.right}/${own.results.length} right, ${own.wrong} wrong sends`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
