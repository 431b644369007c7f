import { PROFESSIONAL_PRICE_CENTS, TRIAL_NOTIFICATIONS_PER_MONTH } from "../../../shared/constants";

const trial = `${TRIAL_NOTIFICATIONS_PER_MONTH} notifications per month`;

export const landing = {
  title: "Slotback: never lose revenue to last-minute cancellations",
  login: "Log In",
  signUp: "Sign Up",
  start: "Get Started",
  // "last-minute" stays on one line.
  headline: { before: "Never lose revenue to", whole: "last-minute", after: "cancellations." },
  lead: "Forward the cancellation email. Slotback reads which slot came free and tells your waiting clients by text and email.",
  terms: `${TRIAL_NOTIFICATIONS_PER_MONTH} notifications a month for $0. No credit card required.`,
  features: {
    heading: "From one forwarded email to a filled hour.",
    instant: {
      title: "Instant notifications",
      text: "The email arrives, the texts go out. Nobody on your side has to pick up the phone.",
    },
    waitlist: {
      title: "Waitlist management",
      text: "Add people by hand, import a contacts file, or share a sign-up link they fill in themselves.",
    },
    channels: {
      title: "SMS and email alerts",
      text: "Text, email or both. One opening counts once per client, whichever way they hear it.",
    },
    setup: {
      title: "Quick setup",
      text: "Forward cancellations to your own Slotback address. Keep the booking tool you have.",
    },
    scheduling: {
      title: "Smart scheduling",
      text: "Slotback shows the line it read. When an email is unclear it asks you instead of guessing.",
    },
    revenue: {
      title: "Maximize revenue",
      text: "An empty hour earns nothing. Give the people who asked for it the first chance at it.",
    },
  },
  integrations: {
    heading: "Works with the calendar you have.",
    text: "Any scheduling tool that emails you when a client cancels will do, such as these three. There is nothing to connect and nothing to install. Slotback is independent of the companies that make them.",
    tools: ["Acuity Scheduling", "Calendly", "Square Appointments"],
    parts: [
      ["Email forwarding", "One rule in your mailbox sends cancellations to your own address."],
      ["Custom message templates", "Your words for texts and emails, with the name, date and time filled in."],
      ["Calendar link integration", "Every message can carry the link where you take bookings."],
      ["Usage analytics dashboard", "What came in, who was told and what was delivered, week by week."],
    ],
  },
  pricing: {
    heading: "Start free. Upgrade when your list outgrows it.",
    text: "A text and an email to the same client count as one notification. No credit card required for the trial.",
    perMonth: "per month",
    popular: "Most Popular",
    trial: {
      name: "Free Trial",
      price: "$0",
      amount: trial,
      includes: [trial, "Email forwarding", "Waitlist management", "All core features"],
    },
    professional: {
      name: "Professional",
      price: `$${PROFESSIONAL_PRICE_CENTS / 100}`,
      amount: "Unlimited notifications",
      includes: [
        "Unlimited notifications",
        "SMS and email notifications",
        "Custom message templates",
        "Calendar link integration",
        "Usage analytics dashboard",
        "Priority support",
      ],
    },
  },
  voices: "Made for days like these.",
  about: {
    heading: "About",
    text: "Slotback is for people who work by appointment: massage therapists, chiropractors, dentists, lawyers and everyone whose empty hour cannot be sold later. It does one thing. When a client cancels, the people who were waiting hear of it while there is still time to come.",
  },
  blog: {
    heading: "Blog",
    title: "Why Slotback asks instead of guessing",
    text: "“Friday, March 21, 2026” is a Saturday. A program could pick one of the two; forty people would then read a wrong date. So Slotback stops, shows you the line and waits for one click. A slot offered ten minutes later is worth more than a wrong text at once.",
  },
  closing: {
    heading: "Be ready for the next cancellation.",
    text: "Set up one forwarding rule today. The next empty hour finds its client.",
    noCard: "No credit card required.",
  },
  tagline: "Cancelled appointments, filled again.",
};
