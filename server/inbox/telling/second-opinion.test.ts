import { expect, test } from "vitest";
import { contextOf, strangers, strangersFile } from "../../../tests/support/corpus";
import { messagesIn } from "../../../tests/support/unseen";
import { readEmail } from "../read";
import { reasons } from "../reasons";

const known = new Map(messagesIn("strangers/text").map((message) => [message.name, message]));

async function read(name: string) {
  const message = known.get(name);
  if (!message) throw new Error(`there is no message "${name}"`);
  return readEmail({ mime: message.mime }, message.context);
}

test.each(["court hearing vacated", "recruiter interview reschedule", "massage jo clears her day"])(
  "%s: what is worded unlike any cancellation is asked about, with the time that the rules would have told",
  async (name) => {
    const { verdict, reason, opening, candidates } = await read(name);
    expect([verdict, reason, opening]).toEqual(["ask", reasons.unlike, null]);
    expect(candidates.length).toBeGreaterThan(0);
  },
);

test.each(["vet-nurse-internal", "cannot keep it after all"])(
  "%s: a cancellation that the rules would let go is asked about, with what speaks against it",
  async (name) => {
    const { kind, verdict, reason } = await read(name);
    expect([kind, verdict]).toEqual(["cancellation", "ask"]);
    expect(reason).toMatch(/^The email is worded like a cancellation\. But: \p{Lu}/u);
  },
);

test("several times, of which one has an hour and the others are beside it: the whole email is like what is told", async () => {
  const { verdict, opening } = await read("spouse-writes-for-husband");
  expect([verdict, opening?.time]).toEqual(["notify", "13:50"]);
});

test.each([
  ["ff-7734-lawmatics-outlook-fwd.eml", "notify"],
  ["fo-8266-practiceq-gmail-fwd.eml", "notify"],
  ["fo-8292-cancelled-slot-taken-again.eml", "ask"],
])("%s: a note above a notice is weighed by itself", async (file, verdict) => {
  const expected = strangers.find((one) => one.file === file);
  if (!expected) throw new Error(`there is no ${file}`);
  expect((await readEmail({ mime: strangersFile(file) }, contextOf(expected))).verdict).toBe(verdict);
});
