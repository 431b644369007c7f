export const unsubscribeWords = {
  title: "Unsubscribe",
  ask: (business: string) => `Stop emails from ${business}?`,
  text: (business: string) =>
    `You will get no more emails about openings at ${business}. Texts are not affected: reply STOP to a text to end those.`,
  button: "Unsubscribe",
  pending: "Unsubscribing...",
  failed: "That did not work. Please try again.",
  done: "You are unsubscribed",
  doneText: (business: string) => `${business} will send no more emails to this address.`,
  invalid: "Invalid Link",
  invalidText: "This link is invalid or has expired.",
};
