import { expect, test } from "vitest";
import type { MessageId } from "../ids";
import type { OutgoingEmail } from "./ports";
import { mailsOf } from "./sendgrid-mail";

const email = (name: string, more: Partial<OutgoingEmail> = {}): OutgoingEmail => ({
  id: `id-${name}` as MessageId,
  to: `${name}@example.com`,
  senderName: "Riverside <Massage>",
  postalAddress: "",
  subject: `An opening, ${name}`,
  text: `Hi ${name}!\n\nBook: https://book.example/a?b=1&c=2.`,
  unsubscribeUrl: `https://slotback.test/u/${name}`,
  ...more,
});

/** What one recipient reads. */
function read(emails: OutgoingEmail[], nth: number) {
  const { mail } = mailsOf("from@slotback.test", emails)[0]!;
  const words = Object.entries<string>(mail.personalizations[nth]!.substitutions ?? {});
  const [text, html] = mail.content.map(({ value }) =>
    words.reduce((filled, [key, word]) => filled.replaceAll(key, () => word), value),
  );
  return { text, html };
}

test("recipients of one call read their own words and have their own link [P74, P75]", () => {
  const emails = [email("ann"), email("ben")];
  for (const [n, name] of ["ann", "ben"].entries()) {
    const { text, html } = read(emails, n);
    expect(text).toBe(
      `Hi ${name}!\n\nBook: https://book.example/a?b=1&c=2.\n\n--\nYou hear from Riverside <Massage> because you joined its waitlist.\nUnsubscribe: https://slotback.test/u/${name}\n`,
    );
    expect(html).toContain(`<p style="margin:0 0 16px">Hi ${name}!</p>`);
    expect(html).toContain(`<a href="https://slotback.test/u/${name}"`);
    expect(html).toContain(`You hear from Riverside &lt;Massage&gt; because you joined its waitlist.`);
  }
});

test("one email alone reads the same as in company", () => {
  expect(read([email("ann")], 0)).toEqual(read([email("ann"), email("ben")], 0));
});

test("links can be clicked, and nothing else in a text is HTML", () => {
  const { html } = read(
    [email("ann", { text: "<b>Hi</b> & see (https://x.example/a?b=1&c=2), or https://y.example." })],
    0,
  );
  expect(html).toContain("&lt;b&gt;Hi&lt;/b&gt; &amp; see (");
  expect(html).toContain(
    '<a href="https://x.example/a?b=1&amp;c=2" style="color:#0b6b4f">https://x.example/a?b=1&amp;c=2</a>), or',
  );
  expect(html).toContain('<a href="https://y.example" style="color:#0b6b4f">https://y.example</a>.');
});

test("a text beyond SendGrid's bound for substitutions travels alone, whole", () => {
  const long = email("ann", { text: "Long. ".repeat(1_600) });
  const mails = mailsOf("from@slotback.test", [email("ben"), long, email("cat")]);
  expect(mails.map(({ emails }) => emails.map(({ to }) => to))).toEqual([
    ["ben@example.com", "cat@example.com"],
    ["ann@example.com"],
  ]);
  expect(mails[1]!.mail.content[0]!.value).toContain(long.text);
});

test("the practice's address stands under the email, line by line, and is text whatever it looks like", () => {
  const postalAddress = "12 River Rd <b>\nSalem, OR 97301";
  for (const emails of [
    [email("ann", { postalAddress })],
    [email("ann", { postalAddress }), email("ben", { postalAddress })],
  ]) {
    const { text, html } = read(emails, 0);
    expect(text).toMatch(/Unsubscribe: \S+ann\n\n12 River Rd <b>\nSalem, OR 97301\n$/);
    expect(html).toContain("<br>12 River Rd &lt;b&gt;<br>Salem, OR 97301</p>");
  }
});

test("emails of two senders never share a call", () => {
  expect(mailsOf("from@slotback.test", [email("ann"), email("ben", { senderName: "Dr. Oak" })])).toHaveLength(2);
  expect(mailsOf("from@slotback.test", [email("ann"), email("ben", { postalAddress: "Salem" })])).toHaveLength(2);
});
