import type { Claimed } from "./claim-queries";

/** Messages that go to the provider in one call. */
export type Parcel = Claimed[];

/**
 * Texts travel alone. Emails of one practitioner share a call, but no address stands in it twice: SendGrid refuses a
 * call that repeats one, and who cancels and is told again within a minute may well be in one claim.
 */
export function parcelsOf(claimed: Claimed[], most: number): Parcel[] {
  if (most === 1) return claimed.map((message) => [message]);
  const parcels: { accountId: string; addresses: Set<string>; messages: Parcel }[] = [];
  for (const message of claimed) {
    const fits = parcels.find(
      ({ accountId, addresses, messages }) =>
        accountId === message.accountId && messages.length < most && !addresses.has(message.recipient),
    );
    if (fits) {
      fits.addresses.add(message.recipient);
      fits.messages.push(message);
    } else {
      const { accountId, recipient } = message;
      parcels.push({ accountId, addresses: new Set([recipient]), messages: [message] });
    }
  }
  return parcels.map(({ messages }) => messages);
}
