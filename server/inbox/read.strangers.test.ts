import { expect, test } from "vitest";
import { readStrangers, strangers } from "../../tests/support/corpus";
import { timeToRead } from "../../tests/support/unseen";

test("messages by people who had not read the rules are told right, and none wrongly [P89, P90, P91]", {
  timeout: timeToRead(strangers.length),
}, async () => {
  const results = await readStrangers();
  expect(results.filter(({ wrongSend }) => wrongSend)).toEqual([]);
  const misread = results.filter(({ problem }) => problem !== null);
  process.stdout.write(`messages by strangers: ${results.length - misread.length}/${results.length} right\n`);
  expect(misread).toEqual([]);
});
