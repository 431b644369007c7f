/**
 * The words beside the boxes of the join page, kept word for word with each consent (CTIA Messaging Principles 5.1.1:
 * who, what, how often, fees, how to stop). A change of words is a new version.
 */
export const CONSENT_VERSION = 1;

export const smsConsentWording = (business: string) =>
  `I agree to get automated texts from ${business} about openings in its schedule at the number above, up to 5 a week. ` +
  "Consent is not a condition of any service. Message and data rates may apply. Reply STOP to end, HELP for help.";

export const emailConsentWording = (business: string) =>
  `I agree to get emails from ${business} about openings in its schedule at the address above. ` +
  "Every email has a link to unsubscribe.";
