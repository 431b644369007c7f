import { expect, test } from "vitest";
import { messagesLaidOut } from "../../tests/support/layouts";
import { readAll, timeToRead } from "../../tests/support/unseen";

const messages = messagesLaidOut();

test("a day and an hour are read however a notice lays them out [P89, P90]", {
  timeout: timeToRead(messages.length),
}, async () => {
  const results = await readAll(messages);
  process.stdout.write(`layouts: ${results.filter(({ right }) => right).length}/${results.length} right\n`);
  expect(results.filter(({ right }) => !right).map(({ name, got }) => `${got}: ${name}`)).toEqual([]);
});
