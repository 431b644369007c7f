import { parseMime } from "../message/mime";
import { viewsOf } from "../message/views";
import model from "./model.json";
import { ngramsOf, textIn, wordsOf } from "./ngrams";
import { lengthOf } from "./svm";

/** The n-grams of an email's subject and text: of one that carries another, of that; of a page and a text, of the page. */
export async function ngramsOfEmail(mime: Uint8Array): Promise<Set<string>[]> {
  const message = await parseMime(mime);
  const [carried] = message.attached;
  if (carried) return ngramsOfEmail(carried);
  const [lines = []] = viewsOf(message);
  return [message.subject ?? "", textIn(lines)].map((part) => ngramsOf(wordsOf(part)));
}

const SHOWN = 12;

/** The words that speak most for telling somebody, and against it, those of the subject behind a "#". */
export async function explain(mime: Uint8Array): Promise<{ likeness: number; for: string[]; against: string[] }> {
  const parts = await ngramsOfEmail(mime);
  let likeness = model.bias;
  const weighed = [model.subject, model.text].flatMap((byWeight, i) => {
    const own = parts[i] ?? new Set();
    const found = Object.entries<string>(byWeight).flatMap(([weight, ngrams]) =>
      ngrams
        .split("|")
        .filter((ngram) => own.has(ngram))
        .map((ngram) => ({ ngram: i === 0 ? `# ${ngram}` : ngram, weight: Number(weight) })),
    );
    likeness += found.reduce((sum, { weight }) => sum + weight, 0) / lengthOf(found.length);
    return found;
  });
  const shown = (side: 1 | -1) =>
    weighed
      .filter(({ weight }) => weight * side > 0)
      .sort((a, b) => side * (b.weight - a.weight))
      .slice(0, SHOWN)
      .map(({ ngram, weight }) => `${ngram} (${weight})`);
  return { likeness: Number(likeness.toFixed(2)), for: shown(1), against: shown(-1) };
}
