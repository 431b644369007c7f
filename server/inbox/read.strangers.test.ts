import { expect, test } from "vitest";
import { readStrangers, strangers } from "../../tests/support/corpus";
import { messagesIn, readAll, timeToRead } from "../../tests/support/unseen";

/**
 * Not understood today: a move that is only said as "is released", a reminder answered with the letter N, "not Tuesday, it's
 * the Wednesday one to cancel", where the older message names the hour, day and hour on two lines below a sentence that
 * cancels by "gelöscht", and "Her Splint Review with you was due on Friday … and is now free", where only the sentence before cancels.
 * Nor are notes that say of the freed time what could mean more ("my 4 oclock friday just dropped",
 * "giovedì si libera", "Hygiene gap for Beth"), a board call "on that very hour", a digest that is nine tenths tips and law, a team's own
 * supervision, all Mondays from a first of March on, a client's text in a letter that sells a training, a notice below nine screens of news, and
 * terms of treatment with days of their own below a letter.
 */
const missed = [
  "q-977-thread-move-agreed-owa.eml",
  "q-979-solutionreach-sms-reply-n.eml",
  "t-1212-wrong-day-corrected.eml",
  "ap-2553-samedi-de-absage.eml",
  "bs-4231-nookal-brisbane.eml",
  "bw-4535-dentally-sms-reply.eml",
  "cf-4999-chirotouch-digest-very-long.eml",
  "cs-5251-outlook-de-serie-ein-termin.eml",
  "cs-5253-cliente-fr-toutes-les-seances.eml",
  "ct-5319-lighthouse360-snapshot-long.eml",
  "dj-5823-chirotouch-news-long.eml",
  "dj-5824-semble-terms-long.eml",
];

test("messages by people who had not read the rules are told right, and none wrongly [P89, P90, P91]", {
  timeout: timeToRead(strangers.length),
}, async () => {
  const results = await readStrangers();
  expect(results.filter(({ wrongSend }) => wrongSend)).toEqual([]);
  const misread = results.filter(({ problem }) => problem !== null);
  process.stdout.write(`messages by strangers: ${results.length - misread.length}/${results.length} right\n`);
  expect(misread.map(({ file }) => file)).toEqual(missed);
});

/**
 * Of those that came as text: a move that the practitioner has agreed to in a note above it, two residents of a home for whom one letter
 * cancels, a reason with a day of its own, a handover where one of two is filled again, "has rung off", and a
 * form whose question holds the word. Nor are a calendar's title between a coach and a client beside a meeting of hers, "X" below a
 * reminder, a row of a log, and a snow day that moved something else.
 */
const missedTexts = [
  "client-moved-and-owner-agreed",
  "care-home-two-residents",
  "spouse-writes-for-husband",
  "evening-handover-one-refilled-one-free",
  "vet-nurse-internal",
  "client going away, practitioner time named",
  "google form responses mail",
  "outlook canceled with zone",
  "rhinogram",
  "epic cadence interface home made",
  "client mom tutoring text forwarded",
];
/** Told wrongly: they could be a client's word for word, and who owns the mailbox is not known here. */
const toldWrongly = ["accountant moves meeting", "practitioner cancels own dentist"];
const texts = messagesIn("strangers/text");

test("texts by strangers are told right, and none wrongly but those of the practitioner's own that nobody could tell [P89, P90, P91]", {
  timeout: timeToRead(texts.length),
}, async () => {
  const results = await readAll(texts);
  const namesOf = (some: typeof results) => some.map(({ name }) => name);
  expect(namesOf(results.filter(({ wrongSend }) => wrongSend))).toEqual(toldWrongly);
  const misread = results.filter(({ right, wrongSend }) => !right && !wrongSend);
  process.stdout.write(`texts by strangers: ${results.filter(({ right }) => right).length}/${results.length} right\n`);
  expect(namesOf(misread)).toEqual(missedTexts);
});
