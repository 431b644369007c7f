import fc from "fast-check";
import { expect, test } from "vitest";
import { lineOf } from "../message/line";
import { marginOfEmail, marginOfNote } from "./margin";
import model from "./model.json";
import { ngramsOf, wordsOf } from "./ngrams";
import { marginOf } from "./svm";

const linesOf = (text: string) => text.split("\n").map((line) => lineOf(line));

test("words of one kind are alike", () => {
  expect(wordsOf("Hi Anna,\n\nTuesday, March 3 at 3:30 pm?\thttps://example.com/a?b ann@example.com")).toEqual([
    ...["hi", "(name)", "¶", "(weekday)", "(month)", "0", "at", "0", "?", "(cell)", "(link)", "(address)"],
  ]);
});

test("an n-gram that stands twice counts once", () => {
  expect(ngramsOf(["so", "sorry", "so", "sorry"])).toEqual(
    new Set(["so", "sorry", "so sorry", "sorry so", "so sorry so", "sorry so sorry"]),
  );
});

test("a cancellation is like what is told, and other letters are not", () => {
  const told = marginOfEmail(
    "Cancelled: Massage with Ann Cole",
    linesOf("Ann Cole has cancelled.\nWhen: March 3 at 3 pm"),
  );
  const booked = marginOfEmail("New booking: Ann Cole", linesOf("Ann Cole has booked.\nNeed to cancel? Click here."));
  const sold = marginOfEmail("Webinar: fill your cancelled slots", linesOf("Join us on March 3 at 3 pm.\nUnsubscribe"));
  expect(told).toBeGreaterThan(0.5);
  expect(booked).toBeLessThan(-0.5);
  expect(sold).toBeLessThan(-0.3);
});

test.each([
  "Please fill",
  "For the list pls",
  "Bitte weitergeben, danke",
  "este hueco queda libre",
  "Free now, please pass it on.",
])("the note %j passes a time on", (note) => expect(marginOfNote(linesOf(note))).toBeGreaterThan(0.25));

test.each([
  "Filled it already with Tom.",
  "Marla took this one",
  "ya está dada a Rosa",
  "No need to fill, I'm out that day.",
])("the note %j does not", (note) => expect(marginOfNote(linesOf(note))).toBeLessThan(0));

/** The model as it was learned: by number. */
const entries = [model.email.subject, model.email.text].map((part) =>
  Object.entries<string>(part).flatMap(([weight, ngrams]) =>
    ngrams.split("|").map((ngram) => ({ ngram, weight: Number(weight) })),
  ),
);

test("what reads finds the n-grams that were learned", () => {
  const vocabulary = entries.flat().map(({ ngram }) => ngram);
  const text = fc
    .array(fc.oneof(fc.constantFrom(...vocabulary), fc.string()), { maxLength: 30 })
    .map((words) => words.join(" ").replaceAll("¶", "\n"));
  const numbers = entries.map((part, i) => new Map(part.map(({ ngram }, at) => [ngram, at + i * entries[0]!.length])));
  const weights = Float64Array.from(entries.flat().map(({ weight }) => weight));
  fc.assert(
    fc.property(text, text, (subject, body) => {
      const parts = [
        subject,
        linesOf(body)
          .map((line) => line.text)
          .join("\n"),
      ].map((part, i) => [...ngramsOf(wordsOf(part))].flatMap((ngram) => numbers[i]?.get(ngram) ?? []));
      expect(marginOfEmail(subject, linesOf(body))).toBeCloseTo(
        marginOf({ weights, bias: model.email.bias }, parts),
        9,
      );
    }),
  );
});
