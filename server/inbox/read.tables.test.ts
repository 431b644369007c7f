import { expect, test } from "vitest";
import { servedReader } from "../../tests/support/served-reader";
import { answerOf, isRight, messagesIn, timeToRead } from "../../tests/support/unseen";

/** A cell that has no table inside. */
const cell = /(<t[dh]\b[^>]*>)((?:(?!<\/?t[dhr]\b|<\/?table)[\s\S])*)(<\/t[dh]>)/gi;

const tables = messagesIn("unseen")
  .map((message) => ({ ...message, text: new TextDecoder().decode(message.mime) }))
  .filter(({ text }) => text.search(cell) >= 0);

/**
 * Not told without a box either: "De" and "Para", "Från" and "Till" as rows, "Antes" and "Agora" where nothing else speaks of a move; and of
 * terms below a move those that `read.unseen.test.ts` lists.
 */
const missed = [
  "pt grid of moves 4 columns: ignore",
  "sv grid of moves 42 table: ask",
  "terms below: short terms only: ask",
  "terms below: fr annulé et maintenu: ask",
  "terms again: f1 you have a schedule change: ignore",
];

test.each([
  ["in a paragraph, as Outlook writes it", '<p class="MsoNormal">', "<o:p></o:p></p>"],
  ["in a box", "\r\n<div>", "</div>\r\n"],
  ["in a table of its own", "<table><tbody><tr><td>", "</td></tr></tbody></table>"],
])("with every cell %s, a table says the same", { timeout: timeToRead(tables.length) }, async (_, before, after) => {
  expect(tables.length).toBeGreaterThan(50);
  const readEmail = await servedReader();
  const wrong: string[] = [];
  for (const { name, answer, text, context } of tables) {
    const mime = new TextEncoder().encode(text.replace(cell, `$1${before}$2${after}$3`));
    const got = answerOf(await readEmail({ mime }, context));
    if (!isRight(answer, got)) wrong.push(`${name}: ${got}`);
  }
  expect(wrong).toEqual(missed);
});
