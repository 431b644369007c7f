/** SPEC.md section 9: the figures of the business. A price or a limit stands here and nowhere else. */
export const TRIAL_NOTIFICATIONS_PER_MONTH = 25;
export const UNLIMITED = -1;
export const NEAR_LIMIT_PERCENT = 80;
export const PROFESSIONAL_PRICE_CENTS = 2900;

export const DEFAULT_MESSAGE_TEMPLATE =
  "Hi [FIRST_NAME]! A cancellation just opened up at [TIME] on [DATE]. Book here: [CALENDAR_LINK]";
export const DEFAULT_EMAIL_SUBJECT = "Appointment Opening - [DATE] at [TIME]";
export const DEFAULT_EMAIL_TEMPLATE =
  "Hi [FIRST_NAME]! Great news! A cancellation just opened up at [TIME] on [DATE]. Book your appointment here: [CALENDAR_LINK]";

/** A file beyond either is refused with a sentence, not read halfway. */
export const IMPORT_MAX_ROWS = 20_000;
export const IMPORT_MAX_BYTES = 5_000_000;

/** Twilio refuses a body longer than this (error 21617). */
export const TEXT_MAX_CHARACTERS = 1600;
export const EMAIL_MAX_CHARACTERS = 10_000;

/** The first and the last day that an appointment can be on. */
export const FIRST_DAY = "2000-01-01";
export const LAST_DAY = "2099-12-31";
