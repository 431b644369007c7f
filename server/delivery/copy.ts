/** Answers to replies. Carriers want the name, and how to stop or to come back, in each. */
export const copy = {
  stopped: (business: string) =>
    `${business}: You are opted out and will get no more texts. Reply START to get them again.`,
  started: (business: string) =>
    `${business}: You will get texts about openings again. Reply HELP for help, STOP to opt out.`,
  help: (business: string) =>
    `${business}: You get texts about appointment openings because you joined the waitlist. Reply STOP to opt out.`,
};
