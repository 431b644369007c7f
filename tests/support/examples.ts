import { isDisclaimer } from "../../server/inbox/hearing/disclaimers";
import { languages } from "../../server/inbox/languages/known";
import { lookedAt, ngramsOfEmail } from "../../server/inbox/learned/explain";
import { ngramsOf, textIn, wordsOfNote } from "../../server/inbox/learned/ngrams";
import { unwrap } from "../../server/inbox/message/unwrap";
import type { ReadingContext } from "../../server/inbox/reading";
import { contextOf, corpus, corpusFile, strangers, strangersFile } from "./corpus";
import { servedReader } from "./served-reader";
import { messagesIn } from "./unseen";

/** What `npm run learn` learns from. */
export interface Known {
  /** Messages that were written together. */
  set: string;
  /** The n-grams of its subject and of its text; of a note, those of its text. */
  parts: Set<string>[];
  told: boolean;
}

interface Message {
  mime: Uint8Array;
  context: ReadingContext;
  set: string;
  told: boolean;
}

/** All messages whose answer is known. */
function messages(): Message[] {
  const files = [
    ...corpus.map((one) => ({ ...one, mime: corpusFile(one.file), set: "corpus" })),
    ...strangers.map((one) => ({ ...one, mime: strangersFile(one.file), set: one.file.split("-")[0] as string })),
  ].map((one) => ({ mime: one.mime, context: contextOf(one), set: one.set, told: one.notify }));
  const texts = (["unseen", "strangers/text"] as const)
    .flatMap(messagesIn)
    .map(({ mime, context, answer, file }) => ({ mime, context, set: file, told: answer.startsWith("notify") }));
  return [...files, ...texts];
}

export const everyMessage = (): Promise<Known[]> =>
  Promise.all(messages().map(async ({ mime, set, told }) => ({ set, told, parts: await ngramsOfEmail(mime) })));

/** Longer ones are letters. */
const LONGEST = 400;

/** Those above a message that would be told without them: whether somebody is told is their doing then. */
export async function everyNote(): Promise<Known[]> {
  const readEmail = await servedReader();
  const notes: Known[] = [];
  for (const { mime, context, set, told } of messages()) {
    const { subject, lines } = await lookedAt(mime);
    const [first, ...below] = unwrap(lines, subject, languages);
    const note = first?.lines.filter((line) => line.text !== "" && !isDisclaimer(line)) ?? [];
    const written = textIn(note);
    if (first?.how !== "own" || below.length === 0 || !/\p{L}/u.test(written) || written.length > LONGEST) continue;
    const rest = {
      subject: below.at(-1)?.subject ?? subject ?? "",
      text: textIn(below.flatMap((layer) => layer.lines)),
    };
    const { verdict } = await readEmail(rest, context);
    if (verdict === "notify") notes.push({ set, told, parts: [ngramsOf(wordsOfNote(note))] });
  }
  return notes;
}
