import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Reading, ReadingContext } from "../../server/inbox/reading";
import { toInstant } from "../../shared/instant";
import { servedReader } from "./served-reader";

/** The mail corpus and how its answers are compared; tests/corpus/README.md has the rules. */

interface Expected {
  file: string;
  kind: string;
  date: string | null;
  time: string | null;
  notify: boolean;
  received: string;
  practitionerTimeZone: string;
  locale: string;
  instant?: string;
  others?: { date: string; time: string }[];
}

export interface Result {
  file: string;
  problem: string | null;
  wrongSend: boolean;
}

const fileIn = (folder: string) => (name: string) =>
  readFileSync(fileURLToPath(new URL(`../${folder}/${name}`, import.meta.url)));
export const corpusFile = fileIn("corpus");
export const corpus: Expected[] = JSON.parse(corpusFile("expected.json").toString());
export const strangersFile = fileIn("strangers");
export const strangers: Expected[] = JSON.parse(strangersFile("expected.json").toString());

const family = (kind: string) => (kind === "cancellation" || kind === "reschedule" ? kind : "neither");

export type Reader = (
  mime: Uint8Array,
  context: ReadingContext,
) => Promise<Pick<Reading, "kind" | "verdict" | "opening" | "others">>;

const served: Reader = async (mime, context) => (await servedReader())({ mime }, context);

export async function readCorpus(read: Reader = served) {
  const results: Result[] = [];
  for (const expected of corpus) {
    const reading = await read(corpusFile(expected.file), contextOf(expected));
    results.push(compared(expected, reading));
  }
  const right = results.filter(({ problem }) => problem === null).length;
  const wrong = results.filter(({ wrongSend }) => wrongSend).length;
  return { results, right, wrong, score: `mail corpus: ${right}/${results.length} right, ${wrong} wrong sends` };
}

/** tests/strangers: what is told, and what is not; of messages that tell nobody the details are a matter of taste. */
export async function readStrangers() {
  const results: Result[] = [];
  for (const expected of strangers) {
    const reading = await served(strangersFile(expected.file), contextOf(expected));
    const result = compared(expected, reading);
    const isSilent = !expected.notify && reading.verdict !== "notify";
    results.push(isSilent ? { ...result, problem: null } : result);
  }
  return results;
}

export const contextOf = (expected: Expected): ReadingContext => ({
  timeZone: expected.practitionerTimeZone,
  country: expected.locale.slice(-2),
  receivedAt: new Date(expected.received),
});

function compared(expected: Expected, { kind, verdict, opening, others }: Awaited<ReturnType<Reader>>): Result {
  const notify = verdict === "notify";
  const sameTime = isSame(expected, opening);
  const sameOthers =
    !expected.others ||
    JSON.stringify(others.map(({ date, time }) => ({ date, time }))) === JSON.stringify(expected.others);
  const wrongSend = notify && (!expected.notify || !sameTime);
  const problems = [
    notify !== expected.notify && `notify is ${notify}`,
    !sameTime && `the opening is ${opening?.date} ${opening?.time}`,
    !sameOthers && `the others are ${JSON.stringify(others)}`,
    family(kind) !== family(expected.kind) && `the kind is ${kind}`,
  ].filter(Boolean);
  return { file: expected.file, problem: problems.length > 0 ? problems.join(", ") : null, wrongSend };
}

function isSame({ date, time, instant }: Expected, opening: Reading["opening"]) {
  if (date === null) return true;
  if (!opening) return false;
  if (time === null || !instant) return opening.date === date;
  if (opening.time === null) return false;
  return toInstant({ date: opening.date, time: opening.time }, opening.timeZone).getTime() === Date.parse(instant);
}
