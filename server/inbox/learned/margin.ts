import type { Line } from "../message/line";
import model from "./model.json";
import { textIn, WORDS, wordsOf } from "./ngrams";

/** What an n-gram weighs, and the longer ones that begin with it. */
interface Branch {
  weight: number | null;
  longer: Map<string, Branch>;
}

/** `npm run learn` makes the model from all messages whose answer is known. */
const [ofSubject, ofText] = [treeOf(model.subject), treeOf(model.text)];

function treeOf(byWeight: Record<string, string>): Branch {
  const root: Branch = { weight: null, longer: new Map() };
  for (const [weight, ngrams] of Object.entries(byWeight))
    for (const ngram of ngrams.split("|")) branchAt(root, ngram.split(" ")).weight = Number(weight);
  return root;
}

function branchAt(root: Branch, words: string[]): Branch {
  let branch = root;
  for (const word of words) {
    const next = branch.longer.get(word) ?? { weight: null, longer: new Map() };
    branch.longer.set(word, next);
    branch = next;
  }
  return branch;
}

/**
 * How much an email is like those of which somebody was to be told: 1 and more where it is, -1 and less where it is not, around 0
 * where it may be either. This knows words and their neighbours, and no grammar, no dates, no sender.
 */
export const marginOfEmail = (subject: string | null, lines: Line[]): number =>
  model.bias + share(ofSubject, subject ?? "") + share(ofText, textIn(lines));

/** Each known n-gram counts once, and a long text no more than a short one. */
function share(root: Branch, text: string): number {
  const words = wordsOf(text);
  const known = new Set<Branch>();
  let sum = 0;
  for (let from = 0; from < words.length; from++) {
    let branch: Branch | undefined = root;
    for (let at = from; at < Math.min(from + WORDS, words.length); at++) {
      branch = branch.longer.get(words[at] as string);
      if (!branch) break;
      if (branch.weight === null || known.has(branch)) continue;
      known.add(branch);
      sum += branch.weight;
    }
  }
  return known.size === 0 ? 0 : sum / Math.sqrt(known.size);
}
