import { z } from "zod";
import { FIRST_DAY, LAST_DAY } from "./constants";
import { withoutDirections } from "./direction";

/** A name, subject or address is one line: a line break in it could become a header of an email. */
export const oneLine = (max: number) =>
  z
    .string()
    .overwrite(withoutDirections)
    .trim()
    .max(max, `Keep it to ${max} characters.`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    .refine((text) => !/[\u0000-\u001f\u007f]/.test(text), "Remove line breaks and control characters.");

export const required = (max: number, sentence: string) => oneLine(max).min(1, sentence);

/** Text of several lines. NUL is the one character PostgreSQL cannot store. */
export const prose = (max: number) =>
  z
    .string()
    .max(max, `Keep it to ${max.toLocaleString("en-US")} characters.`)
    .refine((text) => !text.includes("\u0000"), "Remove the NUL characters.");

export const LocalDate = z.iso.date("Enter a date such as 2026-03-05.");
/** A date that a person enters: the year 26, or 20266, is a slip of the hand. */
export const EnteredDate = LocalDate.refine(
  (date) => date >= FIRST_DAY && date <= LAST_DAY,
  "Enter a date between 2000 and 2099.",
);
export const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 15:30.");

/** A start on the practitioner's wall clock. */
export const Slot = z.object({ date: LocalDate, time: LocalTime.nullable(), timeZone: z.string() });

/** An id in an answer: the database made it. To check the form of each again was a fifth of the answer of a long list. */
export const OwnId = z.string();
