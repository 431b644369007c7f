import { expect, test } from "vitest";
import { readCorpus } from "../../tests/support/corpus";

test("every message of the mail corpus is read as a careful assistant would read it [P89, P90, P91, P100, P123]", {
  timeout: 60_000,
}, async () => {
  const { results, score } = await readCorpus();
  process.stdout.write(`${score}\n`);
  expect(results.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(results.filter(({ wrongSend }) => wrongSend)).toEqual([]);
});
