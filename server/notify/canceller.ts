import type { Opening } from "../openings/service";

interface Person {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/**
 * Is this client the one who cancelled? They are never told of their own slot. Matched by email, by phone as its last
 * nine digits (national and international spellings share them), or by first and last name in any order.
 */
export function isCanceller(client: Person, cancelledBy: Opening["cancelledBy"]): boolean {
  const { names, emails, phones } = cancelledBy;
  if (emails.some((email) => email.trim().toLowerCase() === client.email)) return true;
  if (phones.some((phone) => samePhone(phone, client.phone))) return true;
  const own = [...words(client.firstName), ...words(client.lastName)];
  return names.some((name) => {
    const written = new Set(words(name));
    return own.every((word) => written.has(word));
  });
}

const SHARED_DIGITS = 9;

function samePhone(written: string, e164: string): boolean {
  const digits = written.replace(/\D/g, "");
  return digits.length >= SHARED_DIGITS && digits.slice(-SHARED_DIGITS) === e164.slice(-SHARED_DIGITS);
}

/** "Léa Müller-Roy" is lea, muller, roy: tools drop accents and hyphens. */
const words = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
