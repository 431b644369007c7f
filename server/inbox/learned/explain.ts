import type { Line } from "../message/line";
import { parseMime } from "../message/mime";
import { viewsOf } from "../message/views";
import { marginOfEmail } from "./margin";
import model from "./model.json";
import { ngramsOf, textIn, wordsOf } from "./ngrams";

/** What is looked at of an email: of one that carries another, of that; of a page and a text, of the page. */
export async function lookedAt(mime: Uint8Array): Promise<{ subject: string | null; lines: Line[] }> {
  const message = await parseMime(mime);
  const [carried] = message.attached;
  if (carried) return lookedAt(carried);
  const [lines = []] = viewsOf(message);
  return { subject: message.subject, lines };
}

const partsOf = ({ subject, lines }: { subject: string | null; lines: Line[] }) =>
  [subject ?? "", textIn(lines)].map((part) => ngramsOf(wordsOf(part)));

/** The n-grams of its subject and of its text. */
export const ngramsOfEmail = async (mime: Uint8Array): Promise<Set<string>[]> => partsOf(await lookedAt(mime));

const SHOWN = 12;

/** How like a cancellation it is, and the words that speak most for that and against it, those of the subject behind a "#". */
export async function explain(mime: Uint8Array): Promise<{ likeness: number; for: string[]; against: string[] }> {
  const email = await lookedAt(mime);
  const parts = partsOf(email);
  const weighed = [model.email.subject, model.email.text].flatMap((byWeight, i) =>
    Object.entries<string>(byWeight).flatMap(([weight, ngrams]) =>
      ngrams
        .split("|")
        .filter((ngram) => parts[i]?.has(ngram))
        .map((ngram) => ({ ngram: i === 0 ? `# ${ngram}` : ngram, weight: Number(weight) })),
    ),
  );
  const shown = (side: 1 | -1) =>
    weighed
      .filter(({ weight }) => weight * side > 0)
      .sort((a, b) => side * (b.weight - a.weight))
      .slice(0, SHOWN)
      .map(({ ngram, weight }) => `${ngram} (${weight})`);
  const likeness = Number(marginOfEmail(email.subject, email.lines).toFixed(2));
  return { likeness, for: shown(1), against: shown(-1) };
}
