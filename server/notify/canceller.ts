import type { Opening } from "../openings/service";

export interface Person {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/**
 * Is this client the one who cancelled? They are never told of their own slot. Matched by email, by phone as its last
 * nine digits (national and international spellings share them), or by first and last name in any order.
 */
export function isCanceller(
  { names, emails, phones }: Opening["cancelledBy"],
  wordsOf: (client: Person) => string[] = nameWords,
): (client: Person) => boolean {
  const written = names.map((name) => new Set(words(name)));
  const addresses = new Set(emails.map((email) => email.trim().toLowerCase()));
  return (client) => {
    if (addresses.has(client.email)) return true;
    if (phones.some((phone) => samePhone(phone, client.phone))) return true;
    if (written.length === 0) return false;
    const own = wordsOf(client);
    return own.length > 0 && written.some((name) => own.every((word) => name.has(word)));
  };
}

export const nameWords = ({ firstName, lastName }: Person) => words(`${firstName} ${lastName}`);

const SHARED_DIGITS = 9;

function samePhone(written: string, e164: string): boolean {
  const digits = written.replace(/\D/g, "");
  return digits.length >= SHARED_DIGITS && digits.slice(-SHARED_DIGITS) === e164.slice(-SHARED_DIGITS);
}

/** "Léa Müller-Roy" is lea, muller, roy: tools drop accents and hyphens. */
const words = (name: string) =>
  plain(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Most names are plain already, and a waitlist may have ten thousand. */
const plain = (name: string) => (/^[ -~]*$/.test(name) ? name : name.normalize("NFD").replace(/\p{M}/gu, ""));
