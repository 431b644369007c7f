import { expect, test } from "vitest";
import { messagesBeside } from "../../tests/support/beside";
import { readAll, timeToRead } from "../../tests/support/unseen";

/** Understood otherwise today: what a careful person reads over, such as "his own file … stays as it is". */
const misunderstood: string[] = [];
const toldWrongly: string[] = [];
const messages = messagesBeside();

test("what people write and tools add beside a cancellation changes nothing, and makes none of a confirmation [P89, P90, P91]", {
  timeout: timeToRead(messages.length),
}, async () => {
  const results = await readAll(messages);
  const namesOf = (some: typeof results) => [...new Set(some.map(({ name }) => name))];
  process.stdout.write(`beside a line: ${results.filter(({ right }) => right).length}/${results.length} right\n`);
  expect(namesOf(results.filter(({ wrongSend }) => wrongSend))).toEqual(toldWrongly);
  expect(namesOf(results.filter(({ right, wrongSend }) => !right && !wrongSend))).toEqual(misunderstood);
});
