export type Wish = "stop" | "start" | "help" | "other";

/** The whole text is the word, as carriers read it. CANCEL and END are theirs too, and cannot mean an appointment. */
const words: Record<string, Wish> = {
  ...each("stop", [
    "stop",
    "stopall",
    "stop all",
    "unsubscribe",
    "cancel",
    "end",
    "quit",
    "revoke",
    "optout",
    "opt out",
  ]),
  ...each("start", ["start", "unstop", "yes"]),
  ...each("help", ["help", "info"]),
};

function each(wish: Wish, list: string[]) {
  return Object.fromEntries(list.map((word) => [word, wish]));
}

/**
 * People who want no more texts say so in their own words, and the law takes any reasonable ones. Each pattern names
 * what is to end, so that "I can't stop by on Monday" and "please stop the pain" stay ordinary answers.
 */
const stopSentences = [
  /^(please |pls |plz )?stop( it| this| that| now| please| pls| thanks| thank you)*$/,
  /\bstop\b.{0,20}\b(text|texts|texting|messag\w*|sms|msgs?|contact\w*|sending|notif\w*|spam\w*)\b/,
  /\b(don t|dont|do not|never|no longer|not)\b.{0,20}\b(text|message|msg|contact|sms|notify) me\b/,
  /\b(don t|dont|do not|no longer|not) (want|wish|need)\b.{0,30}\b(text|texts|messages|sms|notifications|these)\b/,
  /\b(no|not any) more (text|texts|messages|sms|msgs?|notifications)\b/,
  /\b(remove|delete) (me|my (phone |cell |mobile )?number|my name|this number)\b(?!.{0,20}appointment)/,
  /\b(take|get) (me|my (phone |cell |mobile )?number|my name|this number) (off|out)\b(?!.{0,20}appointment)/,
  /\b(unsubscribe|unsubscribed|opt me out|opt out|opting out)\b/,
  /\bleave me alone\b/,
];

/** What a client wants who answers a text. */
export function wishOf(body: string): Wish {
  const said = body
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words[said] ?? (stopSentences.some((sentence) => sentence.test(said)) ? "stop" : "other");
}
