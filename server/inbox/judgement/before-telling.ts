import { unlessBookedHere } from "./booked-by";
import { unlessAmongOthers } from "./colleagues";
import { unlessCopied } from "./copies";
import { unlessHandedOn, unlessOwnAffair } from "./cover-notes";
import type { Email } from "./email";
import type { Judgement } from "./judged";
import { unlessPrivate } from "./occasions";
import { unlessCustomer } from "./parties";
import { unlessSaidLate } from "./said-late";
import { unlessSpokenFor } from "./spoken-for";
import { unlessToMany } from "./to-many";

/** Whose it is comes first, for a note above may settle that; whether it is still free and was said at all comes last. */
const doubts = [
  unlessBookedHere,
  unlessToMany,
  unlessCustomer,
  unlessPrivate,
  unlessAmongOthers,
  unlessHandedOn,
  unlessCopied,
  unlessOwnAffair,
  unlessSpokenFor,
  unlessSaidLate,
];

/** What is asked only where somebody is about to be told, each question in a file of its own. */
export const beforeTelling = (judgement: Judgement, email: Email) =>
  doubts.reduce((left, doubt) => doubt(left, email), judgement);
