import { readEmail } from "../server/inbox/read";
import type { Reading, ReadingContext } from "../server/inbox/reading";
import { reasons } from "../server/inbox/reasons";
import { contextOf, corpus, corpusFile } from "../tests/support/corpus";
import { damage, less, randomOf, same } from "../tests/support/mutations";
import { messagesIn } from "../tests/support/unseen";

/**
 * Emails damaged at random, for as long as one likes: `npm run bench -- fuzz [seconds] [seed]`. Every case has a number;
 * `npm run bench -- fuzz case <number>` makes it again and prints what is read.
 */

interface Base {
  name: string;
  mime: Uint8Array;
  context: ReadingContext;
}

interface Case {
  base: Base;
  how: string;
  promise: "same" | "less" | "none";
  mime: Uint8Array;
}

const bases: Base[] = [
  ...corpus.map((one) => ({ name: one.file, mime: corpusFile(one.file), context: contextOf(one) })),
  ...messagesIn("unseen"),
];

/** How often each class comes; damage finds what falls over, the others what is read wrong. */
const classes = ["same", "less", "less", "none", "none"] as const;

function caseOf(number: number): Case {
  const random = randomOf(number);
  const base = bases[random(bases.length)] as Base;
  const promise = classes[random(classes.length)] as Case["promise"];
  if (promise !== "none") {
    const kinds = promise === "same" ? same : less;
    const how = Object.keys(kinds)[random(Object.keys(kinds).length)] as string;
    return { base, how, promise, mime: kinds[how]!(base.mime, random) };
  }
  const how = Object.keys(damage)[random(Object.keys(damage).length)] as string;
  const other = bases[random(bases.length)] as Base;
  return { base, how, promise, mime: damage[how]!(base.mime, random, other.mime) };
}

const slotsOf = ({ opening, others }: Reading) => [opening, ...others].map((slot) => `${slot?.date} ${slot?.time}`);
const sentOf = (reading: Reading) => (reading.verdict === "notify" ? slotsOf(reading) : []);
const known = new Map<Base, Promise<Reading>>();
const undamaged = (base: Base) => {
  const reading = known.get(base) ?? readEmail({ mime: base.mime }, base.context);
  known.set(base, reading);
  return reading;
};

/** What a reading of a case must not be. */
async function brokenPromise({ base, promise }: Case, reading: Reading): Promise<string | null> {
  if (promise === "none") return null;
  const before = await undamaged(base);
  const [was, is] = [sentOf(before), sentOf(reading)];
  if (promise === "same" && (before.verdict !== reading.verdict || was.join() !== is.join()))
    return `was ${before.verdict} ${was}, is ${reading.verdict} ${is}`;
  // Elsewhere the missing line may be the one that took the cancellation back.
  const standing = before.reason === reasons.booking || before.reason === reasons.reminder;
  return promise === "less" && standing && is.length > 0 ? `a ${before.kind}, now sends ${is}` : null;
}

export async function run(options: string[]): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const [first, second] = options;
  if (first === "case") {
    const { base, how, mime } = caseOf(Number(second));
    say(`${base.name}, ${how}, ${mime.length} bytes\n${Buffer.from(mime.subarray(0, 20_000))}`);
    say(JSON.stringify(await readEmail({ mime }, base.context), null, 2));
    return;
  }
  const until = performance.now() + Number(first ?? 20) * 1_000;
  const seed = Number(second ?? 1) * 10_000_000;
  const counts = { same: 0, less: 0, none: 0 };
  const broken: string[] = [];
  const slowest = { ms: 0, what: "" };
  const hungriest = { mb: 0, what: "" };
  await undamaged(bases[0] as Base);
  for (let number = seed; performance.now() < until; number++) {
    const one = caseOf(number);
    const what = `case ${number}: ${one.base.name}, ${one.how}, ${one.mime.length} bytes`;
    const held = process.memoryUsage().rss;
    const began = performance.now();
    const reading = await readEmail({ mime: one.mime }, one.base.context);
    const ms = performance.now() - began;
    const mb = (process.memoryUsage().rss - held) / 1e6;
    if (ms > slowest.ms) Object.assign(slowest, { ms, what });
    if (mb > hungriest.mb) Object.assign(hungriest, { mb, what });
    const fell = reading.reason === reasons.broken ? "something threw" : null;
    const problem = fell ?? (await brokenPromise(one, reading));
    if (problem) broken.push(`${what}: ${problem}`);
    counts[one.promise]++;
  }
  for (const line of broken.slice(0, 200)) say(line);
  say(
    `${counts.same} written otherwise, ${counts.less} with less in them, ${counts.none} damaged; seed ${seed / 10_000_000}`,
  );
  say(`${broken.length} broken promises`);
  say(`slowest    ${slowest.ms.toFixed(0)} ms, ${slowest.what}`);
  say(`hungriest  ${hungriest.mb.toFixed(0)} MB, ${hungriest.what}`);
}
