import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { ImportedClient, SkippedRow } from "./read-clients";

interface Known {
  /** E.164 */
  phone: string;
  email: string;
}

export interface UploadPlan {
  ready: (ImportedClient & { phoneNational: string })[];
  /** How many of the ready change a client who is on the list. */
  updates: number;
  skipped: SkippedRow[];
}

/** What the server will say to each row, before anything is sent. It judges again: this is the preview. */
export function planUpload(clients: ImportedClient[], country: string, known: Known[]): UploadPlan {
  const phones = new Set(known.map(({ phone }) => phone));
  const emails = new Set(known.map(({ email }) => email.toLowerCase()));
  const plan: UploadPlan = { ready: [], updates: 0, skipped: [] };
  for (const client of clients) {
    const number = readPhone(client.phone, country);
    if (!number) {
      plan.skipped.push({ line: client.line, reason: `“${client.phone}” ${cannotBe(country)}` });
      continue;
    }
    if (phones.has(number.e164) || emails.has(client.email.toLowerCase())) plan.updates += 1;
    plan.ready.push({ ...client, phoneNational: number.national });
  }
  return plan;
}

const cannotBe = (country: string) => `cannot be a phone number in ${theCountry(country)}`;

function theCountry(country: string): string {
  const name = new Intl.DisplayNames("en", { type: "region" }).of(country) ?? country;
  return /^(United|Netherlands|Philippines|Bahamas|Maldives)/.test(name) ? `the ${name}` : name;
}

function readPhone(text: string, country: string): { e164: string; national: string } | undefined {
  const defaultCountry: CountryCode = isSupportedCountry(country) ? country : "US";
  const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
  if (!number?.isPossible()) return undefined;
  const atHome = number.country === undefined || number.country === defaultCountry;
  return { e164: number.number, national: atHome ? number.formatNational() : number.formatInternational() };
}
