import { createHash } from "node:crypto";
import { z } from "zod";
import { type Db, findItem, putItem } from "../store";

const Name = z
  .string()
  .trim()
  .max(80)
  .optional()
  .transform((name) => name || undefined);

/** The sign-in form. A ticked box arrives as "on". */
export const SignIn = z.object({
  email: z
    .string()
    .trim()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/),
  firstName: Name,
  lastName: Name,
  unverified: z.literal("on").optional(),
});
export type SignIn = z.infer<typeof SignIn>;

export interface Person {
  email: string;
  verified: boolean;
  firstName?: string;
  lastName?: string;
}

/** The same address is the same person at every sign-in, however it is capitalised. */
const subjectOf = (email: string) => createHash("sha256").update(email.toLowerCase()).digest("base64url").slice(0, 24);

/** Names that were left out stay as they were. */
export async function rememberPerson(db: Db, form: SignIn, now: Date) {
  const subject = subjectOf(form.email);
  const known = (await findItem<Person>(db, "person", subject))?.data;
  const person: Person = {
    email: form.email,
    verified: form.unverified === undefined,
    firstName: form.firstName ?? known?.firstName,
    lastName: form.lastName ?? known?.lastName,
  };
  await putItem(db, "person", subject, person, now);
  return subject;
}

export async function claimsOf(db: Db, subject: string) {
  const person = (await findItem<Person>(db, "person", subject))?.data;
  if (!person) return undefined;
  const name = [person.firstName, person.lastName].filter(Boolean).join(" ");
  return {
    sub: subject,
    email: person.email,
    email_verified: person.verified,
    ...(person.firstName && { given_name: person.firstName }),
    ...(person.lastName && { family_name: person.lastName }),
    ...(name && { name }),
  };
}
