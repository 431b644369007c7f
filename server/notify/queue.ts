import type { NotificationMethod } from "../../shared/model";
import type { Tx } from "../db/client";
import type { AccountId, ClientId, SendId } from "../ids";
import * as waitlist from "../waitlist/service";
import { isTold, planFor, type Words } from "./plan";
import { insertNotifications } from "./queries";

/** What the messages of one send have in common. */
export interface Batch {
  sendId: SendId;
  method: NotificationMethod;
  period: string;
  words: Words;
  expiresAt: Date;
}

/**
 * Plans the messages of these clients, as they are now, and puts them in the queue. Returns how many of them have any:
 * who was deleted or opted out of everything has none.
 */
export async function queueMessages(
  tx: Tx,
  accountId: AccountId,
  { method, words, ...batch }: Batch,
  ids: ClientId[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const clients = await waitlist.listReachable(tx, accountId, ids);
  if (clients.length === 0) return 0;
  const planned = clients.map((client) => planFor(client, method, words));
  const emails = planned.flatMap(({ client, email }) => (email ? [client.email] : []));
  const links = await waitlist.unsubscribeLinksFor(tx, accountId, emails);
  const outgoing = planned.map((one) => ({ ...one, unsubscribeToken: links.get(one.client.email) ?? null }));
  await insertNotifications(tx, accountId, { ...batch, senderName: words.senderName, dueAt: now }, outgoing);
  return planned.filter(isTold).length;
}
