import { allOf, anyOf } from "../languages/known";
import { gathered } from "../lists";
import { matchesIn } from "../matches";

interface Stretch {
  from: number;
  to: number;
}

const surname = "\\p{Lu}[\\p{L}'’-]{1,40}";
/** "Marijke de Wolff", "Jan van der Berg": small words of a surname. */
export const particles =
  "(?:(?:v[ao]n|de|de[lnrs]|te[nr]|zu[mr]?|d[aiou]|da[sl]|dos|della|la|las|los|le|el|al|af|bin|ibn|ben|y) ){0,3}";
const title = new RegExp(
  `(?<!\\p{L})(?:${anyOf(({ people }) => people.titles)})\\.? (?=\\p{L}[\\p{L}'’-]{0,40}|\\p{L}\\.)`,
  "giu",
);
const afterTitle = new RegExp(`^(?:(?:${surname}|\\p{Lu}\\.)[ -]){0,2}${particles}${surname}`, "u");
const firstNames = allOf(({ people }) => people.firstNames.replaceAll(" ", "|"));
const pair = new RegExp(`(?<![\\p{L}\\d])(${surname})(?:(?: \\p{Lu}\\.)? ${particles}|, )(${surname})`, "gu");

const capital = /(?<!\p{L})\p{Lu}\p{L}{1,40}/gu;

/** Words that are first names, with a capital: "Grace" is one, "grace" is none. */
export const firstNamesIn = (text: string) =>
  matchesIn(capital, text)
    .map(({ 0: word }) => word)
    .filter((word) => firstNames.has(word.toLowerCase()));

/**
 * Where a word can only be somebody's name, whatever else it means: behind a title, "Mrs Ferry", or beside a first name,
 * "Tom Ferry", "Ferry, Tom".
 */
export function namesIn(text: string): Stretch[] {
  const titled = gathered(matchesIn(title, text), ({ index, 0: words }) => {
    const from = index + words.length;
    const name = afterTitle.exec(text.slice(from, from + 120));
    return name ? [{ from, to: from + name[0].length }] : [];
  });
  const paired = matchesIn(pair, text)
    .filter(({ 1: one = "", 2: other = "", 0: words }) =>
      firstNames.has((words.includes(",") ? other : one).toLowerCase()),
    )
    .map(({ index, 0: words }) => ({ from: index, to: index + words.length }));
  return [...titled, ...paired];
}

/** The text, equally long, without the names in it. */
export const withoutNames = (text: string, rest: string) =>
  namesIn(text).reduce((left, { from, to }) => left.slice(0, from) + "~".padEnd(to - from) + left.slice(to), rest);

/** Whether somebody is named in full or by a first name. */
export const hasName = (text: string) => namesIn(text).length > 0 || firstNamesIn(text).length > 0;
