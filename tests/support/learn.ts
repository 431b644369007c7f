import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ngramsOfEmail } from "../../server/inbox/learned/explain";
import { type Example, type Model, marginOf, train } from "../../server/inbox/learned/svm";
import { corpus, corpusFile, strangers, strangersFile } from "./corpus";
import { messagesIn } from "./unseen";

/** `npm run learn`: makes server/inbox/learned/model.json from all messages whose answer is known. */

interface Known {
  /** Messages that were written together. */
  set: string;
  /** The n-grams of its subject and of its text. */
  parts: Set<string>[];
  told: boolean;
}

/** By part, the n-grams that are looked for. */
type Features = string[][];

/** In fewer messages an n-gram is a name, or chance. */
const FEWEST = 5;
/** Twice as many say no more of messages that were not learned from; half as many say less. */
const NGRAMS = 12_000;
const FOLDS = 5;

const known = await everyMessage();
const outside = inHundred(known);
process.stdout.write(
  `${known.length} messages; on the right side without having been learned from: ${outside} of 100\n`,
);
const { features, model } = learn(known);
const target = fileURLToPath(new URL("../../server/inbox/learned/model.json", import.meta.url));
writeFileSync(target, `${JSON.stringify(written(features, model), null, 2)}\n`);

async function everyMessage(): Promise<Known[]> {
  const files = [
    ...corpus.map((one) => ({ ...one, mime: corpusFile(one.file), set: "corpus" })),
    ...strangers.map((one) => ({ ...one, mime: strangersFile(one.file), set: one.file.split("-")[0] as string })),
  ].map(({ mime, notify, set }) => ({ mime, set, told: notify }));
  const texts = (["unseen", "strangers/text"] as const)
    .flatMap(messagesIn)
    .map(({ mime, answer, file }) => ({ mime, set: file, told: answer.startsWith("notify") }));
  return Promise.all(
    [...files, ...texts].map(async ({ mime, ...one }) => ({ ...one, parts: await ngramsOfEmail(mime) })),
  );
}

/** The n-grams that weigh most when all are looked for, and what they weigh when nothing else is. */
function learn(messages: Known[]): { features: Features; model: Model } {
  const all = [0, 1].map((part) => oftenIn(messages, part));
  const { weights } = train(examplesOf(messages, all), all.flat().length);
  const border = [...weights].map(Math.abs).sort((a, b) => b - a)[NGRAMS] ?? 0;
  let i = 0;
  const features = all.map((ngrams) => ngrams.filter(() => Math.abs(weights[i++] as number) > border));
  return { features, model: train(examplesOf(messages, features), features.flat().length) };
}

function oftenIn(messages: Known[], part: number): string[] {
  const counts = new Map<string, number>();
  for (const { parts } of messages)
    for (const ngram of parts[part] ?? []) counts.set(ngram, (counts.get(ngram) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= FEWEST)
    .map(([ngram]) => ngram)
    .sort();
}

function examplesOf(messages: Known[], features: Features): Example[] {
  let first = 0;
  const numbers = features.map((ngrams) => new Map(ngrams.map((ngram) => [ngram, first++])));
  return messages.map(({ parts, told }) => ({
    told,
    parts: parts.map((ngrams, part) => [...ngrams].flatMap((ngram) => numbers[part]?.get(ngram) ?? [])),
  }));
}

/** Every set of strangers is left out once: our own come in pairs made to differ by a word. */
function inHundred(messages: Known[]): string {
  const sets = [...new Set(messages.map(({ set }) => set))].filter((set) => /^[a-z]{1,2}(?:-|$)/.test(set));
  let [right, all] = [0, 0];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isLeftOut = ({ set }: Known) => sets.includes(set) && sets.indexOf(set) % FOLDS === fold;
    const learned = learn(messages.filter((one) => !isLeftOut(one)));
    const rest = examplesOf(messages.filter(isLeftOut), learned.features);
    all += rest.length;
    right += rest.filter(({ parts, told }) => marginOf(learned.model, parts) > 0 === told).length;
  }
  return ((100 * right) / all).toFixed(1);
}

/** By weight in tenths, so that one sees what speaks for it and what against. */
function written(features: Features, { weights, bias }: Model) {
  let i = 0;
  const [subject, text] = features.map((ngrams) => {
    const byWeight = new Map<string, string[]>();
    for (const ngram of ngrams) {
      const weight = (weights[i++] as number).toFixed(1);
      if (Number(weight) !== 0) byWeight.set(weight, [...(byWeight.get(weight) ?? []), ngram]);
    }
    const sorted = [...byWeight].sort(([a], [b]) => Number(b) - Number(a));
    return Object.fromEntries(sorted.map(([weight, own]) => [weight, own.join("|")]));
  });
  return { bias: Number(bias.toFixed(2)), subject, text };
}
