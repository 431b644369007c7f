import { setImmediate as nextTurn } from "node:timers/promises";
import type { Answer, Given } from "../../shared/api";
import type { ChannelState, NotificationMethod } from "../../shared/model";
import { displayName } from "../../shared/names";
import * as accounts from "../accounts/service";
import type { Tx } from "../db/client";
import type { Deps } from "../deps";
import { notFound, Refusal } from "../http/errors";
import type { AccountId, ClientId } from "../ids";
import { insertConsents, listConsents } from "./consent-queries";
import { planImport, readRows } from "./import";
import { type ImportedClient, insertImported, listKnown, updateImported } from "./import-queries";
import { readPhone, showPhone } from "./phone";
import * as queries from "./queries";
import { listSuppressed, type Why } from "./suppression-queries";

export { allowAgain, suppress } from "./suppression-queries";
export { linksFor as unsubscribeLinksFor } from "./unsubscribe-queries";

const PRESENTED_AT_ONCE = 500;

type NewClient = Given<"POST /api/waitlist">;
type Client = Answer<"POST /api/waitlist">;

export async function list(deps: Deps, accountId: AccountId): Promise<Client[]> {
  const [country, rows, suppressed] = await Promise.all([
    accounts.countryOf(deps.db, accountId),
    queries.listClients(deps.db, accountId),
    listSuppressed(deps.db, accountId),
  ]);
  const clients: Client[] = [];
  for (const row of rows) {
    // A waitlist of thousands takes its time to present; other requests are answered in between.
    if (clients.length % PRESENTED_AT_ONCE === PRESENTED_AT_ONCE - 1) await nextTurn();
    clients.push(present(row, suppressed.sms.get(row.phone), suppressed.email.get(row.email), country));
  }
  return clients;
}

export async function add(deps: Deps, accountId: AccountId, body: NewClient): Promise<Client> {
  const country = await accounts.countryOf(deps.db, accountId);
  const addresses = readAddresses(body, country);
  const id = await deps.db.transaction(async (tx) => {
    await queries.lockWaitlist(tx, accountId);
    await refuseTaken(tx, accountId, addresses, null);
    const id = await queries.insertClient(tx, accountId, {
      ...body,
      ...addresses,
      smsConsent: true,
      emailConsent: true,
      source: "added",
    });
    await recordAsserted(tx, accountId, id, addresses);
    return id;
  });
  return presentFound((await queries.findClient(deps.db, accountId, id))!, country);
}

export async function update(deps: Deps, accountId: AccountId, id: ClientId, body: NewClient): Promise<Client> {
  const country = await accounts.countryOf(deps.db, accountId);
  const addresses = readAddresses(body, country);
  await deps.db.transaction(async (tx) => {
    await queries.lockWaitlist(tx, accountId);
    await refuseTaken(tx, accountId, addresses, id);
    const before = await queries.findClient(tx, accountId, id);
    if (!before) throw notFound("This client");
    await queries.updateClient(tx, accountId, id, { ...body, ...addresses });
    // Whoever changes an address says that the consent holds for the new one.
    await recordAsserted(tx, accountId, id, {
      phone: before.smsConsent && before.phone !== addresses.phone && addresses.phone,
      email: before.emailConsent && before.email !== addresses.email && addresses.email,
    });
  });
  const client = await queries.findClient(deps.db, accountId, id);
  if (!client) throw notFound("This client");
  return presentFound(client, country);
}

export async function remove(deps: Deps, accountId: AccountId, id: ClientId) {
  if (!(await queries.deleteClient(deps.db, accountId, id))) throw notFound("This client");
  return {};
}

/** What the client agreed to and took back. */
export async function consents(deps: Deps, accountId: AccountId, id: ClientId) {
  if (!(await queries.findClient(deps.db, accountId, id))) throw notFound("This client");
  return listConsents(deps.db, accountId, id);
}

export async function importRows(
  deps: Deps,
  accountId: AccountId,
  rows: (ImportedClient & { line?: number | undefined })[],
) {
  const { good, skipped } = readRows(rows, await accounts.countryOf(deps.db, accountId));
  return deps.db.transaction(async (tx) => {
    await queries.lockWaitlist(tx, accountId);
    const known = await listKnown(
      tx,
      accountId,
      good.map((row) => row.phone),
      good.map((row) => row.email),
    );
    const plan = planImport(good, known);
    await updateImported(tx, accountId, plan.updates);
    await insertImported(tx, accountId, plan.adds);
    const report = [...skipped, ...plan.skipped].sort((a, b) => a.line - b.line);
    return { added: plan.adds.length, updated: plan.updated, skipped: report };
  });
}

/** How each channel stands with each client, or with those named, in waitlist order. Who is told is decided elsewhere. */
export const listReachable = (db: Tx, accountId: AccountId, only: ClientId[] | null = null) =>
  queries.listReachable(db, accountId, only);

export type { Person, ReachableClient } from "./queries";

/** Who can be told by this method, in waitlist order. */
export const listAudience = (db: Tx, accountId: AccountId, method: NotificationMethod) =>
  queries.listAudience(db, accountId, method === "both" ? ["sms", "email"] : [method]);

function readAddresses(body: NewClient, country: string) {
  const phone = readPhone(body.phone, country);
  if (!phone) {
    const sentence = "This cannot be a phone number. Check the digits, or start with + and the country code.";
    throw new Refusal("invalid", sentence, { phone: sentence });
  }
  return { phone, email: body.email.toLowerCase() };
}

async function refuseTaken(
  tx: Tx,
  accountId: AccountId,
  own: { phone: string; email: string },
  except: ClientId | null,
) {
  const others = (await queries.listByAddress(tx, accountId, own.phone, own.email)).filter(({ id }) => id !== except);
  const fields: Record<string, string> = {};
  for (const other of others) {
    const name = displayName(other);
    if (other.phone === own.phone) fields.phone = `${name} is on your waitlist with this phone number.`;
    if (other.email === own.email) fields.email = `${name} is on your waitlist with this email address.`;
  }
  const [sentence] = Object.values(fields);
  if (sentence) throw new Refusal("duplicate", sentence, fields);
}

/** For the addresses given; false is none. */
function recordAsserted(
  tx: Tx,
  accountId: AccountId,
  clientId: ClientId,
  { phone, email }: { phone: string | false; email: string | false },
) {
  const asserted = { clientId, action: "granted", source: "added" } as const;
  return insertConsents(tx, accountId, [
    ...(phone ? [{ ...asserted, channel: "sms" as const, address: phone }] : []),
    ...(email ? [{ ...asserted, channel: "email" as const, address: email }] : []),
  ]);
}

const presentFound = (row: queries.FoundClient, country: string) =>
  present(row, row.smsSuppression, row.emailSuppression, country);

/** Field by field: a row spread into a new object costs ten times as much, and a waitlist has thousands. */
const present = (
  row: queries.ListedClient,
  sms: Why | null | undefined,
  email: Why | null | undefined,
  country: string,
): Client => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone,
  email: row.email,
  smsConsent: row.smsConsent,
  emailConsent: row.emailConsent,
  phoneNational: showPhone(row.phone, country),
  smsState: stateOf(row.smsConsent, sms),
  emailState: stateOf(row.emailConsent, email),
  phoneProblem: sms?.problem ?? null,
  emailProblem: email?.problem ?? null,
});

const stateOf = (consent: boolean, why: Why | null | undefined): ChannelState =>
  why?.kind ?? (consent ? "ok" : "no-consent");
