import { anyOf } from "../languages/known";
import { once } from "../once";

/** "In April": whether words name a month, or this one (1 to 12), in any language. */
export const namesMonth = (words: string, month?: number) =>
  months().some((name, i) => (month === undefined || i + 1 === month) && name.test(words));

const months = once(() =>
  Array.from(
    { length: 12 },
    (_, i) =>
      new RegExp(
        `(?<!\\p{L})(?:${anyOf(({ months: all }) => (all[i] as string).replaceAll(" ", "|"))})(?!\\p{L})`,
        "iu",
      ),
  ),
);
