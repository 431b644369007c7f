/** What the operator of an installation names: edit these lines, and nothing else, to make the public pages yours. */

/** The legal entity behind the service, as the privacy policy and the terms name it. */
export const companyName = "Slotback";

/** Where people write to. Without a fixed address, mail goes to `hello@` at the host that serves the page. */
const fixedContactAddress = "";
export const contactAddress = fixedContactAddress || `hello@${window.location.hostname}`;

export interface Testimonial {
  words: string;
  practice: string;
  /** Says what the quote is. Change it only for words that a real customer wrote and allowed you to show. */
  note: string;
}

export const testimonials: [Testimonial, Testimonial] = [
  {
    words:
      "A four o’clock cancellation used to be an empty table. Now the email goes to Slotback and I go back to the person in the room.",
    practice: "Massage therapy practice, one room",
    note: "Illustrative quote",
  },
  {
    words:
      "It shows the exact line it took the time from. In our office nothing goes out to clients that we cannot point to.",
    practice: "Small law office, two attorneys",
    note: "Illustrative quote",
  },
];
