import { hastyGermanic } from "./hasty-words-germanic";
import { hastyRomance } from "./hasty-words-romance";

/** How people write who are in a hurry, or who never learned it. */
export interface HastyWords {
  /** By what is meant, the forms of it that are no words of their own. Those of up to three plain letters only where no other language is read but English. */
  forms: Record<string, string>;
  /** Several words: "able 2" for "able to". Tried where the words themselves are mended. */
  phrases: Record<string, string>;
  /** Words that are also known with a letter missing, doubled or in the place of its neighbour, besides the names of days and months. */
  roots: string;
  /** What a cross beside a day and an hour says: "❌ Thu 3pm". */
  crossed: string;
}

/** Four letters, or one with an accent. Of fewer, "kan" and "x" mean something elsewhere. */
export const isOfOneLanguage = (form: string) => form.length > 3 || /[^a-z\d]/.test(form);

/** What looks like a slip and is a word, or a name. */
export const noSlips =
  "sontag fritag freytag freitas javier domingo domino domain mates mogen quita consulat canceled canceling cancellation annuleer manag canceler";

/** Signs that cross something out, and others that answer beside them. */
export const crosses = "❌✖❎🚫⛔🙅";
export const otherAnswers = "✅✔☑👍👌🆗🟢❓🔁🔄➡→⏩";

/** By the code of the language. */
export const hastyWords: Record<string, HastyWords> = { ...hastyGermanic, ...hastyRomance };
