export const joinWords = {
  title: (business: string) => `${business} waitlist`,
  untitled: "Waitlist",
  lead: "Join our waitlist to be notified when appointments become available",
  how: "How should we tell you?",
  atLeastOne: "Select at least one option",
  sms: "Text me",
  email: "Email me",
  submit: "Join Waitlist",
  pending: "Joining...",
  missing: {
    firstName: "Enter your first name.",
    lastName: "Enter your last name.",
    phone: "Enter your phone number.",
    email: "Enter your email address.",
  },
  noConsent: {
    title: "Notification Preference Required",
    text: "Please select at least one notification method (SMS or Email).",
  },
  failed: "Failed to join waitlist. Please try again.",
  success: "You're on the Waitlist!",
  soon: "We look forward to seeing you soon!",
  invalid: "Invalid Link",
  invalidText: "This waitlist link is invalid or has expired. Please contact the business for a valid link.",
};

/** Which way the openings come, as the success screen says it. */
export function willReceive({ smsConsent, emailConsent }: { smsConsent: boolean; emailConsent: boolean }) {
  const ways = smsConsent && emailConsent ? "SMS and Email" : smsConsent ? "SMS" : "Email";
  return `You'll receive notifications when appointments become available via ${ways}.`;
}
