import { escapeHtml, footer, lines, page, paragraphs } from "./email-html";
import type { OutgoingEmail } from "./ports";

// Keys that no person's text contains; SendGrid replaces them wherever they stand.
const KEY = { text: "-8f1c.text-", html: "-8f1c.html-", link: "-8f1c.link-" };
/** SendGrid's bound for the substitutions of one recipient is 10,000 bytes. */
const SUBSTITUTIONS_MOST_BYTES = 9_500;

/** What goes to `POST /v3/mail/send`. */
export type Mail = ReturnType<typeof mailOf>;

/**
 * Emails in as few calls as SendGrid allows. Recipients of one call share its content, and each has the words of its
 * own as substitutions; a text too long for those travels alone.
 */
export function mailsOf(from: string, emails: OutgoingEmail[]): { mail: Mail; emails: OutgoingEmail[] }[] {
  const groups: OutgoingEmail[][] = [];
  const bySender = new Map<string, OutgoingEmail[]>();
  for (const email of emails) {
    if (isLong(email)) {
      groups.push([email]);
      continue;
    }
    const sender = `${email.senderName}\n${email.postalAddress}`;
    const group = bySender.get(sender);
    if (group) group.push(email);
    else {
      const own = [email];
      bySender.set(sender, own);
      groups.push(own);
    }
  }
  return groups.map((group) => ({ mail: mailOf(from, group), emails: group }));
}

const isLong = ({ text, unsubscribeUrl }: OutgoingEmail) =>
  // Cheap first: escaping and links make a text at most several times longer.
  text.length * 8 > SUBSTITUTIONS_MOST_BYTES &&
  Buffer.byteLength(text) + Buffer.byteLength(paragraphs(text)) + unsubscribeUrl.length > SUBSTITUTIONS_MOST_BYTES;

function mailOf(from: string, emails: OutgoingEmail[]) {
  const [first] = emails as [OutgoingEmail];
  const { senderName: business, postalAddress: address } = first;
  const alone = emails.length === 1;
  const words = alone ? wordsOf(first) : KEY;
  return {
    from: { email: from, name: business },
    personalizations: emails.map((email) => ({
      to: [{ email: email.to }],
      subject: email.subject,
      headers: {
        "List-Unsubscribe": `<${email.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
      // Comes back with every event: the only thing that ties one to a message. SendGrid's staff may read it.
      custom_args: { message: email.id },
      ...(alone ? {} : { substitutions: substitutionsOf(email) }),
    })),
    content: [
      { type: "text/plain", value: words.text + footer({ business, address, unsubscribeUrl: words.link }) },
      {
        type: "text/html",
        value: page({
          body: words.html,
          business: escapeHtml(business),
          address: lines(address),
          unsubscribeUrl: escapeHtml(words.link),
        }),
      },
    ],
    // Links stay the practitioner's own, and our unsubscribe link the only one.
    tracking_settings: {
      click_tracking: { enable: false, enable_text: false },
      open_tracking: { enable: false },
      subscription_tracking: { enable: false },
    },
  };
}

const wordsOf = (email: OutgoingEmail) => ({
  text: email.text,
  html: paragraphs(email.text),
  link: email.unsubscribeUrl,
});

function substitutionsOf(email: OutgoingEmail) {
  const words = wordsOf(email);
  return { [KEY.text]: words.text, [KEY.html]: words.html, [KEY.link]: words.link };
}
