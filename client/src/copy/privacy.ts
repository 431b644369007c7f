import { companyName, contactAddress } from "../content";
import type { Section } from "./legal";

export const privacyLead =
  "What Slotback keeps, why, for how long and who else gets to see it. In short: what it needs to tell a waitlist that a slot came free, and nothing for advertising.";

export const privacy: Section[] = [
  {
    title: "Who we are",
    parts: [
      `This service is operated by ${companyName} ("we"). Slotback tells the clients on a practitioner's waitlist by text and email when an appointment came free.`,
      "For the data of practitioners, the people who hold an account, we decide how it is used. For the data of clients, the people on a waitlist, the practitioner decides, and we process it on the practitioner's behalf.",
    ],
  },
  {
    title: "What we collect about practitioners",
    parts: [
      "We keep:",
      [
        "name, email address and profile picture, as your sign-in provider hands them to us;",
        "your settings: business name, message templates, calendar link, notification method, time zone and country;",
        "your plan, its status and dates, and how many notifications you used. Card details go to our payment provider and never reach us.",
      ],
      "Our servers note technical data of requests, such as the time, the page and the network address, to keep the service running and safe.",
    ],
  },
  {
    title: "What we keep about clients",
    parts: [
      "A client's first and last name, phone number and email address, whether they agreed to texts and to emails, and the state of each message sent to them.",
      "When a client signs up through a practitioner's public link, we also keep the proof of consent: the exact words that were shown, the time, the page, the network address and the browser. When a practitioner adds or imports a client, the practitioner states that the client agreed. Practitioners are responsible for client consent.",
      "We do not ask clients for health information or for the reason of an appointment, and practitioners should not put it into messages.",
    ],
  },
  {
    title: "Forwarded emails",
    parts: [
      "Practitioners forward cancellation emails to an address of their own at Slotback. These emails can hold personal data of other people. A program reads them to find the date and time that came free; people do not read them unless you ask us for help with one.",
      "The stored copy of an email is deleted after 30 days. What stays is the subject, the date and time that was found and the line it was found in, so that the practitioner can check the result.",
    ],
  },
  {
    title: "How we use information",
    parts: [
      "We use it to:",
      [
        "read cancellation emails and send the notifications that a practitioner set up or starts by hand;",
        "show practitioners what was received, sent and delivered;",
        "honour opt-outs and keep the proof of consent;",
        "count usage, bill plans, answer questions and prevent abuse.",
      ],
      "We do not sell personal data, show advertising or build profiles.",
    ],
  },
  {
    title: "Text messages and emails",
    parts: [
      "Clients hear from a practitioner only about openings. Consent to texts is not a condition of any service, and message and data rates may apply. Reply STOP to a text to end texts from that practitioner, START to get them again and HELP for help. Every email has a link that ends emails from that practitioner.",
      "Mobile numbers and consents are not shared with third parties or affiliates for their marketing.",
    ],
  },
  {
    title: "Who receives information",
    parts: [
      "Companies that work for us, each only what its task needs:",
      [
        "Twilio, to deliver texts and to receive replies;",
        "SendGrid, to deliver emails and to receive forwarded ones;",
        "Stripe, for payments;",
        "the sign-in provider with which a practitioner signs in;",
        "the company that hosts our servers and database.",
      ],
      "We also hand over information when the law obliges us to, and to a successor when the business is transferred, under the promises of this policy.",
    ],
  },
  {
    title: "Cookies and browser storage",
    parts: [
      "We set one cookie that keeps you signed in and one that remembers for 7 days whether the sidebar is open. Your browser's local storage keeps the light or dark theme and whether you were signed in. We use no analytics or advertising cookies, and our pages load nothing from other companies, except your profile picture if your sign-in provider hosts it.",
    ],
  },
  {
    title: "How long we keep information",
    parts: [
      "We keep account and waitlist data while the account exists. After an account is terminated, by closing it or by us, data is kept for 30 days and then deleted. Stored copies of forwarded emails are deleted 30 days after they arrived.",
      "A practitioner can delete a client at any time. We then keep only what we need to honour an opt-out and to prove a consent, and records that the law makes us keep, such as invoices.",
    ],
  },
  {
    title: "Security",
    parts: [
      "Connections are encrypted. Each practitioner sees only their own data. Links and addresses that act for a person carry long random tokens. Access to our systems is limited to the people who run them. No system is perfectly safe; if a breach affects you, we tell you as the law requires.",
    ],
  },
  {
    title: "Your choices and rights",
    parts: [
      "Practitioners can see and change their data in the product. On the Account page they can export all of it and close the account. Depending on where you live, the law gives you further rights, such as to object or to complain to an authority.",
      "Clients can end texts and emails at any time as described above. To see, correct or delete what is stored about you, ask the practitioner whose waitlist you joined, or write to us and we pass it on.",
    ],
  },
  {
    title: "Children",
    parts: [
      "Slotback is not for children under 13, and we do not knowingly collect their data. If you believe that a child's data reached us, write to us and we delete it. Holders of an account must be 18 or older.",
    ],
  },
  {
    title: "Changes and contact",
    parts: [
      "When this policy changes, the new text and its date appear here; we tell practitioners by email of changes that matter.",
      `Questions and requests: ${contactAddress}.`,
    ],
  },
];
