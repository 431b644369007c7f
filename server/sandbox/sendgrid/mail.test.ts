import { expect, test } from "vitest";
import { emailsIn, Mail } from "./mail";

const mail = {
  from: { email: "openings@in.slotback.example" },
  subject: "-a-",
  content: [{ type: "text/plain", value: "-a- and -b- for $& (.*)" }],
  personalizations: [{ to: [{ email: "ana@mail.example" }], substitutions: { "-a-": "-b-", "-b-": "$1" } }],
};

test("a value that looks like another key is left as it is", () => {
  const [email] = emailsIn(Mail.parse(mail));
  expect(email).toMatchObject({ subject: "-b-", text: "-b- and $1 for $& (.*)", html: null });
});

test.each([
  ["no recipient", { personalizations: [{ to: [] }] }, "personalizations.0.to"],
  ["no subject", { subject: undefined }, "subject"],
  ["no content", { content: [] }, "content"],
  [
    "substitutions beyond 10,000 bytes",
    { personalizations: [{ to: [{ email: "a@b.example" }], substitutions: { a: "x".repeat(10_000) } }] },
    "personalizations.0.substitutions",
  ],
])("%s is refused", (_case, change, field) => {
  const read = Mail.safeParse({ ...mail, ...change });
  expect(read.error?.issues.map((issue) => issue.path.join("."))).toEqual([field]);
});
