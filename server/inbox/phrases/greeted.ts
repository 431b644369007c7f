import { anyOf } from "../languages/known";
import { blanked } from "../message/line";

const titles = anyOf(({ people }) => people.titles);
const greeting = new RegExp(
  `^(\\W*(?:${anyOf(({ parties }) => parties.greetings)})(?!\\p{L}))((?: [\\p{L}.'’-]{1,30}){1,3}),`,
  "u",
);
const title = new RegExp(`^(?:${titles})\\.?$`, "u");

/** "Bonjour docteur, Nina est malade": who is greeted, by name or title, is not who is ill. `small`: the sentence in small letters. */
export function withoutGreeted(sentence: string, small: string): string {
  const [whole = "", { length } = "", names = ""] = greeting.exec(small) ?? [];
  const isGreeted = (word: string) => /^\p{Lu}/u.test(word) || title.test(word);
  const words = sentence
    .slice(length, length + names.length)
    .trim()
    .split(" ");
  return whole !== "" && words.every(isGreeted) ? blanked(small, { from: 0, to: whole.length }) : small;
}
