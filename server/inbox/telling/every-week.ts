import type { Candidate } from "../candidates/candidates";
import { lower } from "../message/line";
import { type Cues, inLanguages, placesOf } from "../phrases/cues";
import { sentencesOf } from "../statements/sentences";

/**
 * "Please cancel my standing Tuesday 9 am", "den festen Termin dienstags um 9": from when on, and whether the coming one is meant, nobody
 * knows. A day of its own, "this week" or "next Tuesday" in the sentence says so.
 */
export const isOfEveryWeek = (from: Candidate[], cues: Cues): boolean =>
  from.length > 0 &&
  from.every((one) => {
    if (one.exact || one.numbered || one.shifted || one.labelled || row.test(one.line.text)) return false;
    const text = lower(sentencesOf(one.line).find((some) => some.from === one.sentence)?.text ?? "");
    const places = placesOf(cues, "recurs", text);
    // "For the rest of this month" names no coming day.
    const rest = places.reduce(
      (left, { from: at, to }) => left.slice(0, at) + "~".repeat(to - at) + left.slice(to),
      text,
    );
    return places.length > 0 && !nearby(cues).test(rest);
  });

/** "Schedule: Mondays at 5:30 PM, from Mon, Sep 14": what a tool lists has a first day besides. */
const row = /^\W*\p{L}[\p{L} ]{0,30}\s?[:\t]/u;

const nearby = inLanguages(
  (anyOf) =>
    new RegExp(
      `(?<!\\p{L})(?:${anyOf(
        ({ thisWeek }) => thisWeek,
        ({ nextWord }) => nextWord.replaceAll(" ", "|"),
        ({ thisWord }) => thisWord.replaceAll(" ", "|"),
        ({ today }) => today,
        ({ tomorrow }) => tomorrow.replaceAll(" ", "|"),
      )})(?!\\p{L})`,
      "u",
    ),
);
