import { crosses, hastyWords, otherAnswers } from "../languages/hasty-words";
import { languages } from "../languages/known";
import type { Language } from "../languages/language";
import { gathered } from "../lists";
import { type Line, withMeaning } from "./line";

const cross = new RegExp(`[${crosses}]`, "u");
const anySign = new RegExp(`[${crosses}${otherAnswers}]`, "gu");
const LONGEST = 40;

/** "❌ Thu 3pm" as "cancelled: Thu 3pm": one such line in a text, and nothing but a day and an hour in it. Two signs compare something. */
export function withCross(lines: Line[], first: Language): Line[] {
  const signs = gathered(lines, ({ text }) => text.match(anySign) ?? []);
  const [sign] = signs;
  if (sign === undefined || signs.length > 1 || !cross.test(sign)) return lines;
  return lines.map((line) => (isCrossed(line.text, sign) ? inWords(line, sign, first) : line));
}

const isCrossed = (text: string, sign: string) =>
  text.length <= LONGEST && (text.startsWith(sign) || text.endsWith(sign)) && /\d/.test(text) && !text.includes("?");

/** In the first language that has all of its words, that of the text before others. */
function inWords(line: Line, sign: string, first: Language): Line {
  const when = line.text.replace(sign, "").trim();
  const words = when.toLowerCase().match(/\p{L}+/gu) ?? [];
  const language = [first, ...languages].find((one) => {
    const known = wordsOfDays(one);
    return words.every((word) => known.has(word));
  });
  return language ? withMeaning(line, `${hastyWords[language.code]?.crossed}: ${when}`) : line;
}

/** The names of days and months, and what stands around an hour. */
const wordsOfDays = ({ months, weekdays, today, tomorrow, tonight, at, am, pm, clock }: Language) =>
  new Set(
    [...months, ...weekdays, today, tomorrow, tonight, at, am, pm, clock].flatMap((names) =>
      names.toLowerCase().split(/[ |.]/),
    ),
  );
