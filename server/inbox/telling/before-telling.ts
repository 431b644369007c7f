import type { Judgement } from "../judgement/judged";
import { unlessBookedHere } from "./booked-by";
import { unlessAmongOthers } from "./colleagues";
import { unlessCopied } from "./copies";
import { unlessHandedOn, unlessOwnAffair } from "./cover-notes";
import type { Email } from "./email";
import { withHourInNote } from "./hour-in-note";
import { unlessMoveOpen } from "./moves-open";
import { unlessNotHers } from "./not-hers";
import { unlessPrivate } from "./occasions";
import { unlessOldTaken } from "./old-side";
import { unlessOnlyAsked } from "./only-asked";
import { unlessOwnCancel } from "./own-cancel";
import { unlessCustomer } from "./parties";
import { unlessPretended } from "./pretended";
import { unlessProposed } from "./proposals";
import { unlessRecord } from "./records";
import { unlessReported } from "./reported";
import { unlessSaidLate } from "./said-late";
import { unlessServedElsewhere, unlessServedHere } from "./served-here";
import { unlessSpokenFor } from "./spoken-for";
import { unlessTakenBack } from "./taken-back";
import { unlessToMany } from "./to-many";
import { unlessWhy } from "./whys";

/** What the note adds comes first, whose it is before the notes that may settle it; whether it is still free and was said at all comes last. */
const questions = [
  withHourInNote,
  unlessBookedHere,
  unlessServedHere,
  unlessToMany,
  unlessPretended,
  unlessOwnCancel,
  unlessCustomer,
  unlessServedElsewhere,
  unlessPrivate,
  unlessNotHers,
  unlessAmongOthers,
  unlessHandedOn,
  unlessCopied,
  unlessOwnAffair,
  unlessSpokenFor,
  unlessTakenBack,
  unlessWhy,
  unlessProposed,
  unlessMoveOpen,
  unlessOldTaken,
  unlessRecord,
  unlessSaidLate,
  unlessReported,
  unlessOnlyAsked,
];

/** What is asked of the whole email before anybody is told, or to settle whose an appointment is that would be asked about. */
export const beforeTelling = (judgement: Judgement, email: Email) =>
  questions.reduce((left, question) => question(left, email), judgement);
