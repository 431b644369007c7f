import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Example, type Model, marginOf, train } from "../../server/inbox/learned/svm";
import { everyMessage, everyNote, type Known } from "./examples";

/** `npm run learn`: makes server/inbox/learned/model.json from all messages whose answer is known. */

/** What is looked for. */
interface Extent {
  /** In fewer messages an n-gram is a name, or chance. */
  fewest: number;
  /** Of emails, twice as many say no more of those that were not learned from; half as many say less. */
  ngrams: number;
}

/** By part, the n-grams that are looked for. */
type Features = string[][];

const FOLDS = 5;

const [[subject, text], bias] = learnt("messages", await everyMessage(), { fewest: 5, ngrams: 12_000 });
const [[note], biasOfNote] = learnt("notes", await everyNote(), { fewest: 2, ngrams: 4_000 });
const model = { email: { bias, subject, text }, note: { bias: biasOfNote, text: note } };
const target = fileURLToPath(new URL("../../server/inbox/learned/model.json", import.meta.url));
writeFileSync(target, `${JSON.stringify(model, null, 2)}\n`);

/** The weights of what is looked for in each part, and the bias. */
function learnt(what: string, known: Known[], extent: Extent): [parts: Record<string, string>[], bias: number] {
  const outside = inHundred(known, extent);
  process.stdout.write(
    `${known.length} ${what}; on the right side without having been learned from: ${outside} of 100\n`,
  );
  const { features, model } = learn(known, extent);
  return [written(features, model), Number(model.bias.toFixed(2))];
}

/** The n-grams that weigh most when all are looked for, and what they weigh when nothing else is. */
function learn(messages: Known[], { fewest, ngrams: most }: Extent): { features: Features; model: Model } {
  const all = (messages[0]?.parts ?? []).map((_, part) => oftenIn(messages, part, fewest));
  const { weights } = train(examplesOf(messages, all), all.flat().length);
  const border = [...weights].map(Math.abs).sort((a, b) => b - a)[most] ?? 0;
  let i = 0;
  const features = all.map((ngrams) => ngrams.filter(() => Math.abs(weights[i++] as number) > border));
  return { features, model: train(examplesOf(messages, features), features.flat().length) };
}

function oftenIn(messages: Known[], part: number, fewest: number): string[] {
  const counts = new Map<string, number>();
  for (const { parts } of messages)
    for (const ngram of parts[part] ?? []) counts.set(ngram, (counts.get(ngram) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= fewest)
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
function inHundred(messages: Known[], extent: Extent): string {
  const sets = [...new Set(messages.map(({ set }) => set))].filter((set) => /^[a-z]{1,2}(?:-|$)/.test(set));
  let [right, all] = [0, 0];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isLeftOut = ({ set }: Known) => sets.includes(set) && sets.indexOf(set) % FOLDS === fold;
    const learned = learn(
      messages.filter((one) => !isLeftOut(one)),
      extent,
    );
    const rest = examplesOf(messages.filter(isLeftOut), learned.features);
    all += rest.length;
    right += rest.filter(({ parts, told }) => marginOf(learned.model, parts) > 0 === told).length;
  }
  return ((100 * right) / all).toFixed(1);
}

/** By weight in tenths, so that one sees what speaks for it and what against. */
function written(features: Features, { weights }: Model): Record<string, string>[] {
  let i = 0;
  return features.map((ngrams) => {
    const byWeight = new Map<string, string[]>();
    for (const ngram of ngrams) {
      const weight = (weights[i++] as number).toFixed(1);
      if (Number(weight) !== 0) byWeight.set(weight, [...(byWeight.get(weight) ?? []), ngram]);
    }
    const sorted = [...byWeight].sort(([a], [b]) => Number(b) - Number(a));
    return Object.fromEntries(sorted.map(([weight, own]) => [weight, own.join("|")]));
  });
}
