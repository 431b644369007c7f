import { anyOf } from "../languages/known";
import type { Moment } from "./moments";

/**
 * "9 am my time / 5 pm your time", "(10 am New York, 3 pm for you)": one moment on two clocks, of which the reader's counts.
 * What stands between the two must say no more than that: of "9 am, or 5 pm for you" nobody knows which one was meant.
 */
export function onOneClock(moments: Moment[], text: string): Moment[] {
  if (moments.length < 2 || !yoursAnywhere.test(text)) return moments;
  const kept: Moment[] = [];
  for (const moment of moments) {
    const before = kept.at(-1);
    const same = before ? sameMoment(before, moment, text) : null;
    if (same) kept[kept.length - 1] = same;
    else kept.push(moment);
  }
  return kept;
}

function sameMoment(first: Moment, second: Moment, text: string): Moment | null {
  if (!first.time || !second.time || (first.date && second.date)) return null;
  if (first.struck !== second.struck) return null;
  const [yoursFirst, yoursSecond] = [isYours(first, text), isYours(second, text)];
  if (yoursFirst === yoursSecond) return null;
  const between = text.slice(first.to, second.from);
  const sayNoMore = first.zone ? onlyMarks.test(between) : onlyWhose.test(between) || onlyWhere.test(between);
  if (!sayNoMore) return null;
  const { time } = yoursFirst ? first : second;
  return {
    ...first,
    date: first.date ?? second.date,
    part: first.part ?? second.part,
    time,
    zone: null,
    to: second.to,
  };
}

const isYours = ({ zone, to }: Moment, text: string) => zone === null && yours.test(text.slice(to, to + LONGEST));

/** No such words are longer, in characters. */
const LONGEST = 24;
const [yourWords, myWords] = [anyOf(({ zoneWords }) => zoneWords.yours), anyOf(({ zoneWords }) => zoneWords.mine)];
const yoursAnywhere = new RegExp(`\\d[\\p{L}.]{0,6} ?(?:${yourWords})(?!\\p{L})`, "iu");
const yours = new RegExp(`^ ?(?:${yourWords})(?!\\p{L})`, "iu");
const mark = "[,(/=–-]*\\s?(?:(?:which is|that is|that's|so|i\\.e\\.) )?";
const onlyMarks = new RegExp(`^\\s?${mark}$`, "u");
/** "my time / ", " for you (", " here, so ", " (" */
const onlyWhose = new RegExp(`^ ?(?:(?:${yourWords}|${myWords})\\s?${mark}|\\s?[(/=]\\s?)$`, "iu");
/** " in Los Angeles, ", " New York (" */
const onlyWhere = new RegExp(`^ (?:\\p{L}{1,4} )?\\p{Lu}\\p{L}{1,20}(?: \\p{Lu}\\p{L}{1,20}){0,2}\\s?${mark}$`, "u");
