import type { Line } from "../message/line";
import model from "./model.json";
import { kindOf, partsOf, textIn, WORDS, wordsOfNote } from "./ngrams";
import { NgramTree } from "./tree";

/** `npm run learn` makes the model from all messages whose answer is known. */
const { email, note } = model;
const [ofSubject, ofText, ofNote] = [new NgramTree(email.subject), new NgramTree(email.text), new NgramTree(note.text)];

/**
 * How much an email is like those of which somebody was to be told: 1 and more where it is, -1 and less where it is not, around 0
 * where it may be either. This knows words and their neighbours, and no grammar, no dates, no sender.
 */
export const marginOfEmail = (subject: string | null, lines: Line[]): number =>
  email.bias +
  ofSubject.share(partsOf(subject ?? ""), WORDS, kindOf) +
  ofText.share(partsOf(textIn(lines)), WORDS, kindOf);

/** The same of a note above a cancellation: 1 where it passes the time on or says nothing of it, -1 where somebody else has it. */
export const marginOfNote = (lines: Line[]): number => note.bias + ofNote.share(wordsOfNote(lines), WORDS);
