import { expect, test } from "vitest";
import { readStrangers } from "../../tests/support/corpus";

/** Read, but not yet told by themselves: each asks, or says that it found nothing. The list may only become shorter. */
const missed = [
  "a-033-phorest-ie-two-services-one-visit.eml",
  "c-011-answering-service-form-2digit-year.eml",
  "c-032-google-voice-voicemail-eleven-fifteen.eml",
  "c-038-lighthouse-family-of-three.eml",
  "f-136-client-mail-thursday-at-ten.eml",
  "h-324-answering-service-today.eml",
];

test("messages by people who had not read the rules are told right, and none wrongly [P89, P90, P91]", {
  timeout: 60_000,
}, async () => {
  const results = await readStrangers();
  expect(results.filter(({ wrongSend }) => wrongSend)).toEqual([]);
  const misread = results.filter(({ problem }) => problem !== null);
  process.stdout.write(`messages by strangers: ${results.length - misread.length}/${results.length} right\n`);
  expect(misread.map(({ file }) => file)).toEqual(missed);
});
