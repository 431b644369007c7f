import { randomBytes } from "node:crypto";
import type { Deps } from "../deps";
import { Refusal } from "../http/errors";
import type { AccountId } from "../ids";
import type { Identity } from "../providers/ports";
import { upsertAccount } from "./sign-in-queries";

export { findOpenAccount as admitted } from "./sign-in-queries";

/** Finds or makes the account of who signed in. Only a verified email can make an admin, and only here. */
export async function signIn({ db, config }: Pick<Deps, "db" | "config">, identity: Identity): Promise<AccountId> {
  const { emailVerified, ...person } = identity;
  const isAdmin = emailVerified && config.adminEmails.includes(person.email?.toLowerCase() ?? "");
  const account = await upsertAccount(db, { ...person, isAdmin, emailToken: emailToken(), joinToken: joinToken() });
  if (!account) throw new Refusal("forbidden", "This account was closed. Write to us if you want to come back.");
  return account.id;
}

// 32 of them; i, l, o and 1 are left out, which people mistake when they type an address.
const ALPHABET = "abcdefghjkmnpqrstuvwxyz023456789";
const EMAIL_TOKEN_LENGTH = 26;

/** 130 random bits in one case: mail servers may change it. */
const emailToken = () =>
  Array.from(randomBytes(EMAIL_TOKEN_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");

const joinToken = () => randomBytes(16).toString("base64url");
