import { PROFESSIONAL_PRICE_CENTS, TRIAL_NOTIFICATIONS_PER_MONTH } from "../../../shared/constants";
import { companyName, contactAddress } from "../content";
import type { Section } from "./legal";

export const termsLead =
  "The agreement between you, the practitioner who holds an account, and the company that operates Slotback.";

export const terms: Section[] = [
  {
    title: "This agreement",
    parts: [
      `This service is operated by ${companyName} ("we"). By signing in or using Slotback you accept these terms and our privacy policy. If you use Slotback for a business, you accept them for that business and confirm that you may.`,
    ],
  },
  {
    title: "Who may use Slotback",
    parts: [
      "You must be 18 or older. Slotback is made for people and businesses that work by appointment, such as massage therapists, chiropractors, dentists and lawyers.",
    ],
  },
  {
    title: "Your account",
    parts: [
      "You sign in through a sign-in provider. Keep that account safe: what happens through it counts as done by you. Your inbound address and your public sign-up link are yours; give the address only to your own mailbox, because whoever knows it can send mail to it.",
    ],
  },
  {
    title: "What the service does",
    parts: [
      "You forward cancellation emails to your inbound address. Slotback reads the date and time that came free and, as you set it up, notifies the clients on your waitlist by text, email or both. You can also send notifications by hand.",
      "Reading an email can fail or go wrong. Slotback asks you when an email is unclear, and shows you the line it read. Slotback books nothing: appointments are made between you and your client, in your own calendar.",
    ],
  },
  {
    title: "Your clients and their consent",
    parts: [
      "You are responsible for client consent. Add or import only people who agreed to get texts or emails from you about openings, keep proof of it, and take people off your list when they ask. Clients who sign up through your public link give their consent there, and we keep the proof for you.",
      "You are responsible for the law that applies to your messages and your trade, including rules on marketing messages, on professional secrecy and on health data. Do not put health information into messages.",
    ],
  },
  {
    title: "Acceptable use",
    parts: [
      "Do not use Slotback to:",
      [
        "message people who did not agree or who opted out, or bought or borrowed lists;",
        "send anything but news about openings with you and what belongs to it;",
        "break the law, deceive, harass or harm anyone;",
        "disturb or overload the service, get around its limits, or reach data of others.",
      ],
      "We may pause an account that does, and tell you why.",
    ],
  },
  {
    title: "Text messages and emails",
    parts: [
      "Carriers and mail providers deliver messages, not we. They can delay, filter or refuse them, and we cannot promise that a message arrives. We honour STOP and unsubscribing at once and for you; you cannot turn that off. We may add to a message what the law or carriers require, such as your business name and how to opt out.",
    ],
  },
  {
    title: "Plans and prices",
    parts: [
      `The free trial costs $0 a month and includes ${TRIAL_NOTIFICATIONS_PER_MONTH} notifications per month; no credit card is required. Professional costs $${PROFESSIONAL_PRICE_CENTS / 100} a month and includes unlimited notifications. A text and an email to the same client about the same opening count as one notification. "Unlimited" means without a count, for use as these terms allow.`,
      "Price changes are announced 30 days ahead. Prices are without taxes, which are added where the law requires it.",
    ],
  },
  {
    title: "Renewal, cancellation and refunds",
    parts: [
      "Professional renews automatically every month, and the payment method on file is charged, until you cancel. You can cancel at any time under Manage Billing; the plan then runs to the end of the paid month and the account goes on as a free trial. There are no refunds for partial months, unless the law gives you one.",
    ],
  },
  {
    title: "Availability",
    parts: [
      "Our goal is an uptime of 99%. It is a goal and not a warranty: maintenance, failures of providers and things beyond our control can interrupt the service. Slotback is still being improved, and features can change.",
    ],
  },
  {
    title: "Your data",
    parts: [
      "Your settings, your client list and your emails stay yours. You allow us to store and process them as far as the service needs it. We process your clients' data on your behalf and by your instructions, as the privacy policy describes. You can export all of it on the Account page at any time.",
    ],
  },
  {
    title: "Our rights",
    parts: [
      "The software, the design and the name Slotback belong to us or to those who license them to us. You get the right to use the service under these terms, and no other. What you suggest to us, we may use freely.",
    ],
  },
  {
    title: "Ending the agreement",
    parts: [
      "You can end the agreement at any time by closing your account on the Account page. We can end it with 30 days' notice, or at once for a serious breach of these terms. After termination, sending stops at once, your data is kept for 30 days, so that a mistake can be put right, and is then deleted.",
    ],
  },
  {
    title: "No warranty",
    parts: [
      'The service is provided "as is" and "as available". As far as the law allows, we give no warranty of any kind, also not that a slot is filled, that revenue is saved, or that every email is read rightly.',
    ],
  },
  {
    title: "Limit of liability",
    parts: [
      "As far as the law allows, we are not liable for indirect damage, such as lost profit or lost appointments, and our total liability is limited to the fees you paid in the prior 12 months. Nothing here limits liability that the law does not allow to be limited.",
      "If a third party claims something from us because of your messages or your client list, you cover the damage and the costs that follow from it.",
    ],
  },
  {
    title: "Changes, law and contact",
    parts: [
      `We may change these terms. The new text and its date appear here, and we tell you by email of changes that matter 30 days ahead; if you go on using Slotback after that, you accept them. The law of the place where ${companyName} is established applies, without taking from you the protection of your own law as a consumer. If one rule of these terms does not hold, the others do.`,
      `Contact: ${contactAddress}.`,
    ],
  },
];
