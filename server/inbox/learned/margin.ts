import type { Line } from "../message/line";
import model from "./model.json";
import { textIn, WORDS, wordsOf } from "./ngrams";
import { NgramTree } from "./tree";

/** `npm run learn` makes the model from all messages whose answer is known. */
const [ofSubject, ofText] = [new NgramTree(model.subject), new NgramTree(model.text)];

/**
 * How much an email is like those of which somebody was to be told: 1 and more where it is, -1 and less where it is not, around 0
 * where it may be either. This knows words and their neighbours, and no grammar, no dates, no sender.
 */
export const marginOfEmail = (subject: string | null, lines: Line[]): number =>
  model.bias + ofSubject.share(wordsOf(subject ?? ""), WORDS) + ofText.share(wordsOf(textIn(lines)), WORDS);
