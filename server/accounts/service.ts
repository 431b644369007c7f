import type { Answer, Given } from "../../shared/api";
import { displayName } from "../../shared/names";
import type { Tx } from "../db/client";
import type { Deps } from "../deps";
import { Refusal, signedOut } from "../http/errors";
import type { AccountId } from "../ids";
import { isCountry, isPlace } from "./place";
import * as queries from "./queries";

export type { Account } from "./queries";
export { findByEmailToken } from "./queries";

/** Where a practitioner is until they say otherwise. */
const SOMEWHERE = { timeZone: "America/New_York", country: "US" };

export async function find(db: Tx, accountId: AccountId): Promise<queries.Account> {
  const account = await queries.findAccount(db, accountId);
  if (!account) throw signedOut();
  return account;
}

export const zoneOf = (account: queries.Account) => account.timeZone ?? SOMEWHERE.timeZone;
export const homeOf = (account: queries.Account) => account.country ?? SOMEWHERE.country;
export const countryOf = async (db: Tx, accountId: AccountId) => homeOf(await find(db, accountId));

/** The name that clients read. */
export const senderNameOf = (account: queries.Account) => account.businessName.trim() || displayName(account);

export async function user(deps: Deps, accountId: AccountId): Promise<Answer<"GET /api/auth/user">> {
  return find(deps.db, accountId);
}

export async function settings(deps: Deps, accountId: AccountId): Promise<Answer<"GET /api/settings">> {
  const account = await find(deps.db, accountId);
  return {
    ...account,
    autoSendEnabled: account.autoSend ? "true" : "false",
    publicOptInToken: account.joinToken,
    timeZone: zoneOf(account),
    country: homeOf(account),
    timeZoneKnown: account.timeZone !== null,
    inboundAddress: inboundAddress(deps, account),
    senderName: senderNameOf(account),
  };
}

export async function saveSettings(deps: Deps, accountId: AccountId, body: Given<"POST /api/settings">) {
  refuseUnknownPlace(body);
  const { autoSendEnabled, guessed, timeZone, country, ...texts } = body;
  const place = { ...(timeZone && { timeZone }), ...(country && { country }) };
  const autoSend = autoSendEnabled && { autoSend: autoSendEnabled === "true" };
  if (guessed) await queries.updateUnknownPlace(deps.db, accountId, place);
  await queries.updateAccount(deps.db, accountId, { ...texts, ...autoSend, ...(guessed ? {} : place) });
  return settings(deps, accountId);
}

export const inboundAddress = ({ config }: Deps, account: Pick<queries.Account, "emailToken">) =>
  `${config.inbound.localPart}-${account.emailToken}@${config.inbound.domain}`;

function refuseUnknownPlace({ timeZone, country }: Given<"POST /api/settings">) {
  const fields: Record<string, string> = {};
  if (timeZone !== undefined && !isPlace(timeZone)) fields.timeZone = "Choose a time zone from the list.";
  if (country !== undefined && !isCountry(country)) fields.country = "Choose a country from the list.";
  const [sentence] = Object.values(fields);
  if (sentence) throw new Refusal("invalid", sentence, fields);
}
