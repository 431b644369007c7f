import { expect, test } from "vitest";
import { readEmail } from "../read";
import { excerpt } from "./evidence";

const home = { timeZone: "America/New_York", country: "US", receivedAt: new Date("2026-11-22T12:00:00Z") };
const talk = "a long line of context that goes on about many matters, ".repeat(8);

test("a short line stands whole", () => expect(excerpt("I cancel Friday", ["Friday"])).toBe("I cancel Friday"));

test("of a long one there are the words around all that was found, and no half words", () => {
  const text = `${talk}and I must cancel my Friday December 4 visit, ${talk}or Monday December 7 it is, ${talk}`;
  const shown = excerpt(text, ["cancel", "Friday December 4", "Monday December 7"]);
  expect(shown).toMatch(/^… .*I must cancel my Friday December 4 visit.* … .*or Monday December 7 it is.* …$/);
  expect(shown.length).toBeLessThan(400);
  const words = new Set(text.split(/\s+/));
  expect(shown.split(/\s+/).filter((word) => word !== "…" && !words.has(word))).toEqual([]);
});

test("a word without end is cut", () => {
  expect(excerpt(`${"a".repeat(900)} 3 PM`, ["3 PM"]).length).toBeLessThan(100);
});

test("a misspelt line is shown as it was typed", async () => {
  const text = "hi i hav to cancle my apointment thrusday 11/26 at3pm";
  const { verdict, evidence } = await readEmail({ text }, home);
  expect(verdict).toBe("notify");
  expect(evidence.map((one) => one.text)).toEqual([text]);
  for (const { found } of evidence) for (const words of found) expect(text).toContain(words);
});

test("the readings that are offered stand in the evidence, of however many dates they are", async () => {
  const days = Array.from({ length: 28 }, (_, day) => `December ${day + 1} at ${1 + (day % 8)}:15 PM`);
  const text = `Hi, I have these with you: ${days.join(", ")}. Please cancel the one my husband told you about.`;
  const { candidates, evidence } = await readEmail({ subject: "Please cancel", text }, home);
  const shown = evidence.map((one) => one.text).join("\n");
  expect(candidates.length).toBeGreaterThan(1);
  for (const { date } of candidates) expect(shown).toContain(`December ${Number(date.slice(-2))} at`);
  expect(shown).toContain("Please cancel the one");
});

test("so does each of fourteen that are cancelled together", async () => {
  const days = Array.from(
    { length: 14 },
    (_, day) => `December ${day + 1}, 2026 at ${1 + (day % 8)}:15 PM - Zoe Quill`,
  );
  const text = `The following 14 appointments have been cancelled:\n\n${days.join("\n")}`;
  const { evidence } = await readEmail({ subject: "14 appointments cancelled", text }, home);
  expect(evidence.map(({ line }) => line)).toEqual(expect.arrayContaining(days.map((_, at) => at + 3)));
});
