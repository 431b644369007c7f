import type { Reply } from "../../api";

export type Email = Reply<"GET /api/parsed-cancellations">[number];
/** An email with readings to choose from. */
export type OpenQuestion = Email & { question: NonNullable<Email["question"]> };

export const isOpen = (email: Email): email is OpenQuestion => email.question !== null;

/** Has it openings that nobody was told of and that still can be told: with auto-send off, all that are read. */
export const isWaiting = ({ canNotify, totals, openingId, others }: Email) =>
  openingId !== null && [{ canNotify, totals }, ...others].some((one) => one.canNotify && one.totals === null);
