import type { Given } from "../../shared/api";
import { CONSENT_VERSION, emailConsentWording, smsConsentWording } from "../../shared/consent";
import { displayName } from "../../shared/names";
import type { Tx } from "../db/client";
import type { Deps } from "../deps";
import { Refusal } from "../http/errors";
import type { AccountId, ClientId } from "../ids";
import { insertConsents } from "./consent-queries";
import { homeCountries, isFrom, readPhone } from "./phone";
import * as queries from "./queries";

type JoinForm = Given<"POST /api/join/:token">;

/** Where a consent was given, kept as evidence. */
export interface Visit {
  page: string;
  ip: string | null;
  userAgent: string | null;
}

export async function lookUp(deps: Deps, token: string) {
  return { businessName: nameOf(await practiceOf(deps.db, token)) };
}

/** The answer is the same whether the person was listed already: the page must not tell a stranger who waits where. */
export async function join(deps: Deps, token: string, { website, ...form }: JoinForm, visit: Visit) {
  const practice = await practiceOf(deps.db, token);
  const phone = readLocalPhone(form.phone, practice.country ?? "US");
  // A field that no person sees: who fills it in is a program, and learns nothing.
  if (website) return { ok: true as const };
  const person = { ...form, phone, email: form.email.toLowerCase() };
  await deps.db.transaction(async (tx) => {
    await queries.lockWaitlist(tx, practice.id);
    await enter(tx, practice.id, person, nameOf(practice), visit);
  });
  return { ok: true as const };
}

const countryNames = new Intl.DisplayNames("en", { type: "region" });
const either = new Intl.ListFormat("en", { type: "disjunction" });

/** A stranger fills this form in: it must not become a way to have the practitioner text the far end of the world. */
function readLocalPhone(text: string, country: string): string {
  const phone = readPhone(text, country);
  if (!phone) throw wrongPhone("This cannot be a phone number. Check the digits.");
  const countries = homeCountries(country);
  if (isFrom(countries, phone)) return phone;
  const names = countries.map((code) => countryNames.of(code) ?? code);
  throw wrongPhone(`This waitlist takes phone numbers from ${either.format(names)}.`);
}

const wrongPhone = (sentence: string) => new Refusal("invalid", sentence, { phone: sentence });

/**
 * A known person gains what they ticked, for the address they are listed with. Anybody can type anybody's name, so
 * neither names nor addresses change, and an opt-out stays until the person takes it back themselves.
 */
async function enter(tx: Tx, accountId: AccountId, person: Omit<JoinForm, "website">, business: string, visit: Visit) {
  const matches = await queries.listByAddress(tx, accountId, person.phone, person.email);
  const known = matches.find((client) => client.phone === person.phone) ?? matches[0];
  const sms = person.smsConsent && (!known || known.phone === person.phone);
  const email = person.emailConsent && (!known || known.email === person.email);

  let clientId: ClientId;
  if (known) {
    clientId = known.id;
    await queries.updateClient(tx, accountId, clientId, {
      smsConsent: known.smsConsent || sms,
      emailConsent: known.emailConsent || email,
    });
  } else {
    clientId = await queries.insertClient(tx, accountId, { ...person, source: "joined" });
  }

  const given = { clientId, action: "granted", source: "join-page", ...visit } as const;
  const version = `[v${CONSENT_VERSION}] `;
  await insertConsents(tx, accountId, [
    ...(sms
      ? [{ ...given, channel: "sms" as const, address: person.phone, wording: version + smsConsentWording(business) }]
      : []),
    ...(email
      ? [
          {
            ...given,
            channel: "email" as const,
            address: person.email,
            wording: version + emailConsentWording(business),
          },
        ]
      : []),
  ]);
}

async function practiceOf(db: Tx, token: string) {
  const practice = await queries.findAccountByJoinToken(db, token);
  if (!practice) throw new Refusal("not_found", "This waitlist link is invalid or has expired.");
  return practice;
}

const nameOf = (practice: {
  businessName: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}) => practice.businessName || displayName(practice);
