import { expect, test } from "vitest";
import { readEmail } from "../read";
import { maySeveralBeFree } from "../several";

const context = { timeZone: "America/New_York", country: "US", receivedAt: new Date("2026-03-10T15:00:00Z") };
const choicesIn = async (text: string) => {
  const { verdict, candidates } = await readEmail({ subject: "Appointment cancelled", text }, context);
  return { verdict, choices: candidates.map(({ date, time }) => `${date} ${time}`) };
};

test.each([
  [
    "a weekday that is not the date's",
    "Ann Lee cancelled her appointment on Friday, March 21 at 3:00 PM.",
    ["2026-03-20 15:00", "2026-03-21 15:00"],
  ],
  [
    "the same without a time",
    "Ann Lee cancelled her appointment on Friday, March 21.",
    ["2026-03-20 null", "2026-03-21 null"],
  ],
  [
    "two times",
    "Your client cancelled.\nWhen: March 19, 2026 at 3:00 PM\nWhen: March 20, 2026 at 4:00 PM",
    ["2026-03-19 15:00", "2026-03-20 16:00"],
  ],
  [
    "a move that does not say from when",
    "The appointment was rescheduled.\nMarch 19, 2026 at 3:00 PM\nMarch 20, 2026 at 4:00 PM",
    ["2026-03-19 15:00", "2026-03-20 16:00"],
  ],
  ["a date and no time", "Ann Lee cancelled her appointment on March 19, 2026.", ["2026-03-19 null"]],
  ["no date at all", "Ann Lee cancelled her appointment.", []],
])("of %s the practitioner chooses [P111, P112, P113]", async (_, text, choices) => {
  expect(await choicesIn(text)).toEqual({ verdict: "ask", choices });
});

test.each([
  [
    "days of somebody who wrote yesterday",
    "Message left on 3/9 at 6:40 PM: please cancel me tomorrow at 3 pm.",
    ["2026-03-10 15:00", "2026-03-11 15:00"],
  ],
  [
    "a weekday that is not the date's",
    "Ann Lee cancelled her appointment on Friday, March 21 at 3:00 PM.",
    ["2026-03-20 15:00", "2026-03-21 15:00"],
  ],
])("of %s only one can be right [P112]", async (_, text, choices) => {
  const reading = await readEmail({ subject: "Appointment cancelled", text }, context);
  expect(reading.candidates.map(({ date, time }) => `${date} ${time}`)).toEqual(choices);
  expect(maySeveralBeFree(reading)).toBe(false);
});

test("of two appointments both may have come free [P112]", async () => {
  const text = "Your client cancelled.\nWhen: March 19, 2026 at 3:00 PM\nWhen: March 20, 2026 at 4:00 PM";
  expect(maySeveralBeFree(await readEmail({ subject: "Appointment cancelled", text }, context))).toBe(true);
});
