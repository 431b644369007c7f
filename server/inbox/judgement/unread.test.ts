import { expect, test } from "vitest";
import { messagesIn, timeToRead } from "../../../tests/support/unseen";
import { readEmail } from "../read";
import { reasons } from "../reasons";

const messages = messagesIn("unseen").filter(({ name, answer }) => name.startsWith("unread ") && answer === "ask");

test("an email in a language that is not read says so, and its text tells nobody", {
  timeout: timeToRead(messages.length),
}, async () => {
  expect(messages.length).toBeGreaterThan(30);
  for (const { name, mime, context } of messages) {
    const { verdict, reason, opening } = await readEmail({ mime }, context);
    expect({ name, verdict, reason, opening }).toEqual({
      name,
      verdict: "ask",
      reason: reasons.language,
      opening: null,
    });
  }
});

test("letters to many in such a language are asked about only where they call something off", async () => {
  const context = { timeZone: "Europe/Copenhagen", country: "DK", receivedAt: new Date("2026-12-01T09:00:00Z") };
  const read = (text: string) =>
    readEmail({ subject: "Nyt", text, headers: "List-Unsubscribe: <https://example.com/u>" }, context);
  const offer = await read("Hej, vi har fyldt lageret op, og du får det hele med rabat til og med på fredag.");
  expect(offer.verdict).toBe("ignore");
  const notice = await read("Hej, din kunde har aflyst sin tid på fredag, og den er nu ledig i kalenderen.");
  expect(notice.reason).toBe(reasons.language);
});
